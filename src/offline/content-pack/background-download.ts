import { Hour, Minute } from '#shared/time.ts';
import { downloadPack } from './content-pack.ts';
import type { PackOutcome } from './content-pack.ts';
import { renewVideos } from './videos.ts';
import { cacheLists } from './cached-lists.ts';

/** Where the choice below is kept in localStorage. */
export const packChoiceKey = 'natural-building-design:pictures';

/** What the visitor said about downloads: that they want them, or that they stopped or removed them. */
export type PackChoice = 'keep' | 'stopped' | 'removed';

/** Remembers the visitor's choice; a browser that refuses forgets it. */
export function choosePack(choice: PackChoice): void {
  try {
    localStorage.setItem(packChoiceKey, choice);
  } catch {
    // Not remembered: the worst is a download that can be removed again.
  }
}

/** Why nothing is downloaded automatically here. */
export type Hesitation =
  /** The visitor ended the download. */
  | 'stopped'
  /** The visitor removed the downloads. */
  | 'removed'
  /** The browser is told to save data. */
  | 'saves-data'
  /** The connection is a mobile one, or a slow one: somebody may pay by the megabyte. */
  | 'mobile';

/** Why an automatic download would surprise; null where nothing speaks against it. */
export function findHesitation(): Hesitation | null {
  try {
    const choice = localStorage.getItem(packChoiceKey);
    if (choice === 'stopped' || choice === 'removed') return choice;
    if (choice === 'keep') return null;
  } catch {
    // No choice is known.
  }
  return costOfConnection();
}

/** How long to wait before retrying what did not come: doubles from one minute to an hour. */
const firstPauseMs = 1 * Minute.ms;
const longestPauseMs = 1 * Hour.ms;

/**
 * Brings the lists of projects and articles, and then the pack and what the practice replaced of it, in the background
 * where nothing speaks against it; what did not come is tried again while the page is open. Never throws.
 * @param pause resolves when it is time for the next try
 */
export async function fillPackInBackground(pause = untilOnlineAgain): Promise<void> {
  await cacheLists();
  // On a bad line the pages are there first, and pictures do not slow them down.
  await navigator.serviceWorker?.ready;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    if (findHesitation() !== null) return;
    const outcome = await downloadPack();
    if (outcome === 'complete') await renewVideos();
    if (!isWorthAnotherTry(outcome)) return;
    await pause(pauseMs);
  }
}

function isWorthAnotherTry(outcome: PackOutcome): boolean {
  return outcome === 'incomplete' || outcome === 'no-list';
}

/** Resolves after a pause, or as soon as the browser says that there is a network again. */
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

function costOfConnection(): Hesitation | null {
  if (!('connection' in navigator)) return null;
  const { connection } = navigator;
  if (typeof connection !== 'object' || connection === null) return null;
  const has = (name: string, values: readonly unknown[]) =>
    values.includes(Reflect.get(connection, name));
  if (has('saveData', [true])) return 'saves-data';
  const isMobile = has('type', ['cellular']) || has('effectiveType', ['slow-2g', '2g', '3g']);
  return isMobile ? 'mobile' : null;
}
