import { useEffect, useRef, useState } from 'react';
import type { NoDownloadReason } from '#offline/content-pack/background-download.ts';
import type { PackStatus } from '#offline/content-pack/content-pack.ts';
import type { Readiness } from '#offline/content-pack/readiness.ts';
import { subscribe } from '#offline/events.ts';
import { packOutcomeLines, readingLines } from './messages.ts';

/** What is downloaded for offline reading, and the download in progress. */
export interface ReadingState {
  /** Null until it has been read. */
  readiness: Readiness | null;
  /** Why nothing downloads automatically. */
  noDownloadReason: NoDownloadReason | null;
  /** A download runs, in this tab or another. */
  isDownloading: boolean;
  isChecking: boolean;
  /** The outcome of the last action. */
  notice: string;
}

const beginning: ReadingState = {
  readiness: null,
  noDownloadReason: null,
  isDownloading: false,
  isChecking: false,
  notice: '',
};

const loadPack = () => import('#offline/content-pack/content-pack.ts');
const loadChoice = () => import('#offline/content-pack/background-download.ts');
const loadReadiness = () => import('#offline/content-pack/readiness.ts');

/**
 * Reads what is downloaded, now and whenever a download in any tab progresses, with the actions of the visitor.
 * @param readDevice reads what the device has; by default from its caches
 */
export function useReadiness(readDevice?: () => Promise<Readiness>) {
  const [state, setState] = useState(beginning);
  const isGone = useRef(false);
  const refreshes = useRef(0);

  function change(part: Partial<ReadingState>) {
    if (!isGone.current) setState((current) => ({ ...current, ...part }));
  }

  async function refresh() {
    refreshes.current += 1;
    const number = refreshes.current;
    const [{ isPackDownloading }, { findNoDownloadReason }, { readReadiness }] = await Promise.all([
      loadPack(),
      loadChoice(),
      loadReadiness(),
    ]);
    const readiness = await (readDevice ?? readReadiness)();
    // Read last: counting takes time, and a download may have ended in the meantime.
    const isDownloading = await isPackDownloading();
    // A later refresh has newer results.
    if (number === refreshes.current)
      change({ readiness, isDownloading, noDownloadReason: findNoDownloadReason() });
  }

  useEffect(() => {
    isGone.current = false;
    const lookQuietly = () => void refresh().catch(() => change({ notice: readingLines.failed }));
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
      await refresh();
    } catch {
      change({ notice: readingLines.failed });
    }
  }

  const download = () =>
    act(async () => {
      const { hasWorker } = await import('#offline/sw-bridge/has-worker.ts');
      if (!(await hasWorker())) return readingLines.notDownloaded;
      change({ isDownloading: true });
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

  return { state, download, check, stop, remove };
}
