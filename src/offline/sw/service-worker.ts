import { fetchAndCachePages } from '../content-pack/cached-pages.ts';
import { offeredQuestion } from '../shared-files/offered-files.ts';
import { shellCachedQuestion } from '../sw-bridge/shell-cached.ts';
import { deliverOutbox } from './outbox-delivery.ts';
import { answerDownloadedFile, answerPicture } from './pictures.ts';
import { answerRead } from './reads.ts';
import { createShareTarget, isShare } from './share-target.ts';
import { createShell } from './shell.ts';
import type { ShellFile } from './shell.ts';
import { strategyFor } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ShellFile[] };

/** Background Sync is in no TypeScript library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// Only the event wiring: `strategies.ts` says which request is answered how, the other modules do it. Static imports
// only: a dynamic one would make the build add code that no worker can run.
const shell = createShell(self.__WB_MANIFEST);
const shareTarget = createShareTarget();

self.addEventListener('install', (event) => {
  // Without what the pages say, their code shows nothing: a version is here when both are.
  event.waitUntil(Promise.all([shell.install(), fetchAndCachePages()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    shell.activate().then(async (isFirst) => {
      // The page that installed the first worker is controlled by it from now on; a page of an older version is never
      // taken over.
      if (isFirst) await self.clients.claim();
    }),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const { request } = event;
  switch (strategyFor(request, self.location.origin)) {
    case 'navigation':
      event.respondWith(shell.answerPage(request));
      event.waitUntil(repairOnce());
      break;
    case 'shell-asset':
      event.respondWith(shell.answerAsset(request));
      break;
    case 'content-read':
      event.respondWith(answerRead(request));
      break;
    case 'picture':
      event.respondWith(answerPicture(request, (work) => event.waitUntil(work)));
      break;
    case 'downloaded-file':
      event.respondWith(answerDownloadedFile(request));
      break;
    case 'network':
      break;
  }
});

// The one exception to the first line above: files from the phone's share sheet, which stay on the device.
self.addEventListener('fetch', (event) => {
  if (!isShare(event.request, self.location.origin)) return;
  event.respondWith(shareTarget.receive(event.request));
  event.waitUntil(shareTarget.untilTaken());
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  // Only when the page asks, and it asks only when no tab has a form open.
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message.type === shellCachedQuestion) {
    event.waitUntil(shell.repair().then((isWhole) => event.ports[0]?.postMessage(isWhole)));
  }
  if (message.type === offeredQuestion) event.ports[0]?.postMessage(shareTarget.take());
});

let repairing: Promise<unknown> | null = null;

/** Once in the life of a worker, which is about once a visit. */
function repairOnce(): Promise<unknown> {
  repairing ??= shell.repair();
  return repairing;
}

self.addEventListener('sync', (event) => {
  if (!isSyncEvent(event) || event.tag !== 'outbox') return;
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((pages) => deliverOutbox(pages.length)),
  );
});

function isSyncEvent(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event;
}
