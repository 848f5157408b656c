import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { maxNoteLength } from '#shared/api/inbox.ts';
import type { Note, RecordChange } from '#shared/api/inbox.ts';
import { momentOf } from './age.ts';
import { AskedButton } from './asked-button.tsx';
import type { TypedNotes } from './typed-notes.ts';
import styles from './notes.module.css';

/** The owner's own notes on a letter; the visitor never sees them. */
export function Notes({
  id: letterId,
  notes,
  typed,
  onChange,
  onRemove,
}: {
  /** Of the letter. */
  id: string;
  notes: readonly Note[];
  typed: TypedNotes;
  /** Resolves to whether the server has kept it. */
  onChange: (change: RecordChange) => Promise<boolean>;
  /** Takes the id of the note, and the words that the focus goes to afterwards. */
  onRemove: (note: string, title: HTMLElement | null) => void;
}) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState(() => typed.get(letterId) ?? '');
  const [isKeeping, setIsKeeping] = useState(false);

  function write(next: string) {
    typed.set(letterId, next);
    setText(next);
  }
  async function keep(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || isKeeping) return;
    setIsKeeping(true);
    const isKept = await onChange({ addNote: { id: randomUuid(), text } });
    setIsKeeping(false);
    // Whatever was typed meanwhile is another note.
    if (isKept && typed.get(letterId) === text) write('');
  }

  return (
    <section className={styles['notes']} aria-labelledby={`${id}-title`}>
      <h3 ref={title} id={`${id}-title`} tabIndex={-1}>
        Your notes
      </h3>
      {notes.length === 0 ? null : (
        <ul>
          {notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <p className={styles['small']}>
                <time dateTime={note.writtenAt}>{momentOf(note.writtenAt)}</time>
                <AskedButton
                  action="Remove"
                  confirm="Remove for good"
                  about={`the note of ${momentOf(note.writtenAt)}`}
                  onConfirm={() => onRemove(note.id, title.current)}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void keep(event)}>
        <label htmlFor={id}>Only you can read these.</label>
        <textarea
          id={id}
          rows={2}
          maxLength={maxNoteLength}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        <button type="submit" className="button button-quiet" aria-disabled={isKeeping}>
          Keep note
        </button>
      </form>
    </section>
  );
}
