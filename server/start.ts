import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import type { Clock } from '#shared/time.ts';
import { createApp } from './app.ts';
import type { Services } from './app.ts';
import type { Environment } from './env.ts';
import { listen } from './lifecycle.ts';
import { describeError } from './log.ts';
import type { Logger } from './log.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { staticFiles } from './middleware/static-files.ts';
import { createAnnouncements } from './services/announcements.ts';
import type { Announcements } from './services/announcements.ts';
import type { Pages } from './render/pages.ts';
import type { Seed } from './services/content.ts';
import { createClockTrust } from './services/clock-trust.ts';
import { preparePassphrase } from './services/owner-sessions.ts';
import { scheduleByTimer } from './services/schedule.ts';
import { createServices } from './services/services.ts';
import { openFiles, openRecords } from './storage/open-storage.ts';
import type { RecordStore } from './storage/ports.ts';
import { keepUp, lastKnownMoment } from './upkeep.ts';

export interface StartOptions {
  environment: Environment;
  seed: Seed;
  log: Logger;
  /** Makes the renderer once the services stand. */
  createPages: (services: Services) => Pages | Promise<Pages>;
  /** Folder of the project: `dist/client` and `assets` are looked for in it. */
  rootFolder: string;
  isDevelopment?: boolean;
  /** Comes after the API and before the static files; the development server of the client. */
  before?: Middleware;
}

export interface RunningServer {
  address: string;
  /** Passphrase made for a first start, to be shown to the owner once. */
  newPassphrase: string | undefined;
  /** Finishes requests, writes a snapshot, lets go of the data folder. */
  stop(): Promise<void>;
}

/** Opens the data folder, builds the services and listens. */
export async function start(options: StartOptions): Promise<RunningServer> {
  const { environment, log, rootFolder, isDevelopment = false } = options;
  const clock = () => new Date();
  await mkdir(environment.dataFolder, { recursive: true, mode: 0o700 });
  const { store, snapshots } = await openRecords(environment, {
    clock,
    report: (message, cause) =>
      log('warn', { message, error: cause === undefined ? null : describeError(cause) }),
  });
  try {
    const announcements = openAnnouncements(environment, store, clock, log);
    const { files, pictureCache } = await openFiles(environment);
    const clockTrust = createClockTrust({
      clock,
      monotonicMs: () => performance.now(),
      lastKnownAt: await lastKnownMoment(store, clock()),
    });
    const services = createServices({
      store,
      files,
      seed: options.seed,
      practice: environment.practice,
      clock,
      makeId: randomUUID,
      notify: () => announcements?.wake(),
      pictureCache,
      retention: environment.retention,
      snapshots,
      schedule: scheduleByTimer,
      clockTrust,
    });
    const app = createApp({
      services,
      pages: await options.createPages(services),
      staticFiles: staticFiles({
        clientFolder: join(rootFolder, 'dist/client'),
        imagesFolder: join(rootFolder, 'assets/images'),
        videosFolder: join(rootFolder, 'assets/videos'),
        documentsFolder: join(rootFolder, 'assets/documents'),
        encodedFolder: join(rootFolder, 'assets/encoded'),
        isDevelopment,
      }),
      log,
      clock,
      makeId: randomUUID,
      publicUrl: environment.publicUrl,
      trustedProxies: environment.trustedProxies,
      ...(options.before && { before: options.before }),
    });
    const listening = await listen(app.callback(), environment.port, environment.host);
    // After all that can fail: a new passphrase is shown only once.
    const newPassphrase = await preparePassphrase(store, environment.ownerPassphrase);
    announcements?.wake();
    // What another process has stored and not told about any more.
    const stopWatching =
      environment.databaseUrl === undefined
        ? () => undefined
        : store.watch(() => announcements?.wake());
    const upkeep = keepUp({ store, services, snapshots, clockTrust, log });
    return {
      address: listening.address,
      newPassphrase,
      async stop() {
        services.health.stopping();
        services.inboxEvents.close();
        await listening.stop();
        stopWatching();
        await upkeep.stop();
        await announcements?.stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Notices by mail, when a mail server is set. */
function openAnnouncements(
  environment: Environment,
  store: RecordStore,
  clock: Clock,
  log: Logger,
): Announcements | undefined {
  const { smtpUrl, publicUrl, practice } = environment;
  if (smtpUrl === undefined || practice.email === null) return undefined;
  return createAnnouncements({
    store,
    mailer: createSmtpMailer({ url: smtpUrl, address: practice.email, clock }),
    clock,
    ownerAddress: practice.email,
    context: { practice, publicUrl },
    schedule: scheduleByTimer,
    report: (message, cause) => log('warn', { message, error: describeError(cause) }),
  });
}
