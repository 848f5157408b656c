import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';

/**
 * Requests that no API route has answered: a known path with another method is 405 with `Allow`, an unknown path under
 * `/api` or `/uploads` is 404; both are problem documents, never pages.
 */
export function answerUnmatched(router: Router<AppState>): Middleware<AppState> {
  return async (ctx, next) => {
    const { path: layers } = router.match(ctx.path, ctx.method);
    const allow = [...new Set(layers.flatMap((layer) => layer.methods))].toSorted();
    if (allow.length > 0) {
      if (ctx.method === 'OPTIONS') {
        ctx.set('Allow', allow.join(', '));
        ctx.status = 204;
        return;
      }
      throw new ProblemError('method-not-allowed', { allow });
    }
    if (/^\/(?:api|uploads)(?:\/|$)/.test(ctx.path)) throw new ProblemError('not-found');
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw new ProblemError('method-not-allowed', { allow: ['GET', 'HEAD'] });
    }
    await next();
  };
}
