import { Check, CircleAlert, Send } from 'lucide-react';
import { clockTime } from '#lib/format-date.ts';
import { uploadProgressText } from './upload-progress-text.ts';
import styles from './form.module.css';

/** Whether the visitor's answers are stored. */
export type SavedState =
  | { kind: 'nothing' }
  | { kind: 'saved'; at: Date }
  /** They are stored and being sent; the files go first, one at a time. */
  | { kind: 'sending'; file: number; files: number; leftMs: number | null }
  /** The device did not store them; `message` says so and what to do. */
  | { kind: 'not-saved'; message: string };

function textOf(state: SavedState): string {
  switch (state.kind) {
    case 'nothing':
      return 'Saves as you type';
    case 'saved':
      return `Saved on this device at ${clockTime(state.at)}`;
    case 'sending':
      return uploadProgressText(state.file, state.files, state.leftMs);
    case 'not-saved':
      return state.message;
  }
}

const icons: Partial<Record<SavedState['kind'], typeof Check>> = {
  saved: Check,
  sending: Send,
  'not-saved': CircleAlert,
};

const roles: Partial<Record<SavedState['kind'], 'alert' | 'status'>> = {
  sending: 'status',
  'not-saved': 'alert',
};

/**
 * "Saved on this device at 10:42 am", always in the same place. Read out when saving fails and while files are
 * uploaded.
 */
export function SavedLine({ state }: { state: SavedState }) {
  const Icon = icons[state.kind];
  return (
    <p className={styles['saved']} data-state={state.kind} role={roles[state.kind]}>
      {Icon === undefined ? null : <Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
      <span>{textOf(state)}</span>
    </p>
  );
}
