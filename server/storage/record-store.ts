import { setImmediate } from 'node:timers/promises';
import { createSerialQueue } from '#lib/serial-queue.ts';
import type { Folder } from '#shared/api/inbox.ts';
import { uploadsOf } from '#shared/inbox/work-entries.ts';
import type { NewWorkEntry, WorkEntry } from '#shared/inbox/work-entries.ts';
import { createContentStore } from './content-store.ts';
import { noOwnerSettings } from './owner-settings.ts';
import type {
  EventLog,
  ListPart,
  NewCounts,
  PlaceCounts,
  PurgedTrash,
  ReceiveOutcome,
  RecordStore,
  RemovedSubmissions,
  SubmissionFilter,
  UnopenedWeight,
  WorkFilter,
  WorkOutcome,
} from './ports.ts';
import { serviceTypeOf } from '#shared/inbox/entry-of.ts';
import { searchTextOfSubmission } from './search-text.ts';
import { isOpened, leastOrphanBytes, senderEmailOf, trashRestMs } from './records.ts';
import type { Submission, SubmissionChange, Trashed, Upload } from './records.ts';
import { entriesOf, isSameEntry, nextInvoiceNumber } from './work-rules.ts';

/**
 * The rules of the record store over any event log. Checks run synchronously on the records, and what they rely on is
 * claimed until the event is durable, so two calls can never both pass.
 */
