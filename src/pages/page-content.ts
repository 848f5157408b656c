import { createContext, useContext } from 'react';
import type { PageContent, PageContentOf, PageName } from '#shared/page-content.ts';

/** What the page says that is being shown; given by the app, which has read it. */
export const PageContentContext = createContext<PageContent | null>(null);

/** What this page says. @param names the page, and variants of it */
export function usePageContent<Name extends PageName>(...names: Name[]): PageContentOf<Name> {
  const content = useContext(PageContentContext);
  if (!isOf(content, names)) throw new Error(`${names.join()} was not read`);
  return content;
}

function isOf<Name extends PageName>(
  content: { page: PageName } | null,
  names: readonly Name[],
): content is PageContentOf<Name> {
  return names.some((name) => name === content?.page);
}
