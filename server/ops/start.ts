import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { serviceOfferings } from '#content/reports.ts';
import { offeringsOf } from '#content/services.ts';
import type { ServiceOffering } from '#content/services.ts';
import { beforeGoingPublic } from '#content/before-going-public.ts';
import type { Practice } from '#shared/api/practice.ts';
import { createApp } from '../http/app.ts';
import type { FloodLimits } from '../services/flood-limits.ts';
import type { Services } from '../services/services.ts';
import type { Environment } from './env.ts';
import { keepPreviousAssets } from './previous-assets.ts';
import { listen } from './lifecycle.ts';
import type { Listening } from './lifecycle.ts';
import { describeError } from '../log.ts';
import type { Logger } from '../log.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import type { RateLimits } from '../http/middleware/rate-limit.ts';
import { staticFiles } from '../http/middleware/static-files.ts';
import { createAnnouncements } from '../services/announcements.ts';
import type { Inbox } from '../services/inbox.ts';
import { startMorningMail } from '../services/morning-mail.ts';
import type { Announcements } from '../services/announcements.ts';
import type { Pages } from '../http/pages.ts';
import { persistKnownTime, readKnownTime } from './known-time.ts';
import { createClockTrust } from '../services/clock-trust.ts';
import { applyPassphrase } from '../services/owner-sessions.ts';
import { prepareFirstSignIn } from './first-sign-in.ts';
import type { FirstSignIn } from './first-sign-in.ts';
import { scheduleByTimer } from '../services/schedule.ts';
import { sitePages } from '../pages/seo/site-pages.ts';
import { createServices } from '../services/services.ts';
import { unwritableStorage, whenWritable, unwritableReason } from './unwritable-storage.ts';
import type { RunningOffsite } from './offsite/start-offsite.ts';
import { watchOperations } from './watch-operations.ts';
import type { BankAccounts } from '../services/bank-accounts.ts';
import type { MailAddresses } from '../services/mail-addresses.ts';
import type { Warnings } from '../services/warnings.ts';
import { refuseForeignFiles, refuseLostFiles } from './lost-records.ts';
import { openFiles, openRecords } from './open-storage.ts';
import type { RecordStore } from '../storage/ports.ts';
import { startMaintenance } from './maintenance.ts';

export interface StartOptions {
  environment: Environment;
  log: Logger;
  /** Creates the renderer once the services exist. */
  createPages: (services: Services) => Pages | Promise<Pages>;
  /** Folder of the project, with `dist/client` and `assets`. */
  rootFolder: string;
  isDevelopment?: boolean;
  /** Other limits than the defaults, for tests that send more than people do. */
  rateLimits?: RateLimits;
  floodLimits?: FloodLimits;
  /** Whether a person reads what is printed; then a first start makes a link for the owner. Default false. */
  isInTerminal?: boolean;
  /** Runs after the API and before the static files: the client's development server. */
  before?: Middleware;
}

export interface RunningServer {
  address: string;
  /**
   * Whether nobody has chosen a passphrase yet, and the address where the owner does: to be shown in a terminal, never in
   * a log.
   */
  firstSignIn: FirstSignIn;
  /** If the disk was not writable at the start, resolves once it is: then stop and start again. Otherwise undefined. */
  whenWritable: Promise<void> | undefined;
  /** Finishes requests, writes a snapshot, releases the data folder. */
  stop(): Promise<void>;
}

const clock = () => new Date();

type OpenStorage = Awaited<ReturnType<typeof openStorage>>;

/**
 * Opens the data folder, creates the services and listens. With a disk that is not writable, pages are served, and
 * everything to be stored is refused until `whenWritable`.
 */
export async function start(options: StartOptions): Promise<RunningServer> {
  const { environment, log } = options;
  const { dataFolder } = environment;
  try {
    return await startWith(await openStorage(options), options);
  } catch (error) {
    const why = unwritableReason(error);
    if (why === undefined) throw error;
    log('error', {
      message:
        `DATA_DIR ${dataFolder} ${why}. Pages are served; whatever is sent is refused with 503 and waits on the ` +
        'devices. It works again as soon as the server can write there.',
      error: describeError(error),
    });
    const server = await startWith({ ...unwritableStorage(), offsite: {} }, options, {
      isUnwritable: true,
    });
    const looking = new AbortController();
    return {
      ...server,
      whenWritable: whenWritable(dataFolder, looking.signal),
      stop() {
        looking.abort();
        return server.stop();
      },
    };
  }
}

