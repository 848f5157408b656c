import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentCoding } from '../http/middleware/content-coding.ts';
import type { CachedPage, EncodedText } from '../http/pages.ts';

/** Brotli quality for the first request: it waits two milliseconds, and loads an eighth more bytes than later ones. */
const fastQuality = 5;
/** Brotli quality for later requests: takes a tenth of a second, which no request waits for. */
const bestQuality = constants.BROTLI_MAX_QUALITY;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a document, quickly at first. Its ETag is a hash of its bytes. */
export async function compressPage(
  status: number,
  html: string,
  styleHash?: string,
): Promise<CachedPage> {
  const bytes = Buffer.from(html);
  const name = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const encodeBrotli = async (quality: number): Promise<EncodedText> => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return { bytes: await compressBrotli(bytes, { params }), tag: `W/"${name}-br"` };
  };
  const [br, zipped] = await Promise.all([encodeBrotli(fastQuality), compressGzip(bytes)]);
  const encodings: Record<ContentCoding, EncodedText> = {
    br,
    gzip: { bytes: zipped, tag: `"${name}-gzip"` },
    identity: { bytes, tag: `"${name}-identity"` },
  };
  let recompressing: Promise<void> | undefined;
  return {
    status,
    styleHash,
    as: (coding) => encodings[coding],
    recompress() {
      recompressing ??= encodeBrotli(bestQuality).then(
        (recompressed) => {
          encodings.br = recompressed;
        },
        () => undefined,
      );
      return recompressing;
    },
  };
}

/**
 * Documents by key; the least recently used is evicted first. Two requests for one missing page share the work; a page
 * that is requested again is compressed with the best quality.
 */
export class PageCache {
  readonly #pages = new Map<string, Promise<CachedPage>>();
  readonly #made = new Map<string, CachedPage>();
  readonly #capacity: number;

  /** @param capacity number of documents */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** A cached document. */
  find(key: string): CachedPage | undefined {
    const page = this.#made.get(key);
    const promise = page && this.#pages.get(key);
    if (promise) {
      this.#pages.delete(key);
      this.#pages.set(key, promise);
      void page.recompress();
    }
    return page;
  }

  async get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const cached = this.find(key) ?? this.#pages.get(key);
    if (cached) return cached;
    const page = make();
    this.#pages.set(key, page);
    try {
      const made = await page;
      this.#made.set(key, made);
      this.#trim();
      return made;
    } catch (error) {
      this.#pages.delete(key);
      throw error;
    }
  }

  #trim(): void {
    for (const key of this.#pages.keys()) {
      if (this.#pages.size <= this.#capacity) return;
      this.#pages.delete(key);
      this.#made.delete(key);
    }
  }
}
