import { createSerialQueue } from '#lib/serial-queue.ts';
import { entryKey, revisionKey } from './content-records.ts';
import type { ContentRevision } from './content-records.ts';
import { decideSave, dueEvent, publishedEvent } from './content-rules.ts';
import type { ContentStore, EventLog } from './ports.ts';
import type { RecordEvent } from './records.ts';

/** The content store over an event log. Writes run one at a time: what a rule has read is still true when it is written. */
export function createContentStore(log: EventLog): ContentStore {
  const { records } = log;
  const listeners = new Set<() => void>();
  const enqueue = createSerialQueue();

  async function write(event: RecordEvent): Promise<void> {
    await log.append(event);
    for (const listener of listeners) listener();
  }

  const entryOf = (kind: string, id: string) => own(records.contentEntries, entryKey(kind, id));
  const revisionOf = (kind: string, entryId: string, revisionId: string) =>
    own(records.contentRevisions, revisionKey({ kind, entryId, revisionId }));
  const allRevisions = (kind: string, id: string): ContentRevision[] =>
    (entryOf(kind, id)?.revisionIds ?? []).flatMap(
      (revisionId) => revisionOf(kind, id, revisionId) ?? [],
    );

  return {
    listEntries: async () => Object.values(records.contentEntries),
    findEntry: async (kind, id) => entryOf(kind, id),
    listRevisions: async (kind, id) => allRevisions(kind, id).toReversed(),
    listCurrent: async () =>
      Object.values(records.contentEntries).flatMap(({ kind, id, live, revisionIds }) =>
        [...new Set([live?.revisionId, revisionIds.at(-1)])].flatMap((revisionId) =>
          revisionId === undefined ? [] : (revisionOf(kind, id, revisionId) ?? []),
        ),
      ),
    save: (save) =>
      enqueue(async () => {
        const { kind, entryId, revisionId } = save.revision;
        const entries = Object.values(records.contentEntries).filter((each) => each.kind === kind);
        const decided = decideSave({ entries, known: revisionOf(kind, entryId, revisionId) }, save);
        if ('outcome' in decided) return decided.outcome;
        await write(decided.event);
        const entry = entryOf(kind, entryId);
        const revision = revisionOf(kind, entryId, revisionId);
        if (!entry || !revision) throw new TypeError('what was written is not in the records');
        return { kind: 'saved', entry, revision };
      }),
    publish: (publication, at) =>
      enqueue(async () => {
        const { kind, id, revisionId } = publication;
        const revision = revisionOf(kind, id, revisionId);
        if (!revision) return undefined;
        await write(publishedEvent(revision, publication, at));
        return entryOf(kind, id);
      }),
    setHidden: ({ kind, id, number }, isHidden, at) =>
      enqueue(async () => {
        await write({
          kind: 'content-hidden',
          entryKind: kind,
          id,
          isHidden,
          number,
          at: at.toISOString(),
        });
        const entry = entryOf(kind, id);
        if (!entry) throw new TypeError('what was written is not in the records');
        return entry;
      }),
    publishDue: (now) =>
      enqueue(async () => {
        const due = Object.values(records.contentEntries).flatMap(
          (entry) => dueEvent(entry, now) ?? [],
        );
        for (const event of due) await write(event);
        return due.length;
      }),
    addPicture: (picture) => write({ kind: 'content-picture-added', picture }),
    listPictures: async () => Object.values(records.contentPictures),
    copyIn: ({ entries, revisions, pictures }) =>
      enqueue(() =>
        write({
          kind: 'content-copied',
          entries: [...entries],
          revisions: [...revisions],
          pictures: [...pictures],
        }),
      ),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads a key without falling through to `Object.prototype`. */
function own<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
