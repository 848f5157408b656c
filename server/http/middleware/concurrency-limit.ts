import type { Context, Middleware } from 'koa';
import { ProblemError } from '../problem.ts';
import { networksOf, shares } from './address.ts';

/**
 * Lets only so many requests be under way at once, altogether, per address and per network round it; the others get
 * 429. A quarter is kept for those who have nothing under way.
 * @param weightOf as how many a request counts; 0 passes always. Default: each as one.
 */
export function concurrencyLimit(
  most: { global: number; perAddress: number },
  weightOf: (ctx: Context) => number = () => 1,
): Middleware {
  const underWay = new Map<string, number>();
  let total = 0;
  return async (ctx, next) => {
    const weight = weightOf(ctx);
    if (weight === 0) return next();
    const networks = networksOf(ctx.ip);
    const countOf = (network: string) => underWay.get(network) ?? 0;
    const isNew = networks.every((network) => countOf(network) === 0);
    const isOverShare = networks.some(
      (network, index) => countOf(network) + weight > most.perAddress * (shares[index] ?? 1),
    );
    const room = isNew ? most.global : Math.ceil((most.global * 3) / 4);
    if (isOverShare || total + weight > room) {
      throw new ProblemError('too-many-requests', { retryAfterSeconds: 5 });
    }
    total += weight;
    for (const network of networks) underWay.set(network, countOf(network) + weight);
    try {
      await next();
    } finally {
      total -= weight;
      for (const network of networks) {
        const left = countOf(network) - weight;
        if (left <= 0) underWay.delete(network);
        else underWay.set(network, left);
      }
    }
  };
}
