import { publish } from '../events.ts';
import { withDatabase } from './open-database.ts';

/** Whether the browser has promised to keep what is stored. */
export type Persistence =
  /** Not asked yet: nothing has been stored. */
  | 'not-asked'
  | 'granted'
  /** The browser may clear it when space is short, or after a week without a visit (Safari). */
  | 'refused'
  /** The browser cannot promise it. */
  | 'unknown';

/** What this device stores for the site, as the browser reports it; null where it does not. */
export interface StorageReport {
  persistence: Persistence;
  usedBytes: number | null;
  quotaBytes: number | null;
}

const settingKey = 'persistence-asked';

function storageManager(): StorageManager | null {
  return typeof navigator === 'undefined' ? null : (navigator.storage ?? null);
}

/** Asks the browser for persistent storage, once on this device: some browsers show a question. Never throws. */
export async function askToPersistOnce(): Promise<Persistence> {
  const manager = storageManager();
  if (manager === null || typeof manager.persist !== 'function') return 'unknown';
  try {
    if (await manager.persisted()) return 'granted';
    const asked = await withDatabase((database) => database.settings.get(settingKey));
    if (asked !== undefined) return 'refused';
    await withDatabase((database) => database.settings.put({ key: settingKey, value: true }));
    return await askToPersist();
  } catch {
    return 'unknown';
  }
}

/** Asks again, because the visitor pressed the button. Never throws. */
export async function askToPersist(): Promise<Persistence> {
  const manager = storageManager();
  if (manager === null || typeof manager.persist !== 'function') return 'unknown';
  try {
    const isGranted = await manager.persist();
    publish({ type: 'drafts-changed' });
    return isGranted ? 'granted' : 'refused';
  } catch {
    return 'unknown';
  }
}

/** What the browser reports about this site's storage, without asking it for anything. Never throws. */
export async function storageReport(): Promise<StorageReport> {
  const manager = storageManager();
  const report: StorageReport = { persistence: 'unknown', usedBytes: null, quotaBytes: null };
  if (manager === null) return report;
  try {
    if (typeof manager.persisted === 'function') {
      report.persistence = (await manager.persisted()) ? 'granted' : 'refused';
    }
    if (typeof manager.estimate === 'function') {
      const { usage, quota } = await manager.estimate();
      report.usedBytes = usage ?? null;
      report.quotaBytes = quota ?? null;
    }
  } catch {
    // Some private modes refuse even the question; then nothing is known.
  }
  return report;
}

/**
 * Whether something can be stored twice over (a database needs room to write). True where the browser does not say:
 * then the write itself will fail.
 */
export async function canStoreTwice(bytes: number): Promise<boolean> {
  const { usedBytes, quotaBytes } = await storageReport();
  if (usedBytes === null || quotaBytes === null) return true;
  return quotaBytes - usedBytes >= 2 * bytes;
}
