import { Hour } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';

/** Whether the clock may be believed when it says that something is old enough to be removed. */
export interface ClockTrust {
  /** Whether it has run evenly for six hours in this process: then whoever sets clocks has had time to. */
  isSettled(): boolean;
}

export interface ClockTrustOptions {
  clock: Clock;
  /** Milliseconds that no setting of the clock moves. */
  monotonicMs: () => number;
}

/** A machine may sleep for so long, or have its clock put right by it, between two looks. */
const evenMs = 12 * Hour.ms;
/**
 * A time server puts a clock right within minutes of a start, or within the hour in which it is reached again. Six
 * hours leave room for that, and a machine that is restarted every night, or runs for a working day alone, gets there.
 */
const settledAfterMs = 6 * Hour.ms;

/**
 * A battery that is empty, or a wrong answer from a time server, sets a clock months ahead, and everything received
 * would seem to be past its time. What the records say about now helps nobody: one message that came with the wrong
 * time vouches for it. So every clock is believed only after six hours. Ask at least every hour.
 */
export function createClockTrust({ clock, monotonicMs }: ClockTrustOptions): ClockTrust {
  const look = () => ({ wallMs: clock().getTime(), monotonicMs: monotonicMs() });
  let last = look();
  let evenSinceMs = last.monotonicMs;
  return {
    isSettled() {
      const now = look();
      const jumpMs = now.wallMs - last.wallMs - (now.monotonicMs - last.monotonicMs);
      if (Math.abs(jumpMs) > evenMs) evenSinceMs = now.monotonicMs;
      last = now;
      return now.monotonicMs - evenSinceMs >= settledAfterMs;
    },
  };
}
