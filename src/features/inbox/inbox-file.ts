import { sectionsOf, statusWords, subjectOf } from './entries.ts';
import type { InboxEntry, ReportList } from './entries.ts';

const columns = ['Received', 'Receipt', 'About', 'Status', 'Name', 'E-mail', 'Telephone', 'Text'];

/** Letters as comma-separated values for a spreadsheet; every cell is text, none is ever a formula. */
export function inboxCsv(entries: readonly InboxEntry[], reports: ReportList): string {
  const rows = entries.map((entry) => [
    entry.createdAt,
    entry.receipt,
    subjectOf(entry, reports),
    entry.folder === 'spam' ? 'Spam' : statusWords[entry.status],
    entry.name,
    entry.email,
    entry.kind === 'request' ? entry.phone : '',
    textOf(entry),
  ]);
  // The mark at the start tells spreadsheets that this is UTF-8.
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Letters as they came from the server. */
export function inboxJson(entries: readonly InboxEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`;
}

function textOf(entry: InboxEntry): string {
  if (entry.kind === 'message') return entry.message;
  return sectionsOf(entry)
    .flatMap((section) => section.answers.map((answer) => `${answer.label}: ${answer.text}`))
    .join('\n');
}

/** A spreadsheet takes a cell that begins like this for a formula; an apostrophe before it makes it text. */
const formulaStart = /^[\s]*[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
