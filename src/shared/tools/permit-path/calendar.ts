import { addDays } from '../days.ts';
import { fullDayWords } from '../words.ts';
import type { PermitResult } from './calculate.ts';

/**
 * The dates of a path as a calendar file (RFC 5545): an all-day event for each document on the day to apply for it, and
 * one for each date on a document, with a reminder four weeks ahead.
 * @param now the moment it is made, which the format requires
 * @param origin of links within the site, e.g. `https://example.org`
 */
export function permitCalendar(
  { planned, inputs }: PermitResult,
  now: Date,
  origin: string,
): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const event = (uid: string, day: string, summary: string, text: string, alarmDays: number) => [
    'BEGIN:VEVENT',
    `UID:${uid}@natural-building-design`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:-P${alarmDays}D`,
    'END:VALARM',
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Natural Building Design//Permit path//EN',
    ...planned
      .filter(({ isDone }) => !isDone)
      .flatMap(({ step, ask, there }) =>
        event(
          step.id,
          ask,
          `Start: ${step.title}`,
          `${step.from}. ${step.text} Planned to be done around ${fullDayWords(there)}. This is a plan; the office hasn’t promised it. ${step.links
            .map(({ href }) => (href.startsWith('/') ? origin + href : href))
            .join(' ')}`,
          3,
        ),
      ),
    ...inputs.printed.flatMap(({ label, day }, index) =>
      event(
        `printed-${index}`,
        day,
        label,
        'As you entered it. The document itself is what counts.',
        28,
      ),
    ),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

/** No line is longer than 75 octets; what follows begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += sign;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
