import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import {
  HandOverBody,
  HandOverClaim,
  postHandOver,
  postHandOverDone,
  postHandOverPart,
  postHandOverPartTake,
  postHandOverTake,
} from '#shared/api/hand-overs.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Budget } from '../middleware/budget.ts';
import { concurrencyLimit } from '../middleware/concurrency-limit.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { HandOverRefusal, HandOvers } from '../../services/hand-overs.ts';
import type { AppState } from '../state.ts';

/** Parts that may be sent or fetched at the same time; each is in memory until it is stored. */
const maxParts = { global: 32, perAddress: 4 };

export interface HandOverRoutesOptions {
  handOvers: HandOvers;
  /** Requests of one address. */
  limit: Middleware;
  /** The number of started hand-overs, and the bytes of their parts. */
  budgets: { count: Budget; bytes: Budget };
}

/** Transfers an encrypted draft from one device to another. Everything is a POST, so that a link preview, which only sends GET, cannot use up a code. */
export function addHandOverRoutes(
  router: Router<AppState>,
  { handOvers, limit, budgets }: HandOverRoutesOptions,
): void {
  const concurrency = concurrencyLimit(maxParts);

  router.post(postHandOver.path, limit, async (ctx) => {
    const body = parseBody(HandOverBody, await readJson(ctx));
    const refund = budgets.count.take(ctx.ip);
    let used = 0;
    try {
      const started = await handOvers.begin(body);
      if (started === undefined) throw new ProblemError('bad-request');
      used = 1;
      ctx.body = started;
    } finally {
      refund(used);
    }
  });

  router.post(postHandOverPart.path, limit, concurrency, async (ctx) => {
    if (ctx.request.type !== 'application/octet-stream') {
      throw new ProblemError('unsupported-media-type');
    }
    const [id, number] = [idOf(ctx.params['id']), numberOf(ctx.params['number'])];
    const expectedBytes = foundOrThrow(await handOvers.partBytes(id, number));
    if (expectedBytes === 0) throw new ProblemError('not-found');
    const refund = budgets.bytes.take(ctx.ip, expectedBytes);
    let used = 0;
    try {
      await handOvers.putPart(id, number, await readBytes(ctx, expectedBytes));
      used = expectedBytes;
      ctx.status = 204;
    } finally {
      refund(used);
    }
  });

  router.post(postHandOverTake.path, limit, async (ctx) => {
    const { claim } = parseBody(HandOverClaim, await readJson(ctx));
    ctx.body = foundOrThrow(await handOvers.take(idOf(ctx.params['id']), claim));
  });

  router.post(postHandOverPartTake.path, limit, concurrency, async (ctx) => {
    const { claim } = parseBody(HandOverClaim, await readJson(ctx));
    const [id, number] = [idOf(ctx.params['id']), numberOf(ctx.params['number'])];
    const { stream, sizeBytes } = foundOrThrow(await handOvers.openPart(id, number, claim));
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    ctx.type = 'application/octet-stream';
    ctx.length = sizeBytes;
    ctx.body = stream;
  });

  router.post(postHandOverDone.path, limit, async (ctx) => {
    const { claim } = parseBody(HandOverClaim, await readJson(ctx));
    const outcome = await handOvers.finish(idOf(ctx.params['id']), claim);
    if (outcome !== 'erased') throw new ProblemError(codes[outcome]);
    ctx.status = 204;
  });
}

const codes = {
  unknown: 'not-found',
  taken: 'hand-over-taken',
  expired: 'hand-over-expired',
} as const satisfies Record<HandOverRefusal, ErrorCode>;

function foundOrThrow<Found extends number | object>(found: Found | HandOverRefusal): Found {
  if (typeof found === 'string') throw new ProblemError(codes[found]);
  return found;
}

function idOf(text = ''): string {
  const id = v.safeParse(HandOverBody.entries.id, text);
  if (!id.success) throw new ProblemError('not-found');
  return id.output;
}

function numberOf(text = ''): number {
  if (!/^\d{1,3}$/.test(text)) throw new ProblemError('not-found');
  return Number(text);
}

/** Reads a body of exactly this many bytes; a longer one is not read to its end. */
async function readBytes(ctx: Context, expectedBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const part of ctx.req) {
      const chunk = Buffer.from(part);
      sizeBytes += chunk.length;
      if (sizeBytes > expectedBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new ProblemError('incomplete-upload', { retryAfterSeconds: 1, cause: error });
  }
  if (sizeBytes === expectedBytes) return Buffer.concat(chunks);
  ctx.set('Connection', 'close');
  throw new ProblemError('incomplete-upload', { retryAfterSeconds: 1 });
}
