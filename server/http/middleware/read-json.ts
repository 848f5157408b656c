import type { Context } from 'koa';
import { limits } from '#shared/limits.ts';
import { ProblemError } from '../problem.ts';
import { readBody } from './read-body.ts';

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
  const bytes = await readBody(ctx, maxBytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
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
