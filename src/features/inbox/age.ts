import { dayWords, momentWords } from '#lib/date-words.ts';
import { Day, Hour, Minute } from '#shared/time.ts';

let relative: Intl.RelativeTimeFormat | undefined;

/** How old a record is: minutes and hours, then days, after a fortnight its date. */
export function ageOf(instant: string, now: Date): string {
  const ageMs = now.getTime() - new Date(instant).getTime();
  if (ageMs < Minute.ms) return 'just now';
  if (ageMs < Hour.ms) return ago(-Math.floor(ageMs / Minute.ms), 'minute');
  if (ageMs < Day.ms) return ago(-Math.floor(ageMs / Hour.ms), 'hour');
  if (ageMs < 14 * Day.ms) return ago(-Math.floor(ageMs / Day.ms), 'day');
  return dayOf(instant);
}

function ago(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  relative ??= new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' });
  return relative.format(amount, unit);
}

/** The day of a moment, in the reader's own time zone. */
export function dayOf(instant: string): string {
  return dayWords(instant);
}

/** Day and time, in the reader's own time zone. */
export function momentOf(instant: string): string {
  return momentWords(instant);
}
