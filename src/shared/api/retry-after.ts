import { Hour, Second } from '../time.ts';

/** Nobody is made to wait longer by one answer: more is a mistake, or a clock that is wrong. */
export const longestRetryAfterMs = 1 * Hour.ms;

/** The three ways HTTP writes a moment (RFC 9110, 5.6.7) start with the name of a day; nothing else is one. */
const moment = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;

/**
 * The delay that `Retry-After` asks for, in milliseconds: seconds, or a moment of the server's own clock, which its
 * `Date` tells, so that a wrong clock of the device neither stretches nor ends the wait. At most
 * `longestRetryAfterMs`; null when it is missing or makes no sense.
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
  // The oldest form names no zone; all of them mean Greenwich.
  const parsedMs = Date.parse(/GMT$/i.test(text) ? text : `${text} GMT`);
  return Number.isNaN(parsedMs) ? null : parsedMs;
}
