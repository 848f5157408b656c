import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import * as v from 'valibot';
import { practiceZone } from '#lib/date-words.ts';
import { keysOf } from '#lib/keys-of.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import type { Practice } from '#shared/api/practice.ts';
import type { PackManifest } from '#shared/content-pack.ts';
import type { SearchChanges } from '#shared/api/search-changes.ts';
import type { PageContent, PageContents, PageName } from '#shared/page-content.ts';
import { CommunityProject, Project, WrittenPost } from '#shared/schemas/content.ts';
import type { BlogPost } from '#shared/schemas/content.ts';
import type { Clock, PlainDate } from '#shared/time.ts';
import { packOf } from '../content/pack-changes.ts';
import { publish } from '../content/published.ts';
import { readPost } from '../content/read-article.ts';
import { publishedOn, rulesEdition } from '../content/rules-of-day.ts';
import { searchChanges } from '../search/search-changes.ts';
import type { Changes, Published } from '../content/published.ts';
import type { ContentPicture } from '../storage/content-records.ts';
import type { ShippedContent } from '../content/shipped.ts';

/** The published content, for the API and for rendering pages. Objects are shared: never change them. */
export interface Content {
  /** The shipped content, validated and sanitised. */
  readonly shipped: ShippedContent;
  /** Hash of everything that visitors are shown; changes when the owner or a release changes any of it. */
  readonly version: string;
  /** Differs after every change, even one that was undone since: then `version` is as before. */
  readonly state: string;
  /** All projects, or those of one category; an unknown category has none. */
  listProjects(category?: string): readonly Project[];
  findProject(id: number): Project | undefined;
  listCommunityProjects(): readonly CommunityProject[];
  findCommunityProject(id: number): CommunityProject | undefined;
  /** Newest first. */
  listBlogPosts(): readonly BlogPost[];
  findBlogPost(slug: string): BlogPost | undefined;
  /** Newest first, without what only the articles' pages need. */
  listWrittenPosts(): readonly WrittenPost[];
  /** What each page reads beside lists and entries. */
  listPages(): readonly PageContent[];
  findPage<Name extends PageName>(name: Name): PageContents[Name];
  /** Changes of the search documents since the release's index. */
  searchChanges(): SearchChanges;
  /** The content pack's manifest, updated from the one built with the release. */
  packOf(built: PackManifest): PackManifest;
  /** How the practice is reached, who sells, and today's notice. */
  practice(): Practice;
  /** What the owner’s replies start from. */
  replyTexts(): Published['replyTexts'];
  /** The present path of a page that was at this address before. */
  movedTo(path: string): string | undefined;
  /** Whether the owner has taken down the page at this address. */
  isTakenDown(path: string): boolean;
}

interface AppliedContent extends Content {
  /** A picture that the owner has added. */
  findPicture(sha256: string): Readonly<ContentPicture> | undefined;
}

/** Content that follows what the owner publishes. */
export interface ChangingContent extends AppliedContent {
  /** The site with these changes, separate from the published one. */
  with(changes: Changes): Content;
  /** Replaces what was applied before. */
  apply(changes: Changes): void;
}

