import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';

export interface BucketSize {
  /** Requests that may come at once. */
  burst: number;
  /** Requests that come back each second. */
  perSecond: number;
}

interface Bucket {
  tokens: number;
  filledMs: number;
}

/** A token bucket per key; the least recently used key is forgotten when there are too many. */
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

  /** Takes one token: 0 when there was one, else the milliseconds until there will be. */
  take(key: string): number {
    const { burst, perSecond } = this.#size;
    const nowMs = this.#clock().getTime();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filledMs: nowMs };
    const gained = (Math.max(0, nowMs - bucket.filledMs) / Second.ms) * perSecond;
    bucket.tokens = Math.min(burst, bucket.tokens + gained);
    bucket.filledMs = nowMs;
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#maxKeys) {
      for (const oldest of this.#buckets.keys()) {
        this.#buckets.delete(oldest);
        break;
      }
    }
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return 0;
    }
    return Math.ceil(((1 - bucket.tokens) / perSecond) * Second.ms);
  }
}
