import { PrecacheController } from 'workbox-precaching/PrecacheController';
import type { PrecacheEntry } from 'workbox-precaching';
import { notesCache, shellCachePrefix } from './caches.ts';
import { fetchWithin } from './fetch-within.ts';

type ManifestEntry = string | PrecacheEntry;

const shellPage = '/index.html';
const runningShellNote = '/worker-notes/running-shell';

/** Time the network has to answer a page before the device does. */
const pageTimeoutMs = 3_000;

/** The program's files on the device: all of this version's, and the previous version's for tabs still open on it. */
export interface Shell {
  install(event: ExtendableEvent): Promise<void>;
  /** Answers whether this is the first version on this device. */
  activate(): Promise<boolean>;
  answerPage(request: Request): Promise<Response>;
  answerAsset(request: Request): Promise<Response>;
}

/** @param manifest the files of this version, as the build lists them */
export function createShell(manifest: ManifestEntry[]): Shell {
  const cacheName = shellCachePrefix + versionOf(manifest);
  const controller = new PrecacheController({ cacheName });
  controller.addToCacheList(manifest);

  return {
    async install(event) {
      // A file whose name carries its hash has not changed: it moves over instead of being loaded again.
      await copyFromOlderShells(cacheName, controller.getCachedURLs());
      await controller.install(event);
    },

    async activate() {
      const notes = await caches.open(notesCache);
      const previous = await (await notes.match(runningShellNote))?.text();
      for (const name of await caches.keys()) {
        if (!name.startsWith(shellCachePrefix)) continue;
        if (name !== cacheName && name !== previous) await caches.delete(name);
      }
      if (previous !== cacheName) await notes.put(runningShellNote, new Response(cacheName));
      return previous === undefined;
    },

    async answerPage(request) {
      try {
        const response = await fetchWithin(request, pageTimeoutMs);
        // A server that is being restarted answers 502: the device knows better.
        if (response.status < 500) return response;
        return (await controller.matchPrecache(shellPage)) ?? response;
      } catch (error) {
        const shell = await controller.matchPrecache(shellPage);
        if (shell !== undefined) return shell;
        throw error;
      }
    },

    async answerAsset(request) {
      const own = await controller.matchPrecache(request);
      if (own !== undefined) return own;
      for (const name of await caches.keys()) {
        if (!name.startsWith(shellCachePrefix)) continue;
        const older = await (await caches.open(name)).match(request.url, { ignoreSearch: true });
        if (older !== undefined) return older;
      }
      // Not on the device: a missing chunk is the server's 404, never a page.
      return fetch(request);
    },
  };
}

/** Same files, same version: a short hash over names and revisions. */
function versionOf(manifest: ManifestEntry[]): string {
  let hash = 0x81_1c_9d_c5;
  for (const entry of manifest) {
    const text = typeof entry === 'string' ? entry : `${entry.url}@${entry.revision ?? ''}`;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
    }
  }
  return (hash >>> 0).toString(36);
}

/** Only files whose address is their identity; one with a revision in its key is loaded again. */
async function copyFromOlderShells(cacheName: string, urls: string[]): Promise<void> {
  const target = await caches.open(cacheName);
  for (const name of await caches.keys()) {
    if (!name.startsWith(shellCachePrefix) || name === cacheName) continue;
    const older = await caches.open(name);
    for (const request of await older.keys()) {
      if (!urls.includes(request.url) || (await target.match(request)) !== undefined) continue;
      const response = await older.match(request);
      if (response !== undefined) await target.put(request, response);
    }
  }
}
