import { Send } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import type { ComponentType, FormEvent } from 'react';
import { missingFiles, whenAllAdded } from '#offline/files/files.ts';
import { addFileMessages } from '#offline/files/add-file-messages.ts';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import type { ReplyDraft } from '#offline/records.ts';
import { maxReplyLength } from '#shared/inbox/client-entries.ts';
import { subjectOf } from '#shared/inbox/entry-text.ts';
import type { ReportList } from '#shared/inbox/entry-text.ts';
import { blankProblem } from '#shared/inbox/reply-blanks.ts';
import type { BlankValues } from '#shared/inbox/reply-blanks.ts';
import { limits } from '#shared/limits.ts';
import { siteName } from '#shared/paths.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { FormEnd, LineField, TextField } from './client-fields.tsx';
import type { ClientPartProps } from './client-part.ts';
import { replyAddress } from './reply.ts';
import { ReplyPreview } from './reply-preview.tsx';
import { StartFrom } from './start-from.tsx';
import type { TextsState } from './start-from.tsx';
import { useNotesView } from './use-owner-notes.ts';
import styles from './client-parts.module.css';

/** Props of the upload control, which belongs to another feature. */
export interface UploadsProps {
  draftId: string;
  title: string;
  help: string;
  saveFirst: () => Promise<unknown>;
  onFilesChange: (names: readonly string[]) => void;
}

/** Writing to the sender of a record: saved as it is typed, sent once by the practice’s mail server. */
export function ReplyPart({
  entry,
  email,
  reports,
  canSend,
  texts,
  blanks,
  ownerNotes,
  uploads: Uploads,
  onFinish,
}: Omit<ClientPartProps, 'add'> & {
  reports: ReportList;
  /** Whether a mail server is set up. */
  canSend: boolean;
  texts: TextsState;
  blanks: BlankValues;
  ownerNotes: OwnerNotes;
  uploads: ComponentType<UploadsProps>;
  /** The reply that is being written is finished. */
  onFinish: () => void;
}) {
  const id = useId();
  const view = useNotesView(ownerNotes);
  const [fault, setFault] = useState<string | null>(null);
  const [isAttaching, setIsAttaching] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  /** Of the reply that was sent last, until the next is written. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const draft = ownerNotes.editedNote(entry.id, true);
  const about =
    entry.kind === 'message' ? `Your message to ${siteName}` : subjectOf(entry, reports);
  const untouched: ReplyDraft = { to: email, subject: `${about} (${entry.receipt})`, files: [] };
  const written = draft?.reply ?? untouched;
  const isUntouched = ({ to, subject }: ReplyDraft) =>
    !isAttaching && to === untouched.to && subject === untouched.subject;
  const isWrittenUntouched = isUntouched(written);
  const text = draft?.text ?? '';
  const draftId = draft?.id ?? '';
  const problem = fault ?? draft?.refusal ?? null;
  const record = { recordId: entry.id, recordKind: entry.kind };
  const write = (change: Partial<ReplyDraft>, next = text) => {
    setFault(null);
    setSentTo(null);
    const reply = { ...written, ...change };
    ownerNotes.write({ ...record, reply }, next, isUntouched(reply));
  };
  const nameFiles = useCallback(
    (names: readonly string[]) => ownerNotes.nameFiles(draftId, names, isWrittenUntouched),
    [ownerNotes, draftId, isWrittenUntouched],
  );

  async function toggleFiles() {
    if (!isAttaching) await ownerNotes.startReply({ ...record, reply: written });
    setIsAttaching(!isAttaching);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const open = blankProblem(written.subject) ?? blankProblem(text);
    if (text.trim() === '') return setFault('Write something first');
    if (open !== null) return setFault(open);
    setFault(null);
    setIsPreviewed(false);
    const [refused] = await whenAllAdded(draftId);
    if (refused) return setFault(addFileMessages[refused.reason](refused.name));
    const [gone] = await missingFiles(draftId);
    if (gone !== undefined)
      return setFault(`${gone} is no longer on this device. Attach it again.`);
    setIsAttaching(false);
    setSentTo(written.to);
    onFinish();
  }

  if (!canSend) {
    return (
      <section id="reply" className={styles['part']} aria-labelledby={`${id}-title`}>
        <h3 id={`${id}-title`}>Reply</h3>
        <p>
          No mail server is set up, so nothing can be sent from here.{' '}
          <a href={replyAddress(entry, reports)}>Write from your mail program</a>.
        </p>
      </section>
    );
  }
  return (
    <section id="reply" className={styles['part']} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} tabIndex={-1}>
        Reply
      </h3>
      <form className={styles['form']} onSubmit={(event) => void send(event)}>
        <StartFrom
          texts={texts}
          blanks={blanks}
          plainSubject={untouched.subject}
          subject={written.subject}
          text={text}
          onUse={(next) => write({ subject: next.subject }, next.text)}
        />
        <LineField label="To" type="email" value={written.to} onChange={(to) => write({ to })} />
        <LineField
          label="Subject"
          maxLength={limits.maxLineLength}
          value={written.subject}
          onChange={(subject) => write({ subject })}
        />
        <TextField
          label="Your reply"
          rows={6}
          maxLength={maxReplyLength}
          value={text}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(next) => write({}, next)}
        />
        {draft && (isAttaching || written.files.length > 0) ? (
          <Uploads
            key={draftId}
            draftId={draftId}
            title="Files for your client"
            help="Your client downloads these from their page."
            saveFirst={() => ownerNotes.startReply({ ...record, reply: written })}
            onFilesChange={nameFiles}
          />
        ) : null}
        {text !== '' && view.problem !== null ? (
          <p role="alert" className={styles['problem']}>
            This reply isn’t saved on this device. Keep this page open until it’s sent.
          </p>
        ) : null}
        <FormEnd problemId={`${id}-problem`} problem={problem}>
          <button type="submit" className="button">
            <Send size={18} strokeWidth={1.5} aria-hidden="true" />
            Send
          </button>
          <TextButton aria-expanded={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
            {isPreviewed ? 'Hide preview' : 'Preview'}
          </TextButton>
          {/* Who sent a message has no page to download them from. */}
          {entry.kind === 'message' || written.files.length > 0 ? null : (
            <TextButton aria-expanded={isAttaching} onClick={() => void toggleFiles()}>
              Attach files
            </TextButton>
          )}
        </FormEnd>
      </form>
      <p role="status" className={styles['small']}>
        {sentTo === null ? '' : `Your reply to ${sentTo} stands above.`}
      </p>
      {isPreviewed ? (
        <ReplyPreview reply={written} text={text} hasPage={entry.kind === 'request'} />
      ) : null}
    </section>
  );
}
