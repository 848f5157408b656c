import { useId, useRef } from 'react';
import type { FormEvent } from 'react';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { maxNoteLength } from '#shared/api/inbox.ts';
import type { Note } from '#shared/api/inbox.ts';
import { momentOf } from './age.ts';
import { ConfirmButton } from './confirm-button.tsx';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import { useNotesView } from './use-owner-notes.ts';
import styles from './notes.module.css';

/** The owner's own notes on a record; the visitor never sees them. */
export function Notes({
  record,
  notes,
  ownerNotes,
  onFinish,
  onRemove,
}: {
  record: Pick<InboxEntry, 'id' | 'kind'>;
  /** Those at the server. */
  notes: readonly Note[];
  /** Those that the server does not have yet. */
  ownerNotes: OwnerNotes;
  /** The note that is being typed is finished. */
  onFinish: () => void;
  /** Takes the id of the note, and the words that the focus goes to afterwards. */
  onRemove: (note: string, title: HTMLElement | null) => void;
}) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const view = useNotesView(ownerNotes);
  const sent = new Set(notes.map((note) => note.id));
  const unsent = view.notes.filter(
    ({ recordId, work, change, reply }) => recordId === record.id && !work && !change && !reply,
  );
  const waiting = unsent.filter((note) => note.isFinished && !sent.has(note.id));
  const text = ownerNotes.editedNote(record.id)?.text ?? '';
  const others = unsent.filter((note) => !note.isFinished).length - 1;

  function saveNote(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') onFinish();
  }

  return (
    <section className={styles['notes']} aria-labelledby={`${id}-title`}>
      <h3 ref={title} id={`${id}-title`} tabIndex={-1}>
        Notes
      </h3>
      {notes.length === 0 && waiting.length === 0 ? null : (
        <ul>
          {notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <p className={styles['small']}>
                {note.by === undefined ? null : <span>{note.by}</span>}
                <time dateTime={note.writtenAt}>{momentOf(note.writtenAt)}</time>
                <ConfirmButton
                  label="Delete"
                  confirmLabel="Delete permanently"
                  target={`the note from ${momentOf(note.writtenAt)}`}
                  onConfirm={() => onRemove(note.id, title.current)}
                />
              </p>
            </li>
          ))}
          {waiting.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <p className={styles['small']}>
                {view.sendingId === note.id ? (
                  'Saving…'
                ) : (
                  <>
                    Waiting to be sent
                    <ConfirmButton
                      label="Delete"
                      confirmLabel="Delete permanently"
                      target="the note waiting to be sent"
                      onConfirm={() => {
                        ownerNotes.remove(note.id);
                        title.current?.focus();
                      }}
                    />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={saveNote}>
        <label htmlFor={id}>Add a note. The client never sees it.</label>
        <textarea
          autoComplete="off"
          id={id}
          rows={2}
          maxLength={maxNoteLength}
          value={text}
          onChange={(event) =>
            ownerNotes.write({ recordId: record.id, recordKind: record.kind }, event.target.value)
          }
        />
        {(text !== '' || waiting.length > 0) && view.problem !== null ? (
          <p role="alert" className={styles['small']}>
            This note isn’t saved on this device yet. Keep this page open until it’s sent.
          </p>
        ) : null}
        {others > 0 ? (
          <p className={styles['small']}>
            There’s another unfinished note about this message on this device. It will appear here
            once you save this one.
          </p>
        ) : null}
        <button type="submit" className="button button-quiet">
          Save note
        </button>
      </form>
    </section>
  );
}
