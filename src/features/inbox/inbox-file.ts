import { csvOf } from '#lib/csv.ts';
import { practiceZone, tableMoment } from '#lib/format-date.ts';
import { formatCents } from '#shared/format-cents.ts';
import { invoiceNumberText } from '#shared/inbox/invoice-text.ts';
import { sectionsOf, subjectOf } from '#shared/inbox/entry-text.ts';
import { statusLabels } from './entries.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';

const columns = [
  'Received',
  'Receipt number',
  'About',
  'Status',
  'Replied',
  'Name',
  'Email',
  'Phone',
  'Text',
  'Notes',
  'Files',
  'Deposit paid',
  'Paid in all',
  'Invoices',
];

/** Records as comma-separated values for a spreadsheet; every cell is text, none is ever a formula. */
export function inboxCsv(entries: readonly InboxEntry[], reports: ReportList): string {
  const rows = entries.map((entry) => [
    momentIn(entry.createdAt),
    entry.receipt,
    subjectOf(entry, reports),
    entry.folder === 'spam' ? 'Spam' : statusLabels[entry.status],
    momentIn(entry.answeredAt),
    entry.name,
    entry.email,
    entry.kind === 'request' ? entry.phone : '',
    textOf(entry),
    entry.notes.map(({ writtenAt, text }) => `${momentIn(writtenAt)} ${text}`).join('\n'),
    entry.kind === 'request' ? entry.attachments.map(({ name }) => name).join('\n') : '',
    entry.kind === 'request' ? (entry.money.paidOn ?? '') : '',
    entry.kind === 'request' ? formatCents(entry.money.paidCents) : '',
    entry.kind === 'request'
      ? entry.money.invoices.map(({ number }) => invoiceNumberText(number)).join('\n')
      : '',
  ]);
  return csvOf([columns, ...rows]);
}

/** Day and time of the practice: a message of Monday morning is no row of Sunday. */
function momentIn(instant: string | null): string {
  return instant === null ? '' : tableMoment(instant, practiceZone);
}

/** Records as they came from the server. */
export function inboxJson(entries: readonly InboxEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`;
}

function textOf(entry: InboxEntry): string {
  if (entry.kind === 'message') return entry.message;
  return [
    ...sectionsOf(entry).flatMap((section) =>
      section.answers.map((answer) => `${answer.label}: ${answer.text}`),
    ),
    ...entry.toolWork.map(({ title, answer }) => `${title}: ${answer}`),
  ].join('\n');
}
