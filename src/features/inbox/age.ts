import { Day, Hour, Minute } from '#shared/time.ts';

const relative = new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' });
const date = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** How old a letter is: minutes and hours, then days, after a fortnight its date. */
export function ageOf(instant: string, now: Date): string {
  const ageMs = now.getTime() - new Date(instant).getTime();
  if (ageMs < Minute.ms) return 'just now';
  if (ageMs < Hour.ms) return relative.format(-Math.floor(ageMs / Minute.ms), 'minute');
  if (ageMs < Day.ms) return relative.format(-Math.floor(ageMs / Hour.ms), 'hour');
  if (ageMs < 14 * Day.ms) return relative.format(-Math.floor(ageMs / Day.ms), 'day');
  return dayOf(instant);
}

/** The day of a moment, in the reader's own time zone. */
export function dayOf(instant: string): string {
  return date.format(new Date(instant));
}

/** Day and time of a letter in full, in the reader's own time zone. */
export function momentOf(instant: string): string {
  return moment.format(new Date(instant));
}
