import type { Middleware } from 'koa';
import type { AppState } from '../http/state.ts';
import type { Content } from '../services/content.ts';
import type { CachedPage } from './page-cache.ts';

/** Answers page requests. */
export interface Pages {
  /** Runs early: answers at once from the page cache; everything else passes down the chain. */
  cached?: Middleware<AppState>;
  /** Runs last: renders what nothing else in the chain has answered, for GET and HEAD. */
  render: Middleware<AppState>;
  /** A page with other content than the published one, without its script; not cached. */
  preview?(path: string, content: Content): Promise<CachedPage>;
  /**
   * Renders pages that are likely to be requested, one after the other.
   * @throws AggregateError after all of them, with those that could not be rendered
   */
  warm?(origin: string, pathnames: readonly string[]): Promise<void>;
}
