import { useEffect, useState } from 'react';
import { listEntryDrafts } from '#offline/entry-drafts/entry-storage.ts';
import { sendWaitingEntries } from '#offline/entry-drafts/send-waiting.ts';
import type { SendDelay } from '#offline/entry-drafts/send-entry.ts';
import { subscribe } from '#offline/events.ts';
import type { EntryDraft } from '#offline/records.ts';
import { Second } from '#shared/time.ts';

const retryMs = 15 * Second.ms;

/** The drafts of entries on this device, last changed first; null until they are read, `failed` if they cannot be. */
export function useEntryDrafts(): readonly EntryDraft[] | null | 'failed' {
  const [drafts, setDrafts] = useState<readonly EntryDraft[] | null | 'failed'>(null);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const stored = await listEntryDrafts().catch(() => 'failed' as const);
      if (!isGone) setDrafts(stored);
    };
    const stop = subscribe((event) => {
      if (event.type === 'entry-drafts-changed') void read();
    });
    void read();
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return drafts;
}

/**
 * Sends waiting drafts while one of the owner's pages is open: at once, when the network returns, and at intervals.
 * @param waiting how many drafts wait
 * @param isPossible false until the owner is signed in
 * @param attempt a changed number sends at once
 * @returns why a draft still waits; null before the first try, and when none waits
 */
export function useEntrySending(
  waiting: number,
  isPossible: boolean,
  attempt = 0,
): SendDelay | null {
  const [delay, setDelay] = useState<SendDelay | null>(null);
  useEffect(() => {
    if (waiting === 0 || !isPossible) return undefined;
    let isGone = false;
    const sendNow = async () => {
      const done = await sendWaitingEntries();
      if (!isGone) setDelay(done.delay);
    };
    void sendNow();
    const timer = setInterval(() => void sendNow(), retryMs);
    const now = () => void sendNow();
    window.addEventListener('online', now);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('online', now);
    };
  }, [waiting, isPossible, attempt]);
  return waiting === 0 ? null : delay;
}
