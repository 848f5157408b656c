/** One event of a calendar file; its properties beside `UID` and `DTSTAMP` in the order of the file. */
export interface CalendarEvent {
  /** The same in every version of the file, so that a calendar replaces the event. */
  uid: string;
  /** Further lines, already escaped: `DTSTART:…`. */
  lines: readonly string[];
}

const site = 'natural-building-design';

/**
 * A calendar file (RFC 5545).
 * @param product what makes the file, for example `Permit path`
 * @param now the moment it is made, which the format requires
 * @param properties lines of the whole calendar
 */
export function calendarFile(
  product: string,
  now: Date,
  events: readonly CalendarEvent[],
  properties: readonly string[] = [],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Natural Building Design//${product}//EN`,
    ...properties,
    ...events.flatMap(({ uid, lines: own }) => [
      'BEGIN:VEVENT',
      `UID:${uid}@${site}`,
      `DTSTAMP:${calendarMoment(now)}`,
      ...own,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20261203T230000Z` */
export function calendarMoment(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** A text as the value of a property; no character of it can start another one. */
export function calendarText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** No line is longer than 75 octets; what follows begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += sign;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
