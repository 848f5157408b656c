import { TextButton } from '#ui/button/text-button.tsx';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import { BackToList } from './back-to-list.tsx';
import { exportInbox } from './export-inbox.ts';
import { inboxJson } from './inbox-file.ts';
import styles from './record-view.module.css';

/** A record that could not be shown: what it says, as the server sent it. */
export function UnshownRecord({
  entry,
  reports,
  onBack,
}: {
  entry: InboxEntry;
  reports: ReportList;
  onBack: () => void;
}) {
  return (
    <article className={styles['record']} aria-labelledby="record-name">
      <BackToList onBack={onBack} />
      <h2 id="record-name" tabIndex={-1}>
        {entry.name}
      </h2>
      <p role="alert">
        Something in this message couldn’t be shown. Nothing is lost: here is all of it as it came.
      </p>
      <TextButton onClick={() => exportInbox('json', [entry], reports)}>
        Download as JSON
      </TextButton>
      <pre className={styles['raw']}>{inboxJson([entry])}</pre>
    </article>
  );
}
