import type { QueryClient } from '@tanstack/react-query';
import { rememberPages } from '#features/install/last-page.ts';
import { announceDelivery } from '#features/outbox/announce-delivery.ts';
import { offerReload } from '#features/update-offer/update-events.ts';

/** What starts once the page stands and nobody waits for it. */
export function startBackgroundWork(queryClient: QueryClient): void {
  whenIdle(async () => {
    rememberPages();
    const { startOutbox } = await import('#offline/waiting/start-outbox.ts');
    startOutbox({ onDelivered: announceDelivery });
    const { startQueryPersistence } = await import('#offline/query-persister.ts');
    await startQueryPersistence(queryClient);
    const { readFieldContent } = await import('./field-queries.ts');
    await readFieldContent(queryClient);
    const bridge = await import('#offline/sw-bridge/service-worker-bridge.ts');
    bridge.offerReloadOnMissingChunk(() => offerReload('missing-part'));
    await bridge.registerServiceWorker({ onUpdateReady: () => offerReload('new-version') });
    const { keepIndex } = await import('#features/search/keep-index.ts');
    await keepIndex();
    const { fillPackInBackground } = await import('#offline/content-pack/background-download.ts');
    await fillPackInBackground();
  });
}

function whenIdle(work: () => Promise<void>): void {
  const run = () => {
    // A part that cannot be fetched is fetched with the next page; nobody waits for it.
    work().catch(() => undefined);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3_000 });
  else setTimeout(run, 500);
}
