import { createPartialResponse } from 'workbox-range-requests/createPartialResponse';
import { videoCacheName, packCacheName, packHashHeader } from '../content-pack/pack-cache.ts';
import { hasSpaceFor } from '../content-pack/space.ts';
import { fetchWithin } from './fetch-within.ts';
import { sizesOfPictureAt } from './strategies.ts';

/** A picture kept longer than this is looked at again when there is a network: the owner may have replaced it. */
const refreshAfterMs = 7 * 24 * 3_600_000;

/** Time the network has before another size of the same picture, that is on the device, is taken instead. */
const pictureTimeoutMs = 4_000;

/**
 * A picture: what is on the device, then the network; without one, on a slow one, or when somebody else answers (a
 * captive portal's page, a failing server), any other size of the same picture.
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
  const other = await findOtherSize(cache, request.url);
  let response: Response;
  try {
    response = await (other === null ? fetch(request) : fetchWithin(request, pictureTimeoutMs));
  } catch (error) {
    if (other !== null) return other;
    throw error;
  }
  if (!isPicture(response)) return other ?? response;
  if (response.type === 'basic') keepAlive(keepInPassing(cache, request, response.clone()));
  return response;
}

/** A video or document that is kept on the device, in parts when asked for a range; otherwise the network. */
export async function answerDownloadedFile(request: Request): Promise<Response> {
  for (const name of [packCacheName, videoCacheName]) {
    const kept = await (await caches.open(name)).match(request.url);
    if (kept !== undefined) {
      return request.headers.has('Range') ? createPartialResponse(request, kept) : kept;
    }
  }
  return fetch(request);
}

async function fetchAndKeep(cache: Cache, request: Request): Promise<void> {
  const response = await fetch(request.url);
  if (isPicture(response)) await keepInPassing(cache, request, response);
}

async function keepInPassing(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    // Read to the end: a torn or an empty answer would be a hole in the page for a week.
    const body = await response.blob();
    if (body.size === 0 || !(await hasSpaceFor(body.size))) return;
    await cache.put(request.url, new Response(body, { headers: response.headers }));
  } catch {
    // Torn, or a full device, which keeps nothing more; the picture itself was shown.
  }
}

function isPicture(response: Response): boolean {
  return (
    response.status === 200 &&
    response.headers.get('Content-Length') !== '0' &&
    (response.headers.get('Content-Type') ?? '').startsWith('image/')
  );
}

/** Seen in passing and long ago. What the pack keeps is renewed with the pack. */
function isOld(response: Response): boolean {
  if (response.headers.has(packHashHeader)) return false;
  const keptAtMs = Date.parse(response.headers.get('Date') ?? '');
  return Number.isFinite(keptAtMs) && Date.now() - keptAtMs > refreshAfterMs;
}

/** Another size or format of the same picture, so that a page read offline is not a row of holes. */
async function findOtherSize(cache: Cache, url: string): Promise<Response | null> {
  // Asked for one by one: to go through the keys would cost every picture a look at all the others.
  for (const address of sizesOfPictureAt(new URL(url).pathname)) {
    const response = await cache.match(address);
    if (response !== undefined) return response;
  }
  return null;
}
