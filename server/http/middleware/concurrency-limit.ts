import type { Context, Middleware } from 'koa';
import { Second } from '#shared/time.ts';
import { ProblemError } from '../problem.ts';
import { networksOf, networkShares } from './address.ts';

/** The pace of a body is its average over at least this long. */
const measuredOverMs = 30 * Second.ms;

/**
 * A body that comes more slowly than this is stalled. A phone at the edge of reception that sends 5 KB a second and
 * pauses for 20 seconds is twice as fast.
 */
const stalledBytesPerSecond = 512;

/** A request that is being handled. */
interface OpenRequest {
  networks: readonly string[];
  /** Bytes of its body that lately arrived per second; infinite before that is known, and once the body is complete. */
  pace(): number;
  /** Closes its connection, and releases its place at once. */
  abort(): void;
}

/**
 * Limits how many requests are handled at the same time: in total, per address and per network around it. Others get 429.
 * A quarter of the total is reserved for newcomers, who have no other open request. When there is no room, requests whose
 * bodies have stalled are aborted; for a newcomer, the slowest are aborted even if they have not stalled, since otherwise
 * many slow senders could keep every place. A device sends an aborted request again.
 * @param weightOf how much a request counts, 1 by default; one of weight 0 always passes
 */
export function concurrencyLimit(
  most: { global: number; perAddress: number },
  weightOf: (ctx: Context) => number = () => 1,
): Middleware {
  const requests = new Set<OpenRequest>();
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
    const isNewcomer = networks.every((network) => weightFrom(network) === 0);
    const room = isNewcomer ? most.global : Math.ceil((most.global * 3) / 4);
    const isOverShare = () =>
      networks.some(
        (network, index) =>
          weightFrom(network) + weight > most.perAddress * (networkShares[index] ?? 1),
      );
    const isRefused = () => isOverShare() || total + weight > room;
    if (isRefused()) {
      const paces = [...requests].map((other) => ({ other, pace: other.pace() }));
      for (const { other, pace } of paces.toSorted((slow, fast) => slow.pace - fast.pace)) {
        if (!isRefused()) break;
        // A sender over its own share makes room only by ending requests of its own networks.
        const helps =
          !isOverShare() || other.networks.some((network) => networks.includes(network));
        if (helps && pace < (isNewcomer ? Infinity : stalledBytesPerSecond)) other.abort();
      }
    }
    if (isRefused()) throw new ProblemError('too-many-requests', { retryAfterSeconds: 5 });

    add(networks, weight);
    const release = () => {
      if (requests.delete(request)) add(networks, -weight);
    };
    const request: OpenRequest = {
      networks,
      pace: paceOf(ctx.req),
      abort() {
        release();
        ctx.req.destroy();
      },
    };
    requests.add(request);
    try {
      await next();
    } finally {
      release();
    }
  };
}

/** Measures the pace of a body, at each call, over at least `measuredOverMs`. */
function paceOf(request: Context['req']): () => number {
  let seen = { bytes: request.socket.bytesRead, atMs: performance.now() };
  let pace = Infinity;
  return () => {
    if (request.complete) return Infinity;
    const now = { bytes: request.socket.bytesRead, atMs: performance.now() };
    const elapsedMs = now.atMs - seen.atMs;
    if (elapsedMs >= measuredOverMs) {
      pace = (now.bytes - seen.bytes) / (elapsedMs / Second.ms);
      seen = now;
    }
    return pace;
  };
}
