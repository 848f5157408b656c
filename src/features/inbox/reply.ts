import { mailto } from '#lib/mailto.ts';
import { siteName } from '#shared/paths.ts';
import { wellFormed } from '#shared/well-formed.ts';
import { momentOf } from './age.ts';
import { subjectOf } from './entries.ts';
import type { InboxEntry, ReportList } from './entries.ts';

/** Longest text quoted in a reply; mail programs cut longer `mailto:` addresses off. */
const maxQuoteLength = 1_200;

/** A `mailto:` address that opens a reply: subject with the receipt, the letter quoted below. */
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
    ...quotedLines(entry),
  ];
  const query = [
    `subject=${encodeURIComponent(wellFormed(`${about} (${entry.receipt})`))}`,
    `body=${encodeURIComponent(wellFormed(lines.join('\r\n')))}`,
  ].join('&');
  return `${mailto(entry.email)}?${query}`;
}

function quotedLines(entry: InboxEntry): string[] {
  const text = entry.kind === 'message' ? entry.message : placeOf(entry.answers);
  const quote = text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)} […]` : text;
  return quote
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`);
}

function placeOf(answers: Readonly<Record<string, string>>): string {
  const place = answers['location'] ?? answers['councilArea'] ?? '';
  return place === '' ? 'A questionnaire' : `A questionnaire about ${place}`;
}
