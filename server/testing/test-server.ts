import './long-timeout.ts';
import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { onTestFinished } from 'vitest';
import { beforeGoingPublic } from '#content/before-going-public.ts';
import { defaultRetention } from '#shared/api/retention.ts';
import type { Retention } from '#shared/api/retention.ts';
import { createApp } from '../http/app.ts';
import type { AppOptions } from '../http/app.ts';
import { listen } from '../ops/lifecycle.ts';
import { createJsonLogger } from '../log.ts';
import { scheduleByTimer } from '../services/schedule.ts';
import type { FloodLimits } from '../services/flood-limits.ts';
import type { Schedule } from '../services/schedule.ts';
import type { DefaultsOf } from '../content/defaults-of.ts';
import type { AppState } from '../http/state.ts';
import type { Pages } from '../http/pages.ts';
import { applyPassphrase } from '../services/owner-sessions.ts';
import * as clientDocument from '#app/client-document.tsx';
import { clientPage } from '../pages/client-page.ts';
import { sitePages } from '../pages/seo/site-pages.ts';
import { createServices } from '../services/services.ts';
import type { Services } from '../services/services.ts';
import type { Notify } from '../services/submissions.ts';
import { createMemoryFiles } from '../storage/memory/memory-files.ts';
import { createMemoryDeviceTransfers } from '../storage/memory/memory-device-transfers.ts';
import { createMemoryPictureCache } from '../storage/memory/memory-pictures.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import type { FileStore, DeviceTransferStore, RecordStore } from '../storage/ports.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { createClockTrust } from '../services/clock-trust.ts';
import { sampleDefaultsOf } from './sample-content.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import type { Practice } from '#shared/api/practice.ts';

export interface TestServer {
  address: string;
  services: Services;
  store: RecordStore;
  files: FileStore;
  /** Lines of the log so far. */
  logLines: string[];
  /** The server's current time; a test changes it. */
  time: { now: Date };
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** POST of a JSON body. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Signs in and returns the cookie. */
  signIn(): Promise<string>;
  stop(): Promise<void>;
}

export interface TestServerOptions extends Partial<
  Pick<
    AppOptions,
    'rateLimits' | 'publicUrl' | 'staticFiles' | 'trustedProxies' | 'contentPackPath'
  >
> {
  store?: RecordStore;
  files?: FileStore;
  deviceTransferStore?: DeviceTransferStore;
  defaultsOf?: DefaultsOf;
  /** Responds early with what is cached. */
  cached?: Middleware<AppState>;
  preview?: Pages['preview'];
  pages?: Middleware;
  notify?: Notify;
  practice?: Practice;
  retention?: Retention;
  schedule?: Schedule;
  floodLimits?: FloodLimits;
  isPassphraseSet?: boolean;
  /** Whether a mail server is set up; it is where this is left out. */
  canSendMail?: boolean;
}

/** Cheap, so that tests with thousands of guesses stay short. */
export const testCost = { N: 16, r: 1, p: 1 };

export const testPassphrase = 'rammed earth and lime';

/** The whole server over a real socket, with storage in memory unless a test gives a disk. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const time = { now: new Date('2026-03-01T00:00:00.000Z') };
  const clock = () => time.now;
  const monotonicMs = () => time.now.getTime();
  const logLines: string[] = [];
  const store = options.store ?? createRecordStore(createMemoryLog());
  const files = options.files ?? createMemoryFiles();
  const {
    defaultsOf = sampleDefaultsOf,
    cached,
    pages,
    preview,
    notify,
    retention = defaultRetention,
    schedule = scheduleByTimer,
    floodLimits,
    practice = {
      email: 'studio@example.org',
      phone: null,
      bank: null,
      seller: unpublishedSeller,
    },
    isPassphraseSet = false,
    canSendMail = true,
    ...appOptions
  } = options;
  const services = createServices({
    sitePages,
    store,
    files,
    defaultsOf,
    ownerFacts: new Set(beforeGoingPublic.map(({ id }) => id)),
    practice,
    clock,
    isPassphraseSet,
    makeId: randomUUID,
    ...(notify && { notify }),
    pictureCache: createMemoryPictureCache(),
    deviceTransferStore: options.deviceTransferStore ?? createMemoryDeviceTransfers(),
    retention,
    snapshots: { count: async () => 0, removeAll: async () => 0 },
    schedule,
    clockTrust: createClockTrust({ clock, monotonicMs }),
    monotonicMs,
    canSendMail,
    publicUrl: options.publicUrl,
    floodLimits,
  });
  const app = createApp({
    services,
    pages: {
      ...(cached && { cached }),
      ...(preview && { preview }),
      client: (view, seller) => clientPage(clientDocument, view, seller),
      render:
        pages ??
        (async (ctx) => {
          ctx.body = '<!doctype html><title>Page</title>';
        }),
    },
    log: createJsonLogger((line) => logLines.push(line), clock),
    clock,
    makeId: randomUUID,
    ...appOptions,
  });
  const listening = await listen(app.callback(), 0, '127.0.0.1');
  const { address } = listening;
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    services.health.stopping();
    services.inboxEvents.close();
    await listening.stop();
    await store.close();
  };
  onTestFinished(stop);

  const send = (path: string, init?: RequestInit) => fetch(address + path, init);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    address,
    services,
    store,
    files,
    logLines,
    time,
    fetch: send,
    post,
    stop,
    async signIn() {
      await applyPassphrase(store, testPassphrase, testCost);
      const response = await post('/api/session', { passphrase: testPassphrase });
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      if (response.status !== 204 || cookie === undefined) throw new Error('sign-in failed');
      return cookie;
    },
  };
}
