import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import {
  DeviceTransferBody,
  DeviceTransferClaim,
  postDeviceTransfer,
  postDeviceTransferDone,
  postDeviceTransferPart,
  postDeviceTransferPartTake,
  postDeviceTransferTake,
} from '#shared/api/device-transfers.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Budget } from '../middleware/budget.ts';
import { concurrencyLimit } from '../middleware/concurrency-limit.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readBody } from '../middleware/read-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { DeviceTransferRefusal, DeviceTransfers } from '../../services/device-transfers.ts';
import type { AppState } from '../state.ts';

/** Parts that may be sent or fetched at the same time; each is in memory until it is stored. */
const maxParts = { global: 32, perAddress: 4 };

export interface DeviceTransferRoutesOptions {
  deviceTransfers: DeviceTransfers;
  /** Requests of one address. */
  limit: Middleware;
  /** The number of started device transfers, and the bytes of their parts. */
  budgets: { count: Budget; bytes: Budget };
}

/** Transfers an encrypted draft from one device to another. Everything is a POST, so that a link preview, which only sends GET, cannot use up a code. */
export function addDeviceTransferRoutes(
  router: Router<AppState>,
  { deviceTransfers, limit, budgets }: DeviceTransferRoutesOptions,
): void {
  const concurrency = concurrencyLimit(maxParts);

  router.post(postDeviceTransfer.path, limit, async (ctx) => {
    const body = parseBody(DeviceTransferBody, await readJson(ctx));
    const refund = budgets.count.take(ctx.ip);
    let used = 0;
    try {
      const started = await deviceTransfers.begin(body);
      if (started === undefined) throw new ProblemError('bad-request');
      used = 1;
      ctx.body = started;
    } finally {
      refund(used);
    }
  });

  router.post(postDeviceTransferPart.path, limit, concurrency, async (ctx) => {
    if (ctx.request.type !== 'application/octet-stream') {
      throw new ProblemError('unsupported-media-type');
    }
    const [id, number] = [idOf(ctx.params['id']), numberOf(ctx.params['number'])];
    const expectedBytes = foundOrThrow(await deviceTransfers.partBytes(id, number));
    if (expectedBytes === 0) throw new ProblemError('not-found');
    const refund = budgets.bytes.take(ctx.ip, expectedBytes);
    let used = 0;
    try {
      await deviceTransfers.putPart(id, number, await readBytes(ctx, expectedBytes));
      used = expectedBytes;
      ctx.status = 204;
    } finally {
      refund(used);
    }
  });

  router.post(postDeviceTransferTake.path, limit, async (ctx) => {
    const { claim } = parseBody(DeviceTransferClaim, await readJson(ctx));
    ctx.body = foundOrThrow(await deviceTransfers.take(idOf(ctx.params['id']), claim));
  });

  router.post(postDeviceTransferPartTake.path, limit, concurrency, async (ctx) => {
    const { claim } = parseBody(DeviceTransferClaim, await readJson(ctx));
    const [id, number] = [idOf(ctx.params['id']), numberOf(ctx.params['number'])];
    const { stream, sizeBytes } = foundOrThrow(await deviceTransfers.openPart(id, number, claim));
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    ctx.type = 'application/octet-stream';
    ctx.length = sizeBytes;
    ctx.body = stream;
  });

  router.post(postDeviceTransferDone.path, limit, async (ctx) => {
    const { claim } = parseBody(DeviceTransferClaim, await readJson(ctx));
    const outcome = await deviceTransfers.finish(idOf(ctx.params['id']), claim);
    if (outcome !== 'erased') throw new ProblemError(codes[outcome]);
    ctx.status = 204;
  });
}

const codes = {
  unknown: 'not-found',
  taken: 'device-transfer-taken',
  expired: 'device-transfer-expired',
} as const satisfies Record<DeviceTransferRefusal, ErrorCode>;

function foundOrThrow<Found extends number | object>(found: Found | DeviceTransferRefusal): Found {
  if (typeof found === 'string') throw new ProblemError(codes[found]);
  return found;
}

function idOf(text = ''): string {
  const id = v.safeParse(DeviceTransferBody.entries.id, text);
  if (!id.success) throw new ProblemError('not-found');
  return id.output;
}

function numberOf(text = ''): number {
  if (!/^\d{1,3}$/.test(text)) throw new ProblemError('not-found');
  return Number(text);
}

/** Reads a body of exactly this many bytes; a longer one is not read to its end. */
async function readBytes(ctx: Context, expectedBytes: number): Promise<Uint8Array> {
  let cause: unknown;
  try {
    const bytes = await readBody(ctx, expectedBytes);
    if (bytes.length === expectedBytes) return bytes;
  } catch (error) {
    cause = error;
  }
  ctx.set('Connection', 'close');
  throw new ProblemError('incomplete-upload', { retryAfterSeconds: 1, cause });
}
