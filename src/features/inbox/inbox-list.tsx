import { Paperclip } from 'lucide-react';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { TextButton } from '#ui/button/text-button.tsx';
import { RenderBoundary } from '#ui/render-boundary/render-boundary.tsx';
import { ageOf } from './age.ts';
import { dueOf } from './due.ts';
import { firstLineOf, subjectOf } from '#shared/inbox/entry-text.ts';
import { formatCents } from '#shared/format-cents.ts';
import { statusLabels } from './entries.ts';
import { moneyOfRequest } from './request-money.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import type { UnsentMark } from './use-unsent-marks.ts';
import styles from './inbox-list.module.css';

interface ListProps {
  label?: string;
  entries: readonly InboxEntry[];
  reports: ReportList;
  now: Date;
  openId: string | null;
  unsent: ReadonlyMap<string, UnsentMark>;
  /** Whether each says that it is spam: in a list of all folders. */
  showsFolder?: boolean;
  onOpen: (entry: InboxEntry) => void;
}

/** The records: name, what each is about, first line, age, deposit due. */
export function InboxList({
  label = 'Messages and requests',
  entries,
  unsent,
  onMore,
  ...props
}: ListProps & {
  /** Reads more, where there are any; called when the end is near. */
  onMore?: (() => void) | undefined;
}) {
  return (
    <>
      <ul className={styles['list']} aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <RenderBoundary
              fallback={
                <button
                  type="button"
                  className={styles['entry']}
                  onClick={() => props.onOpen(entry)}
                >
                  <span className={styles['name']}>{entry.name}</span>
                </button>
              }
            >
              <Row
                {...props}
                entry={entry}
                openId={props.openId === entry.id ? props.openId : null}
                unsent={unsent.get(entry.id)}
              />
            </RenderBoundary>
          </li>
        ))}
      </ul>
      {onMore ? <More key={entries.length} onMore={onMore} /> : null}
    </>
  );
}

/** A button that is pressed automatically near the end of the list. */
function More({ onMore }: { onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (button.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting === true) more();
      },
      { rootMargin: '1000px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <TextButton ref={button} onClick={onMore}>
      Show more
    </TextButton>
  );
}

const unsentLabels = { waiting: 'Waiting to be sent', refused: 'Not sent' } as const;

const Row = memo(function Row({
  entry,
  reports,
  now,
  openId,
  unsent,
  showsFolder = false,
  onOpen,
}: Omit<ListProps, 'entries' | 'label' | 'unsent'> & {
  entry: InboxEntry;
  unsent: UnsentMark | undefined;
}) {
  const money = entry.kind === 'request' ? moneyOfRequest(entry, reports) : null;
  const deposit = money?.depositDueCents ?? null;
  const balance = entry.status === 'delivered' ? (money?.balanceCents ?? 0) : 0;
  const saysPaid = entry.kind === 'request' && entry.money.saysPaidAt !== null;
  const hasAdded = entry.kind === 'request' && entry.unseenWords !== undefined;
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
        {unsent === undefined ? null : (
          <span data-status={unsent === 'refused' ? 'late' : 'due'}>{unsentLabels[unsent]}</span>
        )}
        {showsFolder && entry.folder === 'spam' ? <span data-status="due">In Spam</span> : null}
        <span data-status={entry.status}>{statusLabels[entry.status]}</span>
        {due === null ? null : (
          <span data-status={due.isOverdue ? 'late' : undefined}>{due.text}</span>
        )}
        {hasAdded ? <span data-status="due">New from the client</span> : null}
        {saysPaid ? <span data-status="due">Says paid</span> : null}
        {deposit === null || saysPaid ? null : (
          <span data-status="due">Deposit due {formatCents(deposit)}</span>
        )}
        {balance <= 0 ? null : <span data-status="due">Balance due {formatCents(balance)}</span>}
        {files === 0 ? null : (
          <span>
            <Paperclip size={14} strokeWidth={1.5} aria-hidden="true" />
            {files} {files === 1 ? 'file' : 'files'}
          </span>
        )}
      </span>
    </button>
  );
});
