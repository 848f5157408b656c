import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { closeDatabase } from '../storage/open-database.ts';

/** Gives the test a device of its own, with nothing stored. */
export async function newDevice(): Promise<void> {
  await closeDatabase();
  replaceDevice();
}

/** As `newDevice`, for tests whose tabs each have modules, and so a connection, of their own. */
export function replaceDevice(): void {
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = IDBKeyRange;
}

/** A device without IndexedDB, as in some private modes. */
export async function newDeviceWithoutStorage(): Promise<void> {
  await closeDatabase();
  Reflect.deleteProperty(globalThis, 'indexedDB');
}

/** The browser kills the page's connection, as iOS does to a page that sleeps. */
export async function reopenDevice(): Promise<void> {
  await closeDatabase();
}

/** A text file of a given content. */
export function textFile(name: string, content: string): File {
  return new File([content], name, { type: 'text/plain' });
}
