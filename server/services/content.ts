import { createHash } from 'node:crypto';
import { practiceZone } from '#lib/format-date.ts';
import { keysOf } from '#lib/keys-of.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import type { Practice } from '#shared/api/practice.ts';
import type { PackManifest } from '#shared/content-pack.ts';
import type { SearchChanges } from '#shared/api/search-changes.ts';
import type { PageContent, PageContents, PageName } from '#shared/page-content.ts';
import type { BlogPost, CommunityProject, Project } from '#shared/schemas/content.ts';
import type { Clock, PlainDate } from '#shared/time.ts';
import { shownPost } from '../content/article-page.ts';
import type { PublishedArticle } from '../content/article-page.ts';
import { defaultsOf } from '../content/defaults-of.ts';
import type { DefaultsOf } from '../content/defaults-of.ts';
import type { Release } from '../content/default-revisions.ts';
import { packOf } from '../content/pack-changes.ts';
import { publish } from '../content/published.ts';
import { publishedOn, rulesEdition } from '../content/rules-of-day.ts';
import { searchChanges } from '../search/search-changes.ts';
import type { Changes, Published } from '../content/published.ts';
import type { ContentPicture } from '../storage/content-records.ts';

/** The published content, for the API and for rendering pages. Objects are shared: never change them. */
export interface Content {
  /** What comes with the site, before the owner changes anything. */
  readonly release: Release;
  /** The same as it is published. */
  readonly released: Published;
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
  /** Newest first, in blocks. */
  listWrittenPosts(): readonly PublishedArticle[];
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
  /** What comes with the site; default: this release. */
  defaultsOf?: DefaultsOf;
  /** From the environment; default: nothing. */
  practice?: Practice;
  /** The bank account that the owner has set, where the environment says nothing. Default none. */
  bank?: () => Practice['bank'];
  /** Decides which notices are shown and what dated rules say; default: the system clock. */
  clock?: Clock;
  /** Called with a published text that this release cannot read. */
  report?: (message: string) => void;
}

const nothingSet: Practice = { email: null, phone: null, bank: null, seller: unpublishedSeller };
const noProjects: readonly Project[] = [];
const nothingChanged: Changes = { entries: [], revisions: [], pictures: [] };

export function createContent(options: ContentOptions = {}): ChangingContent {
  const { practice = nothingSet, clock = () => new Date(), report = () => undefined } = options;
  const release: Release = { defaultsOf: options.defaultsOf ?? defaultsOf, practice };
  const released = publish(release, nothingChanged, report);

  let current = contentOf(nothingChanged);
  let changeCount = 0;

  function contentOf(changes: Changes): AppliedContent {
    const written = publish(release, changes, report);
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
      const published = publishedOn(written, day);
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
        blogPosts: published.articles.map(shownPost),
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
      release,
      released,
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
      listWrittenPosts: () => now().published.articles,
      listPages: () => now().pages,
      findPage: (name) => now().published.pages[name],
      packOf: (built) =>
        packOf(built, {
          released,
          published: now().published,
          findPicture: (sha256) => pictures.get(sha256),
        }),
      searchChanges() {
        foundOtherwise ??= searchChanges(released, written);
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
    release,
    released,
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

const versionOf = ({ moved, takenDown, pagePictures, ...shown }: Published): string =>
  hashOf([shown, [...moved], [...takenDown], [...pagePictures]]);

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
