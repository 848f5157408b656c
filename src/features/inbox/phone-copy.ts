import { useEffect, useSyncExternalStore } from 'react';
import { copyState, removeCopy, startCopy } from '#offline/inbox-copy/inbox-copy.ts';
import type { CopyState } from '#offline/inbox-copy/inbox-copy.ts';
import { refreshCopy } from '#offline/inbox-copy/refresh-copy.ts';
import type { RefreshOutcome } from '#offline/inbox-copy/refresh-copy.ts';
import { toStorageError } from '#offline/storage/storage-error.ts';
import type { StorageProblem } from '#offline/storage/storage-error.ts';
import { hasWorker } from '#offline/sw-bridge/has-worker.ts';
import { Hour } from '#shared/time.ts';
import type { InboxCounts } from '#shared/api/inbox.ts';
import { copyVersion } from './copy-view.ts';
import { cacheOwnerCode } from './cache-owner-code.ts';

/** Why the copy could not be switched on. */
export type SwitchProblem = 'no-key' | 'no-worker' | StorageProblem;

/** The copy of open requests and messages as this page shows it. */
export interface PhoneCopy {
  /** Null where it is off; undefined until it is known. */
  state: CopyState | null | undefined;
  /** How the last refresh ended; null before the first. */
  outcome: RefreshOutcome | null;
  isBusy: boolean;
  problem: SwitchProblem | null;
}

let copy: PhoneCopy = { state: undefined, outcome: null, isBusy: false, problem: null };
const listeners = new Set<() => void>();

function show(change: Partial<PhoneCopy>): void {
  copy = { ...copy, ...change };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The copy on this phone; read when it is first shown. */
export function usePhoneCopy(): PhoneCopy {
  useEffect(() => void readState(), []);
  return useSyncExternalStore(
    subscribe,
    () => copy,
    () => copy,
  );
}

async function readState(): Promise<void> {
  show({ state: await copyState().catch(() => null) });
}

/** Something has changed while a refresh was under way. */
let isWanted = false;

/** Makes the copy what the server says now, where it is on. */
export async function refreshPhoneCopy(): Promise<void> {
  isWanted = copy.isBusy;
  if (isWanted || (await copyState().catch(() => null)) === null) return;
  await whileBusy(async () => {
    const outcome = await refreshCopy();
    // The code of the inbox as well: a newer release has another.
    if (outcome !== 'signed-out' && outcome !== 'off') await cacheOwnerCode();
    show({ outcome });
  });
  if (isWanted) await refreshPhoneCopy();
}

/** Switches the copy on, and fills it. */
export async function switchOn(): Promise<void> {
  show({ problem: null, outcome: null });
  await whileBusy(async () => {
    if (!(await hasWorker())) return show({ problem: 'no-worker' });
    await startCopy();
    await readState();
    if (!(await cacheOwnerCode())) {
      await removeCopy();
      return show({ problem: 'no-worker' });
    }
    show({ outcome: await refreshCopy() });
  });
  if (isWanted) await refreshPhoneCopy();
}

/** Switches it off, and deletes all of it. */
export async function switchOff(): Promise<void> {
  show({ problem: null, outcome: null });
  await whileBusy(removeCopy);
}

async function whileBusy(work: () => Promise<void>): Promise<void> {
  show({ isBusy: true });
  try {
    await work();
  } catch (error) {
    const isKeyless = error instanceof Error && error.name === 'NoKeyError';
    show({ problem: isKeyless ? 'no-key' : toStorageError(error).problem });
  } finally {
    await readState();
    show({ isBusy: false });
  }
}

/** Refreshes the copy at each contact with the server: when the inbox opens, with every change, and once an hour. */
export function useCopyRefresh(counts: InboxCounts, isInContact: boolean, lastContactAt: Date) {
  const hour = Math.floor(lastContactAt.getTime() / Hour.ms);
  const isFromServer = counts.version !== copyVersion;
  useEffect(() => {
    if (isInContact && isFromServer) void refreshPhoneCopy();
  }, [isInContact, isFromServer, counts, hour]);
}
