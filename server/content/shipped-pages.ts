import { projects } from '#content/projects/projects.ts';
import type { PageContents, PageName } from '#shared/page-content.ts';
import { usedPicture } from './article-figures.ts';
import { defaultsOf } from './defaults-of.ts';
import { pagesOf } from './pages-of.ts';

const pages = pagesOf(
  defaultsOf,
  (ref) => usedPicture(ref, () => undefined),
  (id) => projects.find((project) => project.id === id)?.title,
);

/** The content of a page as the release has it. */
export const findShippedPage = <Name extends PageName>(name: Name): PageContents[Name] =>
  pages[name];
