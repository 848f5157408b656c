import type Router from '@koa/router';
import type { Health } from '../../services/health.ts';
import type { AppState } from '../state.ts';

/**
 * `/healthz`: the process answers. `/readyz`: whether requests and files can be stored, or which of them cannot, and
 * that the server is not stopping.
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
