import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ProofCancelledError } from '#shared/api/fresh-proof.ts';
import type { PlaceCounts, SpamErasure } from '#shared/api/inbox.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { countOf, isIn } from './entries.ts';
import { exportList } from './export-inbox.ts';
import { InboxList } from './inbox-list.tsx';
import { listQuery, readIds, readMore } from './inbox-reads.ts';
import type { ListWish, RecordList as Read } from './list-wish.ts';
import { InvoiceList, useFoundInvoice } from './invoice-list.tsx';
import { ListFailure, ListLoading } from './list-states.tsx';
import { refusalText } from './refusal-text.ts';
import { SpamEraser } from './spam-eraser.tsx';
import type { UnsentMark } from './use-unsent-marks.ts';
import styles from './inbox-view.module.css';

/** A folder or what a search has found, a part at a time, with what is done with all of it. */
export function RecordList({
  wish,
  places,
  reports,
  erase,
  onErased,
  ...props
}: {
  wish: ListWish;
  /** How many records are where, whatever is searched for. */
  places: PlaceCounts;
  reports: ReportList;
  now: Date;
  openId: string | null;
  unsent: ReadonlyMap<string, UnsentMark>;
  onOpen: (entry: InboxEntry) => void;
  erase: (ids: readonly string[]) => Promise<SpamErasure>;
  onErased: () => Promise<void>;
}) {
  const client = useQueryClient();
  const query = useQuery({
    ...listQuery(client, wish),
    placeholderData: (previous: Read | undefined) => previous,
  });
  const [isReading, setIsReading] = useState(false);
  const invoice = useFoundInvoice(wish.search);
  if (!query.data) {
    const { error, refetch } = query;
    return error ? <ListFailure error={error} onRetry={() => void refetch()} /> : <ListLoading />;
  }
  const { view } = wish;
  const { records, isWhole, isCopy } = query.data;
  // What was just archived or moved has left its folder.
  const shown = view === null ? records : records.filter((entry) => isIn(view, entry));
  const isSearch = wish.search !== '' || Object.values(wish.filters).some(Boolean);
  // A search ends with the first that fill the screen: how many there are is not known then.
  const total = isWhole ? shown.length : isSearch || view === null ? null : countOf(places, view);

  async function run(work: () => Promise<void>) {
    if (isReading) return;
    setIsReading(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof ProofCancelledError) return;
      showToast({
        title: 'We couldn’t load more',
        description: refusalText(error),
        tone: 'destructive',
      });
    } finally {
      setIsReading(false);
    }
  }
  const save = (format: 'csv' | 'json') => void run(() => exportList(format, wish, reports));
  const found =
    invoice === undefined ? null : (
      <>
        <h2 className="visually-hidden">Invoices and receipts</h2>
        <InvoiceList invoices={[invoice]} />
      </>
    );
  if (shown.length === 0 && found !== null) return found;
  if (shown.length === 0) {
    return (
      <p role="status" className={styles['nothing']}>
        {isCopy
          ? 'Not on this phone. Only open requests and messages are.'
          : wish.search.trim() === ''
            ? 'Nothing here yet.'
            : 'No matches.'}
      </p>
    );
  }
  return (
    <>
      {found}
      <p role="status" className="visually-hidden">
        {total === null
          ? `Showing the first ${shown.length}`
          : `Showing ${shown.length} of ${total}`}
      </p>
      <InboxList
        {...props}
        reports={reports}
        entries={shown}
        showsFolder={view === null}
        onMore={isWhole ? undefined : () => void run(() => readMore(client, wish))}
      />
      <p className={styles['export']}>
        <Download size={16} strokeWidth={1.5} aria-hidden="true" />
        Download this list as
        <TextButton onClick={() => save('csv')}>CSV</TextButton>
        <TextButton onClick={() => save('json')}>JSON</TextButton>
      </p>
      {view === 'spam' ? (
        <SpamEraser
          key={wish.search}
          count={total}
          readIds={() => readIds(wish)}
          erase={erase}
          onErased={onErased}
        />
      ) : null}
    </>
  );
}
