import { monthNames } from './month-words.ts';

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

/** `23 November 2026`. Without a time zone, here and below, in the reader's own. */
export function dayWords(moment: Date, timeZone?: string): string {
  const { day, month, year } = partsOf(moment, timeZone);
  return `${day} ${month} ${year}`;
}

/** `23 November`, for a day of this year. */
export function dayAndMonth(moment: Date, timeZone?: string): string {
  const { day, month } = partsOf(moment, timeZone);
  return `${day} ${month}`;
}

/** `Tuesday 24 November`, for a day in the next or last few weeks. */
export function weekdayWords(moment: Date, timeZone?: string): string {
  const { weekday, day, month } = partsOf(moment, timeZone);
  return `${weekday} ${day} ${month}`;
}

/** `Tuesday`, for one of the last few days. */
export function weekdayName(moment: Date, timeZone?: string): string {
  return partsOf(moment, timeZone).weekday;
}

/** `10:42 am` */
export function clockTime(moment: Date, timeZone?: string): string {
  const { hours, minutes } = partsOf(moment, timeZone);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** `Mon 23 Nov, 10:42 am`; with the year when that is not the current one. */
export function momentWords(moment: Date, now: Date = new Date(), timeZone?: string): string {
  const { weekday, day, month, year } = partsOf(moment, timeZone);
  const isThisYear = year === partsOf(now, timeZone).year;
  const date = `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}${isThisYear ? '' : ` ${year}`}`;
  return `${date}, ${clockTime(moment, timeZone)}`;
}

/** `Monday 23 November 2026 at 10:42 am`, for what is read long afterwards. */
export function fullMomentWords(moment: Date, timeZone?: string): string {
  const { weekday } = partsOf(moment, timeZone);
  return `${weekday} ${dayWords(moment, timeZone)} at ${clockTime(moment, timeZone)}`;
}

/** `November 23, 2026`: the date on a project's page, which is specified in US English. */
export function americanDayWords(moment: Date, timeZone?: string): string {
  const { day, month, year } = partsOf(moment, timeZone);
  return `${month} ${day}, ${year}`;
}

interface Parts {
  year: number;
  month: string;
  day: number;
  weekday: string;
  hours: number;
  minutes: number;
}

/** @throws RangeError for an invalid date */
function partsOf(moment: Date, timeZone: string | undefined): Parts {
  if (Number.isNaN(moment.getTime())) throw new RangeError('not a moment');
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
