import type { Context, Middleware } from 'koa';
import { Second } from '#shared/time.ts';
import { ProblemError } from '../problem.ts';
import { networksOf, shares } from './address.ts';

/**
 * A body that comes more slowly than this, over so long a time, is stalled. A phone at the edge of reception that sends
 * 5 KB a second and pauses for 20 seconds is twice as fast.
 */
const stalled = { overMs: 30 * Second.ms, bytesPerSecond: 512 };

/** A request whose place is taken. */
interface UnderWay {
  networks: readonly string[];
  isStalled(): boolean;
  /** Ends its connection, and gives back its place at once. */
  cutOff(): void;
}

/**
 * Lets only so many requests be under way at once, altogether, per address and per network round it; the others get
 * 429. A quarter is kept for those who have nothing under way. Where there is no room, those whose bodies have stalled
 * are cut off: what they had sent completely stays, and a device sends the rest again.
 * @param weightOf as how many a request counts; 0 passes always. Default: each as one.
 */
export function concurrencyLimit(
  most: { global: number; perAddress: number },
  weightOf: (ctx: Context) => number = () => 1,
): Middleware {
  const requests = new Set<UnderWay>();
  const weights = new Map<string, number>();
  let total = 0;

  const weightFrom = (network: string) => weights.get(network) ?? 0;
  const add = (networks: readonly string[], weight: number) => {
    total += weight;
    for (const network of networks) {
      const sum = weightFrom(network) + weight;
      if (sum > 0) weights.set(network, sum);
      else weights.delete(network);
    }
  };

  return async (ctx, next) => {
    const weight = weightOf(ctx);
    if (weight === 0) return next();
    const networks = networksOf(ctx.ip);
    const isNew = networks.every((network) => weightFrom(network) === 0);
    const room = isNew ? most.global : Math.ceil((most.global * 3) / 4);
    const isOverShare = () =>
      networks.some(
        (network, index) => weightFrom(network) + weight > most.perAddress * (shares[index] ?? 1),
      );
    const isRefused = () => isOverShare() || total + weight > room;
    for (const other of requests) {
      if (!isRefused()) break;
      // Who has used up their own share gets no more by ending what others send.
      const helps = !isOverShare() || other.networks.some((network) => networks.includes(network));
      if (helps && other.isStalled()) other.cutOff();
    }
    if (isRefused()) throw new ProblemError('too-many-requests', { retryAfterSeconds: 5 });

    add(networks, weight);
    const leave = () => {
      if (requests.delete(request)) add(networks, -weight);
    };
    const request: UnderWay = {
      networks,
      isStalled: stallOf(ctx.req),
      cutOff() {
        leave();
        ctx.req.destroy();
      },
    };
    requests.add(request);
    try {
      await next();
    } finally {
      leave();
    }
  };
}

/** Tells, whenever somebody asks, whether too little of a body has come since it was looked at before. */
function stallOf(request: Context['req']): () => boolean {
  let seen = { bytes: request.socket.bytesRead, atMs: performance.now() };
  return () => {
    const now = { bytes: request.socket.bytesRead, atMs: performance.now() };
    const elapsedMs = now.atMs - seen.atMs;
    if (request.complete || elapsedMs < stalled.overMs) return false;
    const isSlow = now.bytes - seen.bytes < (elapsedMs / Second.ms) * stalled.bytesPerSecond;
    seen = now;
    return isSlow;
  };
}
