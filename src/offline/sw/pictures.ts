import { createPartialResponse } from 'workbox-range-requests/createPartialResponse';
import { packCacheName, packHashHeader } from '../content-pack/pack-cache.ts';
import { pictureIdAt } from './what.ts';

/** A picture kept longer than this is looked at again when there is a network: the owner may have replaced it. */
const refreshAfterMs = 7 * 24 * 3_600_000;

/** Pictures seen in passing are kept only while at least this much space is left: drafts come first. */
const spaceForDraftsBytes = 300 * 1024 * 1024;

/**
 * A picture: what is on the device, then the network, and without one any other size of the same picture.
 * @param keepAlive lets the worker live until the work is done
 */
export async function answerPicture(
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(packCacheName);
  const kept = await cache.match(request.url);
  if (kept !== undefined) {
    if (isOld(kept)) keepAlive(fetchAndKeep(cache, request).catch(() => undefined));
    return kept;
  }
  try {
    const response = await fetch(request);
    if (response.status === 200 && response.type === 'basic') {
      keepAlive(keepInPassing(cache, request, response.clone()));
    }
    return response;
  } catch (error) {
    const other = await findOtherSize(cache, request.url);
    if (other !== null) return other;
    throw error;
  }
}

/** A film or document that the visitor kept on the device, in parts when asked for a range; otherwise the network. */
export async function answerKeptFile(request: Request): Promise<Response> {
  const kept = await (await caches.open(packCacheName)).match(request.url);
  if (kept === undefined) return fetch(request);
  return request.headers.has('Range') ? createPartialResponse(request, kept) : kept;
}

async function fetchAndKeep(cache: Cache, request: Request): Promise<void> {
  const response = await fetch(request.url);
  if (response.status === 200) await keepInPassing(cache, request, response);
}

async function keepInPassing(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    if (isPicture(response) && (await hasSpace())) await cache.put(request.url, response);
  } catch {
    // A full device keeps nothing more; the picture itself was shown.
  }
}

function isPicture(response: Response): boolean {
  return (response.headers.get('Content-Type') ?? '').startsWith('image/');
}

/** Seen in passing and long ago. What the pack keeps is renewed with the pack. */
function isOld(response: Response): boolean {
  if (response.headers.has(packHashHeader)) return false;
  const keptAtMs = Date.parse(response.headers.get('Date') ?? '');
  return Number.isFinite(keptAtMs) && Date.now() - keptAtMs > refreshAfterMs;
}

async function hasSpace(): Promise<boolean> {
  const { usage = 0, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - usage > spaceForDraftsBytes;
}

/** Another size or format of the same picture, so that a page read offline is not a row of holes. */
async function findOtherSize(cache: Cache, url: string): Promise<Response | null> {
  const id = pictureIdAt(new URL(url).pathname);
  if (id === null) return null;
  for (const request of await cache.keys()) {
    if (pictureIdAt(new URL(request.url).pathname) !== id) continue;
    const response = await cache.match(request);
    if (response !== undefined) return response;
  }
  return null;
}
