import { anySignal } from '#shared/any-signal.ts';
import { packManifestAddress } from '#shared/content-pack.ts';
import type { PackFile, PackManifest } from '#shared/content-pack.ts';
import { Minute, Second } from '#shared/time.ts';
import { withWebLock } from '../web-lock.ts';
import { publish, subscribe } from '../events.ts';
import { isCachedFile, isIntact, cacheFile } from './cache-file.ts';
import { groupOf, parseManifest, unfinishedManifestAddress } from './manifest.ts';
import type { PackGroup } from './manifest.ts';
import { packCacheName } from './pack-cache.ts';
import { hasSpaceFor } from './space.ts';

/** How many files are on this device, and of how many. */
export interface CachedCount {
  files: number;
  cachedFiles: number;
  bytes: number;
  cachedBytes: number;
}

/** How much of the pack is on this device, in total and by group. */
export interface PackStatus extends CachedCount {
  groups: Readonly<Record<PackGroup, CachedCount>>;
  /** Addresses of the missing files. */
  missing: readonly string[];
}

export type PackOutcome =
  | 'complete'
  /** Some files failed; the rest is cached and the next download continues from there. */
  | 'incomplete'
  /** Stopped; what is cached stays. */
  | 'stopped'
  /** There is not enough space for pictures and for drafts. */
  | 'no-space'
  /** No list of files: never online, or the server has none. */
  | 'no-list'
  /** This browser has no Cache Storage. */
  | 'unsupported';

const lockName = 'content-pack';
/** A tab that the phone has suspended during a download must not block the others for good. */
export const lockTimeoutMs = 2 * Minute.ms;
/** How long to wait for the server's list where an older one is cached. */
const listTimeoutMs = 5 * Second.ms;
const removalTimeoutMs = 10 * Second.ms;
const filesAtOnce = 4;
/** Other tabs are notified after this many files: counting makes them look at every file. */
const filesPerNotification = 16;
/** This many failed files in a row mean that the network is gone. */
const maxFailuresInARow = 4;

/**
 * Downloads every file of the pack: four at a time, each checked against its hash and tried three times; cached files
 * are not loaded again, and the list is replaced last. One tab at a time. Never throws.
 */
export async function downloadPack(
  onProgress: (status: PackStatus) => void = () => {},
  signal: AbortSignal = new AbortController().signal,
): Promise<PackOutcome> {
  if (typeof caches === 'undefined') return 'unsupported';
  const stop = new AbortController();
  const stopListening = subscribe((event) => {
    if (event.type === 'download-stop-wanted') stop.abort();
  });
  const ended = anySignal(signal, stop.signal);
  try {
    const outcome = await withWebLock(
      lockName,
      (isAlone) => download(onProgress, ended, isAlone),
      lockTimeoutMs,
    );
    return ended.aborted && outcome !== 'complete' ? 'stopped' : outcome;
  } catch {
    return 'incomplete';
  } finally {
    stop.abort();
    stopListening();
    publish({ type: 'downloads-changed' });
  }
}

async function download(
  onProgress: (status: PackStatus) => void,
  signal: AbortSignal,
  isAlone: boolean,
): Promise<PackOutcome> {
  const response = await fetch(packManifestAddress, { cache: 'no-cache', signal }).catch(
    () => null,
  );
  const manifest = response?.ok === true ? await parseManifest(response.clone()) : null;
  if (response === null || manifest === null) return 'no-list';

  const cache = await caches.open(packCacheName);
  const missing: PackFile[] = [];
  const status = await statusOf(cache, manifest, missing);
  onProgress(copyOf(status));
  if (missing.length > 0 && !(await hasSpaceFor(status.bytes - status.cachedBytes))) {
    return 'no-space';
  }

  // Counted without a network as well; the last complete list stays until this one is complete.
  if (missing.length > 0) {
    await cache.put(unfinishedManifestAddress, response.clone()).catch(() => undefined);
  }

  // The other tab may only be slow: started from the other end, the two meet.
  if (!isAlone) missing.reverse();
  let failuresInARow = 0;
  const worker = async () => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
      if (signal.aborted || failuresInARow >= maxFailuresInARow) return;
      const isHere = !isAlone && isCachedFile(await cache.match(file.url), file);
      const outcome = isHere ? 'cached' : await cacheFile(cache, file, signal);
      failuresInARow = outcome === 'unreachable' ? failuresInARow + 1 : 0;
      if (outcome === 'cached') {
        countCached(status, file);
        onProgress(copyOf(status));
        if (status.cachedFiles % filesPerNotification === 0) publish({ type: 'downloads-changed' });
      }
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, worker));
  // Counted again: the browser may have cleared the cache during the download.
  const kept = await caches.open(packCacheName);
  const result = await statusOf(kept, manifest, []);
  onProgress(result);
  if (result.cachedFiles < result.files) return 'incomplete';
  await kept.put(packManifestAddress, response);
  await kept.delete(unfinishedManifestAddress);
  return 'complete';
}

