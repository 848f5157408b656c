import type { Context } from 'koa';
import { limits } from '#shared/limits.ts';
import { ProblemError } from '../problem.ts';

/**
 * Reads the fields of a plain form, as a browser without script sends it; of two with one name, the last.
 * @throws ProblemError `unsupported-media-type`, `body-too-large`
 */
export async function readForm(ctx: Context): Promise<Record<string, string>> {
  if (ctx.request.type.toLowerCase() !== 'application/x-www-form-urlencoded') {
    throw new ProblemError('unsupported-media-type');
  }
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const part of ctx.req) {
      const chunk = Buffer.from(part);
      sizeBytes += chunk.length;
      if (sizeBytes > limits.maxJsonBytes) {
        ctx.set('Connection', 'close');
        throw new ProblemError('body-too-large');
      }
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    // The connection broke: nobody reads the answer.
    throw new ProblemError('bad-request', { cause: error });
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}
