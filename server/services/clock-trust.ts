import { Hour, Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';

/** Decides whether the clock can be trusted when something seems old enough to be removed. */
export interface ClockTrust {
  /** Whether the clock has run evenly for six hours in this process: by then a time server would have corrected it. */
  isTrusted(): boolean;
  /**
   * A moment that has certainly come. Once the clock is trusted, its time. Before that, the last trusted time plus the
   * time that this process has run since: it may be late, by as long as the server was off, but never early. Null when no
   * time was ever trusted.
   */
  trustedNow(): Date | null;
  /** Compares with the clock of another machine: two independent clocks that agree can be trusted. */
  compare(other: Date): void;
}

export interface ClockTrustOptions {
  clock: Clock;
  /** Milliseconds of a monotonic clock. */
  monotonicMs: () => number;
  /** The last trusted time of an earlier process. */
  known?: Date | null;
}

/** A larger difference between the two clocks means that one was set, or that the machine slept. */
const maxJumpMs = 12 * Hour.ms;
/**
 * A time server corrects a clock within minutes of a start, or within the hour in which it is reached again. Six hours
 * leave room for that, and a machine that is restarted every night, or runs for a working day only, reaches them.
 */
const trustedAfterMs = 6 * Hour.ms;

/** A phone's clock and a server's are seconds apart, and an answer takes its time. */
const maxDifferenceMs = 5 * Minute.ms;

/**
 * An empty battery, or a wrong answer from a time server, sets a clock months ahead, and everything would seem expired.
 * The records cannot say what time it is: one message with the wrong time confirms it. So every clock is trusted only
 * after six hours. Call one of the methods at least every hour.
 */
export function createClockTrust({
  clock,
  monotonicMs,
  known = null,
}: ClockTrustOptions): ClockTrust {
  const readClocks = () => ({ wallMs: clock().getTime(), monotonicMs: monotonicMs() });
  let last = readClocks();
  let evenSinceMs = last.monotonicMs;
  let lastTrusted = known && { wallMs: known.getTime(), monotonicMs: last.monotonicMs };

  function isTrusted(): boolean {
    const now = readClocks();
    const jumpMs = now.wallMs - last.wallMs - (now.monotonicMs - last.monotonicMs);
    if (Math.abs(jumpMs) > maxJumpMs) evenSinceMs = now.monotonicMs;
    last = now;
    return now.monotonicMs - evenSinceMs >= trustedAfterMs;
  }

  return {
    isTrusted,
    trustedNow() {
      if (isTrusted()) lastTrusted = last;
      if (!lastTrusted) return null;
      const { wallMs, monotonicMs: now } = readClocks();
      // A clock that was set back since then was ahead.
      return new Date(Math.min(wallMs, lastTrusted.wallMs + now - lastTrusted.monotonicMs));
    },
    compare(other) {
      const now = readClocks();
      const apartMs = Math.abs(other.getTime() - now.wallMs);
      if (apartMs <= maxDifferenceMs) lastTrusted = { ...now, wallMs: now.wallMs - apartMs };
    },
  };
}
