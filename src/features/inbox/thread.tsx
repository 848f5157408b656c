import { formatFullMoment, practiceZone } from '#lib/format-date.ts';
import { formatCents } from '#shared/format-cents.ts';
import { mailsOf } from '#shared/inbox/client-state.ts';
import type { MailState } from '#shared/inbox/client-state.ts';
import { invoiceNumberText, invoiceTitle } from '#shared/inbox/invoice-text.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { momentOf } from './age.ts';
import type { ClientPartProps } from './client-part.ts';
import styles from './client-parts.module.css';

/** What went out and what the client added, oldest first, and how each email fared. */
export function Thread({ entries, add }: ClientPartProps) {
  const mails = mailsOf(entries).filter(({ to }) => to === 'client');
  const shown = entries.filter((entry) => titleOf(entry) !== null);
  if (shown.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="thread-title">
      <h3 id="thread-title">What went back and forth</h3>
      <ol className={styles['thread']}>
        {shown.map((entry) => {
          const mail = mails.find((one) => one.entry.id === entry.id);
          const sendAgain = () =>
            add({ kind: 'mail-try', mail: entry.id, to: 'client', outcome: 'again', why: '' });
          return (
            <li key={entry.id} data-by={entry.by}>
              <p className={styles['small']}>
                <strong>{titleOf(entry)}</strong>
                {entry.name === undefined ? null : <span>{entry.name}</span>}
                <time dateTime={entry.at}>{momentOf(entry.at)}</time>
              </p>
              <EntryText entry={entry} />
              {mail !== undefined ? (
                <MailLine mail={mail} onAgain={sendAgain} />
              ) : entry.kind === 'invoice' ? (
                <p className={styles['small']}>
                  <span>Not emailed</span>
                  <TextButton onClick={sendAgain}>Email it</TextButton>
                </p>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function titleOf(entry: WorkEntry): string | null {
  switch (entry.kind) {
    case 'reply':
      return entry.subject;
    case 'client-words':
      return 'The client added';
    case 'visit-proposed':
      return 'Times proposed';
    case 'visit-set':
      return 'Visit arranged';
    case 'visit-chosen':
      return 'The client chose a time';
    case 'visit-cancelled':
      return 'Visit cancelled';
    case 'report-sent':
      return entry.subject;
    case 'report-opened':
      return 'The client opened the report';
    case 'address':
      return 'New link sent';
    case 'invoice':
      return `${invoiceTitle(entry.form, entry.seller.isGstRegistered)} ${invoiceNumberText(entry.number)}`;
    case 'says-paid':
      return `The client says the ${entry.of ?? 'deposit'} is paid`;
    case 'not-paid-yet':
      return 'Not paid yet, you said';
    default:
      return null;
  }
}

function EntryText({ entry }: { entry: WorkEntry }) {
  const moment = (time: string) => formatFullMoment(time, practiceZone);
  switch (entry.kind) {
    case 'report-sent':
      return <p className={styles['words']}>{entry.text}</p>;
    case 'reply':
    case 'client-words':
      return (
        <>
          {entry.text === '' ? null : <p className={styles['words']}>{entry.text}</p>}
          {entry.files.length === 0 ? null : (
            <p className={styles['actions']}>
              {entry.files.map((name, index) => (
                <a key={name} href={`/uploads/${name}`} download>
                  {fileLabel(name, index)}
                </a>
              ))}
            </p>
          )}
        </>
      );
    case 'visit-proposed':
      return (
        <p className={styles['words']}>{[...entry.times.map(moment), entry.note].join('\n')}</p>
      );
    case 'visit-set':
      return <p className={styles['words']}>{[moment(entry.start), entry.note].join('\n')}</p>;
    case 'visit-chosen':
      return <p>{moment(entry.start)}</p>;
    case 'visit-cancelled':
      return entry.note === '' ? null : <p className={styles['words']}>{entry.note}</p>;
    case 'address':
      return <p>{entry.email}</p>;
    case 'invoice':
      return <p>{formatCents(entry.totalCents)}</p>;
    default:
      return null;
  }
}

/** `File 2 (PDF)`: an entry has no other name for it. */
const fileLabel = (upload: string, index: number) =>
  `File ${index + 1} (${upload.slice(upload.lastIndexOf('.') + 1).toUpperCase()})`;

/** How an email fared, and what the owner can do about it. */
function MailLine({ mail, onAgain }: { mail: MailState; onAgain: () => void }) {
  const { entry, outcome, why, triedAt } = mail;
  const isWrong = outcome === 'failed' || outcome === 'unknown';
  return (
    <p className={styles['small']} data-wrong={isWrong || undefined}>
      <span>{mailText(mail)}</span>
      {outcome === 'sent' && triedAt !== null ? (
        <time dateTime={triedAt}>{momentOf(triedAt)}</time>
      ) : null}
      {why === '' || outcome === 'sent' ? null : <span>({why})</span>}
      {isWrong || (outcome === 'sent' && entry.kind === 'invoice') ? (
        <TextButton onClick={onAgain}>Send again</TextButton>
      ) : null}
    </p>
  );
}

function mailText({ outcome, triedAt }: MailState): string {
  switch (outcome) {
    case 'sent':
      return 'Sent';
    case 'sending':
      return 'Being sent…';
    case 'waiting':
      return triedAt === null ? 'Waiting to be sent' : 'Not sent yet. We’ll try again.';
    case 'failed':
      return 'Couldn’t be sent. Check the address.';
    case 'unknown':
      return 'We can’t tell whether it was sent. Ask them, or send it again.';
  }
}
