import { render } from '#app/entry-server.tsx';
import type { RenderedPage } from '#app/entry-server.tsx';
import { unpublishedSeller } from '#shared/api/practice.ts';
import type { Practice } from '#shared/api/practice.ts';
import { defaultRetention } from '#shared/api/retention.ts';
import { contentFetch } from '#server/pages/content-fetch.ts';
import { contentReader } from '#server/pages/content-reader.ts';
import { createContent } from '#server/services/content.ts';

export const seedContent = createContent();
/** A practice whose owner has configured nothing. */
const unsetPractice: Practice = { email: null, phone: null, bank: null, seller: unpublishedSeller };

/** Renders an address with the seed content, as the server does. */
export function renderPage(
  url: string,
  practice = unsetPractice,
  retention = defaultRetention,
): Promise<RenderedPage> {
  const content = { ...seedContent, practice: () => practice };
  return render(url, contentFetch(contentReader(content, retention)));
}
