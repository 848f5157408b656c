import { monthNames } from './format-month.ts';
import { isRealInstant } from './real-moment.ts';

/** Time zone of the practice: dates of publication and receipt are Victoria's, on the server and on a phone alike. */
export const practiceZone = 'Australia/Melbourne';

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A date, or an instant as it was stored or sent: a text that is no real instant is returned as it stands. */
export type Moment = Date | string;

/** `23 November 2026`. Without a time zone, here and below, in the reader's own. */
export function formatDay(moment: Moment, timeZone?: string): string {
  return words(moment, timeZone, ({ day, month, year }) => `${day} ${month} ${year}`);
}

/** `23 November`, for a day of this year. */
export function dayAndMonth(moment: Moment, timeZone?: string): string {
  return words(moment, timeZone, ({ day, month }) => `${day} ${month}`);
}

/** `Tuesday 24 November`, for a day in the next or last few weeks. */
export function formatWeekday(moment: Moment, timeZone?: string): string {
  return words(moment, timeZone, ({ weekday, day, month }) => `${weekday} ${day} ${month}`);
}

/** `Tuesday`, for one of the last few days. */
export function weekdayName(moment: Moment, timeZone?: string): string {
  return words(moment, timeZone, ({ weekday }) => weekday);
}

/** `10:42 am` */
export function clockTime(moment: Moment, timeZone?: string): string {
  return words(moment, timeZone, clockOf);
}

/** `Mon 23 Nov, 10:42 am`; with the year when that is not the current one. */
export function formatMoment(moment: Moment, now: Date = new Date(), timeZone?: string): string {
  return words(moment, timeZone, (parts) => {
    const { weekday, day, month, year } = parts;
    const isThisYear = year === partsOf(now, timeZone).year;
    const date = `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}${isThisYear ? '' : ` ${year}`}`;
    return `${date}, ${clockOf(parts)}`;
  });
}

/** `Monday 23 November 2026 at 10:42 am`, for what is read long afterwards. */
export function formatFullMoment(moment: Moment, timeZone?: string): string {
  return words(moment, timeZone, (parts) => {
    const { weekday, day, month, year } = parts;
    return `${weekday} ${day} ${month} ${year} at ${clockOf(parts)}`;
  });
}

/** `November 23, 2026`: the date on a project's page, which is specified in US English. */
export function formatAmericanDay(moment: Moment, timeZone?: string): string {
  return words(moment, timeZone, ({ day, month, year }) => `${month} ${day}, ${year}`);
}

/** What is shown must not throw: one bad text would replace the whole page. */
function words(
  moment: Moment,
  timeZone: string | undefined,
  write: (parts: Parts) => string,
): string {
  if (typeof moment === 'string' && !isRealInstant(moment)) return moment;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : write(partsOf(date, timeZone));
}

function clockOf({ hours, minutes }: Parts): string {
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** `2026-11-23 08:30`, which a spreadsheet sorts and counts. */
export function tableMoment(moment: Moment, timeZone?: string): string {
  return words(moment, timeZone, (parts) => {
    const day = new Date(startOf(parts)).toISOString().slice(0, 10);
    return `${day} ${String(parts.hours).padStart(2, '0')}:${String(parts.minutes).padStart(2, '0')}`;
  });
}

/** Calendar days from the day of one moment to that of another: 1 from late on Monday to early on Tuesday. */
export function daysBetween(from: Date, to: Date, timeZone?: string): number {
  return Math.round(
    (startOf(partsOf(to, timeZone)) - startOf(partsOf(from, timeZone))) / 86_400_000,
  );
}

/** Milliseconds of the start of a day, as if it were in UTC. */
function startOf({ year, month, day }: Parts): number {
  return Date.UTC(
    year,
    monthNames.findIndex((name) => name === month),
    day,
  );
}

interface Parts {
  year: number;
  month: string;
  day: number;
  weekday: string;
  hours: number;
  minutes: number;
}

function partsOf(moment: Date, timeZone: string | undefined): Parts {
  const [year, month, day, hours, minutes] =
    timeZone === undefined
      ? [
          moment.getFullYear(),
          moment.getMonth(),
          moment.getDate(),
          moment.getHours(),
          moment.getMinutes(),
        ]
      : partsInZone(moment, timeZone);
  const weekday = weekdays[new Date(Date.UTC(year, month, day)).getUTCDay()] ?? '';
  return { year, month: monthNames[month] ?? '', day, weekday, hours, minutes };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A browser's first date format takes a phone's main thread some eighty milliseconds, so it is created with the first
 * moment that needs another time zone than the reader's, not when the module is loaded.
 */
function partsInZone(
  moment: Date,
  timeZone: string,
): [year: number, month: number, day: number, hours: number, minutes: number] {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-AU', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  return [part('year'), part('month') - 1, part('day'), part('hour'), part('minute')];
}
