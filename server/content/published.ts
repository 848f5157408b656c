import { imageCatalogue } from '#content/image-catalogue.ts';
import { sources } from '#content/sources.ts';
import type { Practice } from '#shared/api/practice.ts';
import * as v from 'valibot';
import type { ArticleBody } from '#shared/content-types/article.ts';
import type { CommunityProjectBody } from '#shared/content-types/community-project.ts';
import {
  contentTypeOf,
  contentTypes,
  isContentType,
  pathOfEntry,
} from '#shared/content-types/types.ts';
import type { BodyOf, ContentTypeName } from '#shared/content-types/types.ts';
import type { NoticeBody } from '#shared/content-types/notice.ts';
import type { ReplyTextBody } from '#shared/content-types/reply-text.ts';
import { uploadedPicture } from '#shared/content-types/image-ref.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';
import type { PracticeBody } from '#shared/content-types/practice.ts';
import type { ProjectBody } from '#shared/content-types/project.ts';
import { largeAddress } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import type { PageContents } from '#shared/page-content.ts';
import type { CommunityProject, Project, WrittenPost } from '#shared/schemas/content.ts';
import type { ContentEntry, ContentPicture, ContentRevision } from '../storage/content-records.ts';
import { entryKey, revisionKey } from '../storage/content-records.ts';
import { articleFigures, usedPicture } from './article-figures.ts';
import type { FindUploaded } from './article-figures.ts';
import { blocksToHtml } from './blocks-to-html.ts';
import { defaultsOf } from './defaults-of.ts';
import { pagesOf } from './pages-of.ts';
import type { ShippedContent } from './shipped.ts';

/** The public content: that of the release with what the owner has published over it. */
export interface Published {
  projects: readonly Project[];
  communityProjects: readonly CommunityProject[];
  /** Newest first. */
  blogPosts: readonly WrittenPost[];
  practice: Practice;
  notices: readonly NoticeBody[];
  /** What the owner’s replies start from. */
  replyTexts: readonly (ReplyTextBody & { id: string })[];
  /** Content of each page besides these lists. */
  pages: PageContents;
  /** Names of the pictures that those pages show. */
  pagePictures: ReadonlySet<string>;
  /** Current path by former path. */
  moved: ReadonlyMap<string, string>;
  /** Paths of what the owner has hidden. */
  takenDown: ReadonlySet<string>;
}

/** The owner's changes, as the store lists them. */
export interface Changes {
  entries: readonly Readonly<ContentEntry>[];
  revisions: readonly Readonly<ContentRevision>[];
  pictures: readonly Readonly<ContentPicture>[];
}

export function createUploadedFinder(pictures: readonly Readonly<ContentPicture>[]): FindUploaded {
  const byName = new Map<string, ReturnType<FindUploaded>>(
    pictures.map(({ sha256, width, height, colour }) => {
      const id = uploadedPicture(sha256);
      return [id, { id, width, height, colour, version: sha256.slice(0, 10) }] as const;
    }),
  );
  return (name) => byName.get(name);
}

/**
 * Computes the public content from the owner's changes alone, without a clock, so every process and every start comes to the
 * same result.
 * @param report called with a published text that this release cannot read; the release's own text takes its place
 */
