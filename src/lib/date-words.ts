/**
 * Words for a moment, for example `21 November 2026`. A browser's first date format takes a phone's main thread some
 * eighty milliseconds: it is made when the first moment is told, not when the file that tells it is loaded.
 *
 * @param options as of `Intl.DateTimeFormat`; without a time zone, the reader's own
 * @throws RangeError when called with an invalid date
 */
export function dateWords(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-AU',
): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => (format ??= new Intl.DateTimeFormat(locale, options)).format(moment);
}

/** The reader's own time of day, `09:05`; needs no format of the browser's, since forms tell it as somebody types. */
export function clockTime(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
