import type Router from '@koa/router';
import { sharedPlace, shareTargetPath } from '#shared/share-target.ts';
import type { AppState } from '../state.ts';

/**
 * Files from a phone's share sheet are for the device's service worker only. Where none is installed yet the request
 * comes here: nothing of it is read or stored, and the page says so and what to do.
 */
export function addShareTargetRoute(router: Router<AppState>): void {
  router.all(shareTargetPath, (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Connection', 'close');
    ctx.redirect(sharedPlace);
    ctx.status = 303;
  });
}
