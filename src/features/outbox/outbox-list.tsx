import { useRef, useState } from 'react';
import { useNow } from '#ui/use-now/use-now.ts';
import { focusHeadingOf } from '#browser/scroll-to-anchor.ts';
import { useOutbox } from '#offline/react/use-waiting.ts';
import { Second } from '#shared/time.ts';
import { StoredList } from '#ui/stored-list/stored-list.tsx';
import { OutboxEntry } from './outbox-entry.tsx';
import styles from './outbox.module.css';

/** An action just done that can be taken back. */
interface Undoable {
  text: string;
  undo: () => Promise<boolean>;
}

/** Every request on this device: what waits, what needs the visitor, what has arrived. */
export function OutboxList({
  onPrint,
}: {
  /** Prints a request as a clean copy; the page supplies it. */
  onPrint?: (id: string) => void;
}) {
  const { items, problem } = useOutbox();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [notice, setNotice] = useState('');
  const isTimed = items.some(
    ({ state }) => state.kind === 'sending' && state.filesDoneAtMs !== undefined,
  );
  const now = useNow(isTimed ? 5 * Second.ms : null);
  const part = useRef<HTMLDivElement>(null);

  async function undo(action: Undoable) {
    setUndoable(null);
    const isUndone = await action.undo().catch(() => false);
    setNotice(
      isUndone
        ? 'It’s waiting to be sent again.'
        : 'It has changed since, so we’ve kept it as a draft.',
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
          We can’t read this device’s storage right now. Nothing has been deleted. Close other tabs
          of this site, then reload.
        </p>
      ) : null}
      {items.length === 0 ? (
        <p className={styles['empty']}>
          Nothing waiting. Anything you send without reception stays here until we receive it.
        </p>
      ) : (
        <StoredList>
          {[...items].reverse().map((item) => (
            <OutboxEntry
              key={item.id}
              item={item}
              now={now}
              onPrint={onPrint ?? null}
              onWithdrawn={(withdrawUndo) =>
                setUndoable({ text: 'Moved back to drafts, with your files.', undo: withdrawUndo })
              }
              onDeleted={() => {
                setUndoable(null);
                setNotice('The request is deleted from this device.');
                focusHeadingOf(part.current);
              }}
              onFailed={() => setNotice('That didn’t work. Nothing has changed.')}
            />
          ))}
        </StoredList>
      )}
    </div>
  );
}
