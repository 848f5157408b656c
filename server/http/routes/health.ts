import type Router from '@koa/router';
import type { Health } from '../../services/health.ts';
import type { Warnings } from '../../services/warnings.ts';
import type { AppState } from '../state.ts';

/**
 * `/healthz`: the process answers. `/readyz`: whether requests and files can be stored, or which of them cannot, and
 * that the server is not stopping. `warnings` names what should be mended while everything is still stored.
 */
export function addHealthRoutes(
  router: Router<AppState>,
  health: Health,
  warnings: Pick<Warnings, 'list'>,
): void {
  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const readiness = await health.readiness();
    const isReady = readiness.requests && readiness.uploads;
    ctx.status = isReady ? 200 : 503;
    const kinds = (await warnings.list()).map(({ kind }) => kind);
    ctx.body = { status: isReady ? 'ready' : 'not-ready', ...readiness, warnings: kinds };
  });
}
