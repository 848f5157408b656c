import { assetsPath, ownerChunkPath } from '#shared/chunks.ts';
import { contentPolicy } from '#shared/content-policy.ts';
import { isInstalledStart } from '#shared/installed-start.ts';
import { ownerChunksCache } from '../sw-bridge/owners-device.ts';
import { workerStateCache, shellCachePrefix } from './cache-names.ts';
import { fetchWithin } from './fetch-within.ts';

/** One file of the shell as the build lists it. */
export interface ShellFile {
  url: string;
  /** None when the name contains a hash; of the page, its SHA-256 in hexadecimal digits. */
  revision?: string | null;
  /** The page itself, because networks alter pages on the way, and the hash of its inline script for its policy. */
  page?: { html: string; scriptHash: string };
}

const shellPage = '/index.html';
const runningShellKey = '/worker-notes/running-shell';

/** Timeout of the network for a page before the shell is used. */
const pageTimeoutMs = 3_000;

const filesAtOnce = 4;
const triesPerFile = 3;

/** The cached files of the app shell: all of this version's, and the previous version's for tabs still open on it. */
export interface Shell {
  /** Rejects when a file is missing; what has been cached by then is kept for the next try. */
  install(): Promise<void>;
  /** Deletes shells that no tab can need any more. Resolves to whether this is the first version on this device. */
  activate(): Promise<boolean>;
  /** Fetches what the browser has cleared. Resolves to whether every file is cached. */
  repair(): Promise<boolean>;
  answerPage(request: Request): Promise<Response>;
  answerAsset(request: Request): Promise<Response>;
}

/** @param files of this version */
export function createShell(files: readonly ShellFile[]): Shell {
  const cacheName = shellCachePrefix + versionOf(files);
  const keys = new Map(files.map((file) => [pathOf(file.url), keyOf(file)]));

  /** One lookup, without opening the cache first: a cold start has thirty of them. */
  async function findCached(path: string): Promise<Response | undefined> {
    const key = keys.get(path);
    return key === undefined ? undefined : caches.match(key, { cacheName });
  }

  async function install(): Promise<void> {
    const cache = await caches.open(cacheName);
    const waiting = [...files];
    const worker = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        await cacheFile(cache, file);
      }
    };
    // Waits for all of them: a browser stops a worker whose installation has failed, with its downloads.
    const ends = await Promise.allSettled(Array.from({ length: filesAtOnce }, worker));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  return {
    install,

    async repair() {
      const kept = await (await caches.open(cacheName)).keys();
      if (kept.length >= files.length) return true;
      return install().then(
        () => true,
        () => false,
      );
    },

    async activate() {
      const notes = await caches.open(workerStateCache);
      const previous = await (await notes.match(runningShellKey))?.text();
      for (const name of await shellNames()) {
        if (name !== cacheName && name !== previous) await caches.delete(name);
      }
      if (previous !== cacheName) await notes.put(runningShellKey, new Response(cacheName));
      return previous === undefined;
    },

    async answerPage(request) {
      // At once: the app resumes at the last page.
      if (isInstalledStart(new URL(request.url))) {
        const page = await findCached(shellPage);
        if (page !== undefined) return page;
      }
      try {
        const response = await fetchWithin(request, pageTimeoutMs);
        // A server that is being restarted answers 502: the shell is better.
        if (response.status < 500) return response;
        return (await findCached(shellPage)) ?? response;
      } catch (error) {
        const page = await findCached(shellPage);
        if (page !== undefined) return page;
        throw error;
      }
    },

    async answerAsset(request) {
      const path = pathOf(request.url);
      const kept = await findCached(path);
      if (kept !== undefined) return kept;
      for (const name of await shellNames()) {
        // Ignoring the revision means looking at every file, so only files with one do it.
        const options = { ignoreSearch: !hasHashInName(path) };
        const older = await (await caches.open(name)).match(path, options);
        if (older !== undefined) return older;
      }
      if (isOwnerChunk(path)) return answerOwnerChunk(request, path);
      // Not cached: a missing chunk is the server's 404, never a page.
      return fetch(request);
    },
  };
}

async function shellNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(shellCachePrefix));
}

/** Cache key of a file: an equal key is an equal file, in whichever version's cache. */
function keyOf({ url, revision }: ShellFile): string {
  const path = pathOf(url);
  return revision && !hasHashInName(path) ? `${path}?revision=${revision}` : path;
}

/** Code that visitors never load, and that is not in the shell. */
function isOwnerChunk(path: string): boolean {
  return path.startsWith(ownerChunkPath);
}

/** Cached at its first use, replacing the same file of an older version. */
async function answerOwnerChunk(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(ownerChunksCache);
  const kept = await cache.match(path);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // A captive portal answers every address with its own page, and 200.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (response.status !== 200 || response.redirected || isPage) return response;
  try {
    await cache.put(path, response.clone());
  } catch {
    // Truncated, or the device is full: the older file stays, and this one is loaded again next time.
    return response;
  }
  const partOf = (name: string) => name.replace(/-[\w-]{8}(?=\.\w+$)/, '');
  for (const other of (await cache.keys()).map(({ url }) => pathOf(url))) {
    if (other !== path && partOf(other) === partOf(path)) await cache.delete(other);
  }
  return response;
}

/** Files under `/assets/` have a hash: one loaded for the page is not loaded again for the cache. */
function hasHashInName(path: string): boolean {
  return path.startsWith(assetsPath);
}

function pathOf(url: string): string {
  return new URL(url, self.location.origin).pathname;
}

async function cacheFile(cache: Cache, file: ShellFile): Promise<void> {
  const key = keyOf(file);
  if ((await cache.match(key)) !== undefined) return;
  const older = await caches.match(key);
  await cache.put(key, older ?? (await load(file)));
}

/** @throws when the file did not load completely in three tries */
async function load(file: ShellFile): Promise<Response> {
  if (file.page) return ownPage(file.page);
  let problem: unknown;
  for (let tries = 0; tries < triesPerFile; tries += 1) {
    try {
      const response = await fetch(pathOf(file.url), {
        cache: hasHashInName(pathOf(file.url)) ? 'default' : 'reload',
        credentials: 'same-origin',
      });
      // Read to the end, so that a truncated download is noticed now and not when the file is needed.
      const body = await response.blob();
      if (response.status === 200 && !response.redirected && canBeOurs(body)) {
        return new Response(body, { headers: response.headers });
      }
      problem = new Error(`${file.url}: ${response.status} ${body.type}`);
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}

/** The page of this version, with its own policy. It comes with the worker, whose file no network alters on its way. */
function ownPage({ html, scriptHash }: NonNullable<ShellFile['page']>): Response {
  const isHttps = self.location.protocol === 'https:';
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentPolicy({ scriptHash, styleHash: undefined, isHttps }),
      'Referrer-Policy': 'same-origin',
    },
  });
}

/** A captive portal answers every address with its own page, and 200. */
function canBeOurs(body: Blob): boolean {
  return body.size > 0 && !body.type.startsWith('text/html');
}

/** Same files, same version: a short hash over names and revisions (FNV-1a). */
function versionOf(files: readonly ShellFile[]): string {
  let hash = 0x81_1c_9d_c5;
  for (const file of files) {
    for (const character of keyOf(file)) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
    }
  }
  return (hash >>> 0).toString(36);
}
