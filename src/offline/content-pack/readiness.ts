import { isShellCached } from '../sw-bridge/shell-cached.ts';
import { packStatus, verifyPack } from './content-pack.ts';
import type { PackStatus } from './content-pack.ts';
import { readCachedLists } from './cached-lists.ts';
import type { CachedLists } from './cached-lists.ts';
import { cachedPages } from './cached-pages.ts';
import { searchCacheName } from './pack-cache.ts';

/** What of the site opens on this device without a network. */
export interface Readiness {
  /** A worker answers for this page, and every file of the app shell is cached, with what the pages say. */
  isShellCached: boolean;
  reads: CachedLists;
  isSearchIndexCached: boolean;
  /** Null: the list of pictures has never been read. */
  pack: PackStatus | null;
}

/** Checks everything that the site needs offline, by names and stored hashes. Never throws. */
export async function readReadiness(): Promise<Readiness> {
  return readinessWith(packStatus);
}

/** As `readReadiness`, but reads every picture and PDF back and compares it with its hash. */
export async function verifyReadiness(): Promise<Readiness> {
  return readinessWith(verifyPack);
}

/** Whether the device can be used without reception. */
export function isReady({ isShellCached: hasShell, reads, isSearchIndexCached, pack }: Readiness) {
  return (
    hasShell &&
    isSearchIndexCached &&
    reads.cachedLists === reads.lists &&
    pack !== null &&
    pack.files > 0 &&
    pack.cachedFiles === pack.files
  );
}

async function readinessWith(lookAtPack: () => Promise<PackStatus | null>): Promise<Readiness> {
  const [hasShell, pages, reads, isSearchIndexCached, pack] = await Promise.all([
    isShellCached(),
    cachedPages(),
    readCachedLists(),
    hasSearchIndex(),
    lookAtPack(),
  ]);
  return { isShellCached: hasShell && pages !== null, reads, isSearchIndexCached, pack };
}

async function hasSearchIndex(): Promise<boolean> {
  try {
    if (!(await caches.has(searchCacheName))) return false;
    return (await (await caches.open(searchCacheName)).keys()).length > 0;
  } catch {
    return false;
  }
}
