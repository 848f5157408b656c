import * as v from 'valibot';
import { StoredInstant } from '#shared/schemas.ts';

/** The content of an entry at one time; never changed, never removed. */
export const ContentRevision = v.object({
  kind: v.string(),
  entryId: v.string(),
  /** UUID, created on the owner's device; for a shipped revision derived from its content. */
  revisionId: v.string(),
  baseRevisionId: v.nullable(v.string()),
  /** Empty for kinds whose pages have none. */
  slug: v.string(),
  /** In the schema of the kind at that time. */
  body: v.record(v.string(), v.unknown()),
  /** Null for a shipped revision. */
  savedAt: v.nullable(StoredInstant),
});
export type ContentRevision = v.InferOutput<typeof ContentRevision>;

/** What the owner has done with one entry; a shipped entry has none before that. */
export const ContentEntry = v.object({
  kind: v.string(),
  id: v.string(),
  /** Last part of its page's address, for numbered kinds; null for all others. */
  number: v.nullable(v.number()),
  /** Oldest first. */
  revisionIds: v.array(v.string()),
  /** Of the newest revision; empty where there is none, or its kind has none. */
  slug: v.string(),
  /** What visitors see; null while that is the shipped entry, or nothing. */
  live: v.nullable(v.object({ revisionId: v.string(), slug: v.string() })),
  /** Becomes `live` at its moment. */
  scheduled: v.nullable(
    v.object({ revisionId: v.string(), slug: v.string(), publishAt: StoredInstant }),
  ),
  isHidden: v.boolean(),
  /** When the owner first published it; null before. */
  firstPublishedAt: v.nullable(StoredInstant),
  /** Slugs that it was live under, and that still redirect to it. */
  formerSlugs: v.array(v.string()),
  updatedAt: StoredInstant,
});
export type ContentEntry = v.InferOutput<typeof ContentEntry>;

/** A copy of a picture that visitors are sent; its bytes are in the file store under `name`. */
export const PictureCopy = v.object({
  width: v.number(),
  format: v.picklist(['avif', 'webp', 'jpg']),
  name: v.string(),
  sizeBytes: v.number(),
  sha256: v.string(),
});
export type PictureCopy = v.InferOutput<typeof PictureCopy>;

/** A picture that the owner has added. */
export const ContentPicture = v.object({
  /** SHA-256 of the uploaded file. */
  sha256: v.string(),
  /** Pixels of the encoded picture, upright. */
  width: v.number(),
  height: v.number(),
  /** Mean colour, `#rrggbb`. */
  colour: v.string(),
  copies: v.array(PictureCopy),
  addedAt: StoredInstant,
});
export type ContentPicture = v.InferOutput<typeof ContentPicture>;

/** Everything the owner has written. */
export interface ContentRecords {
  /** By `entryKey`. */
  contentEntries: Record<string, ContentEntry>;
  /** By `revisionKey`. */
  contentRevisions: Record<string, ContentRevision>;
  /** By digest. */
  contentPictures: Record<string, ContentPicture>;
}

export const entryKey = (kind: string, id: string) => `${kind}/${id}`;
export const revisionKey = (revision: {
  kind: string;
  entryId: string;
  revisionId: string;
}): string => `${revision.kind}/${revision.entryId}/${revision.revisionId}`;

/** What can happen to content; part of `RecordEvent`. */
export const contentEvents = [
  v.object({
    kind: v.literal('content-saved'),
    revision: ContentRevision,
    /** The shipped revision, with its first change. */
    shipped: v.optional(ContentRevision),
    /** Number of a new entry, for numbered kinds. */
    number: v.nullable(v.number()),
    at: StoredInstant,
  }),
  v.object({
    kind: v.literal('content-published'),
    entryKind: v.string(),
    id: v.string(),
    revisionId: v.string(),
    slug: v.string(),
    /** Slug of the shipped entry until now. */
    shippedSlug: v.optional(v.string()),
    /** A later moment; without it, now. */
    publishAt: v.optional(StoredInstant),
    at: StoredInstant,
  }),
  v.object({
    kind: v.literal('content-hidden'),
    entryKind: v.string(),
    id: v.string(),
    isHidden: v.boolean(),
    /** Of a shipped entry, where this is its first change. */
    number: v.nullable(v.number()),
    at: StoredInstant,
  }),
  v.object({ kind: v.literal('content-picture-added'), picture: ContentPicture }),
  /** Copied from other records. */
  v.object({
    kind: v.literal('content-copied'),
    entries: v.array(ContentEntry),
    revisions: v.array(ContentRevision),
    pictures: v.array(ContentPicture),
  }),
] as const;
export type ContentEvent = v.InferOutput<(typeof contentEvents)[number]>;