export function publish(
  shipped: ShippedContent,
  { entries, revisions, pictures }: Changes,
  report: (message: string) => void,
): Published {
  const byKey = new Map(entries.map((entry) => [entryKey(entry.kind, entry.id), entry]));
  const revisionByKey = new Map(revisions.map((revision) => [revisionKey(revision), revision]));
  const findUploaded = createUploadedFinder(pictures);
  const figures = articleFigures(findUploaded);

  /** The body that the owner has published for an entry; undefined if there is none, or it cannot be read. */
  function liveBody<Kind extends ContentTypeName>(
    kind: Kind,
    { id, live }: Readonly<ContentEntry>,
  ): BodyOf<Kind> | undefined {
    if (!live) return undefined;
    const revision = revisionByKey.get(
      revisionKey({ kind, entryId: id, revisionId: live.revisionId }),
    );
    const parsed = v.safeParse(contentTypes[kind].body, revision?.body);
    if (parsed.success) return parsed.output as BodyOf<Kind>;
    report(`${kind} ${id}: the published text cannot be read by this release`);
    return undefined;
  }

  /** Entries of a kind: those of the release, as changed, and those that the owner has added, newest first. */
  function merged<Kind extends ContentTypeName, Item extends { id: number | string }>(
    kind: Kind,
    items: readonly Item[],
    make: (body: BodyOf<Kind>, entry: Readonly<ContentEntry>, before: Item | undefined) => Item,
  ): { added: Item[]; fromRelease: Item[] } {
    const fromRelease = items.flatMap((item) => {
      const entry = byKey.get(entryKey(kind, String(item.id)));
      if (!entry) return [item];
      if (entry.isHidden) return [];
      const body = liveBody(kind, entry);
      return [body ? make(body, entry, item) : item];
    });
    const known = new Set(items.map(({ id }) => String(id)));
    const added = entries
      .filter((entry) => entry.kind === kind && !known.has(entry.id) && !entry.isHidden)
      .toSorted((a, b) => (a.firstPublishedAt ?? '').localeCompare(b.firstPublishedAt ?? ''))
      .flatMap((entry) => {
        const body = liveBody(kind, entry);
        return body ? [make(body, entry, undefined)] : [];
      });
    return { added: added.toReversed(), fromRelease };
  }

  const ownPictures = (uses: readonly (ImageRef | null)[]) => {
    const own = new Map<string, Picture>();
    for (const use of uses) {
      const picture = use ? usedPicture(use, findUploaded) : undefined;
      if (picture && !isAsShipped(picture)) own.set(picture.id, picture);
    }
    return own.size > 0 ? { pictures: [...own.values()] } : {};
  };
  const known = (uses: readonly ImageRef[]) =>
    uses.filter((use) => usedPicture(use, findUploaded) !== undefined);
  const addresses = (uses: readonly ImageRef[]) =>
    known(uses).map(({ picture }) => largeAddress(picture));

  const projects = merged('project', shipped.projects, (body: ProjectBody, entry, before) => {
    const { title, category, standing, description, details, cover, gallery, groups, features } =
      body;
    return {
      id: before?.id ?? entry.number ?? 0,
      title,
      category,
      standing,
      description,
      details,
      imageUrl: largeAddress(cover.picture),
      createdAt: before?.createdAt ?? entry.firstPublishedAt ?? entry.updatedAt,
      gallery: addresses(gallery),
      galleryWithCaptions: groups
        .filter((group) => known(group.pictures).length > 0)
        .map((group) => ({ images: addresses(group.pictures), caption: group.caption })),
      features,
      ...ownPictures([cover, ...gallery, ...groups.flatMap((group) => group.pictures)]),
    };
  });

  const communityProjects = merged(
    'community-project',
    shipped.communityProjects,
    (body: CommunityProjectBody, entry, before) => {
      const { title, location, description, cover, gallery, link, linkText } = body;
      return {
        id: before?.id ?? entry.number ?? 0,
        title,
        location,
        description,
        imageUrl: largeAddress(cover.picture),
        ...(link !== '' && { link }),
        ...(linkText !== '' && { linkText }),
        gallery: addresses(gallery),
        ...ownPictures([cover, ...gallery]),
      };
    },
  );

  const blogPosts = merged('article', shipped.blogPosts, (body: ArticleBody, entry, before) => {
    const { title, excerpt, category, cover, blocks } = body;
    return {
      id: before?.id ?? entry.number ?? 0,
      slug: entry.live?.slug ?? before?.slug ?? '',
      title,
      excerpt,
      content: blocksToHtml(blocks, { figure: figures.figure, sourceUrl }),
      imageUrl: largeAddress(cover.picture),
      category,
      publishedAt: before?.publishedAt ?? entry.firstPublishedAt ?? entry.updatedAt,
      ...ownPictures([cover]),
    };
  });

  const practiceEntry = entries.find(({ kind }) => kind === 'practice');
  const practiceBody = practiceEntry && liveBody('practice', practiceEntry);
  const notices = merged('notice', [], (body: NoticeBody, { id }) => ({ ...body, id }));

  /** Published entries of a type: the release's, then those that the owner added, newest last. */
  function entriesOf<Name extends ContentTypeName>(
    name: Name,
  ): { id: string; body: BodyOf<Name> }[] {
    const { fromRelease, added } = merged(name, defaultsOf(name), (body, { id }) => ({ id, body }));
    // Nothing can be added to a type that does not say so, whatever an import contains.
    const isOpen = contentTypeOf(name).labels.add !== null;
    return [...fromRelease, ...(isOpen ? added.toReversed() : [])];
  }
  const pagePictures = new Set<string>();
  const find = (use: ImageRef) => {
    pagePictures.add(use.picture);
    return usedPicture(use, findUploaded);
  };
  const shownProjects = [...projects.added, ...projects.fromRelease];
  const titles = new Map(shownProjects.map(({ id, title }) => [id, title]));
  const pages = pagesOf(entriesOf, find, (id) => titles.get(id));

  return {
    pages,
    pagePictures,
    projects: shownProjects,
    communityProjects: [...communityProjects.added, ...communityProjects.fromRelease],
    blogPosts: [...blogPosts.added, ...blogPosts.fromRelease].toSorted(
      (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt),
    ),
    practice: withAbsences(
      practiceBody ? practiceOf(shipped.practice, practiceBody) : shipped.practice,
      notices.added,
    ),
    notices: notices.added,
    replyTexts: entriesOf('reply-text').map(({ id, body }) => ({ id, ...body })),
    ...redirectsOf(shipped, entries),
  };
}

