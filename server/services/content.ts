import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import * as v from 'valibot';
import { BlogPost, CommunityProject, Project } from '#shared/schemas/content.ts';

/** The published content, for the API and for rendering pages. Objects are shared: never change them. */
export interface Content {
  /** Hash of all content; changes when a release changes any of it. */
  readonly version: string;
  /** All projects, or those of one category; an unknown category has none. */
  listProjects(category?: string): readonly Project[];
  findProject(id: number): Project | undefined;
  listCommunityProjects(): readonly CommunityProject[];
  findCommunityProject(id: number): CommunityProject | undefined;
  /** Newest first. */
  listBlogPosts(): readonly BlogPost[];
  findBlogPost(slug: string): BlogPost | undefined;
}

export interface Seed {
  projects: readonly unknown[];
  communityProjects: readonly unknown[];
  blogPosts: readonly unknown[];
}

/** A seed entry that its schema refuses, or two with one id; the message names it. Stops the start. */
export class InvalidSeedError extends Error {
  override readonly name = 'InvalidSeedError';
}

/**
 * Checks the seed content and cleans the articles' HTML.
 * @throws InvalidSeedError
 */
export function createContent(seed: Seed): Content {
  const projects = parseAll('project', Project, seed.projects);
  const communityProjects = parseAll('community project', CommunityProject, seed.communityProjects);
  const blogPosts = parseAll('blog post', BlogPost, seed.blogPosts)
    .map((post) => ({ ...post, content: cleanArticle(post.content) }))
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
  refuseRepeats(
    'project',
    projects.map((project) => project.id),
  );
  refuseRepeats(
    'community project',
    communityProjects.map((project) => project.id),
  );
  refuseRepeats(
    'blog post',
    blogPosts.map((post) => post.id),
  );
  refuseRepeats(
    'blog post',
    blogPosts.map((post) => post.slug),
  );

  const version = createHash('sha256')
    .update(JSON.stringify([projects, communityProjects, blogPosts]))
    .digest('hex')
    .slice(0, 16);
  return {
    version,
    listProjects: (category) =>
      category === undefined
        ? projects
        : projects.filter((project) => project.category === category),
    findProject: (id) => projects.find((project) => project.id === id),
    listCommunityProjects: () => communityProjects,
    findCommunityProject: (id) => communityProjects.find((project) => project.id === id),
    listBlogPosts: () => blogPosts,
    findBlogPost: (slug) => blogPosts.find((post) => post.slug === slug),
  };
}

function parseAll<const Schema extends v.GenericSchema>(
  kind: string,
  schema: Schema,
  entries: readonly unknown[],
): v.InferOutput<Schema>[] {
  return entries.map((entry, index) => {
    const result = v.safeParse(schema, entry);
    if (result.success) return result.output;
    const [issue] = result.issues;
    throw new InvalidSeedError(
      `seed ${kind} number ${index + 1}: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
    );
  });
}

function refuseRepeats(kind: string, keys: readonly (string | number)[]): void {
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated !== undefined) throw new InvalidSeedError(`seed ${kind} ${repeated} is there twice`);
}

const articleTags =
  'h2 h3 h4 p ul ol li blockquote em strong a br hr figure figcaption img table caption thead tbody tr th td ' +
  'code sub sup abbr cite q dl dt dd';

/** Keeps the few tags an article needs; scripts, styles, handlers and foreign pictures go. */
export function cleanArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: articleTags.split(' '),
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope'],
      abbr: ['title'],
      h2: ['id'],
      h3: ['id'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: (frame) =>
      frame.tag === 'img' && !(frame.attribs['src'] ?? '').startsWith('/attached_assets/'),
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https?:/.test(attribs['href'] ?? '')
          ? { ...attribs, rel: 'noopener noreferrer' }
          : attribs,
      }),
    },
  });
}
