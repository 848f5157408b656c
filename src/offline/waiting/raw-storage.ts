import { databaseName, tableNames } from '../records.ts';
import type { Draft, NoteDraft, OutboxItem, EncryptedNote } from '../records.ts';

// Plain IndexedDB: every page shows what is waiting, and most visitors never need Dexie. Nothing here creates the
// database; where there is none, nothing is stored.

/** What waits to be sent and what was delivered, the oldest first. */
export async function readRawOutbox(): Promise<OutboxItem[]> {
  return (await readAll('outbox'))
    .filter(isOutboxItem)
    .sort((one, other) => one.queuedAt.localeCompare(other.queuedAt));
}

/** Every draft, the last saved first. */
export async function readRawDrafts(): Promise<Draft[]> {
  return (await readAll('drafts'))
    .filter(isDraft)
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

/** The owner's unsent notes as they are stored, the oldest change first; `encrypted-notes.ts` opens them. */
export async function readRawNotes(): Promise<(NoteDraft | EncryptedNote)[]> {
  return (await readAll('noteDrafts'))
    .filter(isNoteDraft)
    .sort((one, other) => one.updatedAt.localeCompare(other.updatedAt));
}

async function readAll(table: keyof typeof tableNames): Promise<unknown[]> {
  const database = await openExistingDatabase();
  if (database === null) return [];
  try {
    const name = tableNames[table];
    return await answerOf(database.transaction(name).objectStore(name).getAll());
  } finally {
    database.close();
  }
}

/** The database of this site; null where there is none yet. */
export function openExistingDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    request.addEventListener('upgradeneeded', () => {
      // There is none yet, and only the page can create one.
      request.transaction?.abort();
      resolve(null);
    });
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB cannot be opened')),
    );
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('versionchange', () => database.close());
      if (database.objectStoreNames.contains(tableNames.outbox)) {
        resolve(database);
      } else {
        database.close();
        resolve(null);
      }
    });
  });
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB request failed')),
    );
  });
}

// Rows come out of IndexedDB untyped. Only this app writes them, so a few properties identify their type.
export function isOutboxItem(value: unknown): value is OutboxItem {
  return typeof value === 'object' && value !== null && 'state' in value && 'form' in value;
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'answers' in value && 'updatedAt' in value;
}

function isNoteDraft(value: unknown): value is NoteDraft | EncryptedNote {
  return (
    typeof value === 'object' && value !== null && 'recordId' in value && 'isFinished' in value
  );
}
