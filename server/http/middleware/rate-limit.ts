import type { Middleware } from 'koa';
import { Day, Second } from '#shared/time.ts';
import type { Budget, RateLimit } from './budget.ts';
import type { BucketSize } from './token-buckets.ts';

export interface RateLimits {
  /** Reads of the API. */
  read: RateLimit;
  /** Contact messages and questionnaires. */
  submit: RateLimit;
  /** Bytes of JSON that are stored of them; four long questionnaires are far below 1 MB. */
  submittedBytes: RateLimit;
  /** File uploads; a phone sends one file per call. */
  upload: RateLimit;
  /** Bytes of stored files; ten requests with the most files allowed are 1,000 MB. */
  uploadedBytes: RateLimit;
  /** Calls of a device transfer; the largest has fifty parts. */
  deviceTransferCall: RateLimit;
  /** Device transfers that an address starts. */
  deviceTransferStart: RateLimit;
  /** Bytes of the parts of device transfers. */
  deviceTransferBytes: RateLimit;
}

const mebibytesADay = (count: number): BucketSize => {
  const bytes = count * 1024 ** 2;
  return { burst: bytes, perSecond: bytes / (Day.ms / Second.ms) };
};

/** Generous for people, even for many who share a mobile network's address; still a limit for a flood. */
export const defaultRateLimits: RateLimits = {
  read: {
    perAddress: { burst: 600, perSecond: 20 },
    global: { burst: 10_000, perSecond: 2_000 },
  },
  submit: {
    perAddress: { burst: 60, perSecond: 0.5 },
    global: { burst: 600, perSecond: 20 },
  },
  submittedBytes: { perAddress: mebibytesADay(2), global: mebibytesADay(32) },
  upload: {
    perAddress: { burst: 120, perSecond: 1 },
    global: { burst: 600, perSecond: 20 },
  },
  uploadedBytes: { perAddress: mebibytesADay(1_024), global: mebibytesADay(16 * 1_024) },
  deviceTransferCall: {
    perAddress: { burst: 400, perSecond: 4 },
    global: { burst: 4_000, perSecond: 100 },
  },
  deviceTransferStart: {
    perAddress: { burst: 20, perSecond: 100 / (Day.ms / Second.ms) },
    global: { burst: 500, perSecond: 2_000 / (Day.ms / Second.ms) },
  },
  deviceTransferBytes: { perAddress: mebibytesADay(512), global: mebibytesADay(8 * 1_024) },
};

/** Takes one token per request; answers 429 with `Retry-After` when none is left for the address. */
export function rateLimit(budget: Budget): Middleware {
  return async (ctx, next) => {
    budget.take(ctx.ip);
    await next();
  };
}
