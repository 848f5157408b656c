import type * as v from 'valibot';
import type { AnyContentKind } from './definition.ts';
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
import { report } from './report.ts';
import { resourcesPage } from './resources-page.ts';
import { service } from './service.ts';
import { servicesPage } from './services-page.ts';
import { siteMap } from './site-map.ts';
import { tool } from './tool.ts';
import { video } from './video.ts';

/** Every kind of entry that the owner can edit, in the order of the editor's list. */
export const contentKinds = {
  article,
  project,
  'community-project': communityProject,
  page,
  'climate-figures': climateFigures,
  'materials-page': materialsPage,
  material,
  opening,
  introduction,
  'coming-soon': comingSoon,
  tool,
  'site-map': siteMap,
  'resources-page': resourcesPage,
  photo,
  video,
  'library-work': libraryWork,
  question,
  report,
  'services-page': servicesPage,
  service,
  'contact-page': contactPage,
  practice: practiceDetails,
  notice,
} as const;

export type ContentKindName = keyof typeof contentKinds;

/** The body of an entry of a kind, validated by its schema. */
export type BodyOf<Kind extends ContentKindName> = v.InferOutput<
  (typeof contentKinds)[Kind]['body']
>;

export const contentKindNames = Object.keys(contentKinds) as readonly ContentKindName[];

/** A kind without its exact types. */
export const contentKindOf = (name: ContentKindName): AnyContentKind => contentKinds[name];

export function isContentKind(name: string): name is ContentKindName {
  return Object.hasOwn(contentKinds, name);
}
