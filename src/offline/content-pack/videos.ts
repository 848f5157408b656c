import type { PackFile } from '#shared/content-pack.ts';
import { withWebLock } from '../web-lock.ts';
import { publish } from '../events.ts';
import { findManifest, lockTimeoutMs } from './content-pack.ts';
import { isCachedFile, cacheFile } from './cache-file.ts';
import { videoCacheName, packCacheName, packHashHeader } from './pack-cache.ts';
import { hasSpaceFor } from './space.ts';

/** A video on this device. */
export interface SavedVideo {
  url: string;
  bytes: number;
}

export type VideoOutcome =
  | 'saved'
  /** It did not load completely, or was stopped; nothing of it is stored. */
  | 'incomplete'
  | 'no-space'
  /** The list of videos could not be read: there may be no connection. */
  | 'no-list'
  | 'unsupported';

/**
 * Downloads one video, because the reader asked for it, so that the worker can answer range requests without a network.
 * Stored only when every byte was checked. One download at a time. Never throws.
 * @param onBytes called with the bytes received so far, and the total
 */
export async function saveVideo(
  url: string,
  onBytes: (receivedBytes: number, bytes: number) => void = () => {},
  signal: AbortSignal = new AbortController().signal,
): Promise<VideoOutcome> {
  if (typeof caches === 'undefined') return 'unsupported';
  const save = async (): Promise<VideoOutcome> => {
    const video = (await currentVideos())?.find((entry) => entry.url === url);
    if (video === undefined) return 'no-list';
    const cache = await caches.open(videoCacheName);
    if (!isCachedFile(await cache.match(url), video)) {
      if (!(await hasSpaceFor(video.bytes))) return 'no-space';
      onBytes(0, video.bytes);
      await cacheFile(cache, video, signal, (receivedBytes) => onBytes(receivedBytes, video.bytes));
    }
    // Checked again: only what a page can read from now on counts as stored.
    const saved = await (await caches.open(videoCacheName)).match(url);
    return isCachedFile(saved, video) ? 'saved' : 'incomplete';
  };
  try {
    return await withWebLock(`video ${url}`, save, lockTimeoutMs);
  } catch {
    return 'incomplete';
  } finally {
    publish({ type: 'downloads-changed' });
  }
}

/** The videos on this device. */
export async function savedVideos(): Promise<SavedVideo[]> {
  if (typeof caches === 'undefined') return [];
  try {
    if (!(await caches.has(videoCacheName))) return [];
    const cache = await caches.open(videoCacheName);
    const videos: SavedVideo[] = [];
    for (const { url } of await cache.keys()) {
      const kept = await cache.match(url);
      if (kept?.headers.has(packHashHeader) !== true) continue;
      videos.push({
        url: new URL(url).pathname,
        bytes: Number(kept.headers.get('Content-Length')),
      });
    }
    return videos;
  } catch {
    return [];
  }
}

/** Removes one video from this device. */
export async function removeVideo(url: string): Promise<void> {
  await (await caches.open(videoCacheName)).delete(url);
  publish({ type: 'downloads-changed' });
}

/** Updates stored videos that the practice has replaced. Never throws. */
export async function renewVideos(): Promise<void> {
  const kept = await savedVideos();
  if (kept.length === 0) return;
  for (const { url } of kept) await saveVideo(url);
}

/** The videos as the server lists them now; without a connection, as it last did. */
async function currentVideos(): Promise<readonly PackFile[] | null> {
  return (await findManifest(await caches.open(packCacheName)))?.videos ?? null;
}
