import type { Middleware } from 'koa';
import { limits } from '#shared/limits.ts';
import { concurrencyLimit } from './concurrency-limit.ts';

/** As much as a request's headers may have. A short form always passes. */
const freeBytes = 16 * 1_024;

/** Bytes of longer JSON bodies that may be in transit at once: eight of the longest from one address. */
const mostBytes = { global: 64 * 1_024 ** 2, perAddress: 8 * limits.maxJsonBytes };

/**
 * Limits the memory for JSON bodies that are being received: thousands of connections that each send most of a body and
 * then nothing would otherwise occupy hundreds of megabytes for minutes. Refused requests get 429.
 */
export function bodyMemoryLimit(): Middleware {
  return concurrencyLimit(mostBytes, (ctx) => {
    if (ctx.request.type.toLowerCase() !== 'application/json') return 0;
    // Without a length it may be as long as any.
    const declaredBytes = Number(ctx.get('Content-Length') || limits.maxJsonBytes);
    return Math.max(0, Math.min(declaredBytes, limits.maxJsonBytes) - freeBytes);
  });
}
