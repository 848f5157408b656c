import { useEffect, useRef, useState } from 'react';
import type { NoDownloadReason } from '#offline/content-pack/background-download.ts';
import type { PackStatus } from '#offline/content-pack/content-pack.ts';
import type { Readiness } from '#offline/content-pack/readiness.ts';
import { subscribe } from '#offline/events.ts';
import { packOutcomeLines, readingLines } from './messages.ts';

/** What this device has for reading, and what is being done about it. */
export interface ReadingState {
  /** Null until it has been looked at. */
  readiness: Readiness | null;
  /** Why nothing downloads automatically. */
  hesitation: NoDownloadReason | null;
  /** A download runs, in this tab or another. */
  isComing: boolean;
  isChecking: boolean;
  /** What came of the last thing that was done here. */
  notice: string;
}

const beginning: ReadingState = {
  readiness: null,
  hesitation: null,
  isComing: false,
  isChecking: false,
  notice: '',
};

const loadPack = () => import('#offline/content-pack/content-pack.ts');
const loadChoice = () => import('#offline/content-pack/background-download.ts');
const loadReadiness = () => import('#offline/content-pack/readiness.ts');

/**
 * Looks at what is here, looks again when a download in any tab continues, and does what the visitor asks.
 * @param readDevice reads what the device has; by default from its caches
 */
export function useReadiness(readDevice?: () => Promise<Readiness>) {
  const [state, setState] = useState(beginning);
  const isGone = useRef(false);
  const looks = useRef(0);

  function change(part: Partial<ReadingState>) {
    if (!isGone.current) setState((current) => ({ ...current, ...part }));
  }

  async function look() {
    looks.current += 1;
    const number = looks.current;
    const [{ isPackDownloading }, { findNoDownloadReason }, { readReadiness }] = await Promise.all([
      loadPack(),
      loadChoice(),
      loadReadiness(),
    ]);
    const readiness = await (readDevice ?? readReadiness)();
    // Asked last: counting takes its time, and a download may have ended in the meantime.
    const isComing = await isPackDownloading();
    // A later look knows better.
    if (number === looks.current)
      change({ readiness, isComing, hesitation: findNoDownloadReason() });
  }

  useEffect(() => {
    isGone.current = false;
    const lookQuietly = () => void look().catch(() => change({ notice: readingLines.failed }));
    lookQuietly();
    const stop = subscribe((event) => {
      if (event.type === 'downloads-changed') lookQuietly();
    });
    // The first visit: the worker comes while the page is read.
    const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
    container?.addEventListener('controllerchange', lookQuietly);
    return () => {
      isGone.current = true;
      stop();
      container?.removeEventListener('controllerchange', lookQuietly);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- looks once when the page opens, then when it is told
  }, []);

  async function act(work: () => Promise<string>) {
    change({ notice: '' });
    try {
      change({ notice: await work() });
      await look();
    } catch {
      change({ notice: readingLines.failed });
    }
  }

  const keep = () =>
    act(async () => {
      const { hasWorker } = await import('#offline/sw-bridge/has-worker.ts');
      if (!(await hasWorker())) return readingLines.noShell;
      change({ isComing: true });
      const { savePackChoice } = await loadChoice();
      savePackChoice('keep');
      const { downloadPack } = await loadPack();
      const { cacheLists } = await import('#offline/content-pack/cached-lists.ts');
      await cacheLists();
      const onProgress = (pack: PackStatus) =>
        setState((current) => ({
          ...current,
          readiness: current.readiness && { ...current.readiness, pack },
        }));
      return packOutcomeLines[await downloadPack(onProgress)];
    });
  const check = () =>
    act(async () => {
      change({ isChecking: true });
      try {
        const { isReady, verifyReadiness } = await loadReadiness();
        const readiness = await verifyReadiness();
        change({ readiness });
        return isReady(readiness) ? readingLines.wasChecked : readingLines.wasDamaged;
      } finally {
        change({ isChecking: false });
      }
    });
  const stop = () =>
    act(async () => {
      const { savePackChoice } = await loadChoice();
      savePackChoice('stopped');
      const { stopDownload } = await loadPack();
      stopDownload();
      return packOutcomeLines.stopped;
    });
  const remove = () =>
    act(async () => {
      const { savePackChoice } = await loadChoice();
      savePackChoice('removed');
      const { removePack } = await loadPack();
      await removePack();
      return readingLines.removed;
    });

  return { state, keep, check, stop, remove };
}
