import { useId } from 'react';
import { recordStatuses } from '#shared/api/inbox.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { momentOf } from './age.ts';
import { dueOf } from './due.ts';
import { statusLabels } from './entries.ts';
import type { RecordPartProps } from './record-part.ts';
import styles from './record-head.module.css';

/** What is due next, whether it was replied to, and how far it is. */
export function NextStep({ entry, now, change }: RecordPartProps) {
  const statusId = useId();
  const due = dueOf(entry, now);
  // A report that is due as well, behind a reply that is still owed.
  const then = dueOf({ ...entry, answeredAt: entry.answeredAt ?? entry.createdAt }, now);
  return (
    <section aria-label="Next step">
      <dl className={styles['facts']}>
        {due === null ? null : (
          <div>
            <dt>Due</dt>
            <dd className={due.isOverdue ? styles['late'] : undefined}>{due.text}</dd>
          </div>
        )}
        {then === null || then.text === due?.text ? null : (
          <div>
            <dt>Then</dt>
            <dd className={then.isOverdue ? styles['late'] : undefined}>{then.text}</dd>
          </div>
        )}
        {entry.folder === 'spam' && entry.answeredAt === null ? null : (
          <div>
            <dt>Replied</dt>
            <dd className={styles['both']}>
              <span>{entry.answeredAt === null ? 'Not yet' : momentOf(entry.answeredAt)}</span>
              {entry.answeredAt === null ? (
                <TextButton onClick={() => void change({ isAnswered: true }, 'Marked as replied.')}>
                  Mark as replied
                </TextButton>
              ) : (
                <TextButton
                  onClick={() => void change({ isAnswered: false }, 'Marked as not replied.')}
                >
                  Mark as not replied
                </TextButton>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>
            <label htmlFor={statusId}>Status</label>
          </dt>
          <dd>
            <select
              id={statusId}
              className={styles['status']}
              value={entry.status}
              onChange={(event) => {
                const status = recordStatuses.find((value) => value === event.target.value);
                if (status) void change({ status });
              }}
            >
              {statusesOf(entry).map((status) => (
                <option key={status} value={status}>
                  {statusLabels[status]}
                </option>
              ))}
            </select>
            <span className={styles['printed']}>{statusLabels[entry.status]}</span>
            {entry.statusBy === undefined ? null : (
              <span className={styles['by']}>{`Set by ${entry.statusBy}`}</span>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** A message is read or archived; nothing is paid or delivered for it, unless its owner once said so. */
const statusesOf = ({ kind, status }: InboxEntry) =>
  recordStatuses.filter(
    (one) => kind === 'request' || one === status || ['new', 'read', 'archived'].includes(one),
  );
