import { createPartialResponse } from 'workbox-range-requests/createPartialResponse';
import { videoCacheName, packCacheName, packHashHeader } from '../content-pack/pack-cache.ts';
import { hasSpaceFor } from '../content-pack/space.ts';
import { fetchWithin } from './fetch-within.ts';
import { sizesOfPictureAt } from './strategies.ts';

/** A cached picture older than this is checked again when there is a network: the owner may have replaced it. */
const refreshAfterMs = 7 * 24 * 3_600_000;

/** Timeout of the network when another cached size of the same picture can be used instead. */
const pictureTimeoutMs = 4_000;

/**
 * A picture: from the cache, then the network; without one, on a slow one, or when something else answers (a captive
 * portal's page, a failing server), any other cached size of the same picture.
 * @param keepAlive lets the worker live until the work is done
 */
export async function answerPicture(
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(packCacheName);
  const kept = await cache.match(request.url);
  if (kept !== undefined) {
    if (isOld(kept)) keepAlive(refreshCached(cache, request).catch(() => undefined));
    return kept;
  }
  const other = await findOtherSize(cache, request.url);
  let response: Response;
  try {
    response = await (other === null ? fetch(request) : fetchWithin(request, pictureTimeoutMs));
  } catch (error) {
    if (other !== null) return other;
    throw error;
  }
  if (!isPicture(response)) return other ?? response;
  if (response.type === 'basic') keepAlive(cacheAtRuntime(cache, request, response.clone()));
  return response;
}

/** A downloaded video or PDF, in parts when a range is requested; otherwise the network. */
export async function answerDownloadedFile(request: Request): Promise<Response> {
  for (const name of [packCacheName, videoCacheName]) {
    const kept = await (await caches.open(name)).match(request.url);
    if (kept !== undefined) {
      return request.headers.has('Range') ? createPartialResponse(request, kept) : kept;
    }
  }
  return fetch(request);
}

async function refreshCached(cache: Cache, request: Request): Promise<void> {
  const response = await fetch(request.url);
  if (isPicture(response)) await cacheAtRuntime(cache, request, response);
}

async function cacheAtRuntime(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    // Read to the end: a truncated or empty answer would leave a hole in the page for a week.
    const body = await response.blob();
    if (body.size === 0 || !(await hasSpaceFor(body.size))) return;
    await cache.put(request.url, new Response(body, { headers: response.headers }));
  } catch {
    // Truncated, or the device is full; the picture itself was shown.
  }
}

function isPicture(response: Response): boolean {
  return (
    response.status === 200 &&
    response.headers.get('Content-Length') !== '0' &&
    (response.headers.get('Content-Type') ?? '').startsWith('image/')
  );
}

/** Cached in passing, long ago. Downloaded pictures are renewed with the pack. */
function isOld(response: Response): boolean {
  if (response.headers.has(packHashHeader)) return false;
  const keptAtMs = Date.parse(response.headers.get('Date') ?? '');
  return Number.isFinite(keptAtMs) && Date.now() - keptAtMs > refreshAfterMs;
}

/** Another size or format of the same picture, so that an article read offline has no holes. */
async function findOtherSize(cache: Cache, url: string): Promise<Response | null> {
  // Looked up one by one: listing the keys would make every picture read all the others.
  for (const address of sizesOfPictureAt(new URL(url).pathname)) {
    const response = await cache.match(address);
    if (response !== undefined) return response;
  }
  return null;
}
