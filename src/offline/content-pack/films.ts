import { exclusively } from '#lib/exclusive.ts';
import { publish } from '../events.ts';
import { findManifest } from './content-pack.ts';
import { isKeptFile, keepFile } from './keep-file.ts';
import type { PackFile } from './manifest.ts';
import { filmCacheName, packCacheName, packHashHeader } from './pack-cache.ts';
import { hasSpaceFor } from './space.ts';

/** A film on this device. */
export interface KeptFilm {
  url: string;
  bytes: number;
}

export type FilmOutcome =
  | 'kept'
  /** It did not come whole, or was stopped; nothing of it is kept. */
  | 'incomplete'
  | 'no-space'
  /** The list of films could not be read: there may be no connection. */
  | 'no-list'
  | 'unsupported';

/**
 * Keeps one film whole on this device, because the reader asked for it, so that the worker can answer ranges of it
 * without a network. Counts as kept only when every byte was checked. One download of a film at a time. Never throws.
 * @param onBytes how many bytes have come, of how many
 */
export async function keepFilm(
  url: string,
  onBytes: (arrived: number, bytes: number) => void = () => {},
  signal: AbortSignal = new AbortController().signal,
): Promise<FilmOutcome> {
  if (typeof caches === 'undefined') return 'unsupported';
  try {
    return await exclusively(`film ${url}`, async () => {
      const film = (await currentFilms())?.find((entry) => entry.url === url);
      if (film === undefined) return 'no-list';
      const cache = await caches.open(filmCacheName);
      if (!isKeptFile(await cache.match(url), film)) {
        if (!(await hasSpaceFor(film.bytes))) return 'no-space';
        onBytes(0, film.bytes);
        await keepFile(cache, film, signal, (arrived) => onBytes(arrived, film.bytes));
      }
      // Asked anew: only what a page can read from now on is kept.
      const kept = await (await caches.open(filmCacheName)).match(url);
      return isKeptFile(kept, film) ? 'kept' : 'incomplete';
    });
  } catch {
    return 'incomplete';
  } finally {
    publish({ type: 'downloads-changed' });
  }
}

/** The films on this device. */
export async function keptFilms(): Promise<KeptFilm[]> {
  if (typeof caches === 'undefined') return [];
  try {
    if (!(await caches.has(filmCacheName))) return [];
    const cache = await caches.open(filmCacheName);
    const films: KeptFilm[] = [];
    for (const { url } of await cache.keys()) {
      const kept = await cache.match(url);
      if (kept?.headers.has(packHashHeader) !== true) continue;
      films.push({
        url: new URL(url).pathname,
        bytes: Number(kept.headers.get('Content-Length')),
      });
    }
    return films;
  } catch {
    return [];
  }
}

/** Removes one film from this device. */
export async function removeFilm(url: string): Promise<void> {
  await (await caches.open(filmCacheName)).delete(url);
  publish({ type: 'downloads-changed' });
}

/** Brings kept films up to date that the practice has replaced. Never throws. */
export async function renewFilms(): Promise<void> {
  const kept = await keptFilms();
  if (kept.length === 0) return;
  for (const { url } of kept) await keepFilm(url);
}

/** The films as the server lists them now; without a connection as they were last listed. */
async function currentFilms(): Promise<readonly PackFile[] | null> {
  return (await findManifest(await caches.open(packCacheName)))?.films ?? null;
}
