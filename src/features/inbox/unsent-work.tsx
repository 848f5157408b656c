import { randomUuid } from '#lib/uuid.ts';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { useNotesView } from './use-owner-notes.ts';
import styles from './money-form.module.css';

/** Entries about a record that the server does not have: they wait, or it refused them. */
export function UnsentWork({
  entry,
  ownerNotes,
  onWork,
}: {
  entry: Pick<InboxEntry, 'id'>;
  ownerNotes: OwnerNotes;
  onWork: (work: OwnerEntry) => void;
}) {
  const view = useNotesView(ownerNotes);
  const unsent = view.notes.filter(
    ({ recordId, work, change }) => recordId === entry.id && (work ?? change),
  );
  if (unsent.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label="Not at the server yet">
      {unsent.map(({ id, text, work, isFinished, refusal }) => (
        <li key={id}>
          <span>
            {`${text}: ${isFinished ? 'waiting to be sent' : (refusal ?? 'not recorded')}`}
          </span>
          {!isFinished && work?.kind === 'payment' && refusal !== undefined ? (
            <TextButton
              onClick={() => {
                ownerNotes.remove(id);
                onWork({ ...work, id: randomUuid(), isAnother: true });
              }}
            >
              It’s another payment
            </TextButton>
          ) : null}
          {view.sendingId === id ? null : (
            <ConfirmButton
              label="Discard"
              confirmLabel="Discard it"
              target={text}
              onConfirm={() => ownerNotes.remove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
