import type { Middleware } from 'koa';
import type { ContentCoding } from './middleware/content-coding.ts';
import type { AppState } from './state.ts';
import type { Practice } from '#shared/api/practice.ts';
import type { ClientView } from '#shared/inbox/client-view.ts';
import type { Content } from '../services/content.ts';

/** A document in one encoding. */
export interface EncodedText {
  readonly bytes: Buffer;
  /** Value of the `ETag`; a weak one where the same text may be compressed with another quality next time. */
  readonly tag: string;
}

/** A document with its encodings, each made once. */
export interface CachedPage {
  readonly status: number;
  /** Hash of its inline style for the content security policy: `sha256-…`. */
  readonly styleHash: string | undefined;
  /** In all encodings, as they were first made. */
  readonly sizeBytes: number;
  /** The document in this encoding. */
  as(coding: ContentCoding): EncodedText;
  /** Compresses it once more, with the best quality, for later requests. Never rejects; on failure the first version stays. */
  recompress(): Promise<void>;
}

/** Answers page requests. */
export interface Pages {
  /** Runs early: answers at once from the page cache; everything else passes down the chain. */
  cached?: Middleware<AppState>;
  /** Runs last: renders what nothing else in the chain has answered, for GET and HEAD. */
  render: Middleware<AppState>;
  /** Renders the page of a request for its client; for a link that leads nowhere, what may be the reason. Never cached. */
  client(view: ClientView | undefined, practice: Practice): Promise<CachedPage>;
  /** Renders a page with other content than the published, without its script; never cached. */
  preview?(path: string, content: Content): Promise<CachedPage>;
  /**
   * Renders pages that are likely to be requested, one after the other.
   * @throws AggregateError after all of them, with those that could not be rendered
   */
  warm?(origin: string, pathnames: readonly string[]): Promise<void>;
}
