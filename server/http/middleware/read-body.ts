import type { Context } from 'koa';
import { ProblemError } from '../problem.ts';

/**
 * Reads a body; what is longer is not read to its end.
 * @throws ProblemError `body-too-large`, `bad-request` when the connection breaks
 */
export async function readBody(ctx: Context, maxBytes: number): Promise<Buffer> {
  if (Number(ctx.get('Content-Length')) > maxBytes) throw tooLarge(ctx);
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const part of ctx.req) {
      const chunk = Buffer.from(part);
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw tooLarge(ctx);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    // Nobody reads the answer.
    throw new ProblemError('bad-request', { cause: error });
  }
  return Buffer.concat(chunks);
}

function tooLarge(ctx: Context): ProblemError {
  ctx.set('Connection', 'close');
  return new ProblemError('body-too-large');
}
