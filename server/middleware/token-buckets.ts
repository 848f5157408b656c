import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';

export interface BucketSize {
  /** Requests, or bytes, that may come at once. */
  burst: number;
  /** Those that come back each second. */
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

  /** Takes tokens, one unless said: 0 when there were enough, else the milliseconds until there will be. */
  take(key: string, count = 1): number {
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
    if (bucket.tokens >= count) {
      bucket.tokens -= count;
      return 0;
    }
    return Math.ceil(((count - bucket.tokens) / perSecond) * Second.ms);
  }

  /** Puts tokens back that were taken for nothing. */
  giveBack(key: string, count: number): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.#size.burst, bucket.tokens + count);
  }
}
