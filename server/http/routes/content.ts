import type Router from '@koa/router';
import * as v from 'valibot';
import { getBlogPost, listBlogPosts } from '#shared/api/blog.ts';
import { getCommunityProject, listCommunityProjects } from '#shared/api/community-projects.ts';
import { getPage, listPages } from '#shared/api/pages.ts';
import { getProject, listProjects } from '#shared/api/projects.ts';
import { getSearchChanges } from '#shared/api/search-changes.ts';
import { answerCached } from '../middleware/cached-read.ts';
import { ProblemError } from '../problem.ts';
import { queryOf } from '../query-of.ts';
import { redirectToPresent } from '../redirect-to-present.ts';
import type { Content } from '../../services/content.ts';
import type { AppState } from '../state.ts';

/**
 * Finds the answer of a public read; undefined for 404.
 * @param key the last part of the path, where the endpoint has one
 */
type Find = (content: Content, key: string, search: URLSearchParams) => object | undefined;

/** Every public read of content, by the path of its endpoint: for the API and for pages being rendered. */
export const contentReads: ReadonlyMap<string, Find> = new Map<string, Find>([
  // An empty category is what a cleared filter sends.
  [
    listProjects.path,
    (content, _, search) => content.listProjects(search.get('category') || undefined),
  ],
  [getProject.path, (content, id) => content.findProject(numberOf(id))],
  [listCommunityProjects.path, (content) => content.listCommunityProjects()],
  [getCommunityProject.path, (content, id) => content.findCommunityProject(numberOf(id))],
  [listBlogPosts.path, (content) => content.listBlogPosts()],
  [getBlogPost.path, (content, slug) => content.findBlogPost(slug)],
  [listPages.path, (content) => content.listPages()],
  [getPage.path, (content, name) => content.listPages().find(({ page }) => page === name)],
  [getSearchChanges.path, (content) => content.searchChanges()],
]);

export function addContentRoutes(router: Router<AppState>, content: Content): void {
  for (const [path, find] of contentReads) {
    router.get(path, (ctx) => {
      const present = content.movedTo(pageOf(ctx.path));
      if (present !== undefined) {
        // A device that still has the former address gets the entry with one redirect.
        redirectToPresent(ctx, `/api${present}`);
        return;
      }
      const [key = ''] = Object.values(ctx.params);
      const found = find(content, key, queryOf(ctx));
      if (found === undefined) {
        throw new ProblemError(isTakenDown(content, ctx.path) ? 'taken-down' : 'not-found');
      }
      return answerCached(ctx, found);
    });
  }
}

/** Whether the owner has taken down the entry behind an API path. */
export const isTakenDown = (content: Pick<Content, 'isTakenDown'>, apiPath: string) =>
  content.isTakenDown(pageOf(apiPath));

/** The API has an entry at the path of its page. */
const pageOf = (apiPath: string) => apiPath.replace(/^\/api/, '');

/** Only the canonical spelling of a number: `01`, `1.0` and `1e0` are not addresses. */
const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** No entry has the number 0. */
const numberOf = (text: string): number => {
  const id = v.safeParse(Id, text);
  return id.success ? id.output : 0;
};
