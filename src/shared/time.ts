/** Named durations, so that the code has no bare numbers of milliseconds. */
export const Second = { ms: 1_000 } as const;
export const Minute = { ms: 60 * Second.ms } as const;
export const Hour = { ms: 60 * Minute.ms } as const;
export const Day = { ms: 24 * Hour.ms } as const;

/** A moment in UTC as ISO 8601 with milliseconds, e.g. `2026-11-21T06:46:40.123Z`. */
export type Instant = string;

/** A day without a time, `YYYY-MM-DD`. */
export type PlainDate = string;

/** Returns the current moment; injected wherever time matters, so that tests control it. */
export type Clock = () => Date;