export function createRecordStore(log: EventLog): RecordStore {
  const { records } = log;
  const idsUnderWay = new Set<string>();
  /** Uploads that running writes refer to, with the number of such writes. */
  const claimedUploads = new Map<string, number>();

  /** Changes that depend on what is stored, one after the other. */
  const enqueueOwnerChange = createSerialQueue();

  const listeners = new Set<() => void>();
  let version = 0;
  const notifyListeners = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  /** What every list asks for is worked out once for each version: of tens of thousands, each takes a tenth of a second. */
  function oncePerVersion<Value>(work: () => Value): () => Value {
    let latest: { version: number; value: Value } | undefined;
    return () => {
      if (latest?.version !== version) latest = { version, value: work() };
      return latest.value;
    };
  }

  function claim(names: readonly string[]): void {
    for (const name of names) claimedUploads.set(name, (claimedUploads.get(name) ?? 0) + 1);
  }
  function release(names: readonly string[]): void {
    for (const name of names) {
      const count = (claimedUploads.get(name) ?? 1) - 1;
      if (count === 0) claimedUploads.delete(name);
      else claimedUploads.set(name, count);
    }
  }

  async function receive(submission: Submission): Promise<ReceiveOutcome> {
    const known = records.submissions[submission.id];
    if (known) {
      if (known.fingerprint !== submission.fingerprint) return { kind: 'mismatch' };
      if (known.trashed) await restore([known.id], []);
      // Erased at the same moment, it could not be restored: then nothing may say that it is on disk.
      if (records.submissions[known.id] !== known) return { kind: 'still-storing' };
      return { kind: 'repeated', submission: known };
    }
    if (idsUnderWay.has(submission.id)) return { kind: 'still-storing' };
    const unknown = submission.attachments.filter((name) => !Object.hasOwn(records.uploads, name));
    if (unknown.length > 0) return { kind: 'unknown-attachment', names: unknown };

    idsUnderWay.add(submission.id);
    claim(submission.attachments);
    try {
      await log.append({ kind: 'submission-received', submission });
      notifyListeners();
      return { kind: 'stored', submission };
    } finally {
      idsUnderWay.delete(submission.id);
      release(submission.attachments);
    }
  }

  /** Ids with a change that is being written, which the records do not contain yet. */
  const changesUnderWay: string[] = [];

  async function changeSubmission(id: string, change: SubmissionChange, at: Date) {
    if (findUntrashed(id) === undefined) return undefined;
    changesUnderWay.push(id);
    try {
      await log.append({ kind: 'submission-changed', id, ...change, at: at.toISOString() });
    } finally {
      changesUnderWay.splice(changesUnderWay.indexOf(id), 1);
    }
    notifyListeners();
    return findUntrashed(id);
  }

  /** One at a time: what a rule has read is still true when it is written, and numbers have no gap. */
  const enqueueWork = createSerialQueue();

  async function addWorkEntryNow(
    given: NewWorkEntry,
    refuses: (others: readonly Readonly<WorkEntry>[]) => boolean,
  ): Promise<WorkOutcome> {
    const known = own(records.workEntries, given.id);
    if (known) {
      return isSameEntry(known, given) ? { kind: 'repeated', entry: known } : { kind: 'mismatch' };
    }
    const { submissionId } = given;
    if (submissionId === null || !findUntrashed(submissionId))
      return { kind: 'unknown-submission' };
    const names = uploadsOf(given);
    const unknown = names.filter((name) => !Object.hasOwn(records.uploads, name));
    if (unknown.length > 0) return { kind: 'unknown-upload', names: unknown };
    const others = listWorkEntries({ submissionIds: [submissionId] });
    if (refuses(others)) return { kind: 'refused' };
    const entry = given.kind === 'invoice' ? { ...given, number: numberFor(given) } : given;
    claim(names);
    try {
      await log.append({ kind: 'work-entry-added', entry });
    } finally {
      release(names);
    }
    notifyListeners();
    const stored = own(records.workEntries, given.id);
    return stored ? { kind: 'stored', entry: stored } : { kind: 'unknown-submission' };
  }

  function numberFor({ day }: { day: string }) {
    const year = Number(day.slice(0, 4));
    return { year, number: nextInvoiceNumber(year, Object.values(records.workEntries)) };
  }

  function listWorkEntries(filter: WorkFilter = {}): readonly Readonly<WorkEntry>[] {
    const { ids, submissionIds, kinds, since = '', isWhole = false } = filter;
    const isMeant = (entry: Readonly<WorkEntry>) =>
      entry.at >= since &&
      (kinds === undefined || kinds.includes(entry.kind)) &&
      (isWhole || findUntrashed(entry.submissionId ?? '') !== undefined);
    if (ids) {
      return ids
        .flatMap((id) => own(records.workEntries, id) ?? [])
        .filter(
          (entry) => isMeant(entry) && (submissionIds?.includes(entry.submissionId ?? '') ?? true),
        );
    }
    if (submissionIds === undefined) return Object.values(records.workEntries).filter(isMeant);
    return submissionIds.flatMap((id) => entriesOf(records, id).filter(isMeant));
  }

  /** A submission that is not in the trash. */
  function findUntrashed(id: string): Submission | undefined {
    const submission = own(records.submissions, id);
    return submission?.trashed ? undefined : submission;
  }

  function uploadsOnlyOf(ids: readonly string[]): string[] {
    const gone = new Set(ids);
    const kept = new Set<string>();
    const names = new Set<string>();
    const uses = [
      ...Object.values(records.submissions).map(({ id, attachments }) => ({ id, attachments })),
      ...Object.values(records.workEntries).map((entry) => ({
        id: entry.submissionId ?? '',
        attachments: uploadsOf(entry),
      })),
    ];
    for (const { id, attachments } of uses) {
      for (const name of attachments) (gone.has(id) ? names : kept).add(name);
    }
    return [...names].filter((name) => !kept.has(name) && !claimedUploads.has(name));
  }

  /** Removals run one after the other: what several callers ask for at the same moment is removed and counted once. */
  const enqueueRemoval = createSerialQueue();

  async function removeSubmissionsNow(
    ids: readonly string[],
    folder?: Folder,
  ): Promise<RemovedSubmissions> {
    const isIn = (id: string) =>
      folder === undefined ||
      (records.submissions[id]?.folder === folder && !changesUnderWay.includes(id));
    const known = ids.filter((id) => Object.hasOwn(records.submissions, id) && isIn(id));
    return { ids: known, uploads: await remove(known, []) };
  }

  /** @param orphans uploads that no submission has */
  async function remove(ids: readonly string[], orphans: readonly string[]) {
    if (ids.length + orphans.length === 0) return [];
    const uploads = [...orphans, ...uploadsOnlyOf(ids)];
    await withUploadsRemoved(uploads, () =>
      log.append({ kind: 'submissions-removed', ids: [...ids], uploads }),
    );
    notifyListeners();
    return uploads;
  }

  /** Removes uploads before the removal is written, so that none can be attached in the meantime; restores them on failure. */
  async function withUploadsRemoved(names: readonly string[], write: () => Promise<void>) {
    const removed = names.flatMap((name) => records.uploads[name] ?? []);
    for (const name of names) delete records.uploads[name];
    try {
      await write();
    } catch (error) {
      for (const upload of removed) records.uploads[upload.name] = upload;
      throw error;
    }
  }

  async function trashSubmissions(ids: readonly string[], at: Date): Promise<void> {
    const known = ids.filter(
      (id) => findUntrashed(id) !== undefined && !changesUnderWay.includes(id),
    );
    if (known.length === 0) return;
    await log.append({ kind: 'trashed', ids: known, uploads: [], at: at.toISOString() });
    notifyListeners();
  }

  async function trashOrphanUploads(before: Date, at: Date): Promise<number> {
    const limit = before.toISOString();
    const uploads = Object.values(records.uploads)
      .filter(({ isAttached, trashed, storedAt }) => !isAttached && !trashed && storedAt < limit)
      .map(({ name }) => name)
      .filter((name) => !claimedUploads.has(name));
    if (uploads.length > 0) {
      await log.append({ kind: 'trashed', ids: [], uploads, at: at.toISOString() });
    }
    return uploads.length;
  }

  function removeOrphanUploads(names: readonly string[]): Promise<readonly string[]> {
    const orphans = [...new Set(names)].filter(
      (name) => own(records.uploads, name)?.isAttached === false && !claimedUploads.has(name),
    );
    return remove([], orphans);
  }

  /** Ids that are being restored from the trash: no purge may remove them. */
  const restoresUnderWay = new Set<string>();

  async function restore(ids: readonly string[], uploads: readonly string[]): Promise<void> {
    if (ids.length + uploads.length === 0) return;
    for (const id of ids) restoresUnderWay.add(id);
    claim(uploads);
    try {
      await log.append({ kind: 'trash-restored', ids: [...ids], uploads: [...uploads] });
    } finally {
      for (const id of ids) restoresUnderWay.delete(id);
      release(uploads);
    }
    if (ids.length > 0) notifyListeners();
  }

  /** Ids and names of what is in the trash and matches. */
  function trashedWhere(matches: (trashed: Trashed) => boolean) {
    const isIn = ({ trashed }: Readonly<Submission | Upload>) =>
      trashed !== undefined && matches(trashed);
    return {
      ids: Object.values(records.submissions)
        .filter(isIn)
        .map(({ id }) => id),
      uploads: Object.values(records.uploads)
        .filter(isIn)
        .map(({ name }) => name),
    };
  }

  async function restoreTrash(since?: Date, until?: Date) {
    const first = since?.toISOString() ?? '';
    const last = until?.toISOString() ?? '~';
    const { ids, uploads } = trashedWhere(({ at }) => at >= first && at <= last);
    await restore(ids, uploads);
    return { submissions: ids.length, uploads: uploads.length };
  }

  async function restoreSubmissions(ids: readonly string[]): Promise<readonly string[]> {
    const known = [...new Set(ids)].filter((id) => own(records.submissions, id)?.trashed);
    await restore(known, []);
    // Erased at the same moment, it could not be restored.
    return known.filter((id) => findUntrashed(id) !== undefined);
  }

  async function purgeTrash(ranMs: number, now: Date): Promise<PurgedTrash> {
    const { ids, uploads } = trashedWhere(() => true);
    if (ids.length + uploads.length === 0) return { submissions: 0, uploads: [] };
    await log.append({ kind: 'trash-rested', ms: ranMs });
    const limit = new Date(now.getTime() - trashRestMs).toISOString();
    const rested = trashedWhere(({ at, restMs }) => at <= limit && restMs <= 0);
    const removed = rested.ids.filter((id) => !restoresUnderWay.has(id));
    const orphans = rested.uploads.filter((name) => !claimedUploads.has(name));
    return { submissions: removed.length, uploads: await remove(removed, orphans) };
  }

  const allSubmissions = oncePerVersion((): readonly Readonly<Submission>[] =>
    Object.values(records.submissions).toSorted(newestFirst),
  );

  async function listSubmissions(filter: SubmissionFilter = {}, part?: ListPart) {
    const { limit = Number.POSITIVE_INFINITY, after } = part ?? {};
    const found: Readonly<Submission>[] = [];
    const all = allSubmissions();
    const words = filter.words ?? [];
    const rest = createRest();
    for (let index = after ? indexAfter(after, all) : 0; index < all.length; index += 1) {
      if (found.length >= limit) break;
      const one = all[index];
      if (!one || !matchesFilter(one, filter)) continue;
      if (words.length > 0) {
        await rest();
        const text = searchText(one);
        if (!words.every((word) => text.includes(word))) continue;
      }
      found.push(one);
    }
    return found;
  }

  /** Bodies never change; notes do, and then `changedAt`. */
  const searchTexts = new WeakMap<Submission['body'], { changedAt: string | null; text: string }>();

  function searchText(submission: Readonly<Submission>): string {
    const { body, changedAt, attachments } = submission;
    const known = searchTexts.get(body);
    if (known && known.changedAt === changedAt) return known.text;
    const names = attachments.map((name) => records.uploads[name]?.originalName ?? name);
    const text = searchTextOfSubmission(submission, names);
    searchTexts.set(body, { changedAt, text });
    return text;
  }

  let folding: Promise<void> | undefined;
  /** Whoever counts has the inbox open, and searches soon: by then the texts are there. */
  async function foldAll(): Promise<void> {
    const rest = createRest();
    for (const one of allSubmissions()) {
      await rest();
      searchText(one);
    }
  }

  const countPlaces = oncePerVersion((): PlaceCounts => {
    const counts: PlaceCounts = { messages: 0, requests: 0, archived: 0, spam: 0 };
    for (const { status, folder, kind, trashed } of allSubmissions()) {
      if (trashed) continue;
      if (folder === 'spam') counts.spam += 1;
      else if (status === 'archived') counts.archived += 1;
      else if (kind === 'contact') counts.messages += 1;
      else counts.requests += 1;
    }
    return counts;
  });

  function weighUnopened(): UnopenedWeight[] {
    const weights = new Map<string, UnopenedWeight>();
    for (const submission of Object.values(records.submissions)) {
      if (isOpened(submission)) continue;
      const { network = null, receivedAt } = submission;
      const isTrashed = submission.trashed !== undefined;
      const key = `${isTrashed} ${network}`;
      let weight = weights.get(key);
      if (!weight) {
        weight = {
          network,
          isTrashed,
          records: 0,
          bytes: 0,
          fileBytes: 0,
          since: receivedAt,
          until: receivedAt,
        };
        weights.set(key, weight);
      }
      weight.records += 1;
      weight.bytes += bodyBytesOf(submission);
      for (const name of submission.attachments) {
        weight.fileBytes += records.uploads[name]?.sizeBytes ?? 0;
      }
      if (receivedAt < weight.since) weight.since = receivedAt;
      if (receivedAt > weight.until) weight.until = receivedAt;
    }
    return [...weights.values()];
  }

  const countNew = oncePerVersion((): NewCounts => {
    const counts: NewCounts = { messages: 0, requests: 0, spam: 0, version };
    for (const { status, folder, kind, trashed } of allSubmissions()) {
      if (status !== 'new' || trashed) continue;
      if (folder === 'spam') counts.spam += 1;
      else if (kind === 'contact') counts.messages += 1;
      else counts.requests += 1;
    }
    return counts;
  });

  return {
    receive,
    changeSubmission,
    removeSubmissions: (ids, folder) => enqueueRemoval(() => removeSubmissionsNow(ids, folder)),
    uploadsOnlyOf: async (ids) => uploadsOnlyOf(ids),
    trashSubmissions,
    trashOrphanUploads,
    removeOrphanUploads,
    restoreTrash,
    restoreSubmissions,
    purgeTrash,
    filesToDelete: async () => [...records.filesToDelete],
    async noteDeletedFiles(names) {
      const waiting = new Set(records.filesToDelete);
      const deleted = names.filter((name) => waiting.has(name));
      if (deleted.length > 0) await log.append({ kind: 'files-deleted', names: deleted });
    },
    compact: () => log.compact(),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    findSubmission: async (id) => findUntrashed(id),
    listSubmissions,
    countNew: async () => countNew(),
    async countPlaces() {
      folding ??= foldAll();
      return countPlaces();
    },
    weighUnopened: async () => weighUnopened(),
    markAnnounced: (ids) => log.append({ kind: 'submissions-announced', ids: [...ids] }),
    markAcknowledged: (ids) => log.append({ kind: 'submissions-acknowledged', ids: [...ids] }),
    addWorkEntry: (entry, refuses = () => false) =>
      enqueueWork(() => addWorkEntryNow(entry, refuses)),
    listWorkEntries: async (filter) => listWorkEntries(filter),
    removeKeptEntries: (before) =>
      enqueueWork(async () => {
        const limit = before.toISOString();
        const ids = Object.values(records.workEntries)
          .filter(({ submissionId, at }) => submissionId === null && at < limit)
          .map(({ id }) => id);
        if (ids.length > 0) await log.append({ kind: 'work-entries-removed', ids });
        return ids.length;
      }),
    copyWorkEntries: (entries) =>
      enqueueWork(async () => {
        const added = entries.filter(({ id }) => !Object.hasOwn(records.workEntries, id));
        if (added.length > 0) await log.append({ kind: 'work-entries-copied', entries: added });
        notifyListeners();
      }),
    addUploads: (uploads) => log.append({ kind: 'uploads-stored', uploads: [...uploads] }),
    findUpload: async (name) => own(records.uploads, name),
    listUploads: async (names) =>
      names
        ? names.flatMap((name) => own(records.uploads, name) ?? [])
        : Object.values(records.uploads),
    uploadsFor: async (key) =>
      Object.values(records.uploads)
        .filter((upload) => upload.key === key)
        .toSorted((a, b) => (a.storedAt < b.storedAt ? -1 : a.storedAt > b.storedAt ? 1 : 0)),
    orphanBytes: async () =>
      Object.values(records.uploads).reduce(
        (sum, { isAttached, sizeBytes }) =>
          isAttached ? sum : sum + Math.max(sizeBytes, leastOrphanBytes),
        0,
      ),
    openSession: (session) => log.append({ kind: 'session-opened', session }),
    findSession: async (hash) => own(records.sessions, hash),
    listSessions: async () => Object.values(records.sessions),
    closeSessions: async (hashes) => {
      const known = hashes.filter((hash) => Object.hasOwn(records.sessions, hash));
      if (known.length > 0) await log.append({ kind: 'sessions-closed', tokenHashes: known });
    },
    listOwnerFacts: async () =>
      Object.values(records.ownerFacts).toSorted((a, b) => (a.fact < b.fact ? -1 : 1)),
    setOwnerFact: (answer) => log.append({ kind: 'owner-fact-set', answer }),
    ownerSettings: async () => records.ownerSettings ?? noOwnerSettings,
    setOwnerSettings: (settings) =>
      enqueueOwnerChange(async () => {
        const { revision } = records.ownerSettings ?? noOwnerSettings;
        if (settings.revision !== revision + 1) return false;
        await log.append({ kind: 'owner-settings-set', settings });
        return true;
      }),
    passphraseHash: async () => records.passphraseHash,
    setPassphraseHash: (passphraseHash, expected) =>
      enqueueOwnerChange(async () => {
        if (records.passphraseHash !== expected) return false;
        await log.append({ kind: 'passphrase-set', passphraseHash });
        return true;
      }),
    content: createContentStore(log),
    // The lock on the data folder excludes every other process.
    async withLock(_name, work) {
      await work(new AbortController().signal);
      return true;
    },
    isFloodTold: async () => records.isFloodTold ?? false,
    setFloodTold: (isTold) => log.append({ kind: 'flood-told', isTold }),
    todayToldOn: async () => records.todayToldOn ?? null,
    setTodayToldOn: (day) => log.append({ kind: 'today-told', day }),
    warningsTold: async () => records.warningsTold ?? {},
    setWarningsTold: (told) => log.append({ kind: 'warnings-told', told }),
    isHealthy: () => log.isHealthy(),
    close: () => log.close(),
  };
}

