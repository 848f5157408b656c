import type { Middleware } from 'koa';
import { limits } from '#shared/limits.ts';
import { concurrencyLimit } from './concurrency-limit.ts';

/** Bytes of a body that are not counted, about as many as headers may have: a short form always passes. */
const freeBytes = 16 * 1_024;

/** Bytes of longer JSON bodies that may arrive at the same time: eight of the longest from one address. */
const maxBytes = { global: 64 * 1_024 ** 2, perAddress: 8 * limits.maxJsonBytes };

/**
 * Limits the memory for JSON bodies that are being received: thousands of connections that each send most of a body and
 * then nothing would otherwise occupy hundreds of megabytes for minutes. Refused requests get 429.
 */
export function bodyMemoryLimit(): Middleware {
  return concurrencyLimit(maxBytes, (ctx) => {
    if (ctx.request.type.toLowerCase() !== 'application/json') return 0;
    // Without a declared length, the longest body allowed is assumed.
    const declaredBytes = Number(ctx.get('Content-Length') || limits.maxJsonBytes);
    return Math.max(0, Math.min(declaredBytes, limits.maxJsonBytes) - freeBytes);
  });
}
