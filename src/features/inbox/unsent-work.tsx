import { randomUuid } from '#lib/uuid.ts';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import type { ReplyDraft } from '#offline/records.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import { repeatedPayment } from '#shared/inbox/dues.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { countText } from './count-text.ts';
import { isSent, useNotesView } from './use-owner-notes.ts';
import styles from './money-form.module.css';

const clientKinds: readonly OwnerEntry['kind'][] = [
  'reply',
  'visit-proposed',
  'visit-set',
  'visit-cancelled',
  'report-removed',
  'report-sent',
  'links-ended',
  'address',
  'mail-try',
];

/** Entries about a record that the server does not have: they wait, or it refused them. */
export function UnsentWork({
  of,
  entry,
  sent = [],
  ownerNotes,
  onWork,
}: {
  /** What goes to the client, or all else: money, and changes of the record itself. */
  of: 'client' | 'record';
  entry: Pick<InboxEntry, 'id'>;
  /** Entries that the server has: they are not shown a second time. */
  sent?: readonly Pick<OwnerEntry, 'id'>[];
  ownerNotes: OwnerNotes;
  onWork: (work: OwnerEntry) => void;
}) {
  const view = useNotesView(ownerNotes);
  const unsent = view.notes.filter(
    (note) =>
      note.recordId === entry.id &&
      (note.work ?? note.change) &&
      !isSent(note, sent) &&
      (note.work !== undefined && clientKinds.includes(note.work.kind)) === (of === 'client'),
  );
  if (unsent.length === 0) return null;
  return (
    <>
      <ul className={styles['list']} aria-label="Not at the server yet">
        {unsent.map(({ id, text, work, reply, isFinished, refusal }) => (
          <li key={id}>
            <span>
              {`${reply ? replyText(reply) : text}: ${
                view.sendingId === id
                  ? 'sending…'
                  : isFinished
                    ? 'waiting to be sent'
                    : (refusal ?? 'not recorded')
              }`}
            </span>
            {reply && text !== '' ? <p className={styles['words']}>{text}</p> : null}
            {!isFinished && work?.kind === 'payment' && refusal === repeatedPayment ? (
              <TextButton
                onClick={() => {
                  ownerNotes.remove(id);
                  onWork({ ...work, id: randomUuid(), isAnother: true });
                }}
              >
                {work.paymentKind === 'refund' ? 'It’s another refund' : 'It’s another payment'}
              </TextButton>
            ) : null}
            {view.sendingId === id ? null : (
              <ConfirmButton
                label="Discard"
                confirmLabel="Discard it"
                target={reply ? replyText(reply) : text}
                onConfirm={() => ownerNotes.remove(id)}
              />
            )}
          </li>
        ))}
      </ul>
      {view.problem === null ? null : (
        <p role="alert" className={styles['problem']}>
          This isn’t saved on this device. Keep this page open until it’s sent.
        </p>
      )}
    </>
  );
}

/** `Your request (NB-7K3F-9Q), with 2 files` */
function replyText({ subject, files }: ReplyDraft): string {
  return files.length === 0 ? subject : `${subject}, with ${countText(files.length, 'file')}`;
}
