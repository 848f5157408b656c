import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { codingFor } from './content-coding.ts';
import type { ContentCoding } from './content-coding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this, compressing saves less than a packet. */
const leastBytes = 1_024;

/** A value as JSON, with its compressed forms. */
class PackedJson {
  readonly hash: string;
  readonly #json: Buffer;
  readonly #packed = new Map<ContentCoding, Promise<Buffer>>();

  constructor(value: object) {
    this.#json = Buffer.from(JSON.stringify(value));
    this.hash = createHash('sha256').update(this.#json).digest('base64url').slice(0, 27);
  }

  get isWorthPacking(): boolean {
    return this.#json.length >= leastBytes;
  }

  /** Compressed once, however many ask in the meantime. */
  as(coding: ContentCoding): Promise<Buffer> {
    const bytes = this.#packed.get(coding) ?? this.#pack(coding);
    this.#packed.set(coding, bytes);
    return bytes;
  }

  async #pack(coding: ContentCoding): Promise<Buffer> {
    if (coding === 'gzip') return compressGzip(this.#json);
    if (coding === 'identity') return this.#json;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.#json.length,
    };
    return compressBrotli(this.#json, { params });
  }
}

const packed = new WeakMap<object, PackedJson>();

/**
 * Answers public JSON with a strong ETag, or 304. Caches must ask every time (`no-cache`).
 * The tag differs by content coding, since a strong tag stands for the bytes sent.
 * @param value never changed: the same object is serialised and compressed once, or thousands of lists asked for at
 *   once keep everybody waiting
 */
export async function answerCached(ctx: Context, value: object): Promise<void> {
  const known = packed.get(value) ?? new PackedJson(value);
  packed.set(value, known);
  const coding = codingFor(ctx);
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.etag = `${known.hash}-${coding}`;
  if (hasTag(ctx.get('If-None-Match'), ctx.response.get('ETag'))) {
    ctx.status = 304;
    return;
  }
  const sent = known.isWorthPacking ? coding : 'identity';
  ctx.body = await known.as(sent);
  ctx.type = 'application/json';
  if (sent !== 'identity') ctx.set('Content-Encoding', sent);
}

/** Not Koa's `fresh`: that ignores the ETag when a script sends it, because `fetch` then adds `no-cache`. */
export function hasTag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
