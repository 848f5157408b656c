import { createSerialQueue } from '#lib/serial-queue.ts';
import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { GuessLimiter } from './guess-limiter.ts';

/** Sign-ins that may wait in one queue; each check needs the memory of one scrypt run. */
const maxWaiting = 20;

/** A queue of tries, checked one at a time. */
export class SignInQueue {
  readonly #limiters: readonly GuessLimiter[];
  #waiting = 0;
  readonly #enqueue = createSerialQueue();

  /** @param shares as many times the guesses of one sender for each of the senders of a try; see `GuessLimiter` */
  constructor(clock: Clock, shares: readonly number[] = [1]) {
    this.#limiters = shares.map((share) => new GuessLimiter(clock, share));
  }

  /**
   * Checks one try.
   * @param senders address or browser, whose wrong guesses are counted, then the networks around it
   * @param forgives whether a right try makes the sender's wrong guesses forgotten
   * @returns whether it was right, or the milliseconds to wait before the next try
   */
  async try(
    senders: readonly string[],
    check: () => Promise<boolean>,
    forgives = true,
  ): Promise<boolean | number> {
    const waitMs = this.#waitMs(senders);
    if (waitMs > 0) return waitMs;
    if (this.#waiting >= maxWaiting) return Second.ms;
    this.#waiting += 1;
    try {
      return await this.#enqueue(() => this.#checkNow(senders, check, forgives));
    } finally {
      this.#waiting -= 1;
    }
  }

  #waitMs(senders: readonly string[]): number {
    const waits = senders.map((sender, at) => this.#limiters[at]?.waitMs(sender) ?? 0);
    return Math.max(0, ...waits);
  }

  async #checkNow(
    senders: readonly string[],
    check: () => Promise<boolean>,
    forgives: boolean,
  ): Promise<boolean | number> {
    // Again: guesses of the same sender that came at once may have failed in the meantime.
    const waitMs = this.#waitMs(senders);
    if (waitMs > 0) return waitMs;
    const isRight = await check();
    const [limiter] = this.#limiters;
    if (!isRight) for (const [at, sender] of senders.entries()) this.#limiters[at]?.failed(sender);
    else if (forgives) limiter?.succeeded(senders[0] ?? '');
    return isRight;
  }
}
