import { projects } from '#content/projects/projects.ts';
import type { PageContentOf, PageName } from '#shared/page-content.ts';
import { usedPicture } from './article-figures.ts';
import { shippedInPlace } from './page-bodies.ts';
import { pagesOf } from './page-contents.ts';

const shippedPages = pagesOf(
  shippedInPlace,
  (use) => usedPicture(use, () => undefined),
  (id) => projects.find((project) => project.id === id)?.title,
);

/** What a page reads as it came with the site. */
export function findShippedPage<Name extends PageName>(name: Name): PageContentOf<Name> {
  return { page: name, ...shippedPages[name] };
}
