/** Whether a text is a day that the calendar has, `2026-02-28`. `2026-02-31` is none: V8 reads it as 3 March. */
export function isRealDay(text: string): boolean {
  return /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && isReal(`${text}T00:00:00Z`);
}

/**
 * Whether a text is a moment in UTC that exists, `2026-11-21T06:46:40.123Z`, with seconds and `Z` in upper case.
 * Refused: offsets, 24:00, leap seconds, the year 0 and years with more than four digits. Texts of this form sort by
 * time, and every engine parses them alike.
 */
export function isRealInstant(text: string): boolean {
  return /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(text) && isReal(text);
}

/** Whether it is parsed as the moment it names, not as a later one. */
function isReal(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 19));
}
