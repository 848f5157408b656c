import type * as v from 'valibot';
import { paths } from '../paths.ts';
import type { AnyContentType, EntryAddress } from './definition.ts';
import { article } from './article.ts';
import { climateFigures } from './climate-figures.ts';
import { comingSoon } from './coming-soon.ts';
import { communityProject } from './community-project.ts';
import { contactPage } from './contact-page.ts';
import { introduction } from './introduction.ts';
import { libraryWork } from './library-work.ts';
import { material } from './material.ts';
import { materialsPage } from './materials-page.ts';
import { notice } from './notice.ts';
import { opening } from './opening.ts';
import { page } from './page.ts';
import { photo } from './photo.ts';
import { practiceDetails } from './practice.ts';
import { project } from './project.ts';
import { question } from './question.ts';
import { replyText } from './reply-text.ts';
import { report } from './report.ts';
import { resourcesPage } from './resources-page.ts';
import { service } from './service.ts';
import { servicesPage } from './services-page.ts';
import { siteMap } from './site-map.ts';
import { tool } from './tool.ts';
import { video } from './video.ts';

/** Every type of entry that the owner can edit, in the order of the editor's list. */
export const contentTypes = {
  article,
  project,
  'community-project': communityProject,
  photo,
  video,
  'library-work': libraryWork,
  page,
  introduction,
  opening,
  material,
  'materials-page': materialsPage,
  'climate-figures': climateFigures,
  'services-page': servicesPage,
  'contact-page': contactPage,
  'site-map': siteMap,
  'resources-page': resourcesPage,
  'coming-soon': comingSoon,
  tool,
  notice,
  report,
  service,
  question,
  'reply-text': replyText,
  practice: practiceDetails,
} as const;

export type ContentTypeName = keyof typeof contentTypes;

/** The body of an entry of a type, validated by its schema. */
export type BodyOf<Name extends ContentTypeName> = v.InferOutput<
  (typeof contentTypes)[Name]['body']
>;

export const contentTypeNames = Object.keys(contentTypes) as readonly ContentTypeName[];

/** A type without its exact types. */
export const contentTypeOf = (name: ContentTypeName): AnyContentType => contentTypes[name];

export function isContentType(name: string): name is ContentTypeName {
  return Object.hasOwn(contentTypes, name);
}

/** Path of the page that shows an entry; undefined while it has no address yet. */
export function pathOfEntry(name: ContentTypeName, entry: EntryAddress): string | undefined {
  const { pathOf, pages, shownAs } = contentTypeOf(name);
  if (pathOf) return pathOf(entry);
  const shown =
    shownAs === 'its-own' ? pages.find((each) => entryIdOn(each) === entry.id) : pages[0];
  return shown === undefined ? undefined : pathOfPage(shown);
}

/** Whether any page shows an entry, so that there is something to preview. */
export const hasPage = (name: ContentTypeName, id: string): boolean =>
  pathOfEntry(name, { id, number: 1, slug: 'preview' }) !== undefined;

/**
 * Whether a page of the site shows an entry.
 * @param path address of the entry's own page, or of the first that shows it; null while it has none
 */
export function isEntryOn(
  pathname: string,
  name: ContentTypeName,
  id: string,
  path: string | null,
): boolean {
  const { pages, shownAs, pathOf } = contentTypeOf(name);
  if (path === pathname) return true;
  if (pathOf) return false;
  return pages.some(
    (each) => pathOfPage(each) === pathname && (shownAs !== 'its-own' || entryIdOn(each) === id),
  );
}

/** Id of the entry that a page has of a type of which each page has its own. */
export const entryIdOn = (pageName: string): string => pageName.replaceAll(/^tool-|-draft$/g, '');

const pathOfPage = (pageName: string): string =>
  pageName === 'landing' ? paths.landing : `/${pageName.replace(/^tool-/, 'tools/')}`;
