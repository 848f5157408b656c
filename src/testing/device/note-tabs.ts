import { afterEach, beforeEach, vi } from 'vitest';
import { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { newDevice } from './device.ts';
import { textStorage } from './text-storage.ts';

/** Gives each test of a file its own device, and returns what opens another page with the inbox on it. */
export function noteTabs(): () => Promise<OwnerNotes> {
  let open: OwnerNotes[];

  beforeEach(async () => {
    open = [];
    vi.stubGlobal('localStorage', textStorage());
    await newDevice();
  });

  afterEach(async () => {
    for (const notes of open) await notes.end();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Timestamps of a page are a second apart. */
  return async () => {
    let seconds = open.length * 100;
    const notes = new OwnerNotes(() => new Date(Date.UTC(2026, 10, 24, 0, 0, (seconds += 1))));
    open.push(notes);
    await notes.start();
    return notes;
  };
}
