import { findReleasedPage, released } from '#server/content/released.ts';
import { publicPages } from '#server/pages/seo/public-pages.ts';
import { paths } from '#shared/paths.ts';

const pages = publicPages({
  listProjects: () => released.projects,
  listCommunityProjects: () => released.communityProjects,
  listBlogPosts: () => released.articles,
  findPage: findReleasedPage,
});

/** Public, but only useful on one device: it has `noindex`. */
export const unlistedAddresses: readonly string[] = [paths.offline, paths.receiveTransfer];

/** Every page that anybody can read, drafts of a page included. */
export const publicAddresses: readonly string[] = [
  ...pages.map(({ path }) => path),
  '/philosophy-process?draft=true',
  ...unlistedAddresses,
];

/** Of the pages that share a route, those that represent the others. */
const samples: readonly string[] = [
  '/projects/1',
  '/projects/4',
  '/community-projects/1',
  '/blog/lime-is-a-patient-material',
];
const isOneOfMany = (path: string) => /^\/(?:projects|community-projects|blog)\/./.test(path);

/** One address of every public route, for stories that walk through all of them. */
export const publicPaths: readonly string[] = [
  ...pages.map(({ path }) => path).filter((path) => !isOneOfMany(path) || samples.includes(path)),
  ...unlistedAddresses,
];
