import { rememberPages } from '#features/install/last-page.ts';
import { announceDelivery } from '#features/outbox/announce-delivery.ts';
import { offerReload } from '#features/update-offer/update-events.ts';
import { ifItComes } from '#lib/if-it-comes.ts';
import { Minute } from '#shared/time.ts';
import { whenIdle } from './reader.ts';

/** Asks for its part of the program, and answers with what there is to do with it. */
type Step = () => Promise<() => unknown>;

const steps: readonly Step[] = [
  async () => {
    const { startOutbox } = await import('#offline/waiting/start-outbox.ts');
    return () => startOutbox({ onDelivered: announceDelivery });
  },
  async () => {
    const { startQueryPersistence } = await import('#offline/query-persister.ts');
    const { queryClient } = await import('./browser-reads.tsx');
    const { readFieldContent } = await import('./field-queries.ts');
    return async () => {
      await startQueryPersistence(queryClient);
      await readFieldContent(queryClient);
    };
  },
  async () => {
    const { offerReloadOnMissingChunk } =
      await import('#offline/sw-bridge/service-worker-bridge.ts');
    return () => offerReloadOnMissingChunk(() => offerReload('missing-part'));
  },
  async () => {
    const { registerServiceWorker } = await import('#offline/sw-bridge/service-worker-bridge.ts');
    const { hasWorker } = await import('#offline/sw-bridge/has-worker.ts');
    return async () => {
      const onUpdateReady = () => offerReload('new-version');
      if ((await registerServiceWorker({ onUpdateReady })) === 'refused') return;
      // Its own file may not have come.
      if (!(await hasWorker())) throw new Error('no worker yet');
    };
  },
  async () => {
    const { keepIndex } = await import('#features/search/keep-index.ts');
    return keepIndex;
  },
];

const fillPack: Step = async () => {
  const { hasWorker } = await import('#offline/sw-bridge/has-worker.ts');
  // Nobody else could show what is kept: megabytes for nothing.
  if (!(await hasWorker())) return () => undefined;
  const { fillPackInBackground } = await import('#offline/content-pack/background-download.ts');
  return () => fillPackInBackground();
};

/** What starts once the page stands and nobody waits for it. */
export async function startBackgroundWork(): Promise<void> {
  await whenIdle();
  rememberPages();
  await untilDone(steps);
  await untilDone([fillPack]);
}

/** A step that cannot be done yet holds up none of the others, and is done, unsaid, when its part has come. */
async function untilDone(all: readonly Step[]): Promise<void> {
  for (let left = all; left.length > 0;) {
    const failed: Step[] = [];
    for (const step of left) {
      // The part alone: what the reader misses while it works is told.
      const work = await ifItComes(step);
      if (work === null || !(await isDone(work))) failed.push(step);
    }
    left = failed;
    if (left.length > 0) await nextChance();
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
