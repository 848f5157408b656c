import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { listWarnings } from '#shared/api/warnings.ts';
import type { Warnings } from '../../services/warnings.ts';
import type { AppState } from '../state.ts';

/** What should be mended, for whoever is signed in. */
export function addWarningRoutes(
  router: Router<AppState>,
  warnings: Pick<Warnings, 'list'>,
  requireSignIn: Middleware,
): void {
  router.get(listWarnings.path, requireSignIn, async (ctx) => {
    ctx.body = await warnings.list();
  });
}
