import { createSerialQueue } from '#lib/serial-queue.ts';
import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { GuessLimiter } from './guess-limiter.ts';

/** Sign-ins that may wait in one queue; each check needs the memory of one scrypt run. */
const maxWaiting = 20;

/** A queue of tries, checked one at a time. */
export class SignInQueue {
  readonly #limiter: GuessLimiter;
  #waiting = 0;
  readonly #enqueue = createSerialQueue();

  constructor(clock: Clock) {
    this.#limiter = new GuessLimiter(clock);
  }

  /**
   * Checks one try.
   * @param sender address or browser, whose wrong guesses are counted
   * @returns whether it was right, or the milliseconds to wait before the next try
   */
  async try(sender: string, check: () => Promise<boolean>): Promise<boolean | number> {
    const waitMs = this.#limiter.waitMs(sender);
    if (waitMs > 0) return waitMs;
    if (this.#waiting >= maxWaiting) return Second.ms;
    this.#waiting += 1;
    try {
      return await this.#enqueue(() => this.#checkNow(sender, check));
    } finally {
      this.#waiting -= 1;
    }
  }

  async #checkNow(sender: string, check: () => Promise<boolean>): Promise<boolean | number> {
    // Again: guesses of the same sender that came at once may have failed in the meantime.
    const waitMs = this.#limiter.waitMs(sender);
    if (waitMs > 0) return waitMs;
    const isRight = await check();
    if (isRight) this.#limiter.succeeded(sender);
    else this.#limiter.failed(sender);
    return isRight;
  }
}
