import { createContext, useContext } from 'react';
import type { PageContent, PageContents, PageName } from '#shared/page-content.ts';

/** What the page says that is being shown; given by the app, which has read it. */
export const PageContentContext = createContext<PageContent | null>(null);

/** What this page says. @param names the page, and variants of it */
export function usePageContent<Name extends PageName>(...names: Name[]): PageContents[Name] {
  const shown = useContext(PageContentContext);
  if (!names.some((name) => name === shown?.page)) throw new Error(`${names.join()} was not read`);
  // The content has the shape that its page's name says.
  return shown?.content as PageContents[Name];
}
