import { readsCacheName } from '../content-pack/pack-cache.ts';
import { fetchWithin } from './fetch-within.ts';

/** Timeout of the network when an answer is cached. */
const readTimeoutMs = 4_000;

/**
 * A public read: the network first; with no answer, a slow one, a failing server or something that is not our JSON (a
 * captive portal's page), the cached answer. Without that, whatever the network said; a 404 of our server removes the
 * cached answer.
 */
export async function answerRead(request: Request): Promise<Response> {
  const cache = await caches.open(readsCacheName);
  const kept = await cache.match(request);
  let response: Response;
  try {
    response = await (kept === undefined ? fetch(request) : fetchWithin(request, readTimeoutMs));
  } catch (error) {
    if (kept !== undefined) return kept;
    throw error;
  }
  if (isOurs(response)) {
    await cacheResponse(cache, request, response.clone());
    return response;
  }
  // Taken down: the device deletes it.
  if (response.status === 404 && isJson(response)) await cache.delete(request);
  const isAnswer = response.status >= 400 && response.status < 500 && isJson(response);
  return isAnswer ? response : (kept ?? response);
}

function isOurs(response: Response): boolean {
  return (
    response.status === 200 && response.type === 'basic' && !response.redirected && isJson(response)
  );
}

function isJson(response: Response): boolean {
  return /^application\/(?:[\w.]+\+)?json\b/.test(response.headers.get('Content-Type') ?? '');
}

async function cacheResponse(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    await cache.put(request, response);
  } catch {
    // A full device caches nothing more; the answer itself is not lost.
  }
}
