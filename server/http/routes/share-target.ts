import type Router from '@koa/router';
import { sharedPlace, shareTargetPath } from '#shared/share-target.ts';
import type { AppState } from '../state.ts';

/**
 * Files from a phone's share sheet are for the worker on the device alone. Where none runs yet they come here: nothing
 * of them is read or kept, and the page says so and what to do.
 */
export function addShareTargetRoute(router: Router<AppState>): void {
  router.all(shareTargetPath, (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Connection', 'close');
    ctx.redirect(sharedPlace);
    ctx.status = 303;
  });
}
