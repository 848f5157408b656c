import { ApiError } from '#shared/api/call.ts';
import { randomUuid } from '#lib/uuid.ts';
import type { OutboxItem, StoredFile } from '../records.ts';
import { failureOf, FileRefusedError, isTooLargeForProxy, MissingBytesError } from './failure.ts';
import * as machine from './machine.ts';
import type { Urgency } from './machine.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { findServer, findUploads, reportOversize, sendBody, uploadFile } from './send-item.ts';

/** What a drain needs; injected, so that page, worker and tests share one drain. */
export interface DrainDependencies {
  storage: OutboxStorage;
  fetch: typeof globalThis.fetch;
  now: () => number;
  /** In [0, 1). */
  random: () => number;
  /** Called after every step that the interface may want to show. */
  onChange: () => void;
}

export interface DrainOptions {
  urgency: Urgency;
  /** Only this item; without it every item in order. */
  only?: string;
  /**
   * This drainer holds the lock, so a sender whose item is marked as sending is most likely gone. If it is alive after
   * all (it continued without the lock), both send the same request under the same id, and the server stores one.
   */
  isAlone: boolean;
}

/** Renewed well before the lease ends; a hidden tab's timers may fire only once a minute. */
const renewEveryMs = machine.leaseMs / 4;

/**
 * One pass over the outbox: returns expired leases to the queue, then tries every item that is due, oldest first. An
 * item's failure never stops the next. Resolves to the delay until the next planned try in milliseconds, or null when
 * there is none.
 * @throws StorageError when the device's storage failed; nothing is lost
 */
export async function drain(
  dependencies: DrainDependencies,
  options: DrainOptions,
): Promise<number | null> {
  const { storage, now } = dependencies;
  for (const item of await storage.list()) {
    if (item.state.kind !== 'sending') continue;
    await storage.change(item.id, (current) => machine.recover(current, now(), options.isAlone));
  }
  for (const item of await storage.list()) {
    if (options.only !== undefined && item.id !== options.only) continue;
    if (machine.isDue(item, now(), options.urgency)) {
      await tryItem(item.id, dependencies, options.urgency);
    }
  }
  return nextTryInMs(storage, now());
}

/** Delay until the next planned try in milliseconds, or null when there is none. */
export async function nextTryInMs(
  storage: Pick<OutboxStorage, 'list'>,
  nowMs: number,
): Promise<number | null> {
  const waits = (await storage.list())
    .map((item) => machine.dueInMs(item, nowMs))
    .filter((wait) => wait !== null);
  return waits.length === 0 ? null : Math.min(...waits);
}

/** One try of one item: its missing files one by one, then its body. */
async function tryItem(
  id: string,
  dependencies: DrainDependencies,
  urgency: Urgency,
): Promise<void> {
  const { storage, now, random, onChange } = dependencies;
  const token = randomUuid();
  const item = await storage.change(id, (current) => machine.claim(current, token, now(), urgency));
  if (item === null) return;
  onChange();
  const wasStoredBefore = item.mayBeStored;
  let bodyUnderWay: OutboxItem | null = null;
  const stopRenewing = renewWhileSending(id, token, dependencies);
  const releaseClaim = async () => {
    await storage.change(id, (current) => machine.releaseClaim(current, token));
  };
  try {
    const urls = await uploadMissingFiles(item, token, dependencies);
    if (urls === null) return await releaseClaim();
    // Asking about uploads has shown that the server is reachable.
    if (!urls.isServerFound) await findServer(dependencies.fetch);
    const started = await storage.change(id, (current) => machine.startBody(current, token, now()));
    if (started === null) return await releaseClaim();
    bodyUnderWay = started;
    const answer = await sendBody(started, urls.all, dependencies.fetch);
    await storage.change(id, (current) => machine.deliver(current, answer));
  } catch (error) {
    const failure = failureOf(error, bodyUnderWay?.answers);
    if (failure.kind === 'uploads-forgotten') await storage.forgetUploads(id);
    await storage.change(id, (current) =>
      machine.fail(current, token, failure, wasStoredBefore, now(), random()),
    );
    if (isTooLargeForProxy(error)) {
      const bodyBytes =
        error instanceof FileRefusedError
          ? error.sizeBytes
          : JSON.stringify(bodyUnderWay?.body ?? {}).length;
      await reportOversize(bodyBytes, dependencies.fetch);
    }
  } finally {
    stopRenewing();
    onChange();
  }
}

/**
 * Uploads what the server does not have yet. Resolves to every address in order and whether the server was reached, or
 * null when the item was withdrawn or paused.
 */
async function uploadMissingFiles(
  item: OutboxItem,
  token: string,
  { storage, fetch, now, onChange }: DrainDependencies,
): Promise<{ all: string[]; isServerFound: boolean } | null> {
  const urls: string[] = [];
  const files = await storage.files(item.id);
  const isSomethingMissing = files.some((file) => file.url === null);
  const found = isSomethingMissing ? await findUploads(item.id, files, fetch) : new Map();
  let bytesLeft = bytesIn(files.filter((file) => file.url === null && !found.has(file.id)));
  let bytesSent = 0;
  let sendingMs = 0;
  for (const file of files) {
    if (file.url !== null) {
      urls.push(file.url);
      continue;
    }
    const foundUrl: string | undefined = found.get(file.id);
    if (foundUrl !== undefined) {
      await storage.rememberUpload(item.id, file.id, foundUrl);
      urls.push(foundUrl);
      onChange();
      continue;
    }
    const claimed = await storage.change(item.id, (current) =>
      machine.continueSending(current, token, now()),
    );
    if (claimed === null) return null;
    const bytes = await storage.bytes(file.id);
    if (bytes === null) {
      throw new MissingBytesError(`${file.name} is no longer on this device. Attach it again.`);
    }
    const startedAtMs = now();
    const url = await uploadFile(file, bytes, fetch).catch((error: unknown) => {
      throw error instanceof ApiError ? new FileRefusedError(file, error) : error;
    });
    await storage.rememberUpload(item.id, file.id, url);
    bytesSent += file.sizeBytes;
    bytesLeft -= file.sizeBytes;
    const tookMs = now() - startedAtMs;
    // A clock set back in between measures nothing.
    if (tookMs > 0) sendingMs += tookMs;
    if (sendingMs > 0 && bytesLeft > 0) {
      const doneAtMs = now() + (bytesLeft / bytesSent) * sendingMs;
      await storage.change(item.id, (current) =>
        machine.expectFilesAt(current, token, doneAtMs, now()),
      );
    }
    urls.push(url);
    onChange();
  }
  return { all: urls, isServerFound: isSomethingMissing };
}

const bytesIn = (files: readonly StoredFile[]) =>
  files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

function renewWhileSending(
  id: string,
  token: string,
  { storage, now }: DrainDependencies,
): () => void {
  const timer = setInterval(() => {
    storage
      .change(id, (current) => machine.renewLease(current, token, now()))
      .catch(() => {
        // The next renewal or the end of the try will fail in the same way and report it.
      });
  }, renewEveryMs);
  return () => clearInterval(timer);
}
