import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { BackToList } from './back-to-list.tsx';
import { InboxList } from './inbox-list.tsx';
import type { UnsentMark } from './use-unsent-marks.ts';
import styles from './record-view.module.css';

/** At an address that no record has, or that several share: a receipt number is a name for people, not a key. */
export function RecordChoice({
  receipt,
  records,
  reports,
  now,
  unsent,
  onBack,
  onOpen,
}: {
  receipt: string;
  records: readonly InboxEntry[];
  reports: ReportList;
  now: Date;
  unsent: ReadonlyMap<string, UnsentMark>;
  onBack: () => void;
  onOpen: (entry: InboxEntry) => void;
}) {
  return (
    <div className={styles['record']}>
      <BackToList onBack={onBack} />
      {records.length === 0 ? (
        <Notice title={`Nothing here is called ${receipt}`} takesFocus>
          It may have been deleted, or the receipt number has a typing error.
        </Notice>
      ) : (
        <>
          <h2>
            {records.length} have the receipt number {receipt}
          </h2>
          <InboxList
            entries={records}
            reports={reports}
            now={now}
            openId={null}
            unsent={unsent}
            onOpen={onOpen}
          />
        </>
      )}
    </div>
  );
}
