import { unpublishedSeller } from '#shared/api/practice.ts';
import type { PageContents, PageName } from '#shared/page-content.ts';
import { defaultsOf } from './defaults-of.ts';
import { publish } from './published.ts';

/** What comes with the site, as it is published before the owner changes anything. */
export const released = publish(
  { defaultsOf, practice: { email: null, phone: null, bank: null, seller: unpublishedSeller } },
  { entries: [], revisions: [], pictures: [] },
  (message) => {
    throw new Error(message);
  },
);

/** The content of a page as the release has it. */
export const findReleasedPage = <Name extends PageName>(name: Name): PageContents[Name] =>
  released.pages[name];
