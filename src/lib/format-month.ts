export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `2026-11` as `November 2026`; anything else is returned unchanged. */
export function formatMonth(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const name = monthNames[Number(number) - 1];
  return year === undefined || name === undefined ? month : `${name} ${year}`;
}
