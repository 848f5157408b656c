import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { ProblemError } from '../problem.ts';
import { networksOf, shares } from './address.ts';
import { TokenBuckets } from './token-buckets.ts';
import type { BucketSize } from './token-buckets.ts';

export interface RateLimit {
  /** The networks around an address have a few times as much. */
  perAddress: BucketSize;
  global: BucketSize;
}

/** Returns what was taken, except for what was used; does nothing the second time. */
export type Settle = (used?: number) => void;

/** A limit per address, per network around it and for everybody together. */
export interface Budget {
  /** @throws ProblemError `too-many-requests` with the time until there is enough */
  take(ip: string, count?: number): Settle;
}

/** For a sender of more than was announced. */
export const tooMuchWords = 'We’ve reached today’s upload limit. Please try again tomorrow.';

/** The share of the global limit that is reserved for addresses that have hardly used anything. */
const reservedPart = 1 / 4;

/** What an address, and each network around it, must have left to count as new. */
const newcomersFullness = 3 / 4;

/** @param detail a sentence for the refused visitor */
export function createBudget(limit: RateLimit, clock: Clock, detail?: string): Budget {
  const networks = createNetworkBuckets(limit.perAddress, clock);
  const everybody = new TokenBuckets(limit.global, clock);
  const reserve = Math.floor(limit.global.burst * reservedPart);
  return {
    take(ip, count = 1) {
      const isNew = networks.fullness(ip) >= newcomersFullness;
      // The address first, so that a single flood does not use up the global limit.
      const ownWaitMs = networks.take(ip, count);
      if (ownWaitMs > 0) throw refusal(ownWaitMs, detail);
      const waitMs = everybody.take('', count, isNew ? 0 : reserve);
      if (waitMs > 0) {
        networks.giveBack(ip, count);
        throw refusal(waitMs, detail);
      }
      let left = count;
      return (used = 0) => {
        const unused = Math.max(0, left - used);
        left = 0;
        networks.giveBack(ip, unused);
        everybody.giveBack('', unused);
      };
    },
  };
}

/** A limit per address, whatever the outcome; there is no global one. */
export function createOwnBudget(size: BucketSize, clock: Clock): Budget {
  const networks = createNetworkBuckets(size, clock);
  return {
    take(ip, count = 1) {
      const waitMs = networks.take(ip, count);
      if (waitMs > 0) throw refusal(waitMs);
      return () => networks.giveBack(ip, count);
    },
  };
}

function createNetworkBuckets(size: BucketSize, clock: Clock) {
  const levels = shares.map(
    (share) =>
      new TokenBuckets({ burst: size.burst * share, perSecond: size.perSecond * share }, clock),
  );
  const of = (ip: string) =>
    networksOf(ip).flatMap((network, index) => {
      const buckets = levels[index];
      return buckets ? [{ network, buckets }] : [];
    });
  return {
    /** All or nothing. */
    take(ip: string, count: number): number {
      const taken: (() => void)[] = [];
      for (const { network, buckets } of of(ip)) {
        const waitMs = buckets.take(network, count);
        if (waitMs > 0) {
          for (const undo of taken) undo();
          return waitMs;
        }
        taken.push(() => buckets.giveBack(network, count));
      }
      return 0;
    },
    giveBack(ip: string, count: number): void {
      for (const { network, buckets } of of(ip)) buckets.giveBack(network, count);
    },
    /** Of the emptiest of its buckets, from 0 to 1. */
    fullness: (ip: string) =>
      Math.min(...of(ip).map(({ network, buckets }) => buckets.fullness(network))),
  };
}

function refusal(waitMs: number, detail?: string): ProblemError {
  return new ProblemError('too-many-requests', {
    ...(detail !== undefined && { detail }),
    retryAfterSeconds: Math.ceil(waitMs / Second.ms),
  });
}
