import type { Middleware } from 'koa';
import type { AppState } from '../state.ts';

/** Answers page requests. */
export interface Pages {
  /** Comes early: answers at once what has been drawn before; everything else goes on down the chain. */
  known?: Middleware<AppState>;
  /** Comes last: draws what nothing else in the chain has answered, for GET and HEAD. */
  draw: Middleware<AppState>;
  /**
   * Draws what is likely to be asked for, one page after the other, so that nobody waits for it.
   * @throws AggregateError after all of them, with those that could not be drawn
   */
  prepare?(origin: string, pathnames: readonly string[]): Promise<void>;
}
