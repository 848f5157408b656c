import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { ProblemError } from '../problem.ts';
import { addressKey } from './address.ts';
import type { RateLimit } from './rate-limit.ts';
import { TokenBuckets } from './token-buckets.ts';

/** How much may be stored, for one address and for everybody together. */
export interface ByteBudget {
  /**
   * Takes the bytes of one record.
   * @returns gives them back, for a record that was not stored after all
   * @throws ProblemError `too-many-requests` with the time until there is room for it
   */
  take(ip: string, bytes: number): () => void;
}

export function byteBudget(limit: RateLimit, clock: Clock): ByteBudget {
  const addresses = new TokenBuckets(limit.perAddress, clock);
  const everybody = new TokenBuckets(limit.global, clock);
  return {
    take(ip, bytes) {
      const key = addressKey(ip);
      const ownWaitMs = addresses.take(key, bytes);
      if (ownWaitMs > 0) throw refusal(ownWaitMs);
      const waitMs = everybody.take('', bytes);
      if (waitMs > 0) {
        addresses.giveBack(key, bytes);
        throw refusal(waitMs);
      }
      return () => {
        addresses.giveBack(key, bytes);
        everybody.giveBack('', bytes);
      };
    },
  };
}

function refusal(waitMs: number): ProblemError {
  return new ProblemError('too-many-requests', {
    detail: 'More has been sent today than we can take in. Please try again later.',
    retryAfterSeconds: Math.ceil(waitMs / Second.ms),
  });
}
