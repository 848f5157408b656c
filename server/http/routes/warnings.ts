import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { listWarnings } from '#shared/api/warnings.ts';
import type { Warnings } from '../../services/warnings.ts';
import type { AppState } from '../state.ts';

/** What should be mended, for the owner. */
export function addWarningRoutes(
  router: Router<AppState>,
  warnings: Pick<Warnings, 'list'>,
  requireOwner: Middleware,
): void {
  router.get(listWarnings.path, requireOwner, async (ctx) => {
    ctx.body = await warnings.list();
  });
}