function matchesFilter(submission: Readonly<Submission>, filter: SubmissionFilter): boolean {
  const { group, folder, isAnnounced, isAcknowledged, email, since, before, network } = filter;
  return (
    (submission.trashed !== undefined) === (filter.isTrashed ?? false) &&
    (group === undefined || (submission.kind === 'contact') === (group === 'messages')) &&
    (folder === undefined || submission.folder === folder) &&
    (isAnnounced === undefined || submission.isAnnounced === isAnnounced) &&
    (isAcknowledged === undefined || submission.isAcknowledged === isAcknowledged) &&
    (since === undefined || submission.receivedAt >= since) &&
    (before === undefined || submission.receivedAt < before) &&
    (filter.isOpened === undefined || isOpened(submission) === filter.isOpened) &&
    (filter.isArchived === undefined || (submission.status === 'archived') === filter.isArchived) &&
    (filter.statuses === undefined || filter.statuses.includes(submission.status)) &&
    (filter.recordKind === undefined || recordKindOf(submission) === filter.recordKind) &&
    (filter.ids === undefined ||
      (submission.id >= filter.ids.first && submission.id <= filter.ids.last)) &&
    (network === undefined || (submission.network === network && !isOpened(submission))) &&
    (email === undefined || senderEmailOf(submission) === email)
  );
}

