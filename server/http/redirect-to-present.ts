import type { Context } from 'koa';

/**
 * Redirects from a former address. Nobody stores it: an address that was changed can be changed back, and a stored redirect
 * would then lead in a circle. Browsers may have stored the opposite one from an earlier release, so they forget what they
 * have stored before they follow.
 */
export function redirectToPresent(ctx: Context, address: string): void {
  ctx.status = 301;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Clear-Site-Data', '"cache"');
  ctx.redirect(address);
}
