import { listBlogPosts, getBlogPost } from '#shared/api/blog.ts';
import { getCommunityProject, listCommunityProjects } from '#shared/api/community-projects.ts';
import { getPage, listPages } from '#shared/api/pages.ts';
import { getPractice } from '#shared/api/practice.ts';
import { getProject, listProjects } from '#shared/api/projects.ts';
import { listChangedReports } from '#shared/api/reports.ts';
import { getRetention } from '#shared/api/retention.ts';
import type { Retention } from '#shared/api/retention.ts';
import { findPage, isTakenDown } from '../http/routes/content.ts';
import type { Content } from '../services/content.ts';

/** The content that rendering reads. */
export interface ContentReader {
  /** Changes with every change of what pages show; part of the cache key. */
  readonly version: string;
  /** As `Content.state`. */
  readonly state: string;
  /** The JSON of a public read, or undefined where the API would answer 404. */
  read(pathname: string): unknown;
  /** Whether the owner has taken down the entry behind a read. */
  isTakenDown(pathname: string): boolean;
  /** The same for other content. */
  over(content: Content): ContentReader;
}

/**
 * Answers public reads by path, as the API's routes do.
 * @param retention constant while the process runs, so it needs no version
 */
export function contentReader(content: Content, retention: Retention): ContentReader {
  const lists = new Map<string, () => unknown>([
    [listProjects.path, () => content.listProjects()],
    [listCommunityProjects.path, () => content.listCommunityProjects()],
    [listBlogPosts.path, () => content.listBlogPosts()],
    [listPages.path, () => content.listPages()],
    [listChangedReports.path, () => content.listChangedReports()],
    [getPractice.path, () => content.practice()],
    [getRetention.path, () => retention],
  ]);
  const entries = new Map<string, (key: string) => unknown>([
    [getProject.path.replace(':id', ''), (key) => content.findProject(Number(key))],
    [
      getCommunityProject.path.replace(':id', ''),
      (key) => content.findCommunityProject(Number(key)),
    ],
    [getBlogPost.path.replace(':slug', ''), (key) => content.findBlogPost(key)],
    [getPage.path.replace(':page', ''), (key) => findPage(content, key)],
  ]);
  return {
    isTakenDown: (pathname) => isTakenDown(content, pathname),
    over: (other) => contentReader(other, retention),
    get version() {
      return content.version;
    },
    get state() {
      return content.state;
    },
    read(pathname) {
      const slash = pathname.lastIndexOf('/') + 1;
      const find = entries.get(pathname.slice(0, slash));
      return find ? find(decodeURIComponent(pathname.slice(slash))) : lists.get(pathname)?.();
    },
  };
}
