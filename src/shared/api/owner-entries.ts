import * as v from 'valibot';
import { contentTypeNames } from '../content-types/types.ts';
import { Slug } from '../content-types/texts.ts';
import { Problem } from '../errors.ts';
import { endpoint } from './endpoint.ts';
import { Instant, StoredInstant } from '../schemas.ts';

/** One of `contentTypes`. */
export const KindName = v.picklist(contentTypeNames);

/** A UUID created on the device, or the short name of an entry shipped with the site (`1`, `new-house`). */
export const EntryId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(100));

/** A UUID created on the device; for a shipped revision, one that the server derives from its content. */
export const RevisionId = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/**
 * Whether visitors see an entry. `live` and `scheduled` may have a newer draft as well; `scheduled` was never live.
 * `hidden` was live and answers 404.
 */
export const EntryState = v.picklist(['draft', 'scheduled', 'live', 'hidden']);
export type EntryState = v.InferOutput<typeof EntryState>;

/** One line of the owner's list. */
export const EntrySummary = v.object({
  kind: KindName,
  id: v.string(),
  /** Last part of the address of its page: a slug, or a number that the server gave; empty where it has no page. */
  slug: v.string(),
  title: v.string(),
  state: EntryState,
  /** Address of its page; null where it has none, or it is not public yet. */
  path: v.nullable(v.string()),
  /** When it was last saved, published, hidden or shown; null while it is as shipped. */
  updatedAt: v.nullable(Instant),
  /** Whether a revision is newer than what visitors see. */
  hasDraft: v.boolean(),
  /** When the scheduled revision becomes public, if there is one. */
  publishAt: v.nullable(StoredInstant),
});
export type EntrySummary = v.InferOutput<typeof EntrySummary>;

/** All entries, in the order of the kinds; within one, in the order of the site. */
export const listOwnerEntries = endpoint({
  method: 'GET',
  path: '/api/owner/entries',
  body: null,
  response: v.object({ entries: v.array(EntrySummary) }),
  errors: ['unauthorised'],
});

/** The content of an entry at one time; it never changes. */
export const EntryRevision = v.object({
  revisionId: v.string(),
  /** Revision it was made from; null for the first one. */
  baseRevisionId: v.nullable(v.string()),
  slug: v.string(),
  /** In the schema of its kind; in an earlier release, perhaps in an earlier schema. */
  body: v.record(v.string(), v.unknown()),
  state: v.picklist(['draft', 'scheduled', 'live', 'former']),
  /** Null for a shipped revision. */
  savedAt: v.nullable(Instant),
});
export type EntryRevision = v.InferOutput<typeof EntryRevision>;

/** Every entry with its newest revision, in the order of `listOwnerEntries`: what a device needs to write without a network. */
export const listNewestRevisions = endpoint({
  method: 'GET',
  path: '/api/owner/newest-revisions',
  body: null,
  response: v.object({
    entries: v.array(v.object({ entry: EntrySummary, revision: EntryRevision })),
  }),
  errors: ['unauthorised'],
});

/** Every revision of an entry, newest first; the last one may be shipped with the site. */
export const listEntryRevisions = endpoint({
  method: 'GET',
  path: '/api/owner/entries/:kind/:id/revisions',
  body: null,
  response: v.object({ entry: EntrySummary, revisions: v.array(EntryRevision) }),
  errors: ['unauthorised', 'not-found'],
});

export const RevisionBody = v.object({
  /** The newest revision that the device knew when the owner started; null for a new entry. */
  baseRevisionId: v.nullable(RevisionId),
  /** For kinds whose pages have a slug; empty for all others. */
  slug: v.union([v.literal(''), Slug]),
  /** Checked by the schema of the kind. */
  body: v.record(v.string(), v.unknown()),
});
export type RevisionBody = v.InferOutput<typeof RevisionBody>;

/**
 * Saves a revision: 201, and 200 for the same one again. `revision-moved` is 409 and contains both versions
 * (`RevisionMoved`); `invalid-fields` names each field by its path in the body (`blocks.3.figure.alt`), and `slug`
 * where another entry has it. Only the owner sees it until it is published.
 */
export const putEntryRevision = endpoint({
  method: 'PUT',
  path: '/api/owner/entries/:kind/:id/revisions/:revisionId',
  body: RevisionBody,
  response: v.object({ entry: EntrySummary, revision: EntryRevision }),
  errors: [
    'unauthorised',
    'not-found',
    'invalid-json',
    'invalid-fields',
    'idempotency-mismatch',
    'revision-moved',
    'storage-full',
    'storage-unavailable',
  ],
});

/**
 * The problem of a 409: the current content of the entry, and the common ancestor of both versions where it is known.
 */
export const RevisionMoved = v.object({
  ...Problem.entries,
  current: EntryRevision,
  base: v.nullable(EntryRevision),
});
export type RevisionMoved = v.InferOutput<typeof RevisionMoved>;

const moved = {
  response: v.object({ entry: EntrySummary }),
  errors: [
    'unauthorised',
    'not-found',
    'invalid-json',
    'invalid-fields',
    'storage-full',
    'storage-unavailable',
  ],
} as const;

export const PublishBody = v.object({
  revisionId: RevisionId,
  /** A later moment; without it, now. A new one replaces the one before. */
  publishAt: v.optional(Instant),
  /** The time on the owner's device, sent with `publishAt`: if it agrees with the server's clock, that one is trusted. */
  deviceTime: v.optional(Instant),
});

/** Makes the body on the owner's device. @param publishAt null publishes now */
export const publishBody = (revisionId: string, publishAt: string | null) =>
  publishAt === null
    ? { revisionId }
    : { revisionId, publishAt, deviceTime: new Date().toISOString() };

/**
 * Makes a revision what visitors see, now or later; shows the entry again if it was hidden. A change of a report's price
 * or deposit needs fresh proof.
 */
export const postEntryPublish = endpoint({
  method: 'POST',
  path: '/api/owner/entries/:kind/:id/publish',
  body: PublishBody,
  ...moved,
  errors: [...moved.errors, 'fresh-proof-needed'],
});

/** Takes an entry off the site and cancels its schedule. Its address answers 404 until it is shown again. */
export const postEntryHide = endpoint({
  method: 'POST',
  path: '/api/owner/entries/:kind/:id/hide',
  body: null,
  ...moved,
});

export const postEntryShow = endpoint({
  method: 'POST',
  path: '/api/owner/entries/:kind/:id/show',
  body: null,
  ...moved,
});