function recordKindOf(submission: Readonly<Submission>) {
  return submission.kind === 'contact' ? 'message' : serviceTypeOf(submission);
}

type Position = Readonly<Pick<Submission, 'receivedAt' | 'id'>>;

function newestFirst(a: Position, b: Position): number {
  if (a.receivedAt !== b.receivedAt) return a.receivedAt < b.receivedAt ? 1 : -1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Index of the first that comes after a position. */
function indexAfter(position: Position, sorted: readonly Position[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle];
    if (one && newestFirst(position, one) >= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Bodies never change, and a weighing looks at every unopened one. */
const bodyBytes = new WeakMap<Submission['body'], number>();

function bodyBytesOf({ body }: Readonly<Submission>): number {
  const known = bodyBytes.get(body);
  if (known !== undefined) return known;
  const bytes = Buffer.byteLength(JSON.stringify(body));
  bodyBytes.set(body, bytes);
  return bytes;
}

/** Reads a key of a record without falling through to `Object.prototype`. */
function own<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A search looks into every text, and at first makes each: others are answered in between. */
const maxBusyMs = 10;

/** Call it before each piece of long work: it lets others be answered when they have waited. */
function createRest(): () => Promise<void> | undefined {
  let sinceMs = performance.now();
  return () => {
    if (performance.now() - sinceMs <= maxBusyMs) return undefined;
    return setImmediate().then(() => {
      sinceMs = performance.now();
    });
  };
}
