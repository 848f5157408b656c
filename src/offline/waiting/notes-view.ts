import { readRawNotes } from './raw-storage.ts';
import { watchDevice } from './watch-device.ts';

const count = watchDevice(0, 'note-drafts-changed', async (before) => {
  try {
    const notes = await readRawNotes();
    return notes.filter((note) => ('hasText' in note ? note.hasText : note.text.trim() !== ''))
      .length;
  } catch {
    // The page `/offline` reports the error; elsewhere nothing is shown.
    return before;
  }
});

export const currentNoteCount = count.current;

/** Updates the number of the owner's unsent notes while it is watched; for `useSyncExternalStore`. */
export const watchNoteCount = count.watch;
