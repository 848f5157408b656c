import { rememberPages } from '#features/install/last-page.ts';
import { announceDelivery } from '#features/outbox/announce-delivery.ts';
import { offerReload } from '#features/update-offer/update-events.ts';
import { ifItComes } from '#lib/if-it-comes.ts';
import { Minute } from '#shared/time.ts';
import { whenIdle } from './reader.ts';

type Step = () => Promise<void>;

const steps: readonly Step[] = [
  async () => {
    const { startOutbox } = await import('#offline/waiting/start-outbox.ts');
    startOutbox({ onDelivered: announceDelivery });
  },
  async () => {
    const { startQueryPersistence } = await import('#offline/query-persister.ts');
    const { queryClient } = await import('./browser-reads.tsx');
    await startQueryPersistence(queryClient);
    const { readFieldContent } = await import('./field-queries.ts');
    await readFieldContent(queryClient);
  },
  async () => {
    const bridge = await import('#offline/sw-bridge/service-worker-bridge.ts');
    bridge.offerReloadOnMissingChunk(() => offerReload('missing-part'));
  },
  async () => {
    const bridge = await import('#offline/sw-bridge/service-worker-bridge.ts');
    const outcome = await bridge.registerServiceWorker({
      onUpdateReady: () => offerReload('new-version'),
    });
    if (outcome === 'refused') return;
    const { hasWorker } = await import('#offline/sw-bridge/has-worker.ts');
    // Its own file may not have come.
    if (!(await hasWorker())) throw new Error('no worker yet');
  },
  async () => {
    const { keepIndex } = await import('#features/search/keep-index.ts');
    await keepIndex();
  },
];

/** What starts once the page stands and nobody waits for it. */
export async function startBackgroundWork(): Promise<void> {
  await whenIdle();
  rememberPages();
  await untilDone(steps);
  const last: Step[] = [];
  const loadPack = async () => {
    const { hasWorker } = await import('#offline/sw-bridge/has-worker.ts');
    // Nobody else could show what is kept: megabytes for nothing.
    if (!(await hasWorker())) return;
    const pack = await import('#offline/content-pack/background-download.ts');
    last.push(() => pack.fillPackInBackground());
  };
  await untilDone([loadPack]);
  // Takes as long as it takes.
  for (const keepPack of last) await keepPack();
}

/** A step whose part of the program does not come holds up none of the others, and is done, unsaid, when it has come. */
async function untilDone(all: readonly Step[]): Promise<void> {
  for (let left = all; left.length > 0;) {
    const failed: Step[] = [];
    for (const step of left) {
      const isDone = await ifItComes(() => step().then(() => true));
      if (isDone === null) failed.push(step);
    }
    left = failed;
    if (left.length > 0) await nextChance();
  }
}

/** Resolves with a network, with a reader who leaves or comes back, or after a minute. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const go = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, Minute.ms);
    window.addEventListener('online', go, listening);
    document.addEventListener('visibilitychange', go, listening);
  });
}
