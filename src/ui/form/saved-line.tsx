import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import styles from './form.module.css';

/** What happened to the visitor's words. */
export type SavedState =
  | { kind: 'nothing' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** The device did not keep it; `message` says so and what to do. */
  | { kind: 'not-saved'; message: string };

const clockTime = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

function textOf(state: SavedState): string {
  switch (state.kind) {
    case 'nothing':
      return 'Saves on this device as you type';
    case 'saving':
      return 'Saving on this device…';
    case 'saved':
      return `Saved on this device ${clockTime.format(state.at)}`;
    case 'not-saved':
      return state.message;
  }
}

/** "Saved on this device 10:42", always in the same place. Read out only when saving fails. */
export function SavedLine({ state }: { state: SavedState }) {
  const Icon =
    state.kind === 'not-saved' ? CircleAlert : state.kind === 'saving' ? LoaderCircle : Check;
  return (
    <p
      className={styles['saved']}
      data-state={state.kind}
      role={state.kind === 'not-saved' ? 'alert' : undefined}
    >
      {state.kind === 'nothing' ? null : <Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
      {textOf(state)}
    </p>
  );
}
