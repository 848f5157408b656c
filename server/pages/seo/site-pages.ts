import type { Content } from '../../services/content.ts';
import { publicPages } from './public-pages.ts';
import type { PublicPage } from './public-pages.ts';

/** Every public page by its path; rebuilt when the content changes. */
export function sitePages(content: Content): () => ReadonlyMap<string, PublicPage> {
  let version: string | undefined;
  let pages: ReadonlyMap<string, PublicPage> = new Map();
  return () => {
    if (version !== content.version) {
      ({ version } = content);
      pages = new Map(publicPages(content).map((page) => [page.path, page]));
    }
    return pages;
  };
}
