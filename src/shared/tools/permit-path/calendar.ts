import { calendarFile, calendarText } from '../../calendar-file.ts';
import { addDays } from '../days.ts';
import { formatFullDay } from '../labels.ts';
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
  const event = (uid: string, day: string, summary: string, text: string, alarmDays: number) => ({
    uid,
    lines: [
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${calendarText(summary)}`,
      `DESCRIPTION:${calendarText(text)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${calendarText(summary)}`,
      `TRIGGER:-P${alarmDays}D`,
      'END:VALARM',
    ],
  });
  return calendarFile('Permit path', now, [
    ...planned
      .filter(({ isDone }) => !isDone)
      .map(({ step, ask, there }) =>
        event(
          step.id,
          ask,
          `Start: ${step.title}`,
          `${step.from}. ${step.text} Planned to be done around ${formatFullDay(there)}. This is a plan; the office hasn’t promised it. ${step.links
            .map(({ href }) => (href.startsWith('/') ? origin + href : href))
            .join(' ')}`,
          3,
        ),
      ),
    ...inputs.printed.map(({ label, day }, index) =>
      event(
        `printed-${index}`,
        day,
        label,
        'As you entered it. The document itself is what counts.',
        28,
      ),
    ),
  ]);
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}
