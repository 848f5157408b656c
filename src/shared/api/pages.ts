import * as v from 'valibot';
import { isPageContent, pagesPath } from '../page-content.ts';
import type { PageContent } from '../page-content.ts';
import { endpoint } from './endpoint.ts';

const AnyPageContent = v.custom<PageContent>(isPageContent);

/** The content of every page that the owner can change: a device that has it can open each page offline. */
export const listPages = endpoint({
  method: 'GET',
  path: pagesPath,
  body: null,
  response: v.array(AnyPageContent),
  errors: [],
});

/** The content of one page, by its name. */
export const getPage = endpoint({
  method: 'GET',
  path: `${pagesPath}/:page`,
  body: null,
  response: AnyPageContent,
  errors: ['not-found'],
});
