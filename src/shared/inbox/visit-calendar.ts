import { calendarFile, calendarMoment, calendarText } from '../calendar-file.ts';
import type { CalendarEvent } from '../calendar-file.ts';
import type { Instant } from '../time.ts';
import { visitEnd } from './visits.ts';
import type { Visit } from './visits.ts';

/** A visit as a calendar is told of it. */
export interface CalendarVisit {
  visit: Visit & { start: Instant };
  summary: string;
  /** What stands in the event besides time and place. */
  text: string;
}

/** Whether a visit has ever had a time, so that a calendar may have it. */
export function hasTime(visit: Visit): visit is Visit & { start: Instant } {
  return visit.start !== null;
}

/** In UTC, which no change to daylight saving can shift; a calendar shows it in the reader’s own time. */
function eventOf({ visit, summary, text }: CalendarVisit): CalendarEvent {
  const isCancelled = visit.state === 'cancelled';
  return {
    uid: visit.id,
    lines: [
      `SEQUENCE:${visit.sequence}`,
      `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      `LAST-MODIFIED:${calendarMoment(new Date(visit.changedAt))}`,
      `DTSTART:${calendarMoment(new Date(visit.start))}`,
      `DTEND:${calendarMoment(new Date(visitEnd(visit)))}`,
      `SUMMARY:${calendarText(isCancelled ? `Cancelled: ${summary}` : summary)}`,
      `LOCATION:${calendarText(visit.place)}`,
      ...(text === '' ? [] : [`DESCRIPTION:${calendarText(text)}`]),
      ...(isCancelled
        ? []
        : [
            'BEGIN:VALARM',
            'ACTION:DISPLAY',
            `DESCRIPTION:${calendarText(summary)}`,
            'TRIGGER:-P1D',
            'END:VALARM',
          ]),
    ],
  };
}

/** One visit as a file to open: a newer version replaces the event, a cancelled one removes it. */
export function visitFile(visit: CalendarVisit, now: Date): string {
  const method = visit.visit.state === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  return calendarFile('Visit', now, [eventOf(visit)], [`METHOD:${method}`]);
}

/** Visits as a calendar that a phone follows; one that is gone from it disappears there. */
export function visitFeed(visits: readonly CalendarVisit[], now: Date): string {
  return calendarFile('Visits', now, visits.map(eventOf), [
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Visits',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]);
}
