import { monthNames } from '#lib/format-month.ts';
import { numberText } from './input.ts';

/** 1 is January. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** `2026-06-21` as `21 June`. */
export function formatDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date ?? ''} ${monthName(month ?? 0)}`;
}

/** `2026-06-21` as `21 June 2026`. */
export function formatFullDay(day: string): string {
  return `${formatDay(day)} ${day.slice(0, 4)}`;
}

/** `2026-06-21` as `21 Jun 2026`, for tables. */
export function formatShortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date ?? ''} ${monthName(month ?? 0).slice(0, 3)} ${year ?? ''}`;
}

/** `rounded(1234.56, 1)` is `1,234.6`; a nought after the point stays, so that columns line up. */
export function rounded(value: number, decimals = 0): string {
  const text = Math.abs(value).toFixed(decimals);
  const [whole = '', rest] = text.split('.');
  const isNegative = value < 0 && Number(text) !== 0;
  return `${isNegative ? '−' : ''}${numberText(Number(whole))}${rest === undefined ? '' : `.${rest}`}`;
}

/** A share of humidity; one that only rounding would put at its limit says on which side it is. */
export function percentAgainst(limit: number, share: number): string {
  const shown = percent(share);
  if (share === limit || shown !== percent(limit)) return shown;
  return share > limit ? `just above ${shown}` : `just under ${shown}`;
}

/** `0.934` as `93%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Names as a list: `a`, `a and b`, `a, b and c`. */
export function formatList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Hours since midnight as `4:52 pm`. */
export function formatClock(hours: number): string {
  const minutes = Math.round(hours * 60) % (24 * 60);
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Hours as `5 h 40 min`, to the nearest five minutes, which is how finely they are counted. */
export function formatDuration(hours: number): string {
  const minutes = Math.round((hours * 60) / 5) * 5;
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (whole === 0) return rest === 0 ? 'none' : `${rest} min`;
  return rest === 0 ? `${whole} h` : `${whole} h ${rest} min`;
}

/** Stands for the answer of saved work whose project has changed, until it is worked out again. */
export const outdatedAnswer =
  'The project has changed since this was saved. Open it to see the answer.';