/**
 * What is cached, by the server's list or, without a network, that of the last complete or the first download. Null:
 * unknown.
 */
export async function packStatus(): Promise<PackStatus | null> {
  return withManifest((cache, manifest) => statusOf(cache, manifest, []));
}

/** Reads every file back and compares it with its hash; a damaged one is deleted, and the next download fetches it. */
export async function verifyPack(): Promise<PackStatus | null> {
  return withManifest(async (cache, manifest) => {
    for (const file of manifest.files) {
      const kept = await cache.match(file.url);
      // An older picture is better than none until the newer one is loaded.
      if (kept === undefined || !isCachedFile(kept, file)) continue;
      if (!(await isIntact(kept, file))) await cache.delete(file.url);
    }
    return statusOf(cache, manifest, []);
  });
}

/** Whether some tab is downloading now; false where the browser cannot say. */
export async function isPackDownloading(): Promise<boolean> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some(({ name }) => name === lockName);
  } catch {
    return false;
  }
}

/** Stops a download, in whichever tab. What is cached stays. */
export function stopDownload(): void {
  publish({ type: 'download-stop-wanted' });
}

/** Removes pictures and PDFs, after stopping a download; nothing the visitor wrote, and no video. */
export async function removePack(): Promise<void> {
  stopDownload();
  const remove = async () => void (await globalThis.caches?.delete(packCacheName));
  await withWebLock(lockName, remove, removalTimeoutMs);
  publish({ type: 'downloads-changed' });
}

/** The server's list or, if it does not load, that of the last complete or the first download. Null without any. */
export async function findManifest(cache: Cache): Promise<PackManifest | null> {
  const kept =
    (await cache.match(packManifestAddress)) ?? (await cache.match(unfinishedManifestAddress));
  const response = await fetch(packManifestAddress, {
    cache: 'no-cache',
    ...(kept === undefined ? {} : { signal: AbortSignal.timeout(listTimeoutMs) }),
  }).catch(() => null);
  const manifest = response?.ok === true ? await parseManifest(response) : null;
  return manifest ?? (kept === undefined ? null : parseManifest(kept));
}

async function withManifest(
  work: (cache: Cache, manifest: PackManifest) => Promise<PackStatus>,
): Promise<PackStatus | null> {
  if (typeof caches === 'undefined') return null;
  try {
    const cache = await caches.open(packCacheName);
    const manifest = await findManifest(cache);
    return manifest === null ? null : await work(cache, manifest);
  } catch {
    return null;
  }
}

/** Counts the files with the right hash; adds the rest to `missing`. */
async function statusOf(
  cache: Cache,
  { files }: PackManifest,
  missing: PackFile[],
): Promise<PackStatus> {
  const nothing = { files: 0, cachedFiles: 0, bytes: 0, cachedBytes: 0 };
  const status = {
    ...nothing,
    groups: { pictures: { ...nothing }, papers: { ...nothing } },
    missing: files.map(({ url }) => url),
  };
  const answers = await Promise.all(files.map((file) => cache.match(file.url)));
  for (const [index, file] of files.entries()) {
    for (const counted of [status, status.groups[groupOf(file)]]) {
      counted.files += 1;
      counted.bytes += file.bytes;
    }
    if (isCachedFile(answers[index], file)) countCached(status, file);
    else missing.push(file);
  }
  return status;
}

function countCached(status: PackStatus, file: PackFile): void {
  for (const counted of [status, status.groups[groupOf(file)]]) {
    counted.cachedFiles += 1;
    counted.cachedBytes += file.bytes;
  }
  status.missing = status.missing.filter((url) => url !== file.url);
}

function copyOf({ groups, ...status }: PackStatus): PackStatus {
  return {
    ...status,
    groups: { pictures: { ...groups.pictures }, papers: { ...groups.papers } },
  };
}
