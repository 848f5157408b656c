import { rememberPages } from '#features/install/last-page.ts';
import { announceDelivery } from '#features/outbox/announce-delivery.ts';
import { offerReload } from '#features/update-offer/update-events.ts';
import { whenIdle } from './reader.ts';

/** What starts once the page stands and nobody waits for it. */
export async function startBackgroundWork(): Promise<void> {
  await whenIdle();
  try {
    rememberPages();
    const { startOutbox } = await import('#offline/waiting/start-outbox.ts');
    startOutbox({ onDelivered: announceDelivery });
    const { startQueryPersistence } = await import('#offline/query-persister.ts');
    const { queryClient } = await import('./browser-reads.tsx');
    await startQueryPersistence(queryClient);
    const { readFieldContent } = await import('./field-queries.ts');
    await readFieldContent(queryClient);
    const bridge = await import('#offline/sw-bridge/service-worker-bridge.ts');
    bridge.offerReloadOnMissingChunk(() => offerReload('missing-part'));
    await bridge.registerServiceWorker({ onUpdateReady: () => offerReload('new-version') });
    const { keepIndex } = await import('#features/search/keep-index.ts');
    await keepIndex();
    // Nobody else could show what is kept: megabytes for nothing.
    const { hasWorker } = await import('#offline/sw-bridge/has-worker.ts');
    if (!(await hasWorker())) return;
    const { fillPackInBackground } = await import('#offline/content-pack/background-download.ts');
    await fillPackInBackground();
  } catch {
    // A part that cannot be fetched is fetched with the next page; nobody waits for it.
  }
}
