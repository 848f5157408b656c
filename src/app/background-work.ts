import type { QueryClient } from '@tanstack/react-query';

/** What starts once the page stands and nobody waits for it: persistence, the outbox, the service worker. */
export function startBackgroundWork(queryClient: QueryClient): void {
  whenIdle(async () => {
    const { startQueryPersistence } = await import('#offline/query-persister.ts');
    await startQueryPersistence(queryClient);
  });
}

function whenIdle(work: () => Promise<void>): void {
  const run = () => {
    void work();
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3_000 });
  else setTimeout(run, 500);
}
