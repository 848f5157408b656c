import type Router from '@koa/router';
import type { Health } from '../services/health.ts';
import type { AppState } from '../state.ts';

/** `/healthz`: the process answers. `/readyz`: the disk takes writes and the server is not going down. */
export function addHealthRoutes(router: Router<AppState>, health: Health): void {
  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const isReady = await health.isReady();
    ctx.status = isReady ? 200 : 503;
    ctx.body = { status: isReady ? 'ready' : 'not-ready' };
  });
}
