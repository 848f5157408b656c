import { expect, test } from 'vitest';
import type { WorkEntry } from './work-entries.ts';
import { hasTime, visitFeed, visitFile } from './visit-calendar.ts';
import { victorianDay } from '../business-days.ts';
import { isAtOnce, setVisits, visitDayOf, visitRefusal, visitsOf } from './visits.ts';

const visit = '00000000-0000-4000-8000-000000000001';
const [early, late, later] = [
  '2026-12-02T23:00:00.000Z',
  '2026-12-03T23:00:00.000Z',
  '2026-12-09T23:00:00.000Z',
];
let count = 0;

type Own<Entry> = Entry extends WorkEntry
  ? Omit<Entry, 'id' | 'submissionId' | 'at' | 'by'>
  : never;

function entry(given: Own<WorkEntry>): WorkEntry {
  count += 1;
  const id = `00000000-0000-4000-9000-${String(count).padStart(12, '0')}`;
  const at = `2026-11-26T00:00:${String(count % 60).padStart(2, '0')}.000Z`;
  return { id, submissionId: visit, at, by: 'owner', ...given } as WorkEntry;
}

const place = { minutes: 60, place: '12 Hill Road, Yandoit', note: '' };
const proposed = (...times: string[]) => entry({ kind: 'visit-proposed', visit, times, ...place });
const chosen = (start: string) => entry({ kind: 'visit-chosen', visit, start });
const set = (start: string) => entry({ kind: 'visit-set', visit, start, ...place });
const cancelled = () => entry({ kind: 'visit-cancelled', visit, note: 'The road is flooded.' });

test('a visit is proposed, chosen, moved and cancelled under one id, and each version has the next number', () => {
  const steps = [
    proposed(late, early),
    chosen(late),
    set(later),
    proposed(early, late),
    chosen(early),
    cancelled(),
  ];
  const states = steps.map((_, index) => visitsOf(steps.slice(0, index + 1)).at(-1));
  expect(states.map((one) => [one?.state, one?.start, one?.sequence])).toEqual([
    ['proposed', null, -1],
    ['set', late, 0],
    ['set', later, 1],
    ['proposed', later, 1],
    ['set', early, 2],
    ['cancelled', early, 3],
  ]);
  expect(states[0]?.times).toEqual([early, late]);
  expect(new Set(states.map((one) => one?.id)).size).toBe(1);
});

test('what comes too late changes nothing', () => {
  const first = [proposed(early, late), chosen(early)];
  expect(visitsOf([...first, chosen(late)])).toEqual(visitsOf(first));
  const ended = [...first, cancelled()];
  expect(visitsOf([...ended, chosen(late), set(later), cancelled()])).toEqual(visitsOf(ended));
  expect(visitsOf([proposed(early), chosen(later)])).toMatchObject([{ state: 'proposed' }]);
});

test('refuses the past, more than a year ahead, a time that was not offered, and a cancelled visit', () => {
  const now = new Date('2026-12-03T12:00:00.000Z');
  const refusal = (one: WorkEntry, others: WorkEntry[] = []) => visitRefusal(one, others, now);
  expect(refusal(proposed(early, late))).toBe('That time is in the past');
  expect(refusal(set('2028-01-01T00:00:00.000Z'))).toBe('That is more than a year ahead');
  expect(refusal(set(late))).toBeNull();
  expect(refusal(chosen(later), [proposed(late)])).toBe('This time is no longer offered');
  expect(refusal(chosen(early), [proposed(early, late)])).toBe('That time is in the past');
  expect(refusal(chosen(late), [proposed(late), chosen(late)])).toBeNull();
  expect(refusal(set(later), [proposed(late), cancelled()])).toContain('cancelled');
  expect(refusal(cancelled(), [proposed(late), cancelled()])).toContain('cancelled');
});

/** The lines of a calendar file, unfolded, by property. */
function linesOf(file: string): string[] {
  expect(file.endsWith('\r\n')).toBe(true);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return file.replaceAll('\r\n ', '').split('\r\n');
}

test('the calendar file has one UID, rising numbers, UTC across the change to daylight saving, and CANCEL', () => {
  // 3:30 am on the morning daylight saving starts.
  const start = '2026-10-03T16:30:00.000Z';
  const steps = [set(start), set(later), cancelled()];
  const now = new Date('2026-09-01T00:00:00.000Z');
  const files = steps.map((_, index) => {
    const [one] = visitsOf(steps.slice(0, index + 1));
    if (!one || !hasTime(one)) throw new Error('no time');
    return linesOf(visitFile({ visit: one, summary: 'Visit; Ruth, Yandoit', text: 'a\nb' }, now));
  });
  expect(files[0]).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:${visit}@natural-building-design`,
      'DTSTAMP:20260901T000000Z',
      'SEQUENCE:0',
      'DTSTART:20261003T163000Z',
      'DTEND:20261003T173000Z',
      'SUMMARY:Visit\\; Ruth\\, Yandoit',
      'LOCATION:12 Hill Road\\, Yandoit',
      'DESCRIPTION:a\\nb',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(files[1]).toEqual(
    expect.arrayContaining([
      `UID:${visit}@natural-building-design`,
      'SEQUENCE:1',
      'DTSTART:20261209T230000Z',
    ]),
  );
  expect(files[2]).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']),
  );
});

test('no word of a client starts a line of a calendar', () => {
  const [one] = visitsOf([
    entry({
      kind: 'visit-set',
      visit,
      start: late,
      minutes: 60,
      note: '',
      place: 'Gate\r\nATTENDEE:mailto:x@example.org\u0085END:VEVENT',
    }),
  ]);
  if (!one || !hasTime(one)) throw new Error('no time');
  const lines = linesOf(
    visitFeed([{ visit: one, summary: 'Å\u2028BEGIN:VALARM', text: '\tx' }], new Date(0)),
  );
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
});

test('the day of a visit is that of the last one agreed, in Victoria; a cancelled or proposed one is none', () => {
  expect(visitDayOf([proposed(early, late)])).toBeUndefined();
  // The morning of the next day in Victoria.
  expect(visitDayOf([set(early)])).toBe('2026-12-03');
  expect(visitDayOf([set(early), set(later)])).toBe('2026-12-10');
  expect(visitDayOf([set(early), cancelled()])).toBeUndefined();
});

test('names the days of the visits that are set, of Victoria’s calendar', () => {
  const daysOf = (entries: Parameters<typeof setVisits>[0]) =>
    setVisits(entries).map(({ start }) => victorianDay(start));
  expect(daysOf([proposed(late, early)])).toEqual([]);
  // Ten in the morning of the next day, in Victoria.
  expect(daysOf([proposed(late, early), chosen(late)])).toEqual(['2026-12-04']);
  expect(daysOf([set(late), cancelled()])).toEqual([]);
});

test('two visits are at once where one begins before the other has ended', () => {
  const at = (start: string, minutes = 60) => ({ start: `2026-12-03T${start}:00.000Z`, minutes });
  expect(isAtOnce(at('03:00'), at('03:00'))).toBe(true);
  expect(isAtOnce(at('03:00'), at('03:59'))).toBe(true);
  expect(isAtOnce(at('03:30', 15), at('03:00'))).toBe(true);
  expect(isAtOnce(at('03:00'), at('04:00'))).toBe(false);
  expect(isAtOnce(at('04:00'), at('03:00'))).toBe(false);
});