export interface ContentOptions {
  /** From the environment; default: nothing. */
  practice?: Practice;
  /** The bank account that the owner has set, where the environment says nothing. Default none. */
  bank?: () => Practice['bank'];
  /** Decides which notices are shown and what dated rules say; default: the system clock. */
  clock?: Clock;
  /** Called with a published text that this release cannot read. */
  report?: (message: string) => void;
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

const nothingSet: Practice = { email: null, phone: null, bank: null, seller: unpublishedSeller };
const noProjects: readonly Project[] = [];
const nothingChanged: Changes = { entries: [], revisions: [], pictures: [] };

/**
 * Validates the seed content and sanitises the articles' HTML.
 * @throws InvalidSeedError
 */
export function createContent(seed: Seed, options: ContentOptions = {}): ChangingContent {
  const { practice = nothingSet, clock = () => new Date(), report = () => undefined } = options;
  const shipped: ShippedContent = {
    projects: parseAll('project', Project, seed.projects),
    communityProjects: parseAll('community project', CommunityProject, seed.communityProjects),
    blogPosts: parseAll('blog post', WrittenPost, seed.blogPosts).map(cleaned),
    practice,
  };
  refuseRepeats('project', shipped.projects, 'id');
  refuseRepeats('community project', shipped.communityProjects, 'id');
  refuseRepeats('blog post', shipped.blogPosts, 'id');
  refuseRepeats('blog post', shipped.blogPosts, 'slug');

  let current = contentOf(nothingChanged);
  let changeCount = 0;

  function contentOf(changes: Changes): AppliedContent {
    const written = publish(shipped, changes, report);
    const pictures = new Map(changes.pictures.map((picture) => [picture.sha256, picture]));
    const today = () => dayFormat.format(clock());

    /** Today's notices, in the practice's time zone. */
    function noticesOfToday(): string[] {
      if (written.notices.length === 0) return [];
      const day = today();
      return written.notices
        .filter(({ from, until }) => (from ?? day) <= day && day <= (until ?? day))
        .map(({ text }) => text);
    }

    /** What is shown from one change of the dated rules to the next. */
    function shownOn(day: PlainDate) {
      const said = publishedOn(written, day);
      const published = { ...said, blogPosts: said.blogPosts.map(cleaned) };
      const { projects, pages } = published;
      // Always the same lists: each is serialised and compressed once.
      const byCategory = new Map<string, Project[]>();
      for (const project of projects) {
        const ofCategory = byCategory.get(project.category) ?? [];
        ofCategory.push(project);
        byCategory.set(project.category, ofCategory);
      }
      return {
        edition: rulesEdition(day),
        published,
        version: versionOf(published),
        byCategory,
        blogPosts: published.blogPosts.map(readPost),
        pages: keysOf(pages).map((page) => ({ page, content: pages[page] }) as PageContent),
      };
    }
    let shown = shownOn(today());
    const now = () => {
      const day = today();
      if (rulesEdition(day) !== shown.edition) shown = shownOn(day);
      return shown;
    };

    let foundOtherwise: SearchChanges | undefined;
    return {
      shipped,
      get version() {
        const { version } = now();
        const notices = noticesOfToday();
        return notices.length === 0 ? version : hashOf([version, notices]);
      },
      get state() {
        return this.version;
      },
      listProjects: (category) =>
        category === undefined
          ? now().published.projects
          : (now().byCategory.get(category) ?? noProjects),
      findProject: (id) => now().published.projects.find((project) => project.id === id),
      listCommunityProjects: () => now().published.communityProjects,
      findCommunityProject: (id) =>
        now().published.communityProjects.find((project) => project.id === id),
      listBlogPosts: () => now().blogPosts,
      findBlogPost: (slug) => now().blogPosts.find((post) => post.slug === slug),
      listWrittenPosts: () => now().published.blogPosts,
      listPages: () => now().pages,
      findPage: (name) => now().published.pages[name],
      packOf: (built) =>
        packOf(built, {
          shipped,
          published: now().published,
          findPicture: (sha256) => pictures.get(sha256),
        }),
      searchChanges() {
        foundOtherwise ??= searchChanges(shipped, {
          ...written,
          blogPosts: written.blogPosts.map(cleaned),
        });
        return foundOtherwise;
      },
      practice() {
        const notices = noticesOfToday();
        const bank = options.bank?.() ?? written.practice.bank;
        const present = { ...written.practice, bank };
        return notices.length === 0 ? present : { ...present, notices };
      },
      replyTexts: () => written.replyTexts,
      movedTo: (path) => written.moved.get(path),
      isTakenDown: (path) => written.takenDown.has(path),
      findPicture: (sha256) => pictures.get(sha256),
    };
  }

  return {
    shipped,
    with: contentOf,
    apply(changes) {
      current = contentOf(changes);
      changeCount += 1;
    },
    get state() {
      return `${changeCount} ${current.version}`;
    },
    get version() {
      return current.version;
    },
    listProjects: (category) => current.listProjects(category),
    findProject: (id) => current.findProject(id),
    listCommunityProjects: () => current.listCommunityProjects(),
    findCommunityProject: (id) => current.findCommunityProject(id),
    listBlogPosts: () => current.listBlogPosts(),
    findBlogPost: (slug) => current.findBlogPost(slug),
    listWrittenPosts: () => current.listWrittenPosts(),
    listPages: () => current.listPages(),
    findPage: (name) => current.findPage(name),
    searchChanges: () => current.searchChanges(),
    packOf: (built) => current.packOf(built),
    practice: () => current.practice(),
    replyTexts: () => current.replyTexts(),
    movedTo: (path) => current.movedTo(path),
    isTakenDown: (path) => current.isTakenDown(path),
    findPicture: (sha256) => current.findPicture(sha256),
  };
}

/** `2026-12-20`. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: practiceZone });

const cleaned = (post: WrittenPost): WrittenPost => ({
  ...post,
  content: cleanArticle(post.content),
});

const versionOf = ({ moved, takenDown, pagePictures, ...shown }: Published): string =>
  hashOf([shown, [...moved], [...takenDown], [...pagePictures]]);

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

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

function refuseRepeats<Key extends string>(
  kind: string,
  entries: readonly Readonly<Record<Key, string | number>>[],
  key: Key,
): void {
  const keys = entries.map((entry) => entry[key]);
  const repeated = keys.find((each, index) => keys.indexOf(each) !== index);
  if (repeated !== undefined) throw new InvalidSeedError(`seed ${kind} ${repeated} is there twice`);
}

const articleTags =
  'h2 h3 h4 p ul ol li blockquote em strong a br hr figure figcaption img table caption thead tbody tr th td ' +
  'code sub sup abbr cite q dl dt dd aside';

/** Deeper than any article is nested. The functions that read the tree are recursive, so deeper tags are dropped. */
const deepestTag = 50;

/** Keeps the few tags an article needs; scripts, styles, handlers and external pictures are removed. */
export function cleanArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: articleTags.split(' '),
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      th: ['scope'],
      abbr: ['title'],
      aside: ['data-tone'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: deepestTag,
    exclusiveFilter: (frame) =>
      frame.tag === 'img' &&
      ![frame.attribs['src'] ?? '', ...(frame.attribs['srcset']?.split(/,\s*/) ?? [])].every(
        (address) => address.startsWith('/attached_assets_compressed/'),
      ),
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
