import { victorianDay } from '../business-days.ts';
import { Day, Minute } from '../time.ts';
import type { Instant, PlainDate } from '../time.ts';
import type { WorkEntry } from './work-entries.ts';

/** One visit as it stands. */
export interface Visit {
  id: string;
  state: 'proposed' | 'set' | 'cancelled';
  /** To choose from, the earliest first; empty once it is set. */
  times: readonly Instant[];
  /** Null until it was set for the first time. */
  start: Instant | null;
  minutes: number;
  place: string;
  note: string;
  /** How often it was set, moved or cancelled, from 0: by this a calendar knows the newest version. */
  sequence: number;
  changedAt: Instant;
}

/**
 * Visits as the entries of one request leave them, in the order in which they were first mentioned. What came too late
 * (a time chosen after a cancellation) changes nothing.
 */
export function visitsOf(entries: Iterable<Readonly<WorkEntry>>): Visit[] {
  const visits = new Map<string, Visit>();
  for (const entry of entries) {
    const next = changed(entry, visits);
    if (next) visits.set(next.id, next);
  }
  return [...visits.values()];
}

/**
 * Whether a calendar may have it: it had a time, and is not proposed anew. Then the calendar has the former one until
 * another is agreed.
 */
export function isInCalendar({ start, state }: Visit): boolean {
  return start !== null && state !== 'proposed';
}

/** When a visit that is agreed takes place. */
export interface SetVisit {
  start: Instant;
  minutes: number;
}

/** The visits that are set, the earliest first. */
export function setVisits(entries: Iterable<Readonly<WorkEntry>>): SetVisit[] {
  return visitsOf(entries)
    .flatMap(({ state, start, minutes }) =>
      state === 'set' && start !== null ? [{ start, minutes }] : [],
    )
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

/** Whether two visits are at the same time, for a while at least. */
export function isAtOnce(one: SetVisit, other: SetVisit): boolean {
  return (
    Date.parse(one.start) < Date.parse(visitEnd(other)) &&
    Date.parse(other.start) < Date.parse(visitEnd(one))
  );
}

/** Day in Victoria of the last visit that is agreed; undefined where none is. */
export function visitDayOf(entries: Iterable<Readonly<WorkEntry>>): PlainDate | undefined {
  const last = setVisits(entries).at(-1);
  return last && victorianDay(last.start);
}

function changed(
  entry: Readonly<WorkEntry>,
  visits: ReadonlyMap<string, Visit>,
): Visit | undefined {
  switch (entry.kind) {
    case 'visit-proposed':
    case 'visit-set': {
      const { visit: id, minutes, place, note } = entry;
      const known = visits.get(id);
      if (known?.state === 'cancelled') return undefined;
      const common = { id, minutes, place, note, changedAt: entry.at };
      return entry.kind === 'visit-proposed'
        ? {
            ...common,
            state: 'proposed',
            times: [...entry.times].sort(),
            start: known?.start ?? null,
            sequence: known?.sequence ?? -1,
          }
        : {
            ...common,
            state: 'set',
            times: [],
            start: entry.start,
            sequence: (known?.sequence ?? -1) + 1,
          };
    }
    case 'visit-chosen': {
      const known = visits.get(entry.visit);
      if (known?.state !== 'proposed' || !known.times.includes(entry.start)) return undefined;
      return {
        ...known,
        state: 'set',
        times: [],
        start: entry.start,
        sequence: known.sequence + 1,
        changedAt: entry.at,
      };
    }
    case 'visit-cancelled': {
      const known = visits.get(entry.visit);
      if (!known || known.state === 'cancelled') return undefined;
      return {
        ...known,
        state: 'cancelled',
        times: [],
        note: entry.note,
        sequence: known.sequence + 1,
        changedAt: entry.at,
      };
    }
    default:
      return undefined;
  }
}

/** Furthest ahead that a visit can be arranged. */
const furthestAheadMs = 366 * Day.ms;

/** Why a visit cannot be at a time; null when it can. */
export function visitProblem(start: Instant, now: Date): string | null {
  const aheadMs = Date.parse(start) - now.getTime();
  if (aheadMs <= 0) return 'That time is in the past';
  if (aheadMs > furthestAheadMs) return 'That is more than a year ahead';
  return null;
}

/** When a visit ends. */
export function visitEnd({ start, minutes }: { start: Instant; minutes: number }): Instant {
  return new Date(Date.parse(start) + minutes * Minute.ms).toISOString();
}

/** Whether anything may be arranged by an entry that is about to be stored; a sentence says why not. */
export function visitRefusal(
  entry: Readonly<
    Pick<WorkEntry, 'kind'> & Partial<{ visit: string; start: string; times: readonly string[] }>
  >,
  others: Iterable<Readonly<WorkEntry>>,
  now: Date,
): string | null {
  const visits = visitsOf(others);
  const known = visits.find(({ id }) => id === entry.visit);
  switch (entry.kind) {
    case 'visit-proposed':
    case 'visit-set': {
      if (known?.state === 'cancelled') return 'This visit was cancelled. Arrange a new one.';
      // On another device, before this one had reception.
      if (!known && visits.some(({ state }) => state !== 'cancelled')) {
        return 'Another visit is already arranged. Change its time instead.';
      }
      const times = [...(entry.times ?? []), ...(entry.start === undefined ? [] : [entry.start])];
      return times.map((time) => visitProblem(time, now)).find((one) => one !== null) ?? null;
    }
    case 'visit-chosen': {
      const { start = '' } = entry;
      if (known?.state === 'set' && known.start === start) return null;
      if (known?.state !== 'proposed' || !known.times.includes(start)) {
        return 'This time is no longer offered';
      }
      return visitProblem(start, now);
    }
    case 'visit-cancelled':
      return known && known.state !== 'cancelled' ? null : 'This visit was cancelled before';
    default:
      return null;
  }
}
