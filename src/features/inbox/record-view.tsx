import { ArrowLeft, ChevronDown, Printer, Reply } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { mailto } from '#lib/mailto.ts';
import { phoneLink } from '#lib/phone-link.ts';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { recordStatuses } from '#shared/api/inbox.ts';
import type { RecordChange } from '#shared/api/inbox.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { RenderBoundary } from '#ui/render-boundary/render-boundary.tsx';
import { ReceiptText } from '#ui/receipt-text/receipt-text.tsx';
import { momentOf } from './age.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { Attachments } from './attachments.tsx';
import { dueOf } from './due.ts';
import { sectionsOf, subjectOf } from '#shared/inbox/entry-text.ts';
import { depositDue, priceOf, spamSignWords, statusWords } from './entries.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import { Notes } from './notes.tsx';
import { replyAddress } from './reply.ts';
import { UnshownToolWork } from './unshown-tool-work.tsx';
import styles from './record-view.module.css';

/** One record in full, with everything the owner does with it. */
export function RecordView({
  entry,
  reports,
  now,
  sizeText,
  ownerNotes,
  renderToolWork,
  onBack,
  onChange,
  onFinishNote,
  onErase,
}: {
  entry: InboxEntry;
  reports: ReportList;
  now: Date;
  sizeText: (bytes: number) => string;
  ownerNotes: OwnerNotes;
  /** A piece of tool work as the visitor saw it. */
  renderToolWork: (work: ToolWorkOfRequest) => ReactNode;
  onBack: () => void;
  /** Resolves to whether the server has stored it. */
  onChange: (change: RecordChange) => Promise<boolean>;
  /** The note that is being typed is finished. */
  onFinishNote: () => void;
  onErase: () => void;
}) {
  const name = useRef<HTMLHeadingElement>(null);
  const statusId = useId();
  useEffect(() => {
    name.current?.focus({ preventScroll: true });
    name.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [announcement, setAnnouncement] = useState('');
  /** Announces a saved change. The pressed button may disappear with it, so the focus moves to something that stays. */
  async function change(next: RecordChange, words: string, place: HTMLElement | null) {
    const pressed = document.activeElement;
    setAnnouncement('');
    if (!(await onChange(next))) return;
    setAnnouncement(words);
    const { activeElement, body } = document;
    if (activeElement === pressed || activeElement === body) place?.focus();
  }
  const deposit = depositDue(entry, reports);
  const due = dueOf(entry, now);
  const isSpam = entry.folder === 'spam';
  const dialled = entry.kind === 'request' ? phoneLink(entry.phone) : null;
  return (
    <article className={styles['record']} aria-labelledby="record-name">
      <TextButton look="navigation" className={styles['back']} onClick={onBack}>
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        Back to list
      </TextButton>
      <header className={styles['head']}>
        <p className={styles['subject']}>{subjectOf(entry, reports)}</p>
        <h2 ref={name} id="record-name" tabIndex={-1}>
          {entry.name}
        </h2>
        <p className={styles['date']}>
          <time dateTime={entry.createdAt}>{momentOf(entry.createdAt)}</time>
        </p>
      </header>
      <p role="status" className="visually-hidden">
        {announcement}
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
      {isSpam && entry.spamSigns !== undefined ? (
        <p className={styles['spam']}>
          Why this is in Spam: {entry.spamSigns.map((sign) => spamSignWords[sign]).join(', and ')}.
        </p>
      ) : null}
      <dl className={styles['facts']}>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={mailto(entry.email)}>{entry.email}</a>
          </dd>
        </div>
        {entry.kind === 'request' && entry.phone !== '' ? (
          <div>
            <dt>Phone</dt>
            <dd>{dialled === null ? entry.phone : <a href={dialled}>{entry.phone}</a>}</dd>
          </div>
        ) : null}
        <div>
          <dt>Receipt number</dt>
          <dd>
            <ReceiptText text={entry.receipt} />
          </dd>
        </div>
        {entry.kind === 'request' ? (
          <>
            <div>
              <dt>Price</dt>
              <dd>{priceWords(entry, reports)}</dd>
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
              Paid, marked {momentOf(entry.depositPaidAt)}
              <ConfirmButton
                label="Mark as not paid"
                confirmLabel="Confirm: not paid"
                target="(deposit)"
                onConfirm={() =>
                  void change({ isDepositPaid: false }, 'Deposit marked as not paid.', name.current)
                }
              />
            </dd>
          </div>
        ) : null}
        {due === null ? null : (
          <div>
            <dt>Due</dt>
            <dd className={due.isOverdue ? styles['late'] : undefined}>{due.text}</dd>
          </div>
        )}
        {isSpam && entry.answeredAt === null ? null : (
          <div>
            <dt>Replied</dt>
            <dd className={styles['both']}>
              <span>{entry.answeredAt === null ? 'Not yet' : momentOf(entry.answeredAt)}</span>
              {entry.answeredAt === null ? (
                <TextButton
                  onClick={() =>
                    void change({ isAnswered: true }, 'Marked as replied.', name.current)
                  }
                >
                  Mark as replied
                </TextButton>
              ) : (
                <TextButton
                  onClick={() =>
                    void change({ isAnswered: false }, 'Marked as not replied.', name.current)
                  }
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
          <Attachments requestId={entry.id} files={entry.attachments} sizeText={sizeText} />
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
          {entry.toolWork.map((work) => (
            <section key={work.id} className={styles['tool-work']} aria-label={work.title}>
              {/* Several are a line and an answer each: together they are twenty screens of a phone. */}
              <details open={entry.toolWork.length === 1}>
                <summary>
                  <h3>{work.title}</h3>
                  <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
                  <span className={styles['tool-answer']}>{work.answer}</span>
                </summary>
                <div className={styles['tool-content']}>
                  <RenderBoundary fallback={<UnshownToolWork work={work} />}>
                    {renderToolWork(work)}
                  </RenderBoundary>
                </div>
              </details>
            </section>
          ))}
        </>
      )}
      <Notes
        record={entry}
        notes={entry.notes}
        ownerNotes={ownerNotes}
        onFinish={onFinishNote}
        onRemove={(note, title) => void change({ removeNote: note }, 'Note deleted.', title)}
      />
      <TextButton onClick={onErase}>Delete this person’s data…</TextButton>
    </article>
  );
}

/** The price, and today's where the list says another by now. */
function priceWords(request: ReportRequest, reports: ReportList): string {
  const { price, listed } = priceOf(request, reports);
  return listed === null ? price : `${price}, as the customer was shown it (now ${listed})`;
}
