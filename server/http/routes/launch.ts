import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { getLaunch } from '#shared/api/launch.ts';
import type { Launch } from '../../services/launch.ts';
import type { AppState } from '../state.ts';

/** What must be settled before the site goes public, for the owner only. */
export function addLaunchRoute(
  router: Router<AppState>,
  { launch, requireOwner }: { launch: Launch; requireOwner: Middleware },
): void {
  router.get(getLaunch.path, requireOwner, async (ctx) => {
    ctx.body = await launch.read();
  });
}
