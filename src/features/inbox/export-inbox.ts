import type { InboxEntry, ReportList } from './entries.ts';
import { inboxCsv, inboxJson } from './inbox-file.ts';

/** Hands the letters to the browser's downloads as one file. */
export function exportInbox(
  format: 'csv' | 'json',
  entries: readonly InboxEntry[],
  reports: ReportList,
): void {
  const file =
    format === 'csv'
      ? new Blob([inboxCsv(entries, reports)], { type: 'text/csv;charset=utf-8' })
      : new Blob([inboxJson(entries)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `inbox-${new Date().toISOString().slice(0, 10)}.${format}`;
  link.click();
  URL.revokeObjectURL(address);
}
