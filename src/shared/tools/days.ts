/** `addDays('2026-02-27', 3)` is `2026-03-02`. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * 86_400_000);
}

/** The same day of a later month; the last of a month that has no such day. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return dayOf(first + (Math.min(date.getUTCDate(), last.getUTCDate()) - 1) * 86_400_000);
}

/** Whole days from one to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
