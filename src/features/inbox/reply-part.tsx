import { Send } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import type { ReplyDraft } from '#offline/records.ts';
import type { ReplyTexts } from '#shared/api/reply-texts.ts';
import { maxReplyLength } from '#shared/inbox/client-entries.ts';
import { subjectOf } from '#shared/inbox/entry-text.ts';
import type { ReportList } from '#shared/inbox/entry-text.ts';
import { blankProblem, fillBlanks } from '#shared/inbox/reply-blanks.ts';
import type { BlankValues } from '#shared/inbox/reply-blanks.ts';
import { limits } from '#shared/limits.ts';
import { siteName } from '#shared/paths.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import type { ClientPartProps } from './client-part.ts';
import { replyAddress } from './reply.ts';
import { uploadReplyFile } from './upload-reply-file.ts';
import { useNotesView } from './use-owner-notes.ts';
import styles from './client-parts.module.css';

/** Writing to the sender of a record: saved as it is typed, sent once by the practice’s mail server. */
export function ReplyPart({
  entry,
  email,
  reports,
  replyTexts,
  blanks,
  ownerNotes,
  add,
}: ClientPartProps & {
  reports: ReportList;
  /** Null until they are loaded. */
  replyTexts: ReplyTexts | null;
  blanks: BlankValues;
  ownerNotes: OwnerNotes;
}) {
  const id = useId();
  const view = useNotesView(ownerNotes);
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const draft = ownerNotes.editedNote(entry.id, true);
  const about =
    entry.kind === 'message' ? `Your message to ${siteName}` : subjectOf(entry, reports);
  const written: ReplyDraft = draft?.reply ?? {
    to: email,
    subject: `${about} (${entry.receipt})`,
    files: [],
  };
  const text = draft?.text ?? '';
  const write = (change: Partial<ReplyDraft>, next = text) => {
    setProblem(null);
    ownerNotes.write(
      { recordId: entry.id, recordKind: entry.kind, reply: { ...written, ...change } },
      next,
    );
  };

  function useText(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = replyTexts?.texts.find((one) => one.id === event.target.value);
    event.target.value = '';
    if (!chosen) return;
    const filled = fillBlanks(chosen.text, blanks);
    write(
      chosen.subject === '' ? {} : { subject: fillBlanks(chosen.subject, blanks) },
      text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`,
    );
  }

  async function attach(event: ChangeEvent<HTMLInputElement>) {
    const picked = [...(event.target.files ?? [])];
    event.target.value = '';
    if (written.files.length + picked.length > limits.maxFiles) {
      setProblem(`At most ${limits.maxFiles} files.`);
      return;
    }
    setIsUploading(true);
    let files = written.files;
    for (const file of picked) {
      const outcome = await uploadReplyFile(file);
      if (outcome.kind === 'failed') setProblem(outcome.words);
      else {
        files = [...files, outcome.file];
        write({ files }, ownerNotes.editedNote(entry.id, true)?.text ?? text);
      }
    }
    setIsUploading(false);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const open = blankProblem(written.subject) ?? blankProblem(text);
    if (text.trim() === '') setProblem('Write something first');
    else if (open !== null) setProblem(open);
    else {
      setProblem(null);
      setIsPreviewed(false);
      const files = written.files.map(({ address }) => address.replace('/uploads/', ''));
      const { to, subject } = written;
      // First: between the two, the text is there twice, and not gone.
      add({ kind: 'reply', to, subject, text, files });
      if (draft) ownerNotes.remove(draft.id);
    }
  }

  if (replyTexts?.canSend === false) {
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
      <form className={styles['form']} onSubmit={send}>
        {replyTexts === null || replyTexts.texts.length === 0 ? null : (
          <label>
            <span>Start from</span>
            <select defaultValue="" onChange={useText}>
              <option value="">Choose a text</option>
              {replyTexts.texts.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span>To</span>
          <input
            type="email"
            value={written.to}
            onChange={(event) => write({ to: event.target.value }, text)}
          />
        </label>
        <label>
          <span>Subject</span>
          <input
            type="text"
            maxLength={limits.maxLineLength}
            value={written.subject}
            onChange={(event) => write({ subject: event.target.value }, text)}
          />
        </label>
        <label>
          <span>Your reply</span>
          <textarea
            rows={6}
            maxLength={maxReplyLength}
            value={text}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            onChange={(event) => write({}, event.target.value)}
          />
        </label>
        {written.files.map((file) => (
          <p key={file.address} className={styles['small']}>
            {file.name}
            <TextButton
              onClick={() => write({ files: written.files.filter((one) => one !== file) })}
            >
              Remove<span className="visually-hidden"> {file.name}</span>
            </TextButton>
          </p>
        ))}
        {problem === null ? null : (
          <p id={`${id}-problem`} role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
        {text !== '' && view.problem !== null ? (
          <p role="alert" className={styles['problem']}>
            This reply isn’t saved on this device. Keep this page open until it’s sent.
          </p>
        ) : null}
        <input ref={picker} type="file" multiple hidden onChange={(event) => void attach(event)} />
        <div className={styles['actions']}>
          <button type="submit" className="button" disabled={isUploading}>
            <Send size={18} strokeWidth={1.5} aria-hidden="true" />
            Send
          </button>
          <TextButton aria-expanded={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
            {isPreviewed ? 'Hide preview' : 'Preview'}
          </TextButton>
          {entry.kind === 'message' ? null : (
            <TextButton disabled={isUploading} onClick={() => picker.current?.click()}>
              {isUploading ? 'Uploading…' : 'Attach files'}
            </TextButton>
          )}
        </div>
      </form>
      {isPreviewed ? (
        <div className={styles['preview']} role="group" aria-label="Preview">
          <p>
            <strong>{written.subject}</strong>
          </p>
          <p className={styles['small']}>To {written.to}</p>
          <p className={styles['words']}>{text}</p>
          {written.files.length === 0 ? null : (
            <p>
              {written.files.length === 1
                ? 'There’s a file for you on your page.'
                : `There are ${written.files.length} files for you on your page.`}
            </p>
          )}
          <p className={styles['small']}>
            {entry.kind === 'message'
              ? siteName
              : `A link to their page follows, then ${siteName}.`}
          </p>
        </div>
      ) : null}
    </section>
  );
}
