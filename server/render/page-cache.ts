import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Of brotli: a page is packed once, in a tenth of a second, and may so fit what a new connection carries at once. */
const documentQuality = constants.BROTLI_MAX_QUALITY;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A document as it goes out: every encoding made once. */
export interface CachedPage {
  readonly status: number;
  /** Name of its content, without quotes; each encoding adds its own ending. */
  readonly tag: string;
  /** Hashes of its inline styles, for the content security policy: `sha256-…`. */
  readonly styleHashes: readonly string[];
  /** Likewise of its inline scripts. */
  readonly scriptHashes: readonly string[];
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** A text without a style or a script of its own. */
const unstyled = { styleHashes: [], scriptHashes: [] };

/** Compresses a document and names it by its bytes. */
export async function packPage(
  status: number,
  html: string,
  { styleHashes, scriptHashes }: Pick<CachedPage, 'styleHashes' | 'scriptHashes'> = unstyled,
): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: documentQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzipped(identity),
  ]);
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { status, tag, styleHashes, scriptHashes, identity, br, gzip: gz };
}

/** Documents by key, least recently used first out. Two requests for one missing page share the work. */
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
    }
    return page;
  }

  async get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key);
    const page = known ?? make();
    this.#pages.delete(key);
    this.#pages.set(key, page);
    if (known) return known;
    try {
      const made = await page;
      // An unknown address can be anything: keeping its 404 would push real pages out.
      if (made.status !== 200) this.#pages.delete(key);
      else {
        this.#made.set(key, made);
        this.#trim();
      }
      return made;
    } catch (error) {
      this.#pages.delete(key);
      throw error;
    }
  }

  clear(): void {
    this.#pages.clear();
    this.#made.clear();
  }

  #trim(): void {
    for (const key of this.#pages.keys()) {
      if (this.#pages.size <= this.#capacity) return;
      this.#pages.delete(key);
      this.#made.delete(key);
    }
  }
}
