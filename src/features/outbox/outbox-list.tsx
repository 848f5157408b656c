import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { focusHeadingOf } from '#lib/go-to-place.ts';
import { useOutbox } from '#offline/react.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { Entries } from '#ui/entries/entries.tsx';
import { OutboxEntry } from './outbox-entry.tsx';
import styles from './outbox.module.css';

/** How to pay the deposit of a paid report; the page supplies it. */
export type PaymentWindow = ComponentType<{
  form: FormKind;
  receipt: string;
  onClose: () => void;
}>;

/** An action just done that can be taken back. */
interface Undoable {
  text: string;
  undo: () => Promise<boolean>;
}

/** Every request on this device: what waits, what needs the visitor, what has arrived. */
export function OutboxList({
  payment,
  onPrint,
}: {
  payment?: PaymentWindow;
  /** Prints a request as a clean copy; the page supplies it. */
  onPrint?: (id: string) => void;
}) {
  const { items, problem } = useOutbox();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [notice, setNotice] = useState('');
  const [now] = useState(() => new Date());
  const part = useRef<HTMLDivElement>(null);

  async function undo(action: Undoable) {
    setUndoable(null);
    const isUndone = await action.undo().catch(() => false);
    setNotice(
      isUndone ? 'It is in the queue again.' : 'It was changed meanwhile and stays a draft.',
    );
  }

  return (
    <div ref={part} className={styles['outbox']}>
      <p role="status" className={styles['notice']}>
        {undoable === null ? (
          notice
        ) : (
          <>
            {undoable.text}{' '}
            <button type="button" className={styles['link']} onClick={() => void undo(undoable)}>
              Undo
            </button>
          </>
        )}
      </p>
      {problem !== null && problem !== 'missing' ? (
        <p role="alert" className={styles['alert']}>
          The storage of this device cannot be read at the moment. Nothing is deleted. Close other
          tabs of this site and open this page again.
        </p>
      ) : null}
      {items.length === 0 ? (
        <p className={styles['empty']}>
          Nothing is waiting. What you send without reception is kept here until it has arrived.
        </p>
      ) : (
        <Entries>
          {items.toReversed().map((item) => (
            <OutboxEntry
              key={item.id}
              item={item}
              now={now}
              payment={payment ?? null}
              onPrint={onPrint ?? null}
              onWithdrawn={(withdrawUndo) =>
                setUndoable({ text: 'Taken back as a draft, files included.', undo: withdrawUndo })
              }
              onDeleted={() => {
                setUndoable(null);
                setNotice('The request is deleted from this device.');
                focusHeadingOf(part.current);
              }}
              onFailed={() => setNotice('That could not be done. Nothing was changed.')}
            />
          ))}
        </Entries>
      )}
    </div>
  );
}
