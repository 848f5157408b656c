import type { Context } from 'koa';
import { limits } from '#shared/limits.ts';
import { ProblemError } from '../problem.ts';

/**
 * Reads a JSON body strictly: right content type, UTF-8, limited after transfer decoding, no content encoding.
 * @throws ProblemError `unsupported-media-type`, `body-too-large`, `invalid-json`
 */
export async function readJson(
  ctx: Context,
  maxBytes: number = limits.maxJsonBytes,
): Promise<unknown> {
  if (ctx.request.type.toLowerCase() !== 'application/json' || ctx.get('Content-Encoding') !== '') {
    throw new ProblemError('unsupported-media-type');
  }
  const charset = ctx.request.charset.toLowerCase();
  if (charset !== '' && charset !== 'utf-8') throw new ProblemError('unsupported-media-type');
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
    // The connection broke: nobody reads the answer.
    throw new ProblemError('bad-request', { cause: error });
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    const body: unknown = JSON.parse(text);
    // Deep nesting is harmless to the parser, but not to code that recurses into the result.
    if (depthOf(text) > maxDepth) throw new RangeError('nested too deeply');
    return body;
  } catch (error) {
    throw new ProblemError('invalid-json', { cause: error });
  }
}

/** No valid body of ours is nested nearly as deeply. */
const maxDepth = 16;

/** Nesting depth of a valid JSON text. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function tooLarge(ctx: Context): ProblemError {
  // The rest of the body is not read.
  ctx.set('Connection', 'close');
  return new ProblemError('body-too-large');
}
