import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentCoding } from '../http/middleware/content-coding.ts';

/** Of brotli: whoever asks first waits two milliseconds, and loads an eighth more than is needed. */
const quickQuality = 5;
/** A tenth of a second of work: a page may so fit what a new connection carries at once. */
const tightQuality = constants.BROTLI_MAX_QUALITY;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A document as it goes out in one encoding. */
export interface PackedText {
  readonly bytes: Buffer;
  /** Value of the `ETag`; a weak one where the same words may come packed more tightly next time. */
  readonly tag: string;
}

/** What the content security policy of a document allows it. */
export interface InlineHashes {
  /** Hashes of its inline styles: `sha256-…`. */
  readonly styleHashes: readonly string[];
  /** Likewise of its inline scripts. */
  readonly scriptHashes: readonly string[];
}

/** A text without a style or a script of its own. */
const unstyled: InlineHashes = { styleHashes: [], scriptHashes: [] };

/** A document with its encodings, each made once. */
export interface CachedPage extends InlineHashes {
  readonly status: number;
  /** The document as a client with this encoding takes it. */
  as(coding: ContentCoding): PackedText;
  /** Packs it as tightly as can be, once, for those who ask from then on. Never fails: what there is stays. */
  tighten(): Promise<void>;
}

/** Compresses a document, quickly at first, and names it by its bytes. */
export async function packPage(
  status: number,
  html: string,
  { styleHashes, scriptHashes }: InlineHashes = unstyled,
): Promise<CachedPage> {
  const bytes = Buffer.from(html);
  const name = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const packBrotli = async (quality: number): Promise<PackedText> => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return { bytes: await compressBrotli(bytes, { params }), tag: `W/"${name}-br"` };
  };
  const [br, zipped] = await Promise.all([packBrotli(quickQuality), compressGzip(bytes)]);
  const packed: Record<ContentCoding, PackedText> = {
    br,
    gzip: { bytes: zipped, tag: `"${name}-gzip"` },
    identity: { bytes, tag: `"${name}-identity"` },
  };
  let tightening: Promise<void> | undefined;
  return {
    status,
    styleHashes,
    scriptHashes,
    as: (coding) => packed[coding],
    tighten() {
      tightening ??= packBrotli(tightQuality).then(
        (tight) => {
          packed.br = tight;
        },
        () => undefined,
      );
      return tightening;
    },
  };
}

/**
 * Documents by key, least recently used first out. Two requests for one missing page share the work; a page that is
 * asked for again is packed as tightly as can be.
 */
export class PageCache {
  readonly #pages = new Map<string, Promise<CachedPage>>();
  readonly #made = new Map<string, CachedPage>();
  readonly #capacity: number;

  /** @param capacity number of documents kept */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** A document that is there already. */
  find(key: string): CachedPage | undefined {
    const page = this.#made.get(key);
    const promise = page && this.#pages.get(key);
    if (promise) {
      this.#pages.delete(key);
      this.#pages.set(key, promise);
      void page.tighten();
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
