import * as v from 'valibot';
import type {
  EntryRevision,
  EntryState,
  EntrySummary,
  RevisionBody,
} from '#shared/api/owner-entries.ts';
import { contentTypeNames, contentTypeOf, pathOfEntry } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { uploadedDigestOf } from '#shared/content-types/image-ref.ts';
import { paths } from '#shared/paths.ts';
import { Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { isDefaultPicture, pastedPictures } from '../content/used-picture.ts';
import { htmlToBlocks } from '../content/html-to-blocks.ts';
import type { CleanedHtml } from '../content/html-to-blocks.ts';
import { defaultRevisions } from '../content/default-revisions.ts';
import type { DefaultRevision } from '../content/default-revisions.ts';
import { unknownProjects } from '../content/unknown-projects.ts';
import { sourcesOf, brokenLinks } from '../content/broken-links.ts';
import { entryAfter, entryKey } from '../storage/content-records.ts';
import type { ContentEntry, ContentRevision } from '../storage/content-records.ts';
import { publishedEvent } from '../storage/content-rules.ts';
import type { ContentStore } from '../storage/ports.ts';
import type { ClockTrust } from './clock-trust.ts';
import type { ChangingContent, Content } from './content.ts';
import { fieldMessages } from './field-messages.ts';
import { titleOf } from './owner-texts.ts';
import type { Schedule } from './schedule.ts';

/** Messages by the path of the field. */
type Fields = Record<string, string>;

export type SaveResult =
  | { kind: 'saved' | 'repeated'; entry: EntrySummary; revision: EntryRevision }
  | { kind: 'unknown' | 'mismatch' }
  | { kind: 'invalid'; fields: Fields }
  | { kind: 'conflict'; current: EntryRevision; base: EntryRevision | null };

export type ChangeResult =
  | { kind: 'done'; entry: EntrySummary }
  | { kind: 'unknown' }
  | { kind: 'invalid'; fields: Fields };

export type PreviewResult =
  | { kind: 'draft'; path: string; content: Content }
  | { kind: 'unknown' }
  | { kind: 'invalid'; fields: Fields };

/** The owner's editing and publishing. */
export interface Publishing {
  /** Every entry, by kind. */
  list(): Promise<EntrySummary[]>;
  /** Every entry with its newest revision. */
  newest(): Promise<{ entry: EntrySummary; revision: EntryRevision }[]>;
  /** Newest first; undefined for an unknown entry. */
  revisions(
    kind: ContentTypeName,
    id: string,
  ): Promise<{ entry: EntrySummary; revisions: EntryRevision[] } | undefined>;
  save(
    kind: ContentTypeName,
    id: string,
    revisionId: string,
    body: RevisionBody,
  ): Promise<SaveResult>;
  /** Resolves once this process shows it. */
  publish(
    kind: ContentTypeName,
    id: string,
    revisionId: string,
    when?: { publishAt?: string | undefined; deviceTime?: string | undefined },
  ): Promise<ChangeResult>;
  /** Whether publishing this revision changes what customers are asked to pay. */
  changesPrice(kind: ContentTypeName, id: string, revisionId: string): Promise<boolean>;
  setHidden(kind: ContentTypeName, id: string, isHidden: boolean): Promise<ChangeResult>;
  /** Validates a body as a save would; returns it as parsed by its schema. */
  validate(
    kind: ContentTypeName,
    body: unknown,
  ): { isValid: true; body: Record<string, unknown> } | { isValid: false; fields: Fields };
  /** The site with a body in its place, and the page that shows it. */
  preview(kind: ContentTypeName, id: string, slug: string, body: unknown): Promise<PreviewResult>;
  /** Sanitises pasted HTML; undefined for more than one paste may have. */
  blocksOf(html: string): CleanedHtml | undefined;
  /** Updates the published content from the store. */
  refresh(): Promise<void>;
  /** Publishes what is due by a trusted clock; returns the number of entries. */
  publishDue(): Promise<number>;
  /** Follows the store and the schedule until the returned function is called. */
  follow(schedule: Schedule, report: (message: string, cause: unknown) => void): () => void;
}

export interface PublishingOptions {
  store: ContentStore;
  content: ChangingContent;
  clock: Clock;
  clockTrust: Pick<ClockTrust, 'trustedNow' | 'compare'>;
  /** Called once changed content is shown. */
  onChanged?: (() => void) | undefined;
  /** Paths of all public pages, for checking links. */
  publicPaths: () => ReadonlySet<string>;
}

/** Scheduled revisions are published, and a failed refresh retried, at this interval. */
const publishDueEveryMs = Minute.ms;

export function createPublishing(options: PublishingOptions): Publishing {
  const { store, content, clock, clockTrust, publicPaths } = options;
  const shipped = defaultRevisions(content.release);
  const shippedByKey = new Map(shipped.map((entry) => [entryKey(entry.kind, entry.id), entry]));

  /** Kinds whose entries have a number: their page is found by it, or the public read has it. */
  const firstFreeNumber = (kind: ContentTypeName): number | null =>
    contentTypeOf(kind).address === 'none'
      ? null
      : 1 + Math.max(0, ...shipped.map((each) => (each.kind === kind ? Number(each.id) : 0)));

  const shippedSlugs = (kind: ContentTypeName): ReadonlyMap<string, string> =>
    new Map(
      shipped.flatMap(({ kind: each, id, revision: { slug } }) =>
        each === kind && slug !== '' ? [[slug, id] as const] : [],
      ),
    );

  let refreshing: Promise<void> | undefined;
  let isStale = false;

  async function read(): Promise<void> {
    do {
      isStale = false;
      const [entries, revisions, pictures] = await Promise.all([
        store.listEntries(),
        store.listCurrent(),
        store.listPictures(),
      ]);
      if (!isStale) content.apply({ entries, revisions, pictures });
    } while (isStale);
    options.onChanged?.();
  }

  /** A call during a read waits for another read after it. */
  function refresh(): Promise<void> {
    if (refreshing) isStale = true;
    else {
      refreshing = read().finally(() => {
        refreshing = undefined;
      });
    }
    return refreshing;
  }

  /** Whether a project exists, even a hidden one: a material sheet may name it, and shows it once it is visible. */
  const isProject = (id: number): boolean =>
    content.findProject(id) !== undefined || content.isTakenDown(paths.project(id));

  function validate(kind: ContentTypeName, body: unknown): ReturnType<Publishing['validate']> {
    const result = v.safeParse(contentTypeOf(kind).body, body);
    if (!result.success) return { isValid: false, fields: fieldMessages(result.issues) };
    const fields = {
      ...brokenLinks(result.output, publicPaths(), sourcesOf(kind)),
      ...unknownProjects(result.output, isProject),
    };
    return Object.keys(fields).length > 0
      ? { isValid: false, fields }
      : { isValid: true, body: result.output };
  }

  async function summaryOf(
    kind: ContentTypeName,
    id: string,
    newest: Readonly<ContentRevision> | undefined,
    entry: Readonly<ContentEntry> | undefined,
  ): Promise<EntrySummary | undefined> {
    const first = shippedByKey.get(entryKey(kind, id));
    const revision = newest ?? first?.revision;
    if (!revision) return undefined;
    const isLive = Boolean(entry?.live) || first !== undefined;
    const state: EntryState = entry?.isHidden
      ? 'hidden'
      : isLive
        ? 'live'
        : entry?.scheduled
          ? 'scheduled'
          : 'draft';
    const number = entry?.number ?? first?.number ?? null;
    const liveSlug = entry?.live?.slug ?? first?.revision.slug ?? revision.slug;
    const liveId = entry?.live?.revisionId ?? first?.revision.revisionId;
    const slug = contentTypeOf(kind).address === 'number' ? String(number ?? '') : revision.slug;
    return {
      kind,
      id,
      slug,
      title: titleOf(kind, revision.body),
      state,
      path: state === 'live' ? (pathOfEntry(kind, { id, number, slug: liveSlug }) ?? null) : null,
      updatedAt: entry?.updatedAt ?? null,
      hasDraft: revision.revisionId !== liveId,
      publishAt: entry?.scheduled?.publishAt ?? null,
    };
  }

  async function findSummary(kind: ContentTypeName, id: string): Promise<EntrySummary | undefined> {
    const entry = await store.findEntry(kind, id);
    const [newest] = await store.listRevisions(kind, id);
    return summaryOf(kind, id, newest, entry);
  }

  /** Every entry by kind, in the order of the owner's list. */
  async function listAll() {
    const entries = new Map(
      (await store.listEntries()).map((entry) => [entryKey(entry.kind, entry.id), entry]),
    );
    const newest = new Map<string, Readonly<ContentRevision>>();
    for (const revision of await store.listCurrent()) {
      const key = entryKey(revision.kind, revision.entryId);
      if (entries.get(key)?.revisionIds.at(-1) === revision.revisionId) newest.set(key, revision);
    }
    const keys = new Map<string, Pick<DefaultRevision, 'kind' | 'id'>>();
    for (const kind of contentTypeNames) {
      const own = [...entries.values()]
        .filter((entry) => entry.kind === kind && !shippedByKey.has(entryKey(kind, entry.id)))
        .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
      for (const { id } of own) keys.set(entryKey(kind, id), { kind, id });
      for (const entry of shipped) {
        if (entry.kind === kind) keys.set(entryKey(kind, entry.id), entry);
      }
    }
    const all = await Promise.all(
      [...keys].map(async ([key, { kind, id }]) => {
        const stored = entries.get(key);
        const summary = await summaryOf(kind, id, newest.get(key), stored);
        const revision = newest.get(key) ?? shippedByKey.get(key)?.revision;
        return summary && revision && { entry: summary, stored, revision };
      }),
    );
    return all.filter((one) => one !== undefined);
  }

  /** The newest revision of an entry, as `allRevisions` has it. */
  function newestRevision(
    { kind, id }: Pick<EntrySummary, 'kind' | 'id'>,
    entry: Readonly<ContentEntry> | undefined,
    { revisionId, baseRevisionId, slug, body, savedAt }: Readonly<ContentRevision>,
  ): EntryRevision {
    const liveId =
      entry?.live?.revisionId ?? shippedByKey.get(entryKey(kind, id))?.revision.revisionId;
    const isScheduled = revisionId === entry?.scheduled?.revisionId;
    const state = isScheduled ? 'scheduled' : revisionId === liveId ? 'live' : 'draft';
    return { revisionId, baseRevisionId, slug, body, state, savedAt };
  }

  async function allRevisions(
    kind: ContentTypeName,
    id: string,
    entry: Readonly<ContentEntry> | undefined,
  ): Promise<EntryRevision[]> {
    const stored = await store.listRevisions(kind, id);
    const first = shippedByKey.get(entryKey(kind, id))?.revision;
    const revisions = stored.length === 0 && first ? [first] : stored;
    const liveId = entry?.live?.revisionId ?? first?.revisionId;
    const position = revisions.findIndex(({ revisionId }) => revisionId === liveId);
    return revisions.map((revision, index) => ({
      revisionId: revision.revisionId,
      baseRevisionId: revision.baseRevisionId,
      slug: revision.slug,
      body: revision.body,
      state:
        revision.revisionId === entry?.scheduled?.revisionId
          ? 'scheduled'
          : revision.revisionId === liveId
            ? 'live'
            : position === -1 || index < position
              ? 'draft'
              : 'former',
      savedAt: revision.savedAt,
    }));
  }

  /** The result of a change that the store has made. */
  async function done(kind: ContentTypeName, id: string): Promise<ChangeResult> {
    await refresh();
    const entry = await findSummary(kind, id);
    return entry ? { kind: 'done', entry } : { kind: 'unknown' };
  }

  /** Photos in a body that have not been uploaded. */
  async function missingPictures(body: unknown, first?: DefaultRevision): Promise<Fields> {
    const digests = new Set((await store.listPictures()).map(({ sha256 }) => sha256));
    const shippedHere = new Set(picturesIn(first?.revision.body, '').map(({ picture }) => picture));
    const fields: Fields = {};
    for (const { path, picture } of picturesIn(body, '')) {
      const digest = uploadedDigestOf(picture);
      if (digest !== undefined && digests.has(digest)) continue;
      if (isDefaultPicture(picture) || shippedHere.has(picture)) continue;
      fields[path] = 'This photo hasn’t arrived yet. Send it first, or remove it.';
    }
    return fields;
  }

  return {
    validate,
    refresh,
    blocksOf: (html) => htmlToBlocks(html, pastedPictures),
    list: async () => (await listAll()).map(({ entry }) => entry),
    async newest() {
      return (await listAll()).map(({ entry, stored, revision }) => ({
        entry,
        revision: newestRevision(entry, stored, revision),
      }));
    },
    async revisions(kind, id) {
      const entry = await findSummary(kind, id);
      if (!entry) return undefined;
      return { entry, revisions: await allRevisions(kind, id, await store.findEntry(kind, id)) };
    },
    async changesPrice(kind, id, revisionId) {
      if (kind !== 'report') return false;
      const revisions = await allRevisions(kind, id, await store.findEntry(kind, id));
      const next = revisions.find((one) => one.revisionId === revisionId);
      const live = revisions.find(({ state }) => state === 'live');
      return (
        next?.body['priceAud'] !== live?.body['priceAud'] ||
        next?.body['depositAud'] !== live?.body['depositAud']
      );
    },
    async save(kind, id, revisionId, { baseRevisionId, slug, body }) {
      const definition = contentTypeOf(kind);
      const first = shippedByKey.get(entryKey(kind, id));
      const isKnown = first !== undefined || (await store.findEntry(kind, id)) !== undefined;
      // Only shipped entries have a short name; a kind without "add" has no others.
      if (!isKnown && (definition.labels.add === null || !v.is(v.pipe(v.string(), v.uuid()), id))) {
        return { kind: 'unknown' };
      }
      const checked = validate(kind, body);
      const fields: Fields = checked.isValid ? {} : { ...checked.fields };
      if (definition.address === 'slug' && slug === '') {
        fields['slug'] = 'Write the address of the page, such as lime-in-winter';
      } else if (definition.address !== 'slug' && slug !== '') {
        fields['slug'] = 'This has no address of its own';
      }
      // A customer who fills in its questionnaire is told what to transfer.
      if (
        checked.isValid &&
        first?.revision.body['depositAud'] &&
        checked.body['depositAud'] === null
      ) {
        fields['depositAud'] = 'This report is booked with a deposit. Write the amount.';
      }
      if (checked.isValid && hasOtherParts(first?.revision.body, checked.body)) {
        fields['blocks'] =
          'A chart, gallery or video of this page is missing. Bring back an earlier version.';
      }
      if (!checked.isValid || Object.keys(fields).length > 0) return { kind: 'invalid', fields };
      const outcome = await store.save({
        revision: {
          kind,
          entryId: id,
          revisionId,
          baseRevisionId,
          slug,
          body: checked.body,
          savedAt: clock().toISOString(),
        },
        shipped: first?.revision ?? null,
        firstFreeNumber: firstFreeNumber(kind),
        shippedSlugs: shippedSlugs(kind),
      });
      switch (outcome.kind) {
        case 'slug-taken':
          return {
            kind: 'invalid',
            fields: {
              slug: 'Another page has this address, or had it before. Choose another one.',
            },
          };
        case 'mismatch':
          return { kind: 'mismatch' };
        case 'conflict': {
          const revisions = await allRevisions(kind, id, await store.findEntry(kind, id));
          const [current] = revisions;
          if (!current) return { kind: 'unknown' };
          const base = revisions.find((revision) => revision.revisionId === baseRevisionId) ?? null;
          return { kind: 'conflict', current, base };
        }
        default: {
          const revisions = await allRevisions(kind, id, outcome.entry);
          const revision = revisions.find((each) => each.revisionId === revisionId);
          const entry = await findSummary(kind, id);
          return entry && revision ? { kind: outcome.kind, entry, revision } : { kind: 'unknown' };
        }
      }
    },
    async publish(kind, id, revisionId, { publishAt, deviceTime } = {}) {
      if (deviceTime !== undefined) clockTrust.compare(new Date(deviceTime));
      const revision = (await store.listRevisions(kind, id)).find(
        (each) => each.revisionId === revisionId,
      );
      const first = shippedByKey.get(entryKey(kind, id));
      if (!revision) {
        // A shipped entry is live before it is changed.
        return first?.revision.revisionId === revisionId
          ? this.setHidden(kind, id, false)
          : { kind: 'unknown' };
      }
      const now = clock();
      if (publishAt !== undefined && Date.parse(publishAt) <= now.getTime()) {
        return {
          kind: 'invalid',
          fields: { publishAt: 'This time has passed. Choose a later one, or publish now.' },
        };
      }
      const checked = validate(kind, revision.body);
      const fields = checked.isValid ? await missingPictures(checked.body, first) : checked.fields;
      if (Object.keys(fields).length > 0) return { kind: 'invalid', fields };
      const published = await store.publish(
        {
          kind,
          id,
          revisionId,
          publishAt: publishAt && new Date(publishAt).toISOString(),
          shippedSlug: first?.revision.slug,
        },
        now,
      );
      return published ? done(kind, id) : { kind: 'unknown' };
    },
    async setHidden(kind, id, isHidden) {
      const entry = await store.findEntry(kind, id);
      const first = shippedByKey.get(entryKey(kind, id));
      if (!entry && !first) return { kind: 'unknown' };
      if (isHidden && !contentTypeOf(kind).canBeHidden) {
        return {
          kind: 'invalid',
          fields: { '': 'The site can’t do without this. Change it instead.' },
        };
      }
      // Repeated, it stays one event.
      if ((entry?.isHidden ?? false) !== isHidden) {
        await store.setHidden({ kind, id, number: first?.number ?? null }, isHidden, clock());
      }
      return done(kind, id);
    },
    async preview(kind, id, slug, body) {
      const checked = validate(kind, body);
      if (!checked.isValid) return { kind: 'invalid', fields: checked.fields };
      const first = shippedByKey.get(entryKey(kind, id));
      const present = await store.findEntry(kind, id);
      const at = clock();
      const number = present?.number ?? first?.number ?? firstFreeNumber(kind);
      const revision: ContentRevision = {
        kind,
        entryId: id,
        revisionId: 'preview',
        baseRevisionId: null,
        slug: slug === '' && contentTypeOf(kind).address === 'slug' ? 'preview' : slug,
        body: checked.body,
        savedAt: at.toISOString(),
      };
      const before = entryAfter(present, {
        kind: 'content-saved',
        revision,
        number,
        at: at.toISOString(),
      });
      const entry = entryAfter(before, publishedEvent(revision, {}, at));
      const draft = content.with({
        entries: [
          ...(await store.listEntries()).filter((each) => each.kind !== kind || each.id !== id),
          entry,
        ],
        revisions: [...(await store.listCurrent()), revision],
        pictures: await store.listPictures(),
      });
      const path = pathOfEntry(kind, { id, number, slug: revision.slug });
      return path === undefined ? { kind: 'unknown' } : { kind: 'draft', path, content: draft };
    },
    async publishDue() {
      const now = clockTrust.trustedNow();
      return now === null ? 0 : store.publishDue(now);
    },
    follow(schedule, report) {
      let cancel = () => {};
      let isEnded = false;
      let hasFailed = false;
      const tryRefresh = () =>
        refresh().then(
          () => {
            hasFailed = false;
          },
          (error: unknown) => {
            hasFailed = true;
            report('the published content could not be read; the former one stays', error);
          },
        );
      const stop = store.watch(() => void tryRefresh());
      const publishAndRetry = () => {
        const work = this.publishDue().catch((error: unknown) =>
          report('what is scheduled could not be published', error),
        );
        void work.then(() => (hasFailed ? tryRefresh() : undefined)).finally(next);
      };
      const next = () => {
        if (!isEnded) cancel = schedule(publishAndRetry, publishDueEveryMs);
      };
      next();
      return () => {
        isEnded = true;
        cancel();
        stop();
      };
    },
  };
}

/** Whether the charts, galleries and videos of a page differ from those that it came with. */
function hasOtherParts(first: unknown, body: Record<string, unknown>): boolean {
  return JSON.stringify(partsOf(first)) !== JSON.stringify(partsOf(body));
}

function partsOf(body: unknown): string[] {
  const { blocks = [] } = v.parse(WithParts, body ?? {});
  return blocks
    .flatMap(({ kind, name }) => (kind === 'part' || kind === 'gallery' ? [name ?? ''] : []))
    .toSorted();
}
const WithParts = v.object({
  blocks: v.optional(v.array(v.object({ kind: v.string(), name: v.optional(v.string()) }))),
});

/** Every picture that a body shows, with the path of its field. */
function picturesIn(value: unknown, path: string): { path: string; picture: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = path === '' ? key : `${path}.${key}`;
    return key === 'picture' && typeof inner === 'string'
      ? [{ path: place, picture: inner }]
      : picturesIn(inner, place);
  });
}
