import type { renderClientPage, renderLostLink } from '#app/client-document.tsx';
import type { Practice } from '#shared/api/practice.ts';
import type { ClientView } from '#shared/inbox/client-view.ts';
import type { CachedPage } from '../http/pages.ts';
import { compressPage } from './page-cache.ts';
import { styleHashOf } from './route-assets.ts';

/** What renders the client’s page. */
export interface ClientPageRenderer {
  renderClientPage: typeof renderClientPage;
  renderLostLink: typeof renderLostLink;
}

/** The page of a request for its client; without a view, that of a link that leads nowhere. */
export function clientPage(
  renderer: ClientPageRenderer,
  view: ClientView | undefined,
  practice: Practice,
): Promise<CachedPage> {
  const { html, css } = view ? renderer.renderClientPage(view) : renderer.renderLostLink(practice);
  return compressPage(view ? 200 : 404, html, styleHashOf(css));
}
