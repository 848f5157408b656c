import type Router from '@koa/router';
import * as v from 'valibot';
import { getBlogPost, listBlogPosts } from '#shared/api/blog.ts';
import { getCommunityProject, listCommunityProjects } from '#shared/api/community-projects.ts';
import { getPage, listPages } from '#shared/api/pages.ts';
import { getProject, listProjects } from '#shared/api/projects.ts';
import { listChangedReports } from '#shared/api/reports.ts';
import { getSearchChanges } from '#shared/api/search-changes.ts';
import { paths } from '#shared/paths.ts';
import { answerCached } from '../middleware/cached-read.ts';
import { ProblemError } from '../problem.ts';
import { redirectToPresent } from '../redirect-to-present.ts';
import type { Content } from '../../services/content.ts';
import type { AppState } from '../state.ts';

/** Only the canonical spelling of a number: `01`, `1.0` and `1e0` are not addresses. */
const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

export function addContentRoutes(router: Router<AppState>, content: Content): void {
  function found<Value>({ path }: { path: string }, value: Value | undefined): Value {
    if (value !== undefined) return value;
    throw new ProblemError(isTakenDown(content, path) ? 'taken-down' : 'not-found');
  }
  router.get(listProjects.path, (ctx) => {
    const category = ctx.URL.searchParams.get('category');
    // An empty category is what a cleared filter sends.
    return answerCached(ctx, content.listProjects(category || undefined));
  });
  router.get(getProject.path, (ctx) => {
    return answerCached(ctx, found(ctx, content.findProject(idOf(ctx.params['id']))));
  });
  router.get(listCommunityProjects.path, (ctx) => {
    return answerCached(ctx, content.listCommunityProjects());
  });
  router.get(getCommunityProject.path, (ctx) => {
    return answerCached(ctx, found(ctx, content.findCommunityProject(idOf(ctx.params['id']))));
  });
  router.get(getSearchChanges.path, (ctx) => {
    return answerCached(ctx, content.searchChanges());
  });
  router.get(listChangedReports.path, (ctx) => {
    return answerCached(ctx, content.listChangedReports());
  });
  router.get(listPages.path, (ctx) => {
    return answerCached(ctx, content.listPages());
  });
  router.get(getPage.path, (ctx) => {
    return answerCached(ctx, found(ctx, findPage(content, ctx.params['page'] ?? '')));
  });
  router.get(listBlogPosts.path, (ctx) => {
    return answerCached(ctx, content.listBlogPosts());
  });
  router.get(getBlogPost.path, (ctx) => {
    const slug = ctx.params['slug'] ?? '';
    const present = content.movedTo(paths.blogArticle(slug));
    if (present !== undefined) {
      // A device that still has the former address gets the article with one redirect.
      redirectToPresent(ctx, apiAddressOf(present));
      return;
    }
    return answerCached(ctx, found(ctx, content.findBlogPost(slug)));
  });
}

/** The content that a page reads; undefined for an unknown name. */
export const findPage = (content: Pick<Content, 'listPages'>, name: string) =>
  content.listPages().find(({ page }) => page === name);

/** API path of the content of an article's page. */
const apiAddressOf = (path: string) => `/api${path}`;

/** Whether the owner has taken down the entry behind an API path. */
export const isTakenDown = (content: Pick<Content, 'isTakenDown'>, apiPath: string) =>
  content.isTakenDown(apiPath.replace(/^\/api/, ''));

function idOf(text: string | undefined): number {
  const id = v.safeParse(Id, text);
  if (!id.success) throw new ProblemError('not-found');
  return id.output;
}
