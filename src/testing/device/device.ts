import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { closeDatabase } from '#offline/storage/open-database.ts';

/** Gives the test its own device, with nothing stored. */
export async function newDevice(): Promise<void> {
  await closeDatabase();
  replaceDevice();
}

/** As `newDevice`, for tests whose tabs each have their own modules, and so their own connection. */
export function replaceDevice(): void {
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = IDBKeyRange;
}

/** A device without IndexedDB, as in some private modes. */
export async function newDeviceWithoutStorage(): Promise<void> {
  await closeDatabase();
  Reflect.deleteProperty(globalThis, 'indexedDB');
}

/** The browser kills the page's connection, as iOS does to a suspended page. */
export async function reopenDevice(): Promise<void> {
  await closeDatabase();
}

/** A text file with this content. */
export function textFile(name: string, content: string): File {
  return new File([content], name, { type: 'text/plain' });
}
