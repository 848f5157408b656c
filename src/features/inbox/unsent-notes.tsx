import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import type { NoteDraft } from '#offline/records.ts';
import { momentOf } from './age.ts';
import { ConfirmButton } from './confirm-button.tsx';
import styles from './unsent-notes.module.css';

/** Notes that only this device has, where the messages that they are about are not shown. */
export function UnsentNotes({
  notes,
  ownerNotes,
  title,
  isAmongMessages = false,
  children,
}: {
  notes: readonly NoteDraft[];
  ownerNotes: OwnerNotes;
  title: string;
  /** Shown among messages, not in their place. */
  isAmongMessages?: boolean;
  /** What becomes of them. */
  children: string;
}) {
  return (
    <section
      className={`${styles['notes']} ${isAmongMessages ? styles['inline'] : ''}`}
      aria-labelledby="unsent-notes-title"
    >
      <h2 id="unsent-notes-title">{title}</h2>
      <p>{children}</p>
      <ul>
        {notes.map(({ id, text, isFinished, updatedAt }) => (
          <li key={id}>
            <p className={styles['text']}>{text}</p>
            <p className={styles['small']}>
              <span>
                {isAmongMessages ? null : (
                  <span>{isFinished ? 'Waiting to be sent' : 'Not finished'}, </span>
                )}
                <time dateTime={updatedAt}>{momentOf(updatedAt)}</time>
              </span>
              <ConfirmButton
                label="Delete"
                confirmLabel="Delete permanently"
                target={`the note from ${momentOf(updatedAt)}`}
                onConfirm={() => ownerNotes.remove(id)}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
