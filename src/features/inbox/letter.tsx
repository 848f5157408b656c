import { ArrowLeft, Printer, Reply } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { mailto } from '#lib/mailto.ts';
import { telephone } from '#lib/telephone.ts';
import { recordStatuses } from '#shared/api/inbox.ts';
import type { RecordChange } from '#shared/api/inbox.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { momentOf } from './age.ts';
import { AskedButton } from './asked-button.tsx';
import { Attachments } from './attachments.tsx';
import { dueOf } from './due.ts';
import { depositDue, sectionsOf, statusWords, subjectOf } from './entries.ts';
import type { InboxEntry, ReportList } from './entries.ts';
import { Notes } from './notes.tsx';
import { replyAddress } from './reply.ts';
import type { TypedNotes } from './typed-notes.ts';
import styles from './letter.module.css';

/** One letter in full, with everything the owner does with it. */
export function Letter({
  entry,
  reports,
  now,
  sizeText,
  typedNotes,
  onBack,
  onChange,
  onErase,
}: {
  entry: InboxEntry;
  reports: ReportList;
  now: Date;
  sizeText: (bytes: number) => string;
  typedNotes: TypedNotes;
  onBack: () => void;
  /** Resolves to whether the server has kept it. */
  onChange: (change: RecordChange) => Promise<boolean>;
  onErase: () => void;
}) {
  const name = useRef<HTMLHeadingElement>(null);
  const statusId = useId();
  useEffect(() => {
    name.current?.focus({ preventScroll: true });
    name.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [told, setTold] = useState('');
  /** Says that a change is kept; what was pressed may go with it, and the focus is led to words that stay. */
  async function change(next: RecordChange, words: string, place: HTMLElement | null) {
    const pressed = document.activeElement;
    setTold('');
    if (!(await onChange(next))) return;
    setTold(words);
    const { activeElement, body } = document;
    if (activeElement === pressed || activeElement === body) place?.focus();
  }
  const deposit = depositDue(entry, reports);
  const due = dueOf(entry, now);
  const isSpam = entry.folder === 'spam';
  const dialled = entry.kind === 'request' ? telephone(entry.phone) : null;
  return (
    <article className={styles['letter']} aria-labelledby="letter-name">
      <TextButton look="way" className={styles['back']} onClick={onBack}>
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        Back to the list
      </TextButton>
      <header className={styles['head']}>
        <p className={styles['subject']}>{subjectOf(entry, reports)}</p>
        <h2 ref={name} id="letter-name" tabIndex={-1}>
          {entry.name}
        </h2>
        <p className={styles['date']}>
          <time dateTime={entry.createdAt}>{momentOf(entry.createdAt)}</time>
        </p>
      </header>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      <div className={styles['actions']}>
        <a className="button" href={replyAddress(entry, reports)}>
          <Reply size={18} strokeWidth={1.5} aria-hidden="true" />
          Reply
        </a>
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
          Print
        </button>
        {isSpam || entry.status === 'archived' ? null : (
          <TextButton
            onClick={() => void change({ status: 'archived' }, 'Archived.', name.current)}
          >
            Archive
          </TextButton>
        )}
        <TextButton onClick={() => void onChange({ folder: isSpam ? 'inbox' : 'spam' })}>
          {isSpam ? 'Not spam' : 'Move to spam'}
        </TextButton>
      </div>
      <dl className={styles['facts']}>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={mailto(entry.email)}>{entry.email}</a>
          </dd>
        </div>
        {entry.kind === 'request' && entry.phone !== '' ? (
          <div>
            <dt>Telephone</dt>
            <dd>{dialled === null ? entry.phone : <a href={dialled}>{entry.phone}</a>}</dd>
          </div>
        ) : null}
        <div>
          <dt>Receipt</dt>
          <dd>{entry.receipt}</dd>
        </div>
        {entry.kind === 'request' ? (
          <>
            <div>
              <dt>Price</dt>
              <dd>{reports[entry.serviceType].price}</dd>
            </div>
            {deposit === null ? null : (
              <div>
                <dt>Deposit</dt>
                <dd className={styles['due']}>{deposit} due</dd>
              </div>
            )}
          </>
        ) : null}
        {entry.kind === 'request' && entry.depositPaidAt !== null ? (
          <div>
            <dt>Deposit</dt>
            <dd className={styles['both']}>
              noted {momentOf(entry.depositPaidAt)}
              <AskedButton
                action="Not paid"
                confirm="Take it back"
                about="the noted deposit"
                onConfirm={() =>
                  void change({ isDepositPaid: false }, 'Deposit taken back.', name.current)
                }
              />
            </dd>
          </div>
        ) : null}
        {due === null ? null : (
          <div>
            <dt>Promise</dt>
            <dd className={styles['both']}>
              <span className={due.isOverdue ? styles['late'] : undefined}>{due.text}</span>
              {due.isReply ? (
                <TextButton
                  onClick={() => void change({ isAnswered: true }, 'Answer noted.', name.current)}
                >
                  Mark as answered
                </TextButton>
              ) : null}
            </dd>
          </div>
        )}
        {entry.answeredAt === null ? null : (
          <div>
            <dt>Answered</dt>
            <dd className={styles['both']}>
              {momentOf(entry.answeredAt)}
              <TextButton
                onClick={() =>
                  void change({ isAnswered: false }, 'Not answered yet.', name.current)
                }
              >
                Not answered yet
              </TextButton>
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
                if (status) void onChange({ status });
              }}
            >
              {recordStatuses.map((status) => (
                <option key={status} value={status}>
                  {statusWords[status]}
                </option>
              ))}
            </select>
            <span className={styles['printed']}>{statusWords[entry.status]}</span>
          </dd>
        </div>
      </dl>
      {entry.kind === 'message' ? (
        <p className={styles['message']}>{entry.message}</p>
      ) : (
        <>
          <Attachments files={entry.attachments} sizeText={sizeText} />
          {sectionsOf(entry).map((section) => (
            <section key={section.title} className={styles['answers']}>
              <h3>{section.title}</h3>
              <dl>
                {section.answers.map((answer) => (
                  <div key={answer.label}>
                    <dt>{answer.label}</dt>
                    <dd>{answer.text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </>
      )}
      <Notes
        id={entry.id}
        notes={entry.notes}
        typed={typedNotes}
        onChange={onChange}
        onRemove={(note, title) => void change({ removeNote: note }, 'Note removed.', title)}
      />
      <TextButton onClick={onErase}>Erase this person’s data…</TextButton>
    </article>
  );
}
