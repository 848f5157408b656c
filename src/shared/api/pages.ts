import * as v from 'valibot';
import { isPageContent, pagesPath } from '../page-content.ts';
import type { PageContent } from '../page-content.ts';
import { endpoint } from './endpoint.ts';

const AnyPageContent = v.custom<PageContent>(isPageContent);

/** What every page reads of what the owner can change: a device that has it opens each page without a network. */
export const listPages = endpoint({
  method: 'GET',
  path: pagesPath,
  body: null,
  response: v.array(AnyPageContent),
  errors: [],
});

/** What one page reads, by its name. */
export const getPage = endpoint({
  method: 'GET',
  path: `${pagesPath}/:page`,
  body: null,
  response: AnyPageContent,
  errors: ['not-found'],
});
