import { useEffect, useState } from 'react';
import type { NoteDraft } from '#offline/records.ts';
import { Second } from '#shared/time.ts';

/** What of a record's is only on this device: it waits to be sent, or the server did not take it. */
export type UnsentMark = 'waiting' | 'refused';

/** What the server takes within this time is never marked: the list would jump with every note. */
const settleMs = Second.ms;

/** The marks of the list, by record; what is still being typed is not marked. */
export function useUnsentMarks(notes: readonly NoteDraft[]): ReadonlyMap<string, UnsentMark> {
  const marks = new Map<string, UnsentMark>();
  for (const { recordId, isFinished, refusal } of notes) {
    // What needs the owner comes first.
    if (refusal !== undefined) marks.set(recordId, 'refused');
    else if (isFinished && !marks.has(recordId)) marks.set(recordId, 'waiting');
  }
  const now = [...marks].map(textOf).join('\n');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), settleMs);
    return () => clearTimeout(timer);
  }, [now]);
  return new Map([...marks].filter((mark) => settled.includes(textOf(mark))));
}

const textOf = ([recordId, mark]: [string, UnsentMark]) => `${recordId} ${mark}`;
