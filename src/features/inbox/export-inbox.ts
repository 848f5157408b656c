import { saveFile } from '#offline/export/save-file.ts';
import { victorianDay } from '#shared/business-days.ts';
import { call } from '#shared/api/call.ts';
import { withFreshProof } from '#shared/api/fresh-proof.ts';
import { postInboxExport } from '#shared/api/inbox.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import { inboxCsv, inboxJson } from './inbox-file.ts';
import { readWholeList } from './inbox-reads.ts';
import type { ListWish } from './list-wish.ts';

/** Hands the records to the browser's downloads as one file. */
export function exportInbox(
  format: 'csv' | 'json',
  entries: readonly InboxEntry[],
  reports: ReportList,
): void {
  const blob =
    format === 'csv'
      ? new Blob([inboxCsv(entries, reports)], { type: 'text/csv;charset=utf-8' })
      : new Blob([inboxJson(entries)], { type: 'application/json' });
  saveFile({ name: `inbox-${victorianDay(new Date().toISOString())}.${format}`, blob });
}

/** The same for every record of a list, with fresh proof. */
export async function exportList(
  format: 'csv' | 'json',
  wish: ListWish,
  reports: ReportList,
): Promise<void> {
  await withFreshProof(() => call(postInboxExport));
  exportInbox(format, await readWholeList(wish), reports);
}
