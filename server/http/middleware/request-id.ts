import type { Middleware } from 'koa';
import type { AppState } from '../state.ts';

/** Gives every request an id, so that a visitor's report can be found in the log. */
export function requestId(makeId: () => string): Middleware<AppState> {
  return async (ctx, next) => {
    ctx.state.requestId = makeId();
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
  };
}
