import type { SavedState } from './saved-line.tsx';

/** What the line below a form needs to know of its draft. */
export interface DraftSaving {
  /** When it was last stored; null before the first time. */
  savedAt: string | null;
  /** Why the latest changes are not stored; null when they are. */
  saveError: string | null;
  /** `saved`: the page is too old to save, and everything is stored on the device. */
  frozen: 'saved' | 'unsaved' | null;
}

const messages: Readonly<Record<string, string>> = {
  missing: 'This browser can’t save drafts. You can still send the form while you’re online.',
  full: 'Not saved: this device is full. Free up some space, or send the form now.',
  outdated: 'Not saved: this page is out of date. Reload it.',
};

/** "Saved on this device at 10:42 am", or that it could not save. */
export function savedStateOf({ savedAt, saveError, frozen }: DraftSaving): SavedState {
  if (saveError !== null && frozen !== 'saved') {
    const message = messages[saveError] ?? 'Not saved yet. Trying again.';
    return { kind: 'not-saved', message };
  }
  return savedAt === null ? { kind: 'nothing' } : { kind: 'saved', at: new Date(savedAt) };
}

/** Whether the answers are in this page only: the device did not store them. */
export function isInMemoryOnly({
  draft,
  saveError,
  frozen,
}: DraftSaving & { draft: { answers: Readonly<Record<string, unknown>> } | null }): boolean {
  if (saveError === null || frozen === 'saved') return false;
  return Object.values(draft?.answers ?? {}).some((answer) => answer !== '');
}
