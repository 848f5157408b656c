import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { TextButton } from '#ui/button/text-button.tsx';
import { RenderBoundary } from '#ui/render-boundary/render-boundary.tsx';
import { ageOf } from './age.ts';
import { dueOf } from './due.ts';
import { firstLineOf, subjectOf } from '#shared/inbox/entry-text.ts';
import { formatCents } from '#shared/format-cents.ts';
import { statusWords } from './entries.ts';
import { moneyOfRequest } from './request-money.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import styles from './inbox-list.module.css';

/** Rows drawn at first, and with each press: tens of thousands would take a phone minutes. */
const rowsAtATime = 100;

/** The records: name, what each is about, first line, age, deposit due. */
export function InboxList(props: {
  entries: readonly InboxEntry[];
  reports: ReportList;
  now: Date;
  openId: string | null;
  onOpen: (entry: InboxEntry) => void;
}) {
  const { entries, onOpen } = props;
  const [rows, setRows] = useState(rowsAtATime);
  return (
    <>
      <ul className={styles['list']} aria-label="Messages and requests">
        {entries.slice(0, rows).map((entry) => (
          <li key={entry.id}>
            <RenderBoundary
              fallback={
                <button type="button" className={styles['entry']} onClick={() => onOpen(entry)}>
                  <span className={styles['name']}>{entry.name}</span>
                </button>
              }
            >
              <Row {...props} entry={entry} />
            </RenderBoundary>
          </li>
        ))}
      </ul>
      {entries.length <= rows ? null : (
        <TextButton onClick={() => setRows(rows + rowsAtATime)}>
          Show {Math.min(rowsAtATime, entries.length - rows)} more
        </TextButton>
      )}
    </>
  );
}

function Row({
  entry,
  reports,
  now,
  openId,
  onOpen,
}: {
  entry: InboxEntry;
  reports: ReportList;
  now: Date;
  openId: string | null;
  onOpen: (entry: InboxEntry) => void;
}) {
  const deposit = entry.kind === 'request' ? moneyOfRequest(entry, reports).depositDueCents : null;
  const saysPaid = entry.kind === 'request' && entry.money.saysPaidAt !== null;
  const due = dueOf(entry, now);
  const files = entry.kind === 'request' ? entry.attachments.length : 0;
  const isUnread = entry.status === 'new';
  return (
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
        {saysPaid ? <span data-status="due">Says paid</span> : null}
        {deposit === null ? null : (
          <span data-status="due">Deposit due {formatCents(deposit)}</span>
        )}
        {files === 0 ? null : (
          <span>
            <Paperclip size={14} strokeWidth={1.5} aria-hidden="true" />
            {files} {files === 1 ? 'file' : 'files'}
          </span>
        )}
      </span>
    </button>
  );
}
