import type { Middleware } from 'koa';
import type { Logger } from '../../log.ts';
import type { AppState } from '../state.ts';

const maxPathLength = 200;

/** One line per request: no address, no query string, no body. Health checks are not logged. */
export function accessLog(log: Logger): Middleware<AppState> {
  return async (ctx, next) => {
    const startedMs = performance.now();
    const path = ctx.path;
    ctx.res.once('close', () => {
      if (path === '/healthz' || path === '/readyz') return;
      log('info', {
        message: 'request',
        requestId: ctx.state.requestId,
        method: ctx.method,
        path: patternOf(ctx) ?? withoutSecret(path).slice(0, maxPathLength),
        status: ctx.res.statusCode,
        isComplete: ctx.res.writableFinished,
        durationMs: Math.round(performance.now() - startedMs),
      });
    });
    await next();
  };
}

/** The pattern of the route that answered, which unlike the path contains nothing a visitor typed. */
function patternOf(ctx: object): string | undefined {
  const pattern = '_matchedRoute' in ctx ? ctx._matchedRoute : undefined;
  return typeof pattern === 'string' ? pattern : undefined;
}

/** A mistyped link to a client’s page or to the owner’s calendar may still contain most of its token. */
function withoutSecret(path: string): string {
  return path.replace(/^([/\\]+(?:r|calendar)(?=[/\\])).*/is, '$1/…');
}