function withAbsences(practice: Practice, notices: readonly NoticeBody[]): Practice {
  const away = notices.flatMap(({ means, from, until }) =>
    means === 'away' && from !== null && until !== null ? [{ from, until }] : [],
  );
  return away.length === 0 ? practice : { ...practice, away };
}

function isAsShipped(picture: Picture): boolean {
  const shipped = imageCatalogue.get(picture.id);
  return (
    shipped !== undefined &&
    shipped.alt === picture.alt &&
    shipped.caption === picture.caption &&
    shipped.label === picture.label &&
    picture.focus === undefined
  );
}

/** Address of an entry of the list of sources. */
export function sourceUrl(id: string): string | undefined {
  const known: Readonly<Record<string, { url: string }>> = sources;
  return Object.hasOwn(known, id) ? known[id]?.url : undefined;
}

function practiceOf(environment: Practice, body: PracticeBody): Practice {
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    email: orNull(body.email),
    phone: orNull(body.phone),
    // The account for deposits can only be changed in the environment, never over the network.
    bank: environment.bank,
    seller: {
      ...environment.seller,
      legalName: orNull(body.legalName),
      abn: orNull(body.abn),
      isGstRegistered: body.gst === 'unpublished' ? null : body.gst === 'registered',
      registration: orNull(body.registration),
      insurance: orNull(body.insurance),
      refunds: orNull(body.refunds),
      hosting: orNull(body.hosting),
    },
    ...(body.hours !== '' && { hours: body.hours }),
    ...(body.serviceArea !== '' && { serviceArea: body.serviceArea }),
  };
}

function redirectsOf(
  { blogPosts, projects, communityProjects }: ShippedContent,
  entries: readonly Readonly<ContentEntry>[],
): Pick<Published, 'moved' | 'takenDown'> {
  const moved = new Map<string, string>();
  const takenDown = new Set<string>();
  const slugs = new Map(blogPosts.map(({ id, slug }) => [String(id), slug]));
  const numbers = new Map<string, ReadonlySet<string>>([
    ['project', new Set(projects.map(({ id }) => String(id)))],
    ['community-project', new Set(communityProjects.map(({ id }) => String(id)))],
  ]);
  for (const { kind, id, live, number, isHidden, formerSlugs } of entries) {
    if (!isContentType(kind) || contentTypeOf(kind).address === 'none') continue;
    const isShipped = kind === 'article' ? slugs.has(id) : numbers.get(kind)?.has(id) === true;
    if (!live && !isShipped) continue;
    const slug = live?.slug ?? slugs.get(id) ?? '';
    const path = pathOfEntry(kind, { id, number: number ?? (isShipped ? Number(id) : null), slug });
    if (path === undefined) continue;
    const former = formerSlugs.flatMap(
      (each) => pathOfEntry(kind, { id, number, slug: each }) ?? [],
    );
    if (isHidden) for (const each of [path, ...former]) takenDown.add(each);
    else for (const each of former) moved.set(each, path);
  }
  return { moved, takenDown };
}
