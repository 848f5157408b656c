import { useEffect, useRef, useState } from 'react';
import type { VideoOutcome } from '#offline/content-pack/videos.ts';
import { subscribe } from '#offline/events.ts';

/** Whether a video is saved on this device; `unknown` until that has been read. */
export type VideoState =
  | { kind: 'unknown' }
  | { kind: 'not-saved'; problem: Exclude<VideoOutcome, 'saved'> | null }
  | { kind: 'downloading'; receivedBytes: number; bytes: number }
  | { kind: 'saved' };

const loadVideos = () => import('#offline/content-pack/videos.ts');

/** Whether a video is saved on this device, with functions to save it, stop its download and remove it. */
export function useSavedVideo(url: string) {
  const [state, setState] = useState<VideoState>({ kind: 'unknown' });
  const stop = useRef<AbortController | null>(null);

  useEffect(() => {
    let isGone = false;
    const check = async () => {
      const { savedVideos } = await loadVideos();
      const isSaved = (await savedVideos()).some((video) => video.url === url);
      if (isGone) return;
      setState((current) => {
        if (current.kind === 'downloading') return current;
        if (isSaved) return { kind: 'saved' };
        return current.kind === 'not-saved' ? current : { kind: 'not-saved', problem: null };
      });
    };
    const checkQuietly = () => void check().catch(() => undefined);
    checkQuietly();
    const stopListening = subscribe((event) => {
      if (event.type === 'downloads-changed') checkQuietly();
    });
    return () => {
      isGone = true;
      stopListening();
    };
  }, [url]);

  // The download continues when the page is left: the reader asked for it.
  async function save() {
    const abort = new AbortController();
    stop.current = abort;
    setState({ kind: 'downloading', receivedBytes: 0, bytes: 0 });
    try {
      const { saveVideo } = await loadVideos();
      const outcome = await saveVideo(
        url,
        (receivedBytes, bytes) => setState({ kind: 'downloading', receivedBytes, bytes }),
        abort.signal,
      );
      if (outcome === 'saved') setState({ kind: 'saved' });
      else setState({ kind: 'not-saved', problem: abort.signal.aborted ? null : outcome });
    } catch {
      setState({ kind: 'not-saved', problem: 'incomplete' });
    }
  }

  async function remove() {
    try {
      const { removeVideo } = await loadVideos();
      await removeVideo(url);
      setState({ kind: 'not-saved', problem: null });
    } catch {
      // Still saved; the button stays.
    }
  }

  return { state, save, remove, stop: () => stop.current?.abort() };
}
