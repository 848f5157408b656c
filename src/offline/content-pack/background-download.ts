import { Hour, Minute } from '#shared/time.ts';
import { downloadPack } from './content-pack.ts';
import type { PackOutcome } from './content-pack.ts';
import { renewVideos } from './videos.ts';
import { cacheLists } from './cached-lists.ts';

/** localStorage key of the choice below. */
export const packChoiceKey = 'natural-building-design:pictures';

/** The visitor's decision about downloads: wanted, or stopped or removed. */
export type PackChoice = 'keep' | 'stopped' | 'removed';

/** Stores the visitor's choice; a browser that refuses forgets it. */
export function savePackChoice(choice: PackChoice): void {
  try {
    localStorage.setItem(packChoiceKey, choice);
  } catch {
    // Not stored: at worst something is downloaded that can be removed again.
  }
}

/** Why nothing is downloaded automatically on this device. */
export type NoDownloadReason =
  /** The visitor stopped the download. */
  | 'stopped'
  /** The visitor removed the downloads. */
  | 'removed'
  /** The browser is set to save data. */
  | 'saves-data'
  /** The connection is mobile or slow: the visitor may pay by the megabyte. */
  | 'mobile';

/** The reason not to download automatically; null where there is none. */
export function findNoDownloadReason(): NoDownloadReason | null {
  try {
    const choice = localStorage.getItem(packChoiceKey);
    if (choice === 'stopped' || choice === 'removed') return choice;
    if (choice === 'keep') return null;
  } catch {
    // localStorage is not available.
  }
  return costOfConnection();
}

/** Delay before files that failed are retried: doubles from one minute to an hour. */
const firstPauseMs = 1 * Minute.ms;
const longestPauseMs = 1 * Hour.ms;

/**
 * Caches the lists of projects and articles, then downloads the pack and what the practice has replaced in it, unless
 * there is a reason not to; what failed is retried while the page is open. Never throws.
 * @param pause resolves when it is time for the next try
 */
export async function downloadPackInBackground(pause = untilOnlineAgain): Promise<void> {
  await cacheLists();
  // On a bad connection the pages come first, and pictures do not slow them down.
  await navigator.serviceWorker?.ready;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    if (findNoDownloadReason() !== null) return;
    const outcome = await downloadPack();
    if (outcome === 'complete') await renewVideos();
    if (!isWorthAnotherTry(outcome)) return;
    await pause(pauseMs);
  }
}

function isWorthAnotherTry(outcome: PackOutcome): boolean {
  return outcome === 'incomplete' || outcome === 'no-list';
}

/** Resolves after a pause, or as soon as the browser is online again. */
function untilOnlineAgain(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, pauseMs);
    window.addEventListener('online', go);
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    }
  });
}

function costOfConnection(): NoDownloadReason | null {
  if (!('connection' in navigator)) return null;
  const { connection } = navigator;
  if (typeof connection !== 'object' || connection === null) return null;
  const has = (name: string, values: readonly unknown[]) =>
    values.includes(Reflect.get(connection, name));
  if (has('saveData', [true])) return 'saves-data';
  const isMobile = has('type', ['cellular']) || has('effectiveType', ['slow-2g', '2g', '3g']);
  return isMobile ? 'mobile' : null;
}
