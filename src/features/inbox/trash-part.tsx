import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#lib/format-date.ts';
import { call } from '#shared/api/call.ts';
import { postTrashRestore } from '#shared/api/trash.ts';
import { Button } from '#ui/button/button.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { countText } from './count-text.ts';
import { isOfRecords } from './inbox-reads.ts';
import { refusalText } from './refusal-text.ts';
import { trashQuery } from './settings-queries.ts';
import styles from './inbox-settings.module.css';

/** What is about to be deleted, each with a button that brings it back. */
export function TrashPart() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(trashQuery);
  const [isBusy, setIsBusy] = useState(false);
  if (data === undefined) {
    return (
      <p role="status" className={styles['muted']}>
        {isError ? 'We couldn’t load this.' : 'Loading…'}
      </p>
    );
  }
  const { total, records } = data;

  async function restore(ids: readonly string[]) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { restored } = await call(postTrashRestore, { body: { ids: [...ids] } });
      showToast(
        restored === 0
          ? { title: 'It’s no longer in the trash' }
          : { title: `${countText(restored, 'record')} brought back`, tone: 'success' },
      );
      await client.invalidateQueries({ predicate: isOfRecords });
    } catch (error) {
      showToast({
        title: 'We couldn’t bring that back',
        description: refusalText(error),
        tone: 'destructive',
      });
    } finally {
      await refetch();
      setIsBusy(false);
    }
  }

  if (total === 0) return <p className={styles['muted']}>Nothing is about to be deleted.</p>;
  return (
    <>
      <ul className={styles['trash']} aria-label="About to be deleted">
        {records.map(({ id, isRequest, name, receivedAt, deletedAfter }) => (
          <li key={id}>
            <span>
              {isRequest ? 'Request' : 'Message'}{' '}
              {name === '' ? (
                <span>without a name</span>
              ) : (
                <span>
                  from <strong>{name}</strong>
                </span>
              )}
              , received {formatDay(receivedAt)}
            </span>
            <span className={styles['muted']}>Deleted after {formatDay(deletedAfter)}</span>
            <Button tone="quiet" aria-disabled={isBusy} onClick={() => void restore([id])}>
              Bring back<span className="visually-hidden">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {records.length === total ? null : (
        <p className={styles['muted']}>
          These are the first {records.length} of {total}.
        </p>
      )}
      {records.length < 2 ? null : (
        <div>
          <Button
            tone="quiet"
            aria-disabled={isBusy}
            onClick={() => void restore(records.map(({ id }) => id))}
          >
            Bring back all {records.length}
          </Button>
        </div>
      )}
      <p className={styles['muted']}>What you bring back stays for at least another 30 days.</p>
    </>
  );
}
