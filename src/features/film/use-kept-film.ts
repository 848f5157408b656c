import { useEffect, useRef, useState } from 'react';
import type { FilmOutcome } from '#offline/content-pack/films.ts';
import { subscribe } from '#offline/events.ts';

/** Where a film is, as far as this device knows. */
export type FilmState =
  | { kind: 'unknown' }
  | { kind: 'not-kept'; problem: Exclude<FilmOutcome, 'kept'> | null }
  | { kind: 'coming'; arrivedBytes: number; bytes: number }
  | { kind: 'kept' };

const loadFilms = () => import('#offline/content-pack/films.ts');

/** Whether a film is on this device, and the ways to keep, stop and remove it. */
export function useKeptFilm(url: string) {
  const [state, setState] = useState<FilmState>({ kind: 'unknown' });
  const stop = useRef<AbortController | null>(null);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const { keptFilms } = await loadFilms();
      const isKept = (await keptFilms()).some((film) => film.url === url);
      if (isGone) return;
      setState((current) => {
        if (current.kind === 'coming') return current;
        if (isKept) return { kind: 'kept' };
        return current.kind === 'not-kept' ? current : { kind: 'not-kept', problem: null };
      });
    };
    const lookQuietly = () => void look().catch(() => undefined);
    lookQuietly();
    const stopListening = subscribe((event) => {
      if (event.type === 'downloads-changed') lookQuietly();
    });
    return () => {
      isGone = true;
      stopListening();
    };
  }, [url]);

  // A film goes on coming when the page is left: it was asked for.
  async function keep() {
    const abort = new AbortController();
    stop.current = abort;
    setState({ kind: 'coming', arrivedBytes: 0, bytes: 0 });
    try {
      const { keepFilm } = await loadFilms();
      const outcome = await keepFilm(
        url,
        (arrivedBytes, bytes) => setState({ kind: 'coming', arrivedBytes, bytes }),
        abort.signal,
      );
      if (outcome === 'kept') setState({ kind: 'kept' });
      else setState({ kind: 'not-kept', problem: abort.signal.aborted ? null : outcome });
    } catch {
      setState({ kind: 'not-kept', problem: 'incomplete' });
    }
  }

  async function remove() {
    try {
      const { removeFilm } = await loadFilms();
      await removeFilm(url);
      setState({ kind: 'not-kept', problem: null });
    } catch {
      // Still here; the button stays.
    }
  }

  return { state, keep, remove, stop: () => stop.current?.abort() };
}