async function openStorage({ environment, log }: StartOptions) {
  /** Gets what is written, once the copy off the site has started. */
  const offsite: { take?: RunningOffsite['take'] } = {};
  await mkdir(environment.dataFolder, { recursive: true, mode: 0o700 });
  const { store, snapshots } = await openRecords(environment, {
    clock,
    report: (message, cause) =>
      log('warn', { message, error: cause === undefined ? null : describeError(cause) }),
    onWritten: (written) => offsite.take?.(written),
  });
  try {
    if (environment.s3 === undefined) await refuseLostFiles(store, environment.dataFolder);
    const { files, pictureCache, deviceTransferStore } = await openFiles(environment);
    await refuseForeignFiles(store, files);
    return { store, snapshots, files, pictureCache, deviceTransferStore, offsite };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startWith(
  { store, snapshots, files, pictureCache, deviceTransferStore, offsite }: OpenStorage,
  options: StartOptions,
  { isUnwritable = false } = {},
): Promise<RunningServer> {
  const { environment, log, rootFolder, isDevelopment = false } = options;
  let listening: Listening | undefined;
  try {
    let practiceNow = () => environment.practice;
    let offeringsNow = () => serviceOfferings;
    let floodShareNow = async () => 0;
    let warningsNow: Warnings['list'] = async () => [];
    const announcements = isUnwritable
      ? undefined
      : openAnnouncements(environment, store, log, {
          practice: () => practiceNow(),
          offerings: () => offeringsNow(),
          floodShare: () => floodShareNow(),
          warnings: () => warningsNow(),
          bankChanges: {
            untold: () => services.bankAccounts.untold(),
            markTold: (change) => services.bankAccounts.markTold(change),
          },
          address: () => services.mailAddresses.inUse(),
          mailTests: {
            pendingTest: () => services.mailAddresses.pendingTest(),
            noteSent: (test, problem) => services.mailAddresses.noteSent(test, problem),
            pendingWarnings: () => services.mailAddresses.pendingWarnings(),
            noteWarned: (warning) => services.mailAddresses.noteWarned(warning),
          },
        });
    const monotonicMs = () => performance.now();
    const known = await readKnownTime(environment.dataFolder);
    const clockTrust = createClockTrust({ clock, monotonicMs, known });
    const services: Services = createServices({
      sitePages,
      store,
      files,
      ownerFacts: new Set(beforeGoingPublic.map(({ id }) => id)),
      practice: environment.practice,
      isPassphraseSet: environment.ownerPassphrase !== undefined,
      clock,
      makeId: randomUUID,
      notify: () => announcements?.wake(),
      pictureCache,
      deviceTransferStore,
      retention: environment.retention,
      snapshots,
      schedule: scheduleByTimer,
      clockTrust,
      monotonicMs,
      floodLimits: options.floodLimits,
      publicUrl: environment.publicUrl,
      canSendMail: announcements !== undefined,
      report: (message) => log('warn', { message }),
    });
    // An unwritable disk may be unreadable as well: then visitors see the shipped content.
    if (!isUnwritable) {
      await services.publishing.refresh();
      await services.bankAccounts.refresh();
      await services.mailAddresses.refresh();
    }
    practiceNow = () => services.content.practice();
    warningsNow = () => services.warnings.list();
    floodShareNow = async () => (await services.flood.weigh()).share;
    offeringsNow = () => offeringsOf(services.content.findPage('design-services').report);
    const clientFolder = join(rootFolder, 'dist/client');
    const previousFolder = join(environment.dataFolder, 'previous-assets');
    const app = createApp({
      services,
      pages: await options.createPages(services),
      staticFiles: staticFiles({
        clientFolder,
        previousClientFolder: previousFolder,
        videosFolder: join(rootFolder, 'assets/videos'),
        documentsFolder: join(rootFolder, 'assets/documents'),
        encodedFolder: join(rootFolder, 'assets/encoded'),
        isDevelopment,
      }),
      contentPackPath: join(clientFolder, 'content-pack.json'),
      log,
      clock,
      makeId: randomUUID,
      publicUrl: environment.publicUrl,
      trustedProxies: environment.trustedProxies,
      ...(options.before && { before: options.before }),
      ...(options.rateLimits && { rateLimits: options.rateLimits }),
    });
    const { ownerPassphrase } = environment;
    // Before anybody can ask: until then the owner's passphrase would be wrong.
    if (ownerPassphrase !== undefined && !isUnwritable) {
      await applyPassphrase(store, ownerPassphrase);
    }
    // Before anything is received: a key that is none stops the start.
    const copying =
      environment.offsite === undefined || isUnwritable
        ? undefined
        : (await import('./offsite/start-offsite.ts')).startOffsite({
            settings: environment.offsite,
            dataFolder: environment.dataFolder,
            store,
            files,
            clock,
            report: (message, cause) => log('warn', { message, error: describeError(cause) }),
          });
    if (copying) offsite.take = copying.take;
    listening = await listen(app.callback(), environment.port, environment.host);
    const { address, stop } = listening;
    // After everything that can fail: the link is shown only once.
    const firstSignIn =
      ownerPassphrase !== undefined || isUnwritable
        ? ({ kind: 'done' } as const)
        : await prepareFirstSignIn(store, {
            site: environment.publicUrl ?? address,
            isInTerminal: options.isInTerminal ?? false,
            now: clock(),
          });
    services.launch.watchCopy(environment.databaseUrl === undefined ? copying?.lastGood : null);
    const stopWatchingOperations = watchOperations({
      warnings: services.warnings,
      environment,
      announcements,
      lastOffsite: copying?.lastGood,
      // Until the database answers again, what is known stays.
      refresh: () =>
        void Promise.all([services.bankAccounts.refresh(), services.mailAddresses.refresh()]).catch(
          () => undefined,
        ),
      clock,
    });
    announcements?.wake();
    const stopMorningMail = isUnwritable
      ? undefined
      : openMorningMail(environment, {
          store,
          inbox: services.inbox,
          address: services.mailAddresses.inUse,
          log,
        });
    const keptAssets = isDevelopment
      ? undefined
      : keepPreviousAssets({ clientFolder, previousFolder, clock }).catch((error: unknown) => {
          // As with a full disk: reading continues.
          log('warn', {
            message:
              'pages that are open over the next update may lose parts: nothing could be kept',
            error: describeError(error),
          });
        });
    // Announces what another process has stored: only its own announcements were woken.
    const stopWatching =
      environment.databaseUrl === undefined
        ? () => undefined
        : store.watch(() => announcements?.wake());
    const stopFollowing = isUnwritable
      ? () => undefined
      : services.publishing.follow(scheduleByTimer, (message, cause) =>
          log('warn', { message, error: describeError(cause) }),
        );
    const stopKeepingTime = isUnwritable
      ? async () => undefined
      : persistKnownTime(environment.dataFolder, clockTrust, scheduleByTimer);
    const maintenance = isUnwritable
      ? undefined
      : startMaintenance({ store, services, snapshots, clockTrust, log });
    return {
      address,
      firstSignIn,
      whenWritable: undefined,
      async stop() {
        services.health.stopping();
        services.inboxEvents.close();
        await stop();
        stopWatching();
        stopFollowing();
        await stopKeepingTime();
        await keptAssets;
        await maintenance?.stop();
        await announcements?.stop();
        stopWatchingOperations();
        await copying?.stop();
        await stopMorningMail?.();
        await store.close();
      },
    };
  } catch (error) {
    await listening?.stop(0);
    await store.close();
    throw error;
  }
}

/** Notices by mail, when a mail server is set. */
function openAnnouncements(
  environment: Environment,
  store: RecordStore,
  log: Logger,
  now: {
    practice: () => Practice;
    offerings: () => readonly ServiceOffering[];
    floodShare: () => Promise<number>;
    warnings: Warnings['list'];
    bankChanges: Pick<BankAccounts, 'untold' | 'markTold'>;
    address: MailAddresses['inUse'];
    mailTests: Pick<MailAddresses, 'pendingTest' | 'noteSent' | 'pendingWarnings' | 'noteWarned'>;
  },
): Announcements | undefined {
  const { smtpUrl, publicUrl, practice } = environment;
  const { email } = practice;
  if (smtpUrl === undefined || email === null) return undefined;
  const address = () => now.address() ?? email;
  return createAnnouncements({
    store,
    mailer: createSmtpMailer({ url: smtpUrl, address, clock }),
    clock,
    ownerAddress: address,
    mailTests: now.mailTests,
    context: {
      get practice() {
        return now.practice();
      },
      offerings: now.offerings,
      publicUrl,
    },
    schedule: scheduleByTimer,
    floodShare: now.floodShare,
    warnings: now.warnings,
    bankChanges: now.bankChanges,
    report: (message, cause) => log('warn', { message, error: describeError(cause) }),
  });
}

/** What there is to do, by mail each morning, when a mail server is set. */
function openMorningMail(
  { smtpUrl, publicUrl, practice }: Environment,
  {
    store,
    inbox,
    log,
    ...now
  }: { store: RecordStore; inbox: Inbox; log: Logger; address: MailAddresses['inUse'] },
): (() => Promise<void>) | undefined {
  const { email } = practice;
  if (smtpUrl === undefined || email === null) return undefined;
  const address = () => now.address() ?? email;
  return startMorningMail({
    store,
    inbox,
    mailer: createSmtpMailer({ url: smtpUrl, address, clock }),
    clock,
    ownerAddress: address,
    publicUrl,
    schedule: scheduleByTimer,
    report: (message, cause) => log('warn', { message, error: describeError(cause) }),
  });
}
