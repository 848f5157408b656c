import { useId, useState } from 'react';
import { formatFileSize } from '#lib/file-size.ts';
import { clientPreviewPath } from '#shared/api/client-work.ts';
import { maxReplyLength } from '#shared/inbox/client-entries.ts';
import type { ReportState } from '#shared/inbox/client-state.ts';
import { blankProblem, fillBlanks } from '#shared/inbox/reply-blanks.ts';
import type { BlankValues } from '#shared/inbox/reply-blanks.ts';
import { limits } from '#shared/limits.ts';
import { FormEnd, LineField, TextField } from './client-fields.tsx';
import type { ClientPartProps } from './client-part.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { StartFrom } from './start-from.tsx';
import type { TextsState } from './start-from.tsx';
import styles from './client-parts.module.css';

/** Ids of the texts to start from: for the first report, and for one that replaces it. */
const textIds = { first: 'report-attached', newer: 'report-replaced' } as const;

/** A report that was chosen: it is looked at as the client will see it, and sent with an email, or removed. */
export function SendReport({
  recordId,
  state: { report },
  isNewer,
  isWaiting,
  email,
  texts,
  blanks: known,
  add,
}: {
  recordId: string;
  state: ReportState;
  /** Whether the client has one already. */
  isNewer: boolean;
  isWaiting: boolean;
  email: string;
  texts: TextsState;
  blanks: BlankValues;
  add: ClientPartProps['add'];
}) {
  const id = useId();
  // Until the owner types, both follow what is loaded late.
  const [typed, setTyped] = useState<{ subject?: string; text?: string }>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const blanks: BlankValues = { ...known, 'report file': report.fileName };
  const findText = (textId: string) => texts.texts.find((one) => one.id === textId);
  const given = (isNewer ? findText(textIds.newer) : undefined) ?? findText(textIds.first);
  const plainSubject = fillBlanks('Your report ({receipt})', blanks);
  const subject = typed.subject ?? (fillBlanks(given?.subject ?? '', blanks) || plainSubject);
  const text = typed.text ?? fillBlanks(given?.text ?? '', blanks);
  const isLoading = typed.text === undefined && texts.state === 'loading';
  const shown = problem ?? (isPressed && isLoading ? loadingText : null);

  function send() {
    setIsPressed(true);
    if (isLoading) return;
    const open = blankProblem(subject) ?? blankProblem(text);
    if (text.trim() === '') return setProblem('Write something first');
    if (open !== null) return setProblem(open);
    setProblem(null);
    // Where it waits already, from another tab, that is shown.
    void add({ kind: 'report-sent', report: report.id, to: email, subject, text });
  }

  return (
    <form
      className={styles['form']}
      onChange={() => setProblem(null)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWaiting) send();
      }}
    >
      <p>
        <strong>{report.fileName}</strong>, {formatFileSize(report.sizeBytes)}, not sent yet
      </p>
      <p>
        <a href={clientPreviewPath(recordId, report.id)} target="_blank" rel="noreferrer">
          See what the client will see
        </a>
      </p>
      <p className={styles['small']}>To {email}</p>
      <StartFrom
        texts={texts}
        blanks={blanks}
        plainSubject={plainSubject}
        subject={subject}
        text={text}
        onUse={setTyped}
      />
      <LineField
        label="Subject"
        maxLength={limits.maxLineLength}
        value={subject}
        onChange={(next) => setTyped({ ...typed, subject: next })}
      />
      <TextField
        label="Email with the report"
        rows={6}
        maxLength={maxReplyLength}
        value={text}
        aria-describedby={shown === null ? undefined : `${id}-problem`}
        onChange={(next) => setTyped({ ...typed, text: next })}
      />
      <FormEnd problemId={`${id}-problem`} problem={shown}>
        {isWaiting ? (
          <span className={styles['small']}>
            The report is waiting to be sent. Discard it above to change it.
          </span>
        ) : (
          <>
            <button type="submit" className="button">
              Send the report
            </button>
            <ConfirmButton
              label="Remove it"
              confirmLabel="Remove this PDF"
              target={report.fileName}
              onConfirm={() => void add({ kind: 'report-removed', report: report.id })}
            />
          </>
        )}
      </FormEnd>
    </form>
  );
}

const loadingText = 'The text of this email is still loading. Wait a moment, or write your own.';
