import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReplyTexts } from '#shared/api/reply-texts.ts';
import { clientPreviewPath } from '#shared/api/client-work.ts';
import { maxReplyLength } from '#shared/inbox/client-entries.ts';
import { reportsOf } from '#shared/inbox/client-state.ts';
import type { ReportState } from '#shared/inbox/client-state.ts';
import { blankProblem, fillBlanks } from '#shared/inbox/reply-blanks.ts';
import type { BlankValues } from '#shared/inbox/reply-blanks.ts';
import { limits } from '#shared/limits.ts';
import { momentOf } from './age.ts';
import { FormEnd, LineField, TextField } from './client-fields.tsx';
import type { ClientPartProps } from './client-part.ts';
import { sendReportFile } from './send-report-file.ts';
import { showWork } from './work-queries.ts';
import styles from './client-parts.module.css';

/** Id of the text to start from. */
const reportTextId = 'report-attached';

/** The report: a PDF is uploaded, looked at as the client will see it, and sent. */
export function ReportPart({
  entry,
  entries,
  email,
  add,
  waitingReports,
  replyTexts,
  blanks,
  sizeText,
}: ClientPartProps & {
  /** Ids of reports that wait to be sent: sent again, the client would get them twice. */
  waitingReports: readonly string[];
  replyTexts: ReplyTexts | null;
  blanks: BlankValues;
  sizeText: (bytes: number) => string;
}) {
  const id = useId();
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const reports = reportsOf(entries);
  const sent = reports.filter(({ sentAt }) => sentAt !== null);
  const ready = reports.filter(({ sentAt }) => sentAt === null).at(-1);

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    setProblem(null);
    setShare(0);
    const outcome = await sendReportFile(entry.id, file, setShare);
    setShare(null);
    if (outcome.kind === 'failed') setProblem(outcome.words);
    else showWork(client, entry.id, outcome.entry);
  }

  return (
    <section className={styles['part']} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Report</h3>
      {sent.map((one) => (
        <SentReport
          key={one.report.id}
          state={one}
          sizeText={sizeText}
          isNewest={one === sent.at(-1)}
        />
      ))}
      {ready === undefined ? null : (
        <SendReport
          key={ready.report.id}
          recordId={entry.id}
          state={ready}
          isWaiting={waitingReports.includes(ready.report.id)}
          email={email}
          text={replyTexts?.texts.find((one) => one.id === reportTextId) ?? null}
          blanks={blanks}
          sizeText={sizeText}
          add={add}
        />
      )}
      <input
        ref={picker}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        onChange={(event) => void upload(event)}
      />
      {problem === null ? null : (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <p className={styles['small']} role="status">
        {share === null ? '' : `Uploading… ${Math.round(share * 100)} %`}
      </p>
      <div className={styles['actions']}>
        <button
          type="button"
          className="button button-quiet"
          disabled={share !== null}
          onClick={() => picker.current?.click()}
        >
          <FileUp size={18} strokeWidth={1.5} aria-hidden="true" />
          {reports.length === 0 ? 'Choose the report' : 'Choose another version'}
        </button>
        <span className={styles['small']}>A PDF of at most 25 MB</span>
      </div>
    </section>
  );
}

function SentReport({
  state: { report, sentAt, openedAt },
  sizeText,
  isNewest,
}: {
  state: ReportState;
  sizeText: (bytes: number) => string;
  isNewest: boolean;
}) {
  return (
    <p className={styles['small']}>
      <a href={`/uploads/${report.upload}`} download={report.fileName}>
        {report.fileName}
      </a>
      <span>{sizeText(report.sizeBytes)}</span>
      {isNewest ? null : <span>earlier version</span>}
      {sentAt === null ? null : <span>sent {momentOf(sentAt)}</span>}
      <span>{openedAt === null ? 'not opened yet' : `opened ${momentOf(openedAt)}`}</span>
    </p>
  );
}

function SendReport({
  recordId,
  state: { report },
  isWaiting,
  email,
  text: given,
  blanks,
  sizeText,
  add,
}: {
  recordId: string;
  state: ReportState;
  isWaiting: boolean;
  email: string;
  text: { subject: string; text: string } | null;
  blanks: BlankValues;
  sizeText: (bytes: number) => string;
  add: ClientPartProps['add'];
}) {
  const id = useId();
  const [subject, setSubject] = useState(() =>
    fillBlanks(given?.subject || 'Your report ({receipt})', blanks),
  );
  const [text, setText] = useState(() => fillBlanks(given?.text ?? '', blanks));
  const [problem, setProblem] = useState<string | null>(null);

  function send() {
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
        <strong>{report.fileName}</strong>, {sizeText(report.sizeBytes)}, not sent yet
      </p>
      <p>
        <a href={clientPreviewPath(recordId, report.id)} target="_blank" rel="noreferrer">
          See what the client will see
        </a>
      </p>
      <p className={styles['small']}>To {email}</p>
      <LineField
        label="Subject"
        maxLength={limits.maxLineLength}
        value={subject}
        onChange={setSubject}
      />
      <TextField
        label="Email with the report"
        rows={6}
        maxLength={maxReplyLength}
        value={text}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={setText}
      />
      <FormEnd problemId={`${id}-problem`} problem={problem}>
        {isWaiting ? (
          <span className={styles['small']}>
            The report is waiting to be sent. Discard it above to change it.
          </span>
        ) : (
          <button type="submit" className="button">
            Send the report
          </button>
        )}
      </FormEnd>
    </form>
  );
}
