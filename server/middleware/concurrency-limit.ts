import type { Middleware } from 'koa';
import { ProblemError } from '../problem.ts';
import { addressKey } from './address.ts';

/** Lets only so many requests be under way at once, altogether and per address; the others get 429. */
export function concurrencyLimit(most: { global: number; perAddress: number }): Middleware {
  const underWay = new Map<string, number>();
  let total = 0;
  return async (ctx, next) => {
    const key = addressKey(ctx.ip);
    const own = underWay.get(key) ?? 0;
    if (total >= most.global || own >= most.perAddress) {
      throw new ProblemError('too-many-requests', { retryAfterSeconds: 5 });
    }
    total += 1;
    underWay.set(key, own + 1);
    try {
      await next();
    } finally {
      total -= 1;
      const left = (underWay.get(key) ?? 1) - 1;
      if (left === 0) underWay.delete(key);
      else underWay.set(key, left);
    }
  };
}
