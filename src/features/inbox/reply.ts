import { mailto } from '#lib/mailto.ts';
import { siteName } from '#shared/paths.ts';
import { wellFormed } from '#shared/well-formed.ts';
import { momentOf } from './age.ts';
import { subjectOf } from '#shared/inbox/entry-text.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';

/** Longest `mailto:` address; mail clients cut longer ones off, and each Cyrillic letter takes six characters. */
const maxAddressLength = 2_000;

/** A `mailto:` address that opens a reply: subject with the receipt, the record quoted below. */
export function replyAddress(entry: InboxEntry, reports: ReportList): string {
  const about =
    entry.kind === 'message'
      ? `Your message to ${siteName}`
      : `Your request: ${subjectOf(entry, reports)}`;
  const lines = [
    `Hello ${entry.name},`,
    '',
    '',
    '',
    `On ${momentOf(entry.createdAt)} you wrote:`,
    '',
  ];
  const query = [
    `subject=${encoded(`${about} (${entry.receipt})`)}`,
    `body=${encoded(lines.join('\r\n'))}`,
  ].join('&');
  const address = `${mailto(entry.email)}?${query}`;
  return address + quoteOf(entry, maxAddressLength - address.length);
}

const encoded = (text: string) => encodeURIComponent(wellFormed(text));

/** As much of the record, encoded, as there is room for. */
function quoteOf(entry: InboxEntry, room: number): string {
  const text = entry.kind === 'message' ? entry.message : placeOf(entry.answers);
  const quote = `> ${text.trim().replaceAll(/\r?\n/g, '\r\n> ')}`;
  if (encoded(quote).length <= room) return encoded(quote);
  const end = encoded(' […]');
  let fitting = '';
  for (const character of quote) {
    const next = fitting + encoded(character);
    if (next.length + end.length > room) break;
    fitting = next;
  }
  return fitting + end;
}

function placeOf(answers: Readonly<Record<string, string>>): string {
  const place = answers['location'] ?? answers['councilArea'] ?? '';
  return place === '' ? 'A questionnaire' : `A questionnaire about ${place}`;
}
