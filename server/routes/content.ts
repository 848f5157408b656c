import type Router from '@koa/router';
import * as v from 'valibot';
import { getBlogPost, listBlogPosts } from '#shared/api/blog.ts';
import { getCommunityProject, listCommunityProjects } from '#shared/api/community-projects.ts';
import { getProject, listProjects } from '#shared/api/projects.ts';
import { answerCached } from '../middleware/cached-read.ts';
import { ProblemError } from '../problem.ts';
import type { Content } from '../services/content.ts';
import type { AppState } from '../state.ts';

/** Numbers as the site itself writes them; `01`, `1.0` and `1e0` are not the address of anything. */
const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

export function addContentRoutes(router: Router<AppState>, content: Content): void {
  router.get(listProjects.path, (ctx) => {
    const category = ctx.URL.searchParams.get('category');
    // An empty category is what a cleared filter sends.
    answerCached(ctx, content.listProjects(category || undefined));
  });
  router.get(getProject.path, (ctx) => {
    answerCached(ctx, found(content.findProject(idOf(ctx.params['id']))));
  });
  router.get(listCommunityProjects.path, (ctx) => {
    answerCached(ctx, content.listCommunityProjects());
  });
  router.get(getCommunityProject.path, (ctx) => {
    answerCached(ctx, found(content.findCommunityProject(idOf(ctx.params['id']))));
  });
  router.get(listBlogPosts.path, (ctx) => {
    answerCached(ctx, content.listBlogPosts());
  });
  router.get(getBlogPost.path, (ctx) => {
    answerCached(ctx, found(content.findBlogPost(ctx.params['slug'] ?? '')));
  });
}

function idOf(text: string | undefined): number {
  const id = v.safeParse(Id, text);
  if (!id.success) throw new ProblemError('not-found');
  return id.output;
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ProblemError('not-found');
  return value;
}
