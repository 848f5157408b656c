import { isDeepStrictEqual } from 'node:util';
import type { ContentEntry, ContentEvent, ContentRevision } from './content-records.ts';
import type { Publication, RevisionSave, SaveOutcome } from './ports.ts';

type Saved = Extract<ContentEvent, { kind: 'content-saved' }>;
type Published = Extract<ContentEvent, { kind: 'content-published' }>;

/** What a save is decided from; read in the same transaction that writes it. */
export interface SaveContext {
  /** Every entry of the kind, including the one that is saved. */
  entries: readonly Readonly<ContentEntry>[];
  /** The revision with this id, if there is one. */
  known: Readonly<ContentRevision> | undefined;
}

/** Decides about a save: an event to be written, or an outcome without one. */
export function decideSave(
  { entries, known }: SaveContext,
  { revision, shipped, firstFreeNumber, shippedSlugs }: RevisionSave,
): { event: Saved } | { outcome: SaveOutcome } {
  const { entryId } = revision;
  const entry = entries.find(({ id }) => id === entryId);
  if (known && entry) {
    return {
      outcome: isSame(known, revision)
        ? { kind: 'repeated', entry, revision: known }
        : { kind: 'mismatch' },
    };
  }
  const newestId = entry?.revisionIds.at(-1) ?? shipped?.revisionId ?? null;
  if (revision.baseRevisionId !== newestId) return { outcome: { kind: 'conflict', newestId } };
  if (revision.slug !== '' && isTaken(revision, entries, shippedSlugs)) {
    return { outcome: { kind: 'slug-taken' } };
  }
  const isFirst = (entry?.revisionIds.length ?? 0) === 0;
  return {
    event: {
      kind: 'content-saved',
      revision,
      ...(shipped && isFirst && { shipped }),
      number: entry || firstFreeNumber === null ? null : freeNumber(entries, firstFreeNumber),
      at: revision.savedAt,
    },
  };
}

function isSame(known: Readonly<ContentRevision>, given: ContentRevision): boolean {
  const { savedAt: _, ...one } = known;
  const { savedAt: __, ...other } = given;
  return isDeepStrictEqual(one, other);
}

function isTaken(
  { slug, entryId }: ContentRevision,
  entries: readonly Readonly<ContentEntry>[],
  shippedSlugs: ReadonlyMap<string, string>,
): boolean {
  return (
    (shippedSlugs.get(slug) ?? entryId) !== entryId ||
    entries.some(
      ({ id, slug: newest, live, scheduled, formerSlugs }) =>
        id !== entryId && [newest, live?.slug, scheduled?.slug, ...formerSlugs].includes(slug),
    )
  );
}

function freeNumber(entries: readonly Readonly<ContentEntry>[], least: number): number {
  return entries.reduce((free, { number }) => Math.max(free, (number ?? 0) + 1), least);
}

/** The event that publishes a revision. */
export function publishedEvent(
  revision: Readonly<ContentRevision>,
  { shippedSlug, publishAt }: Pick<Publication, 'shippedSlug' | 'publishAt'>,
  at: Date,
): Published {
  return {
    kind: 'content-published',
    entryKind: revision.kind,
    id: revision.entryId,
    revisionId: revision.revisionId,
    slug: revision.slug,
    ...(shippedSlug !== undefined && { shippedSlug }),
    ...(publishAt !== undefined && { publishAt }),
    at: at.toISOString(),
  };
}

/** The event that makes a scheduled revision live, dated by its schedule; undefined while it is not due. */
export function dueEvent(entry: Readonly<ContentEntry>, now: Date): Published | undefined {
  const { kind, id, scheduled, revisionIds } = entry;
  if (!scheduled || scheduled.publishAt > now.toISOString() || revisionIds.length === 0) return;
  const { revisionId, slug, publishAt } = scheduled;
  return { kind: 'content-published', entryKind: kind, id, revisionId, slug, at: publishAt };
}
