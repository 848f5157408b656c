import { useEffect, useRef, useState } from 'react';
import type { VideoOutcome } from '#offline/content-pack/videos.ts';
import { subscribe } from '#offline/events.ts';

/** Where a video is, as far as this device knows. */
export type VideoState =
  | { kind: 'unknown' }
  | { kind: 'not-kept'; problem: Exclude<VideoOutcome, 'kept'> | null }
  | { kind: 'downloading'; receivedBytes: number; bytes: number }
  | { kind: 'kept' };

const loadVideos = () => import('#offline/content-pack/videos.ts');

/** Whether a video is on this device, and the ways to keep, stop and remove it. */
export function useSavedVideo(url: string) {
  const [state, setState] = useState<VideoState>({ kind: 'unknown' });
  const stop = useRef<AbortController | null>(null);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const { savedVideos } = await loadVideos();
      const isKept = (await savedVideos()).some((video) => video.url === url);
      if (isGone) return;
      setState((current) => {
        if (current.kind === 'downloading') return current;
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

  // A video keeps downloading when the page is left: it was asked for.
  async function keep() {
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
      if (outcome === 'kept') setState({ kind: 'kept' });
      else setState({ kind: 'not-kept', problem: abort.signal.aborted ? null : outcome });
    } catch {
      setState({ kind: 'not-kept', problem: 'incomplete' });
    }
  }

  async function remove() {
    try {
      const { removeVideo } = await loadVideos();
      await removeVideo(url);
      setState({ kind: 'not-kept', problem: null });
    } catch {
      // Still here; the button stays.
    }
  }

  return { state, keep, remove, stop: () => stop.current?.abort() };
}
