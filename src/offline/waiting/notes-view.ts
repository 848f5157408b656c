import { readRawNoteDrafts } from './raw-storage.ts';
import { watchDevice } from './watch-device.ts';

const count = watchDevice(0, 'note-drafts-changed', async (before) => {
  try {
    return (await readRawNoteDrafts()).filter(({ text }) => text.trim() !== '').length;
  } catch {
    // The page of this device says so; everything else is shown without.
    return before;
  }
});

export const currentNoteCount = count.current;

/** Keeps the number of the owner's unsent notes fresh while somebody looks; for `useSyncExternalStore`. */
export const watchNoteCount = count.watch;
