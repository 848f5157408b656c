import { imageCatalogue } from '#content/image-catalogue.ts';
import type { Practice } from '#shared/api/practice.ts';
import * as v from 'valibot';
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
import { largeAddress } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import type { PageContents } from '#shared/page-content.ts';
import type { CommunityProject, Project } from '#shared/schemas/content.ts';
import type { ContentEntry, ContentPicture, ContentRevision } from '../storage/content-records.ts';
import { entryKey, revisionKey } from '../storage/content-records.ts';
import type { PublishedArticle } from './article-page.ts';
import type { Release } from './default-revisions.ts';
import type { DefaultsOf } from './defaults-of.ts';
import { pagesOf } from './pages-of.ts';
import { shownBody } from './shown-body.ts';
import { usedPicture } from './used-picture.ts';
import type { FindUploaded } from './used-picture.ts';

/** The public content: that of the release with what the owner has published over it. */
export interface Published {
  projects: readonly Project[];
  communityProjects: readonly CommunityProject[];
  /** Newest first. */
  articles: readonly PublishedArticle[];
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

/** What a page needs of an entry besides its body. */
interface Facts {
  id: string;
  /** Of its page or read, where it has one. */
  number: number;
  slug: string;
  publishedAt: string;
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
  { defaultsOf, practice }: Release,
  { entries, revisions, pictures }: Changes,
  report: (message: string) => void,
): Published {
  const byKey = new Map(entries.map((entry) => [entryKey(entry.kind, entry.id), entry]));
  const revisionByKey = new Map(revisions.map((revision) => [revisionKey(revision), revision]));
  const findUploaded = createUploadedFinder(pictures);

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

  /** Published entries of a type: those of the release, as changed, and those that the owner has added, newest first. */
  function merged<Kind extends ContentTypeName, Item>(
    kind: Kind,
    make: (body: BodyOf<Kind>, facts: Facts) => Item,
  ): { added: Item[]; fromRelease: Item[] } {
    const fromRelease = defaultsOf(kind).flatMap(({ body, id, slug = '', publishedAt = '' }) => {
      const entry = byKey.get(entryKey(kind, id));
      if (entry?.isHidden === true) return [];
      const own = entry && liveBody(kind, entry);
      const ownSlug = own && entry.live?.slug;
      return [make(own ?? body, { id, number: Number(id), slug: ownSlug ?? slug, publishedAt })];
    });
    const known = new Set(defaultsOf(kind).map(({ id }) => id));
    const added = entries
      .filter((entry) => entry.kind === kind && !known.has(entry.id) && !entry.isHidden)
      .toSorted((a, b) => (a.firstPublishedAt ?? '').localeCompare(b.firstPublishedAt ?? ''))
      .flatMap((entry) => {
        const { id, number, live, firstPublishedAt, updatedAt } = entry;
        const body = liveBody(kind, entry);
        const publishedAt = firstPublishedAt ?? updatedAt;
        return body
          ? [make(body, { id, number: number ?? 0, slug: live?.slug ?? '', publishedAt })]
          : [];
      });
    return { added: added.toReversed(), fromRelease };
  }

  const ownPictures = (uses: readonly (ImageRef | null)[]) => {
    const own = new Map<string, Picture>();
    for (const use of uses) {
      const picture = use ? usedPicture(use, findUploaded) : undefined;
      if (picture && !isAsReleased(picture)) own.set(picture.id, picture);
    }
    return own.size > 0 ? { pictures: [...own.values()] } : {};
  };
  const known = (uses: readonly ImageRef[]) =>
    uses.filter((use) => usedPicture(use, findUploaded) !== undefined);
  const addresses = (uses: readonly ImageRef[]) =>
    known(uses).map(({ picture }) => largeAddress(picture));

  const projects = merged('project', (body, { number, publishedAt }): Project => {
    const { title, category, status, description, details, cover, gallery, groups, features } =
      body;
    return {
      id: number,
      title,
      category,
      status,
      description,
      details,
      imageUrl: largeAddress(cover.picture),
      createdAt: publishedAt,
      gallery: addresses(gallery),
      galleryWithCaptions: groups
        .filter((group) => known(group.pictures).length > 0)
        .map((group) => ({ images: addresses(group.pictures), caption: group.caption })),
      ...(features.length > 0 && { features }),
      ...ownPictures([cover, ...gallery, ...groups.flatMap((group) => group.pictures)]),
    };
  });

  const communityProjects = merged('community-project', (body, { number }): CommunityProject => {
    const { title, location, description, cover, gallery, link, linkText } = body;
    return {
      id: number,
      title,
      location,
      description,
      imageUrl: largeAddress(cover.picture),
      ...(link !== '' && { link }),
      ...(linkText !== '' && { linkText }),
      gallery: addresses(gallery),
      ...ownPictures([cover, ...gallery]),
    };
  });

  const articles = merged(
    'article',
    (
      { title, excerpt, category, cover, blocks },
      { number, slug, publishedAt },
    ): PublishedArticle => ({
      id: number,
      slug,
      title,
      excerpt,
      ...shownBody({ blocks }, (use) => usedPicture(use, findUploaded)),
      imageUrl: largeAddress(cover.picture),
      category,
      publishedAt,
      ...ownPictures([cover]),
    }),
  );

  const practiceEntry = entries.find(({ kind }) => kind === 'practice');
  const practiceBody = practiceEntry && liveBody('practice', practiceEntry);
  const notices = merged('notice', (body, { id, publishedAt }) => ({
    notice: { ...body, id },
    since: publishedAt,
  }));

  /** Published entries of a type: the release's, then those that the owner added, newest last. */
  function entriesOf<Name extends ContentTypeName>(
    name: Name,
  ): { id: string; body: BodyOf<Name> }[] {
    const { fromRelease, added } = merged(name, (body, { id }) => ({ id, body }));
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
    articles: [...articles.added, ...articles.fromRelease].toSorted(
      (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt),
    ),
    practice: withAbsences(
      practiceBody ? practiceOf(practice, practiceBody) : practice,
      notices.added,
    ),
    notices: notices.added.map(({ notice }) => notice),
    replyTexts: entriesOf('reply-text').map(({ id, body }) => ({ id, ...body })),
    ...redirectsOf(defaultsOf, entries),
  };
}

function withAbsences(
  practice: Practice,
  notices: readonly { notice: NoticeBody; since: string }[],
): Practice {
  const away = notices.flatMap(({ notice: { means, from, until }, since }) =>
    means === 'away' && from !== null && until !== null ? [{ from, until, since }] : [],
  );
  return away.length === 0 ? practice : { ...practice, away };
}

function isAsReleased(picture: Picture): boolean {
  const released = imageCatalogue.get(picture.id);
  return (
    released !== undefined &&
    released.alt === picture.alt &&
    released.caption === picture.caption &&
    released.label === picture.label &&
    picture.focus === undefined
  );
}

function practiceOf(environment: Practice, body: PracticeBody): Practice {
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    email: orNull(body.email),
    phone: orNull(body.phone),
    // Not published with the page: `services/bank-accounts.ts` changes the account for deposits, with a delay.
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
  defaultsOf: DefaultsOf,
  entries: readonly Readonly<ContentEntry>[],
): Pick<Published, 'moved' | 'takenDown'> {
  const moved = new Map<string, string>();
  const takenDown = new Set<string>();
  for (const { kind, id, live, number, isHidden, formerSlugs } of entries) {
    if (!isContentType(kind) || contentTypeOf(kind).address === 'none') continue;
    const released = defaultsOf(kind).find((one) => one.id === id);
    if (!live && !released) continue;
    const slug = live?.slug ?? released?.slug ?? '';
    const path = pathOfEntry(kind, { id, number: number ?? (released ? Number(id) : null), slug });
    if (path === undefined) continue;
    const former = formerSlugs.flatMap(
      (each) => pathOfEntry(kind, { id, number, slug: each }) ?? [],
    );
    if (isHidden) for (const each of [path, ...former]) takenDown.add(each);
    else for (const each of former) moved.set(each, path);
  }
  return { moved, takenDown };
}
