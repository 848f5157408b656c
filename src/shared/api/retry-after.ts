import { Hour, Second } from '../time.ts';

/** Longest delay that one answer can ask for: more is a mistake, or a wrong clock. */
export const longestRetryAfterMs = 1 * Hour.ms;

/** The three date formats of HTTP (RFC 9110, 5.6.7) start with the name of a day; nothing else does. */
const moment = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;

/**
 * The delay in `Retry-After`, in milliseconds: seconds, or a moment by the server's own clock, which its `Date` tells,
 * so that a wrong clock of the device neither extends nor ends the wait. At most `longestRetryAfterMs`; null when it is
 * missing or invalid.
 */
export function retryAfterMsOf(headers: Pick<Headers, 'get'>, nowMs: number): number | null {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value) * Second.ms, longestRetryAfterMs);
  const thenMs = momentMs(value);
  if (thenMs === null) return null;
  const serverNowMs = momentMs(headers.get('Date')?.trim() ?? '') ?? nowMs;
  return Math.min(Math.max(thenMs - serverNowMs, 0), longestRetryAfterMs);
}

function momentMs(text: string): number | null {
  if (!moment.test(text)) return null;
  // The oldest format names no time zone; all of them mean GMT.
  const parsedMs = Date.parse(/GMT$/i.test(text) ? text : `${text} GMT`);
  return Number.isNaN(parsedMs) ? null : parsedMs;
}
