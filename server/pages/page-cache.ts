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
    sizeBytes: bytes.length + br.bytes.length + zipped.length,
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

/** A page, and whether the content stayed the same while it was made. */
interface Making {
  page: CachedPage;
  isOfOneState: boolean;
}

/** How often a page is made while the content changes each time; then it is sent as it is, and not kept. */
const maxAttempts = 3;

/**
 * Documents by key; the least recently used is evicted first. Two requests for one missing page share the work; a page
 * that is requested again is compressed with the best quality.
 */
export class PageCache {
  readonly #pages = new Map<string, Promise<Making>>();
  readonly #made = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  readonly #state: () => string;
  #bytes = 0;

  /**
   * @param maxBytes of all documents in all encodings: addresses under hosts that visitors invent have documents of their
   *   own, and an article of the owner may be long
   * @param state differs after every change of the content, even one that was undone: a page that was made in the meantime
   *   may show what its key does not say
   */
  constructor(maxBytes: number, state: () => string) {
    this.#maxBytes = maxBytes;
    this.#state = state;
  }

  /** Bytes of the documents in it. */
  get bytes(): number {
    return this.#bytes;
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

  /** @param keyNow the key for the content of the moment */
  async get(keyNow: () => string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    for (let attempt = 1; ; attempt += 1) {
      const key = keyNow();
      const cached = this.find(key);
      if (cached) return cached;
      const { page, isOfOneState } = await (this.#pages.get(key) ?? this.#make(key, make));
      if (isOfOneState || attempt === maxAttempts) return page;
    }
  }

  async #make(key: string, make: () => Promise<CachedPage>): Promise<Making> {
    const state = this.#state();
    const making = make().then((page) => ({ page, isOfOneState: this.#state() === state }));
    this.#pages.set(key, making);
    try {
      const { page, isOfOneState } = await making;
      if (isOfOneState) {
        this.#made.set(key, page);
        this.#bytes += page.sizeBytes;
        this.#trim();
      } else this.#pages.delete(key);
      return { page, isOfOneState };
    } catch (error) {
      this.#pages.delete(key);
      throw error;
    }
  }

  #trim(): void {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      const page = this.#made.get(key);
      // Still being made; counted and trimmed once it is.
      if (page === undefined) continue;
      this.#pages.delete(key);
      this.#made.delete(key);
      this.#bytes -= page.sizeBytes;
    }
  }
}
