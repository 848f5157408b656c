import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { formatFileSize } from '#lib/file-size.ts';
import { chosenReport, reportsOf } from '#shared/inbox/client-state.ts';
import type { ReportState } from '#shared/inbox/client-state.ts';
import type { BlankValues } from '#shared/inbox/reply-blanks.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import { momentOf } from './age.ts';
import type { ClientPartProps } from './client-part.ts';
import { sendReportFile } from './send-report-file.ts';
import { SendReport } from './send-report.tsx';
import type { TextsState } from './start-from.tsx';
import { showWork } from './work-queries.ts';
import styles from './client-parts.module.css';

/** The report: a PDF is uploaded, looked at as the client will see it, and sent. */
export function ReportPart({
  entry,
  entries,
  email,
  add,
  waiting,
  texts,
  blanks,
}: ClientPartProps & {
  /** What waits to be sent: a report sent again, the client would get twice. */
  waiting: readonly OwnerEntry[];
  texts: TextsState;
  blanks: BlankValues;
}) {
  const id = useId();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const reports = reportsOf(entries);
  const sent = reports.filter(({ sentAt }) => sentAt !== null);
  const waitsTo = (kind: 'report-sent' | 'report-removed', report: string) =>
    waiting.some((work) => work.kind === kind && work.report === report);
  const chosen = chosenReport(entries);
  const ready = chosen && waitsTo('report-removed', chosen.report.id) ? undefined : chosen;

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
      <h3 ref={heading} id={`${id}-title`} tabIndex={-1}>
        Report
      </h3>
      {sent.map((one) => (
        <SentReport key={one.report.id} state={one} isNewest={one === sent.at(-1)} />
      ))}
      {ready === undefined ? null : (
        <SendReport
          recordId={entry.id}
          state={ready}
          isNewer={sent.length > 0}
          isWaiting={waitsTo('report-sent', ready.report.id)}
          email={email}
          texts={texts}
          blanks={blanks}
          add={async (given) => {
            const isAdded = await add(given);
            // The form is gone, and what it became stands under the heading.
            if (isAdded) heading.current?.focus();
            return isAdded;
          }}
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
          {sent.length === 0 && ready === undefined
            ? 'Choose the report'
            : 'Choose another version'}
        </button>
        <span className={styles['small']}>A PDF of at most 25 MB</span>
      </div>
    </section>
  );
}

function SentReport({
  state: { report, sentAt, openedAt },
  isNewest,
}: {
  state: ReportState;
  isNewest: boolean;
}) {
  return (
    <p className={styles['small']}>
      <a href={`/uploads/${report.upload}`} download={report.fileName}>
        {report.fileName}
      </a>
      <span>{formatFileSize(report.sizeBytes)}</span>
      {isNewest ? null : <span>earlier version</span>}
      {sentAt === null ? null : <span>sent {momentOf(sentAt)}</span>}
      <span>{openedAt === null ? 'not opened yet' : `opened ${momentOf(openedAt)}`}</span>
    </p>
  );
}
