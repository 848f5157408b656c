import { Printer, Reply } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { mailto } from '#lib/mailto.ts';
import { subjectOf } from '#shared/inbox/entry-text.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { ReceiptText } from '#ui/receipt-text/receipt-text.tsx';
import { momentOf } from './age.ts';
import { DialledText } from './dialled-text.tsx';
import { spamSignLabels } from './entries.ts';
import { PlaceLinks } from './place-links.tsx';
import type { RecordPartProps } from './record-part.ts';
import styles from './record-head.module.css';

/** Who it is, how to reach them, where the block is and what was asked. */
export function RecordHead({
  entry,
  reports,
  change,
  nameRef,
  onPrint,
}: RecordPartProps & { nameRef: Ref<HTMLHeadingElement>; onPrint: () => void }) {
  const isSpam = entry.folder === 'spam';
  const address = entry.kind === 'request' ? (entry.answers['location'] ?? '').trim() : '';
  return (
    <>
      <header className={styles['head']}>
        <h2 ref={nameRef} id="record-name" tabIndex={-1}>
          {entry.name}
        </h2>
      </header>
      <dl className={styles['facts']}>
        {entry.kind === 'request' && entry.phone !== '' ? (
          <div>
            <dt>Phone</dt>
            <dd>
              <DialledText text={entry.phone} isField />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Email</dt>
          <dd>
            <a href={mailto(entry.email)}>{entry.email}</a>
          </dd>
        </div>
        {address === '' ? null : (
          <div>
            <dt>Place</dt>
            <dd className={styles['both']}>
              <PlaceLinks address={address} />
            </dd>
          </div>
        )}
        <div>
          <dt>{entry.kind === 'request' ? 'Asked for' : 'About'}</dt>
          <dd>{subjectOf(entry, reports)}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd className={styles['both']}>
            <time dateTime={entry.createdAt}>{momentOf(entry.createdAt)}</time>
            <ReceiptText text={entry.receipt} />
          </dd>
        </div>
      </dl>
      <div className={styles['actions']}>
        <a className="button" href="#reply" onClick={showReply}>
          <Reply size={18} strokeWidth={1.5} aria-hidden="true" />
          Reply
        </a>
        <button type="button" className="button button-quiet" onClick={onPrint}>
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
          Print
        </button>
        {isSpam || entry.status === 'archived' ? null : (
          <TextButton onClick={() => void change({ status: 'archived' }, 'Archived.')}>
            Archive
          </TextButton>
        )}
        <TextButton onClick={() => void change({ folder: isSpam ? 'inbox' : 'spam' })}>
          {isSpam ? 'Not spam' : 'Move to spam'}
        </TextButton>
      </div>
      {isSpam && entry.spamSigns !== undefined ? (
        <p className={styles['spam']}>
          Why this is in Spam: {entry.spamSigns.map((sign) => spamSignLabels[sign]).join(', and ')}.
        </p>
      ) : null}
    </>
  );
}

/** Without an entry of the history, which would not know the record, and which “Back to list” would return to. */
function showReply(event: MouseEvent): void {
  const reply = document.querySelector('#reply');
  if (reply === null) return;
  event.preventDefault();
  reply.scrollIntoView();
  reply.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
}
