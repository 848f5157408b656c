import { formatDay, daysBetween, formatMoment, practiceZone } from '#lib/format-date.ts';
import { Hour, Minute } from '#shared/time.ts';

let relative: Intl.RelativeTimeFormat | undefined;

/**
 * How old a record is: minutes and hours of the same day, then days of the practice's calendar, after a fortnight its
 * date.
 */
export function ageOf(instant: string, now: Date): string {
  const moment = new Date(instant);
  const ageMs = now.getTime() - moment.getTime();
  if (Number.isNaN(ageMs)) return dayOf(instant);
  if (ageMs < Minute.ms) return 'just now';
  if (ageMs < Hour.ms) return ago(-Math.floor(ageMs / Minute.ms), 'minute');
  const days = daysBetween(moment, now, practiceZone);
  if (days < 1) return ago(-Math.floor(ageMs / Hour.ms), 'hour');
  if (days < 14) return ago(-days, 'day');
  return dayOf(instant);
}

function ago(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  relative ??= new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' });
  return relative.format(amount, unit);
}

/** The day of a moment, in the practice's time zone, as in mail and tables. */
export function dayOf(instant: string): string {
  return formatDay(instant, practiceZone);
}

/** Day and time, in the practice's time zone. */
export function momentOf(instant: string): string {
  return formatMoment(instant, new Date(), practiceZone);
}
