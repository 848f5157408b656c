import { announceDelivery } from '#features/outbox/announce-delivery.ts';
import { startTooltips } from '#features/tooltips/tooltips.ts';
import { offerReload } from '#features/update-offer/update-events.ts';
import { hydration } from '#browser/hydration.ts';
import { isOwnerHere, onOwnerHint } from '#browser/owner-hint.ts';
import { hasWorker } from '#offline/sw-bridge/has-worker.ts';
import { loadOptional } from '#browser/load-optional.ts';
import { matchRoute } from './match-route.ts';
import type { AppRoute } from './routes.tsx';
import { whenWorthRetrying } from './when-worth-retrying.ts';

/** Loads a chunk and resolves to the work it does. */
type BackgroundTask<Outcome> = () => Promise<() => Outcome | Promise<Outcome>>;

/** The background tasks, each in a chunk of its own. */
export interface BackgroundTasks {
  /** Ends a sign-out that waits, and deletes a copy of requests that is too old, whatever else cannot be loaded. */
  clearOwnersDevice: BackgroundTask<unknown>;
  rememberPages: BackgroundTask<unknown>;
  startOutbox: BackgroundTask<unknown>;
  startTooltips: BackgroundTask<unknown>;
  showEditLink: BackgroundTask<unknown>;
  refreshContent: BackgroundTask<unknown>;
  watchMissingChunks: BackgroundTask<unknown>;
  registerWorker: BackgroundTask<'registered' | 'refused' | 'failed'>;
  cacheSearchIndex: BackgroundTask<unknown>;
  downloadContentPack: BackgroundTask<unknown>;
  /** On the owner's device: the code of a new release, before it is needed without reception. */
  keepOwnerCode: BackgroundTask<unknown>;
  /** Whether a service worker is registered for the site. */
  hasWorker: () => Promise<boolean>;
}

const defaultTasks: BackgroundTasks = {
  async clearOwnersDevice() {
    const { isOwnersDevice } = await import('#offline/sw-bridge/owners-device.ts');
    if (!(await isOwnersDevice())) return () => undefined;
    const { clearOwnersDevice } = await import('#offline/sign-out.ts');
    return clearOwnersDevice;
  },
  rememberPages: async () => (await import('#features/install/last-page.ts')).rememberPages,
  async startOutbox() {
    const { startOutbox } = await import('#offline/waiting/start-outbox.ts');
    return () => startOutbox({ onDelivered: announceDelivery });
  },
  startTooltips: async () => startTooltips,
  showEditLink: async () => showEditLinkToOwner,
  async refreshContent() {
    const { startQueryPersistence } = await import('#offline/query-persister.ts');
    const { queryClient } = await import('./browser-query-client.tsx');
    const { readOfflineContent } = await import('./offline-queries.ts');
    const { refreshContents } = await import('./load-page-content.ts');
    return async () => {
      // The first page must hydrate with the data that the server rendered: anything else is a hydration mismatch.
      await hydration.whenComplete;
      await startQueryPersistence(queryClient);
      await Promise.all([readOfflineContent(queryClient), refreshContents()]);
    };
  },
  async watchMissingChunks() {
    const { offerReloadOnMissingChunk } =
      await import('#offline/sw-bridge/service-worker-bridge.ts');
    return () => offerReloadOnMissingChunk(() => offerReload('missing-part'));
  },
  async registerWorker() {
    const { registerServiceWorker } = await import('#offline/sw-bridge/service-worker-bridge.ts');
    return () => registerServiceWorker({ onUpdateReady: () => offerReload('new-version') });
  },
  cacheSearchIndex: async () => (await import('#features/search/cached-index.ts')).cacheSearchIndex,
  async downloadContentPack() {
    const { downloadPackInBackground } =
      await import('#offline/content-pack/background-download.ts');
    return () => downloadPackInBackground();
  },
  async keepOwnerCode() {
    const { isOwnersDevice } = await import('#offline/sw-bridge/owners-device.ts');
    if (!(await isOwnersDevice())) return () => undefined;
    await Promise.all([
      import('#features/inbox/inbox-view.tsx'),
      import('#features/inbox/inbox-settings.tsx'),
      import('#pages/owner-site.tsx'),
      import('#pages/owner-entry.tsx'),
      import('#content/before-going-public.ts'),
    ]);
    return () => undefined;
  },
  hasWorker,
};

/** Pages that show one entry, found by their address. */
const entryPages = ['project', 'community-project', 'blog-article'];
const isEditable = ({ content, page }: AppRoute) => content !== null || entryPages.includes(page);

/** Loads the owner's link to the editor once the owner is signed in; a visitor's browser never does. */
function showEditLinkToOwner(): void {
  let isLoaded = false;
  async function load(): Promise<void> {
    if (isLoaded || !isOwnerHere()) return;
    isLoaded = true;
    const code = await loadOptional(() => import('#features/edit-link/edit-link.ts'));
    code?.startEditLink((pathname) => isEditable(matchRoute(pathname).route));
    isLoaded = code !== null;
  }
  onOwnerHint(() => void load());
  void load();
}

/** Starts the outbox, the worker, the downloads and the refresh of cached content. Loaded once the page is idle. */
export async function startBackgroundWork(parts: BackgroundTasks = defaultTasks): Promise<void> {
  await runUntilAllSucceed([
    parts.clearOwnersDevice,
    parts.rememberPages,
    parts.startOutbox,
    parts.startTooltips,
    parts.showEditLink,
    parts.watchMissingChunks,
    async () => {
      const register = await parts.registerWorker();
      return async () => {
        if ((await register()) === 'refused') return;
        // The worker's own file may not have loaded.
        if (!(await parts.hasWorker())) throw new Error('no worker yet');
      };
    },
    parts.cacheSearchIndex,
    // Waits for the page's own code, so it is the last.
    parts.refreshContent,
  ]);
  await runUntilAllSucceed([
    // Without a worker nothing could show the cached files.
    async () => ((await parts.hasWorker()) ? parts.keepOwnerCode() : () => undefined),
    async () => ((await parts.hasWorker()) ? parts.downloadContentPack() : () => undefined),
  ]);
}

/** Runs all steps in order. A step that fails delays none of the others and is retried, without a message, later. */
async function runUntilAllSucceed(all: readonly BackgroundTask<unknown>[]): Promise<void> {
  for (let left = all; left.length > 0;) {
    const failed: BackgroundTask<unknown>[] = [];
    for (const step of left) {
      // Only the loading is optional: chunks that are missing while the step runs are reported.
      const work = await loadOptional(step);
      if (work === null || !(await succeeds(work))) failed.push(step);
    }
    left = failed;
    if (left.length > 0) await whenWorthRetrying();
  }
}

async function succeeds(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
