import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { getLaunch } from '#shared/api/launch.ts';
import type { Launch } from '../../services/launch.ts';
import type { AppState } from '../state.ts';

/** What must be settled before the site goes public, for whoever is signed in. */
export function addLaunchRoute(
  router: Router<AppState>,
  { launch, requireSignIn }: { launch: Launch; requireSignIn: Middleware },
): void {
  router.get(getLaunch.path, requireSignIn, async (ctx) => {
    ctx.body = await launch.read();
  });
}
