import { Hour, Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';

/** Whether the clock can be trusted when something seems old enough to be removed. */
export interface ClockTrust {
  /** Whether it has run evenly for six hours in this process: by then a time server would have corrected it. */
  isSettled(): boolean;
  /**
   * The latest moment that has come for certain: the clock's, once it is settled; until then what was certain last and
   * the time that has run since, so that it is late by as long as the server was off, and never early. Null while
   * nothing is certain.
   */
  certainNow(): Date | null;
  /** The time on another machine's clock: two that agree and know nothing of each other are right. */
  compare(other: Date): void;
}

export interface ClockTrustOptions {
  clock: Clock;
  /** Milliseconds of a monotonic clock. */
  monotonicMs: () => number;
  /** What an earlier process was certain of. */
  known?: Date | null;
}

/** A longer gap between two checks may be sleep, or a corrected clock. */
const evenMs = 12 * Hour.ms;
/**
 * A time server corrects a clock within minutes of a start, or within the hour in which it is reached again. Six hours
 * leave room for that, and a machine that is restarted every night, or runs for a working day only, reaches them.
 */
const settledAfterMs = 6 * Hour.ms;

/** A phone's clock and a server's are seconds apart, and an answer takes its time. */
const agreeMs = 5 * Minute.ms;

/**
 * An empty battery, or a wrong answer from a time server, sets a clock months ahead, and everything would seem expired.
 * The records cannot say what time it is: one message with the wrong time confirms it. So every clock is trusted only
 * after six hours. Call it at least every hour.
 */
export function createClockTrust({
  clock,
  monotonicMs,
  known = null,
}: ClockTrustOptions): ClockTrust {
  const look = () => ({ wallMs: clock().getTime(), monotonicMs: monotonicMs() });
  let last = look();
  let evenSinceMs = last.monotonicMs;
  let certain = known && { wallMs: known.getTime(), monotonicMs: last.monotonicMs };

  function isSettled(): boolean {
    const now = look();
    const jumpMs = now.wallMs - last.wallMs - (now.monotonicMs - last.monotonicMs);
    if (Math.abs(jumpMs) > evenMs) evenSinceMs = now.monotonicMs;
    last = now;
    return now.monotonicMs - evenSinceMs >= settledAfterMs;
  }

  return {
    isSettled,
    certainNow() {
      if (isSettled()) certain = last;
      if (!certain) return null;
      const { wallMs, monotonicMs: now } = look();
      // A clock that was put back was ahead before.
      return new Date(Math.min(wallMs, certain.wallMs + now - certain.monotonicMs));
    },
    compare(other) {
      const now = look();
      const apartMs = Math.abs(other.getTime() - now.wallMs);
      if (apartMs <= agreeMs) certain = { ...now, wallMs: now.wallMs - apartMs };
    },
  };
}