/** An event of one entry. */
export type EntryEvent = Extract<
  ContentEvent,
  { kind: 'content-saved' | 'content-published' | 'content-hidden' }
>;

/** The entry after an event; every adapter uses this, so that the same events give the same entry everywhere. */
export function entryAfter(before: ContentEntry | undefined, event: EntryEvent): ContentEntry {
  const { at } = event;
  switch (event.kind) {
    case 'content-saved': {
      const { revision, shipped, number } = event;
      const entry = before ?? newEntry(revision.kind, revision.entryId, number, at);
      const isFirst = shipped !== undefined && entry.revisionIds.length === 0;
      const revisionIds = [
        ...entry.revisionIds,
        ...(isFirst ? [shipped.revisionId] : []),
        revision.revisionId,
      ];
      return { ...entry, revisionIds, slug: revision.slug, updatedAt: at };
    }
    case 'content-published': {
      const { revisionId, slug, shippedSlug, publishAt } = event;
      const entry = before ?? newEntry(event.entryKind, event.id, null, at);
      if (publishAt !== undefined) {
        return { ...entry, scheduled: { revisionId, slug, publishAt }, updatedAt: at };
      }
      const former = entry.live?.slug ?? shippedSlug ?? slug;
      return {
        ...entry,
        live: { revisionId, slug },
        scheduled: null,
        isHidden: false,
        firstPublishedAt: entry.firstPublishedAt ?? at,
        formerSlugs: [...new Set([...entry.formerSlugs, former])].filter((each) => each !== slug),
        updatedAt: at,
      };
    }
    case 'content-hidden': {
      const entry = before ?? newEntry(event.entryKind, event.id, event.number, at);
      return {
        ...entry,
        isHidden: event.isHidden,
        scheduled: event.isHidden ? null : entry.scheduled,
        updatedAt: at,
      };
    }
  }
}

function newEntry(kind: string, id: string, number: number | null, at: string): ContentEntry {
  return {
    kind,
    id,
    number,
    revisionIds: [],
    slug: '',
    live: null,
    scheduled: null,
    isHidden: false,
    firstPublishedAt: null,
    formerSlugs: [],
    updatedAt: at,
  };
}

/** Applies an event to records in memory. */
export function applyContentEvent(records: ContentRecords, event: ContentEvent): void {
  switch (event.kind) {
    case 'content-picture-added':
      records.contentPictures[event.picture.sha256] = event.picture;
      return;
    case 'content-copied':
      for (const entry of event.entries) {
        records.contentEntries[entryKey(entry.kind, entry.id)] = entry;
      }
      for (const revision of event.revisions) {
        records.contentRevisions[revisionKey(revision)] = revision;
      }
      for (const picture of event.pictures) records.contentPictures[picture.sha256] = picture;
      return;
    default: {
      const [kind, id] =
        event.kind === 'content-saved'
          ? [event.revision.kind, event.revision.entryId]
          : [event.entryKind, event.id];
      const key = entryKey(kind, id);
      const before = Object.hasOwn(records.contentEntries, key)
        ? records.contentEntries[key]
        : undefined;
      records.contentEntries[key] = entryAfter(before, event);
      if (event.kind !== 'content-saved') return;
      const { revision, shipped } = event;
      if (shipped && (before?.revisionIds.length ?? 0) === 0) {
        records.contentRevisions[revisionKey(shipped)] = shipped;
      }
      records.contentRevisions[revisionKey(revision)] = revision;
    }
  }
}
