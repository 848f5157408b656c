import { anySignal } from '#shared/any-signal.ts';
import { Minute, Second } from '#shared/time.ts';
import { exclusively } from '../exclusively.ts';
import { publish, subscribe } from '../events.ts';
import { isCachedFile, isStillWhole, cacheFile } from './cache-file.ts';
import {
  groupOf,
  packManifestAddress,
  parseManifest,
  unfinishedManifestAddress,
} from './manifest.ts';
import type { PackFile, PackGroup, PackManifest } from './manifest.ts';
import { packCacheName } from './pack-cache.ts';
import { hasSpaceFor } from './space.ts';

/** How many files are on this device, of how many. */
export interface KeptCount {
  files: number;
  keptFiles: number;
  bytes: number;
  keptBytes: number;
}

/** How much of the pack is on this device, as a whole and by what it is. */
export interface PackStatus extends KeptCount {
  groups: Readonly<Record<PackGroup, KeptCount>>;
  /** Addresses of the files that are not here. */
  missing: readonly string[];
}

export type PackOutcome =
  | 'complete'
  /** Some files did not come; what came is kept and the next download continues from there. */
  | 'incomplete'
  /** Somebody ended it; what came is kept. */
  | 'stopped'
  /** There is not enough space to keep pictures and still be sure of drafts. */
  | 'no-space'
  /** No list of files: never online, or a server without one. */
  | 'no-list'
  /** This browser has no cache to keep files in. */
  | 'unsupported';

const lockName = 'content-pack';
/** A tab that the phone has put to sleep in the middle of a download must not hold up the others for good. */
const lockTimeoutMs = 2 * Minute.ms;
/** How long the server's list is waited for where there is an older one. */
const listTimeoutMs = 5 * Second.ms;
const removalTimeoutMs = 10 * Second.ms;
const filesAtOnce = 4;
/** Other tabs are told after so many files: counting again costs them a look at every file. */
const filesBetweenNews = 16;
/** So many files that broke off, without one that came between them, mean that the network has gone. */
const breaksInARow = 4;

/**
 * Keeps every file of the pack on this device: four at a time, each checked against its hash and tried three times,
 * what is there already is not loaded again, and the list is swapped last. One tab at a time. Never throws.
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
    const outcome = await exclusively(
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
  if (missing.length > 0 && !(await hasSpaceFor(status.bytes - status.keptBytes))) {
    return 'no-space';
  }

  // Counted without a network as well; the last complete list stays until all of this one is here.
  if (missing.length > 0) {
    await cache.put(unfinishedManifestAddress, response.clone()).catch(() => undefined);
  }

  // Another tab may only be slow: started at the other end, the two meet.
  if (!isAlone) missing.reverse();
  let breaks = 0;
  const worker = async () => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
      if (signal.aborted || breaks >= breaksInARow) return;
      const isHere = !isAlone && isCachedFile(await cache.match(file.url), file);
      const outcome = isHere ? 'kept' : await cacheFile(cache, file, signal);
      breaks = outcome === 'unreachable' ? breaks + 1 : 0;
      if (outcome === 'kept') {
        countKept(status, file);
        onProgress(copyOf(status));
        if (status.keptFiles % filesBetweenNews === 0) publish({ type: 'downloads-changed' });
      }
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, worker));
  // Counted anew: the cache may have been cleared behind our back, and then what was put into it is nowhere.
  const kept = await caches.open(packCacheName);
  const result = await statusOf(kept, manifest, []);
  onProgress(result);
  if (result.keptFiles < result.files) return 'incomplete';
  await kept.put(packManifestAddress, response);
  await kept.delete(unfinishedManifestAddress);
  return 'complete';
}

/** How much is here, by the server's list or, without a network, that of the last complete download, or of the first. Null: unknown. */
export async function packStatus(): Promise<PackStatus | null> {
  return withManifest((cache, manifest) => statusOf(cache, manifest, []));
}

/** Reads every file back and compares it with its hash; a damaged one is dropped so that the next download brings it. */
export async function verifyPack(): Promise<PackStatus | null> {
  return withManifest(async (cache, manifest) => {
    for (const file of manifest.files) {
      const kept = await cache.match(file.url);
      // An older picture is better than none until the newer one comes.
      if (kept === undefined || !isCachedFile(kept, file)) continue;
      if (!(await isStillWhole(kept, file))) await cache.delete(file.url);
    }
    return statusOf(cache, manifest, []);
  });
}

/** Whether some tab is downloading now; false where the browser cannot tell. */
export async function isPackDownloading(): Promise<boolean> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some(({ name }) => name === lockName);
  } catch {
    return false;
  }
}

/** Ends a download under way, in whichever tab. What has come stays. */
export function stopDownload(): void {
  publish({ type: 'download-stop-wanted' });
}

/** Removes pictures and papers, after a download under way has ended; nothing the visitor wrote, and no video. */
export async function removePack(): Promise<void> {
  stopDownload();
  const remove = async () => void (await globalThis.caches?.delete(packCacheName));
  await exclusively(lockName, remove, removalTimeoutMs);
  publish({ type: 'downloads-changed' });
}

/** The server's list or, where it does not come, that of the last complete download, or of the first. Null without any. */
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

/** Counts what is kept with the right hash; adds the rest to `missing`. */
async function statusOf(
  cache: Cache,
  { files }: PackManifest,
  missing: PackFile[],
): Promise<PackStatus> {
  const nothing = { files: 0, keptFiles: 0, bytes: 0, keptBytes: 0 };
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
    if (isCachedFile(answers[index], file)) countKept(status, file);
    else missing.push(file);
  }
  return status;
}

function countKept(status: PackStatus, file: PackFile): void {
  for (const counted of [status, status.groups[groupOf(file)]]) {
    counted.keptFiles += 1;
    counted.keptBytes += file.bytes;
  }
  status.missing = status.missing.filter((url) => url !== file.url);
}

function copyOf({ groups, ...status }: PackStatus): PackStatus {
  return {
    ...status,
    groups: { pictures: { ...groups.pictures }, papers: { ...groups.papers } },
  };
}
