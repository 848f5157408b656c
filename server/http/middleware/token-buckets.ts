import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';

export interface BucketSize {
  /** Tokens in a full bucket. */
  burst: number;
  /** Tokens added per second. */
  perSecond: number;
}

interface Bucket {
  tokens: number;
  filledMs: number;
}

/**
 * A token bucket per key. A bucket that is full again is forgotten, since an unknown key has a full one; the least
 * recently used is forgotten when there are too many.
 */
export class TokenBuckets {
  readonly #size: BucketSize;
  readonly #clock: Clock;
  readonly #maxKeys: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(size: BucketSize, clock: Clock, maxKeys = 10_000) {
    this.#size = size;
    this.#clock = clock;
    this.#maxKeys = maxKeys;
  }

  /**
   * Takes tokens, all or none.
   * @param reserve tokens that must be left
   * @returns 0 when there were enough, else the milliseconds until there will be
   */
  take(key: string, count = 1, reserve = 0): number {
    const { perSecond } = this.#size;
    const bucket = this.#filled(key);
    this.#buckets.delete(key);
    this.#forgetOldest();
    this.#buckets.set(key, bucket);
    const missing = count + reserve - bucket.tokens;
    if (missing > 0) return Math.ceil((missing / perSecond) * Second.ms);
    bucket.tokens -= count;
    return 0;
  }

  /** Returns tokens that were not used. */
  refund(key: string, count: number): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.#size.burst, bucket.tokens + count);
  }

  /** How full the bucket is, from 0 to 1. */
  fullness(key: string): number {
    return this.#filled(key).tokens / this.#size.burst;
  }

  /** Buckets that are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Two at most, so that there are fewer after each call without a long one among them. */
  #forgetOldest(): void {
    let forgotten = 0;
    for (const oldest of this.#buckets.keys()) {
      const isNeeded = this.#buckets.size < this.#maxKeys && this.fullness(oldest) < 1;
      if (isNeeded || forgotten === 2) return;
      this.#buckets.delete(oldest);
      forgotten += 1;
    }
  }

  #filled(key: string): Bucket {
    const { burst, perSecond } = this.#size;
    const nowMs = this.#clock().getTime();
    const known = this.#buckets.get(key);
    if (!known) return { tokens: burst, filledMs: nowMs };
    const gained = (Math.max(0, nowMs - known.filledMs) / Second.ms) * perSecond;
    return { tokens: Math.min(burst, known.tokens + gained), filledMs: nowMs };
  }
}
