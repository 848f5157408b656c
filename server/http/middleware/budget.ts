import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { ProblemError } from '../problem.ts';
import { networksOf, networkShares } from './address.ts';
import { TokenBuckets } from './token-buckets.ts';
import type { BucketSize } from './token-buckets.ts';

export interface RateLimit {
  /** The networks around an address have a multiple of it, see `networkShares`. */
  perAddress: BucketSize;
  global: BucketSize;
}

/** Gives back the tokens that were taken but not used, by default all of them; does nothing when called again. */
export type Refund = (used?: number) => void;

/** A rate limit in tokens: requests or bytes. */
export interface Budget {
  /** @throws ProblemError `too-many-requests` with the time until there are enough tokens */
  take(ip: string, count?: number): Refund;
}

/** Tells a visitor that a daily limit in bytes is used up. */
export const uploadLimitMessage = 'We’ve reached today’s upload limit. Please try again tomorrow.';

/** Share of the global limit that is reserved for newcomers. */
const reservedShare = 1 / 4;

/** A newcomer is an address whose own limits, and those of its networks, are at least this full. */
const minNewcomerFullness = 3 / 4;

/**
 * A limit per address, per network around it and for all visitors together.
 * @param detail a sentence for the refused visitor
 */
export function createBudget(limit: RateLimit, clock: Clock, detail?: string): Budget {
  const networks = createNetworkBuckets(limit.perAddress, clock);
  const globalBucket = new TokenBuckets(limit.global, clock);
  const reserve = Math.floor(limit.global.burst * reservedShare);
  return {
    take(ip, count = 1) {
      const isNewcomer = networks.fullness(ip) >= minNewcomerFullness;
      // The address first, so that a single flood does not use up the global limit.
      const ownWaitMs = networks.take(ip, count);
      if (ownWaitMs > 0) throw tooManyRequests(ownWaitMs, detail);
      const waitMs = globalBucket.take('', count, isNewcomer ? 0 : reserve);
      if (waitMs > 0) {
        networks.refund(ip, count);
        throw tooManyRequests(waitMs, detail);
      }
      let left = count;
      return (used = 0) => {
        const unused = Math.max(0, left - used);
        left = 0;
        networks.refund(ip, unused);
        globalBucket.refund('', unused);
      };
    },
  };
}

/** A limit per address and per network around it, without a global one. */
export function createPerAddressBudget(size: BucketSize, clock: Clock): Budget {
  const networks = createNetworkBuckets(size, clock);
  return {
    take(ip, count = 1) {
      const waitMs = networks.take(ip, count);
      if (waitMs > 0) throw tooManyRequests(waitMs);
      return () => networks.refund(ip, count);
    },
  };
}

function createNetworkBuckets(size: BucketSize, clock: Clock) {
  const levels = networkShares.map(
    (share) =>
      new TokenBuckets({ burst: size.burst * share, perSecond: size.perSecond * share }, clock),
  );
  const bucketsOf = (ip: string) =>
    networksOf(ip).flatMap((network, index) => {
      const buckets = levels[index];
      return buckets ? [{ network, buckets }] : [];
    });
  return {
    /** Takes tokens from every bucket or from none; returns the milliseconds to wait, 0 when they were taken. */
    take(ip: string, count: number): number {
      const taken: (() => void)[] = [];
      for (const { network, buckets } of bucketsOf(ip)) {
        const waitMs = buckets.take(network, count);
        if (waitMs > 0) {
          for (const undo of taken) undo();
          return waitMs;
        }
        taken.push(() => buckets.refund(network, count));
      }
      return 0;
    },
    refund(ip: string, count: number): void {
      for (const { network, buckets } of bucketsOf(ip)) buckets.refund(network, count);
    },
    /** How full the emptiest of its buckets is, from 0 to 1. */
    fullness: (ip: string) =>
      Math.min(...bucketsOf(ip).map(({ network, buckets }) => buckets.fullness(network))),
  };
}

function tooManyRequests(waitMs: number, detail?: string): ProblemError {
  return new ProblemError('too-many-requests', {
    ...(detail !== undefined && { detail }),
    retryAfterSeconds: Math.ceil(waitMs / Second.ms),
  });
}
