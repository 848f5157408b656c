import type Router from '@koa/router';
import type { Health } from '../../services/health.ts';
import type { AppState } from '../state.ts';

/**
 * `/healthz`: the process answers. `/readyz`: requests and files can be taken, or which of them cannot, and the server
 * is not going down.
 */
export function addHealthRoutes(router: Router<AppState>, health: Health): void {
  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const readiness = await health.readiness();
    const isReady = readiness.requests && readiness.uploads;
    ctx.status = isReady ? 200 : 503;
    ctx.body = { status: isReady ? 'ready' : 'not-ready', ...readiness };
  });
}
