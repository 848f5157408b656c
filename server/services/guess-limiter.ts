import { Day, Minute, Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';

interface Failures {
  count: number;
  notBeforeMs: number;
}

const freeFailures = 3;
const maxWaitMs = Minute.ms;
/** Wrong guesses are forgotten so long after the last wait. */
const memoryMs = Day.ms;
const maxWaitUnderAttackMs = 15 * Minute.ms;
/** From this many wrong guesses by all senders within a minute, waits become much longer. */
const attackThreshold = 30;
const maxAddresses = 10_000;

/**
 * Slows wrong guesses down, per sender and globally. A sender that has not failed yet never waits; trying while waiting
 * does not extend the wait.
 */
export class GuessLimiter {
  readonly #clock: Clock;
  readonly #share: number;
  readonly #byAddress = new Map<string, Failures>();
  #recentMs: number[] = [];

  /**
   * @param share as many times the guesses of one sender: a network of many, whose other people must not wait long for
   *   the one who guesses. Default 1.
   */
  constructor(clock: Clock, share = 1) {
    this.#clock = clock;
    this.#share = share;
  }

  /** Milliseconds until this address may guess again; 0 when it may now. */
  waitMs(address: string): number {
    const failures = this.#byAddress.get(address);
    return failures ? Math.max(0, failures.notBeforeMs - this.#clock().getTime()) : 0;
  }

  failed(address: string): void {
    const nowMs = this.#clock().getTime();
    this.#recentMs = [...this.#recentMs, nowMs]
      .filter((atMs) => atMs > nowMs - Minute.ms)
      .slice(-attackThreshold);
    const isAttack = this.#share === 1 && this.#recentMs.length >= attackThreshold;
    const former = this.#byAddress.get(address);
    const count = former && former.notBeforeMs + memoryMs > nowMs ? former.count + 1 : 1;
    const waitMs =
      count < freeFailures * this.#share && !isAttack
        ? 0
        : Math.min(
            Second.ms * 2 ** Math.min(Math.floor(count / this.#share), 20),
            isAttack ? maxWaitUnderAttackMs : maxWaitMs,
          );
    this.#byAddress.delete(address);
    this.#byAddress.set(address, { count, notBeforeMs: nowMs + waitMs });
    if (this.#byAddress.size > maxAddresses) {
      for (const oldest of this.#byAddress.keys()) {
        this.#byAddress.delete(oldest);
        break;
      }
    }
  }

  succeeded(address: string): void {
    this.#byAddress.delete(address);
  }
}
