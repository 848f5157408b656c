import type { Middleware } from 'koa';
import { Day, Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { ProblemError } from '../problem.ts';
import { addressKey } from './address.ts';
import { TokenBuckets } from './token-buckets.ts';
import type { BucketSize } from './token-buckets.ts';

export interface RateLimit {
  perAddress: BucketSize;
  global: BucketSize;
}

export interface RateLimits {
  /** Reads of the API. */
  read: RateLimit;
  /** Contact messages and questionnaires. */
  submit: RateLimit;
  /** What of them is stored, in bytes of JSON; somebody's four long questionnaires are far below 1 MB. */
  stored: RateLimit;
  /** File uploads; a phone sends one file per call. */
  upload: RateLimit;
}

const mebibytesADay = (count: number): BucketSize => {
  const bytes = count * 1024 ** 2;
  return { burst: bytes, perSecond: bytes / (Day.ms / Second.ms) };
};

/** Generous for people, also for several behind one mobile address; a flood still meets an end. */
export const defaultRateLimits: RateLimits = {
  read: {
    perAddress: { burst: 600, perSecond: 20 },
    global: { burst: 10_000, perSecond: 2_000 },
  },
  submit: {
    perAddress: { burst: 60, perSecond: 0.5 },
    global: { burst: 600, perSecond: 20 },
  },
  stored: { perAddress: mebibytesADay(2), global: mebibytesADay(32) },
  upload: {
    perAddress: { burst: 120, perSecond: 1 },
    global: { burst: 600, perSecond: 20 },
  },
};

/** Answers 429 with `Retry-After` when an address, or everybody together, asks too much. */
export function rateLimit(limit: RateLimit, clock: Clock): Middleware {
  const addresses = new TokenBuckets(limit.perAddress, clock);
  const everybody = new TokenBuckets(limit.global, clock);
  return async (ctx, next) => {
    // One address first, so that a single flood does not use up what belongs to all.
    const waitMs = addresses.take(addressKey(ctx.ip)) || everybody.take('');
    if (waitMs > 0) {
      throw new ProblemError('too-many-requests', {
        retryAfterSeconds: Math.ceil(waitMs / Second.ms),
      });
    }
    await next();
  };
}
