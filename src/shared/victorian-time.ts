import { isRealDay } from '#lib/real-moment.ts';
import type { Instant } from './time.ts';

/** What a date and a time of day in Victoria mean. */
export type VictorianMoment =
  | { kind: 'moment'; at: Instant }
  /** No date or time that the calendar has. */
  | { kind: 'unreal' }
  /** Left out when daylight saving starts: 2:30 am on 4 October 2026. */
  | { kind: 'skipped' }
  /** It comes twice when daylight saving ends: 2:30 am on 5 April 2026. */
  | { kind: 'repeated' };

/** Eastern Standard Time, then daylight saving, in hours before UTC. */
const offsets = [10, 11];

let format: Intl.DateTimeFormat | undefined;

/** `2026-12-03T10:00` in Victoria, as a date field and a time field give it. */
export function localTimeOf(moment: Instant): string {
  format ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Australia/Melbourne',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(new Date(moment));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The moment of a local time, `2026-12-03T10:00`. */
export function victorianMoment(local: string): VictorianMoment {
  const [day = '', time = ''] = local.split('T');
  if (!isRealDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return { kind: 'unreal' };
  const found = offsets
    .map((hours) => new Date(Date.parse(`${day}T${time}:00Z`) - hours * 3_600_000).toISOString())
    .filter((moment) => localTimeOf(moment) === `${day}T${time}`);
  const [at, other] = found;
  if (at === undefined) return { kind: 'skipped' };
  return other === undefined ? { kind: 'moment', at } : { kind: 'repeated' };
}
