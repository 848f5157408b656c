import { projects } from '#content/projects/projects.ts';
import type { PageContentOf, PageName } from '#shared/page-content.ts';
import { usedPicture } from './article-figures.ts';
import { shippedEntriesOf } from './page-bodies.ts';
import { pagesOf } from './page-contents.ts';

const shippedPages = pagesOf(
  shippedEntriesOf,
  (use) => usedPicture(use, () => undefined),
  (id) => projects.find((project) => project.id === id)?.title,
);

/** The content of a page as the release has it. */
export function findShippedPage<Name extends PageName>(name: Name): PageContentOf<Name> {
  return { page: name, ...shippedPages[name] };
}
