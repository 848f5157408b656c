import { nextTask } from '#browser/next-task.ts';
import { subscribe } from '../events.ts';
import type { OfflineEvent } from '../events.ts';

/**
 * A view of stored data, read when it is first watched and again with every change, while it is watched.
 * @param empty before it was read, and on the server
 * @param read gets the current view, to keep it where the device cannot be read; never throws
 */
export function watchDevice<View>(
  empty: View,
  changed: OfflineEvent['type'],
  read: (before: View) => Promise<View>,
) {
  let view = empty;
  let stopListening: (() => void) | null = null;
  let isReading = false;
  let isReadWanted = false;
  const listeners = new Set<() => void>();

  async function reread(): Promise<void> {
    isReadWanted = true;
    if (isReading) return;
    isReading = true;
    while (isReadWanted) {
      isReadWanted = false;
      view = await read(view);
      for (const listener of listeners) listener();
    }
    isReading = false;
  }

  return {
    current: (): View => view,
    watch(listener: () => void): () => void {
      listeners.add(listener);
      stopListening ??= subscribe((event) => {
        if (event.type === changed) void reread();
      });
      // Opening the database takes time, and a tap may be waiting for the render that started this.
      void nextTask().then(reread);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = null;
      };
    },
  };
}
