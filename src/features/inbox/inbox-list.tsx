import { Paperclip } from 'lucide-react';
import { ageOf } from './age.ts';
import { dueOf } from './due.ts';
import { firstLineOf, subjectOf } from '#shared/inbox/entry-text.ts';
import { depositDue, statusWords } from './entries.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import styles from './inbox-list.module.css';

/** The records: name, what each is about, first line, age, deposit due. */
export function InboxList({
  entries,
  reports,
  now,
  openId,
  onOpen,
}: {
  entries: readonly InboxEntry[];
  reports: ReportList;
  now: Date;
  openId: string | null;
  onOpen: (entry: InboxEntry) => void;
}) {
  return (
    <ul className={styles['list']} aria-label="Messages and requests">
      {entries.map((entry) => {
        const deposit = depositDue(entry, reports);
        const due = dueOf(entry, now);
        const files = entry.kind === 'request' ? entry.attachments.length : 0;
        const isUnread = entry.status === 'new';
        return (
          <li key={entry.id}>
            <button
              type="button"
              className={styles['entry']}
              data-record={entry.id}
              aria-current={entry.id === openId ? 'true' : undefined}
              data-unread={isUnread ? '' : undefined}
              onClick={() => onOpen(entry)}
            >
              <span className={styles['name']}>{entry.name}</span>
              <span className={styles['age']}>{ageOf(entry.createdAt, now)}</span>
              <span className={styles['subject']}>{subjectOf(entry, reports)}</span>
              <span className={styles['line']}>{firstLineOf(entry)}</span>
              <span className={styles['marks']}>
                <span data-status={entry.status}>{statusWords[entry.status]}</span>
                {due === null ? null : (
                  <span data-status={due.isOverdue ? 'late' : undefined}>{due.text}</span>
                )}
                {deposit === null ? null : <span data-status="due">Deposit due {deposit}</span>}
                {files === 0 ? null : (
                  <span>
                    <Paperclip size={14} strokeWidth={1.5} aria-hidden="true" />
                    {files} {files === 1 ? 'file' : 'files'}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
