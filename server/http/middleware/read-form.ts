import type { Context } from 'koa';
import { limits } from '#shared/limits.ts';
import { ProblemError } from '../problem.ts';
import { readBody } from './read-body.ts';

/**
 * Reads the fields of a plain form, as a browser without script sends it; of two with one name, the last.
 * @throws ProblemError `unsupported-media-type`, `body-too-large`
 */
export async function readForm(
  ctx: Context,
  maxBytes: number = limits.maxJsonBytes,
): Promise<Record<string, string>> {
  if (ctx.request.type.toLowerCase() !== 'application/x-www-form-urlencoded') {
    throw new ProblemError('unsupported-media-type');
  }
  const body = await readBody(ctx, maxBytes);
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}
