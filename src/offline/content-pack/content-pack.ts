import * as v from 'valibot';
import { Second } from '#shared/time.ts';
import { sha256Hex } from '#lib/bytes.ts';
import { exclusively } from '#lib/exclusive.ts';
import { storageReport } from '../storage/persistence.ts';
import { PackManifest, packManifestAddress } from './manifest.ts';
import type { PackFile } from './manifest.ts';
import { packCacheName, packHashHeader, packParameter } from './pack-cache.ts';

/** How much of the pack is on this device. */
export interface PackStatus {
  files: number;
  keptFiles: number;
  bytes: number;
  keptBytes: number;
}

export type PackOutcome =
  | 'complete'
  /** Some files did not come; what came is kept and the next download goes on from there. */
  | 'incomplete'
  /** There is not enough space to keep pictures and still be sure of drafts. */
  | 'no-space'
  /** No list of files: never online, or a server without one. */
  | 'no-list'
  /** This browser has no cache to keep files in. */
  | 'unsupported';

const filesAtOnce = 4;
const triesPerFile = 3;
const fileTimeoutMs = 60 * Second.ms;
/** Space that pictures never take: ten attachments of ten megabytes, written twice, and some more. */
const spaceForDraftsBytes = 300 * 1024 * 1024;

/**
 * Keeps every file of the pack on this device: four at a time, each checked against its hash and tried three times,
 * what is there already is not loaded again, and the list is swapped last. One tab at a time. Never throws.
 */
export async function downloadPack(
  onProgress: (status: PackStatus) => void = () => {},
  signal: AbortSignal = new AbortController().signal,
): Promise<PackOutcome> {
  if (typeof caches === 'undefined') return 'unsupported';
  try {
    return await exclusively('content-pack', () => download(onProgress, signal));
  } catch {
    return 'incomplete';
  }
}

async function download(
  onProgress: (status: PackStatus) => void,
  signal: AbortSignal,
): Promise<PackOutcome> {
  const response = await fetch(packManifestAddress, { cache: 'no-cache', signal }).catch(
    () => null,
  );
  const manifest = response?.ok === true ? await parseManifest(response.clone()) : null;
  if (response === null || manifest === null) return 'no-list';

  const cache = await caches.open(packCacheName);
  const missing: PackFile[] = [];
  const status = await statusOf(cache, manifest, missing);
  onProgress({ ...status });
  if (!(await hasSpaceFor(status.bytes - status.keptBytes))) return 'no-space';

  let hasFailed = false;
  const worker = async () => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
      if (signal.aborted) return;
      if (await keepFile(cache, file, signal)) {
        status.keptFiles += 1;
        status.keptBytes += file.bytes;
        onProgress({ ...status });
      } else {
        hasFailed = true;
      }
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, worker));
  if (hasFailed || signal.aborted) return 'incomplete';
  await cache.put(packManifestAddress, response);
  return 'complete';
}

async function keepFile(cache: Cache, file: PackFile, signal: AbortSignal): Promise<boolean> {
  for (let tries = 0; tries < triesPerFile && !signal.aborted; tries += 1) {
    try {
      const response = await fetch(`${file.url}?${packParameter}=${file.sha256.slice(0, 12)}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(fileTimeoutMs)]),
      });
      if (!response.ok) continue;
      const bytes = await response.arrayBuffer();
      const sha256 = await sha256Hex(bytes);
      if (sha256 !== null && sha256 !== file.sha256) continue;
      await cache.put(file.url, keptResponse(response, bytes, file.sha256));
      return true;
    } catch {
      // The next try, or the next visit.
    }
  }
  return false;
}

function keptResponse(response: Response, bytes: ArrayBuffer, sha256: string): Response {
  const headers = new Headers({
    [packHashHeader]: sha256,
    'Content-Length': String(bytes.byteLength),
  });
  for (const name of ['Content-Type', 'Date']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(bytes, { headers });
}

/** How much is here, by the list of the last complete download or, before the first, the server's. Null: unknown. */
export async function packStatus(): Promise<PackStatus | null> {
  if (typeof caches === 'undefined') return null;
  try {
    const cache = await caches.open(packCacheName);
    const manifest = await findManifest(cache);
    return manifest === null ? null : await statusOf(cache, manifest, []);
  } catch {
    return null;
  }
}

/** Reads every file back and compares it with its hash; a damaged one is dropped so that the next download brings it. */
export async function verifyPack(): Promise<PackStatus | null> {
  if (typeof caches === 'undefined') return null;
  try {
    const cache = await caches.open(packCacheName);
    const manifest = await findManifest(cache);
    if (manifest === null) return null;
    for (const file of manifest.files) {
      const kept = await cache.match(file.url);
      if (kept === undefined) continue;
      const sha256 = await sha256Hex(await kept.arrayBuffer());
      if (sha256 !== null && sha256 !== file.sha256) await cache.delete(file.url);
    }
    return await statusOf(cache, manifest, []);
  } catch {
    return null;
  }
}

/** Removes the downloads, and nothing the visitor wrote. */
export async function removePack(): Promise<void> {
  await globalThis.caches?.delete(packCacheName);
}

async function findManifest(cache: Cache): Promise<PackManifest | null> {
  const kept = await cache.match(packManifestAddress);
  if (kept !== undefined) return parseManifest(kept);
  const response = await fetch(packManifestAddress, { cache: 'no-cache' }).catch(() => null);
  return response?.ok === true ? parseManifest(response) : null;
}

async function parseManifest(response: Response): Promise<PackManifest | null> {
  const content: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(PackManifest, content);
  return parsed.success ? parsed.output : null;
}

/** Counts what is kept with the right hash; adds the rest to `missing`. */
async function statusOf(
  cache: Cache,
  { files }: PackManifest,
  missing: PackFile[],
): Promise<PackStatus> {
  const status: PackStatus = { files: files.length, keptFiles: 0, bytes: 0, keptBytes: 0 };
  for (const file of files) {
    status.bytes += file.bytes;
    const kept = await cache.match(file.url);
    if (kept?.headers.get(packHashHeader) === file.sha256) {
      status.keptFiles += 1;
      status.keptBytes += file.bytes;
    } else {
      missing.push(file);
    }
  }
  return status;
}

async function hasSpaceFor(bytes: number): Promise<boolean> {
  const { usedBytes, quotaBytes } = await storageReport();
  if (usedBytes === null || quotaBytes === null) return true;
  return quotaBytes - usedBytes >= 2 * bytes + spaceForDraftsBytes;
}
