import { rememberPages } from '#features/install/last-page.ts';
import { announceDelivery } from '#features/outbox/announce-delivery.ts';
import { offerReload } from '#features/update-offer/update-events.ts';
import { hydration } from '#browser/hydration.ts';
import { hasWorker } from '#offline/sw-bridge/has-worker.ts';
import { loadOptional } from '#browser/load-optional.ts';
import { whenWorthRetrying } from './when-worth-retrying.ts';
import { whenIdle } from '#browser/when-idle.ts';

/** Loads a chunk and resolves to the work it does. */
type Step<Outcome> = () => Promise<() => Outcome | Promise<Outcome>>;

/** The work in the background, each part in a chunk of its own. */
export interface BackgroundParts {
  startOutbox: Step<unknown>;
  readLists: Step<unknown>;
  watchChunks: Step<unknown>;
  registerWorker: Step<'registered' | 'refused' | 'failed'>;
  keepIndex: Step<unknown>;
  fillPack: Step<unknown>;
  /** Whether a service worker controls the site. */
  hasWorker: () => Promise<boolean>;
}

const ownParts: BackgroundParts = {
  async startOutbox() {
    const { startOutbox } = await import('#offline/waiting/start-outbox.ts');
    return () => startOutbox({ onDelivered: announceDelivery });
  },
  async readLists() {
    const { startQueryPersistence } = await import('#offline/query-persister.ts');
    const { queryClient } = await import('./browser-query-client.tsx');
    const { readOfflineContent } = await import('./offline-queries.ts');
    const { renewPages } = await import('./page-contents.ts');
    return async () => {
      // The first page must not read other words than the server did: React would render all of it anew.
      await hydration.whenComplete;
      await startQueryPersistence(queryClient);
      await Promise.all([readOfflineContent(queryClient), renewPages()]);
    };
  },
  async watchChunks() {
    const { offerReloadOnMissingChunk } =
      await import('#offline/sw-bridge/service-worker-bridge.ts');
    return () => offerReloadOnMissingChunk(() => offerReload('missing-part'));
  },
  async registerWorker() {
    const { registerServiceWorker } = await import('#offline/sw-bridge/service-worker-bridge.ts');
    return () => registerServiceWorker({ onUpdateReady: () => offerReload('new-version') });
  },
  keepIndex: async () => (await import('#features/search/keep-index.ts')).keepIndex,
  async fillPack() {
    const { fillPackInBackground } = await import('#offline/content-pack/background-download.ts');
    return () => fillPackInBackground();
  },
  hasWorker,
};

/** Starts the outbox, the reads, the worker and the downloads, once the page is idle. */
export async function startBackgroundWork(
  parts: BackgroundParts = ownParts,
  idle: () => Promise<void> = whenIdle,
): Promise<void> {
  await idle();
  rememberPages();
  await untilDone([
    parts.startOutbox,
    parts.watchChunks,
    async () => {
      const register = await parts.registerWorker();
      return async () => {
        if ((await register()) === 'refused') return;
        // The worker's own file may not have loaded.
        if (!(await parts.hasWorker())) throw new Error('no worker yet');
      };
    },
    parts.keepIndex,
    // Waits for the page's own code, so it is the last.
    parts.readLists,
  ]);
  await untilDone([
    // Without a worker nothing could show the cached files.
    async () => ((await parts.hasWorker()) ? parts.fillPack() : () => undefined),
  ]);
}

/** Runs all steps in order. A step that fails delays none of the others and is retried, without a message, later. */
async function untilDone(all: readonly Step<unknown>[]): Promise<void> {
  for (let left = all; left.length > 0;) {
    const failed: Step<unknown>[] = [];
    for (const step of left) {
      // Only the loading is optional: chunks that are missing while the step runs are reported.
      const work = await loadOptional(step);
      if (work === null || !(await isDone(work))) failed.push(step);
    }
    left = failed;
    if (left.length > 0) await whenWorthRetrying();
  }
}

async function isDone(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
