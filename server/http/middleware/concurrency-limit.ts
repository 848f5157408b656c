import type { Context, Middleware } from 'koa';
import { Second } from '#shared/time.ts';
import { ProblemError } from '../problem.ts';
import { networksOf, shares } from './address.ts';

/** A body is judged by what came of it over so long a time at least. */
const judgedOverMs = 30 * Second.ms;

/**
 * A body that comes more slowly than this is stalled. A phone at the edge of reception that sends 5 KB a second and
 * pauses for 20 seconds is twice as fast.
 */
const stalledBytesPerSecond = 512;

/** A request whose place is taken. */
interface UnderWay {
  networks: readonly string[];
  /** Bytes a second that came of its body lately; infinite while that is not known, and once all of it is there. */
  pace(): number;
  /** Ends its connection, and gives back its place at once. */
  cutOff(): void;
}

/**
 * Lets only so many requests be under way at once, altogether, per address and per network round it; the others get
 * 429. A quarter is kept for those who have nothing under way. Where there is no room, those whose bodies have stalled
 * are cut off, and for those who have nothing under way the slowest: many addresses that send just enough could keep
 * every place otherwise. What was sent completely stays, and a device sends the rest again.
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
    if (isRefused()) {
      const paces = [...requests].map((other) => ({ other, pace: other.pace() }));
      for (const { other, pace } of paces.toSorted((slow, fast) => slow.pace - fast.pace)) {
        if (!isRefused()) break;
        // Who has used up their own share gets no more by ending what others send.
        const helps =
          !isOverShare() || other.networks.some((network) => networks.includes(network));
        if (helps && pace < (isNew ? Infinity : stalledBytesPerSecond)) other.cutOff();
      }
    }
    if (isRefused()) throw new ProblemError('too-many-requests', { retryAfterSeconds: 5 });

    add(networks, weight);
    const leave = () => {
      if (requests.delete(request)) add(networks, -weight);
    };
    const request: UnderWay = {
      networks,
      pace: paceOf(ctx.req),
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

/** The pace of a body over the last full stretch of `judgedOverMs`; measured when somebody asks. */
function paceOf(request: Context['req']): () => number {
  let seen = { bytes: request.socket.bytesRead, atMs: performance.now() };
  let pace = Infinity;
  return () => {
    if (request.complete) return Infinity;
    const now = { bytes: request.socket.bytesRead, atMs: performance.now() };
    const elapsedMs = now.atMs - seen.atMs;
    if (elapsedMs >= judgedOverMs) {
      pace = (now.bytes - seen.bytes) / (elapsedMs / Second.ms);
      seen = now;
    }
    return pace;
  };
}
