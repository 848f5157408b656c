import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { codingFor } from './content-coding.ts';
import type { ContentCoding } from './content-coding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compressing fewer bytes saves less than one network packet. */
const minBytes = 1_024;

/** A value as JSON, with its compressed forms. */
class CompressedJson {
  readonly hash: string;
  readonly #json: Buffer;
  readonly #compressed = new Map<ContentCoding, Promise<Buffer>>();

  constructor(value: object) {
    this.#json = Buffer.from(JSON.stringify(value));
    this.hash = createHash('sha256').update(this.#json).digest('base64url').slice(0, 27);
  }

  get isWorthCompressing(): boolean {
    return this.#json.length >= minBytes;
  }

  /** The bytes in this coding, compressed once for all requests. */
  as(coding: ContentCoding): Promise<Buffer> {
    const bytes = this.#compressed.get(coding) ?? this.#compress(coding);
    this.#compressed.set(coding, bytes);
    return bytes;
  }

  async #compress(coding: ContentCoding): Promise<Buffer> {
    if (coding === 'gzip') return compressGzip(this.#json);
    if (coding === 'identity') return this.#json;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.#json.length,
    };
    return compressBrotli(this.#json, { params });
  }
}

const compressed = new WeakMap<object, CompressedJson>();

/**
 * Answers public JSON with a strong ETag, or 304. Caches must ask every time (`no-cache`).
 * The tag differs by content coding, since a strong tag stands for the bytes sent.
 * @param value an object that never changes: it is serialised and compressed once, because doing so for thousands of
 *   simultaneous requests would block the server
 */
export async function answerCached(ctx: Context, value: object): Promise<void> {
  const json = compressed.get(value) ?? new CompressedJson(value);
  compressed.set(value, json);
  const coding = codingFor(ctx);
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.etag = `${json.hash}-${coding}`;
  if (matchesEtag(ctx.get('If-None-Match'), ctx.response.get('ETag'))) {
    ctx.status = 304;
    return;
  }
  const sent = json.isWorthCompressing ? coding : 'identity';
  ctx.body = await json.as(sent);
  ctx.type = 'application/json';
  if (sent !== 'identity') ctx.set('Content-Encoding', sent);
}

/** Not Koa's `fresh`: that ignores the ETag when a script sends it, because `fetch` then adds `no-cache`. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
