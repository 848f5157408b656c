import { fewestCompletionTimes } from '#shared/api/completion-times.ts';
import type { CompletionTimes } from '#shared/api/completion-times.ts';
import { Hour, Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import { serviceTypeOf } from '#shared/inbox/entry-of.ts';

/** How long customers take to fill in a questionnaire; the medians are at most an hour old. */
export type ReadCompletionTimes = () => Promise<CompletionTimes>;

const freshMs = Hour.ms;

/** A longer time is not counted: it was not one sitting. */
const maxSittingMs = 4 * Hour.ms;
/** A shorter time is not counted: nobody answers so fast. */
const minSittingMs = Minute.ms;

/** Reads all requests at most once an hour, however often it is called. */
export function createCompletionTimes(
  store: Pick<RecordStore, 'listSubmissions'>,
  clock: Clock,
): ReadCompletionTimes {
  let known: { atMs: number; read: Promise<CompletionTimes> } | null = null;

  async function measure(): Promise<CompletionTimes> {
    const times = new Map<string, number[]>();
    for (const request of await store.listSubmissions({ group: 'requests', folder: 'inbox' })) {
      const { fillTimeMs = 0 } = request;
      if (fillTimeMs < minSittingMs || fillTimeMs > maxSittingMs) continue;
      const serviceType = serviceTypeOf(request);
      times.set(serviceType, [...(times.get(serviceType) ?? []), fillTimeMs]);
    }
    return Object.fromEntries(
      [...times]
        .filter(([, all]) => all.length >= fewestCompletionTimes)
        .map(([serviceType, all]) => [
          serviceType,
          { minutes: roundedMinutes(medianOf(all)), requests: all.length },
        ]),
    );
  }

  return () => {
    const nowMs = clock().getTime();
    // A clock that was set back reads again, too.
    if (known === null || Math.abs(nowMs - known.atMs) >= freshMs) {
      const read = measure();
      const asked = { atMs: nowMs, read };
      known = asked;
      read.catch(() => {
        if (known === asked) known = null;
      });
    }
    return known.read;
  };
}

function medianOf(all: readonly number[]): number {
  const sorted = all.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}

function roundedMinutes(ms: number): number {
  const minutes = Math.max(1, Math.round(ms / Minute.ms));
  return minutes < 20 ? minutes : Math.round(minutes / 5) * 5;
}
