import { randomInt } from 'node:crypto';
import { createSerialQueue } from '#lib/serial-queue.ts';
import type { SerialQueue } from '#lib/serial-queue.ts';
import type { Practice } from '#shared/api/practice.ts';
import type { Retention } from '#shared/api/retention.ts';
import type { Clock } from '#shared/time.ts';
import { StorageUnavailableError } from '../storage/ports.ts';
import type {
  FileStore,
  DeviceTransferStore,
  PictureCache,
  RecordStore,
} from '../storage/ports.ts';
import type { ClockTrust } from './clock-trust.ts';
import { createClientLinks } from './client-links.ts';
import type { ClientLinks } from './client-links.ts';
import { createClientPages } from './client-pages.ts';
import type { ClientPages } from './client-pages.ts';
import { createBankAccounts } from './bank-accounts.ts';
import type { BankAccounts } from './bank-accounts.ts';
import { createContent } from './content.ts';
import type { DefaultsOf } from '../content/defaults-of.ts';
import type { Content } from './content.ts';
import { encodeOwnerPicture } from '../pictures/encode-owner-picture.ts';
import { encodePreview } from '../pictures/encode-picture.ts';
import { createErasures } from './erasures.ts';
import type { Erasures } from './erasures.ts';
import { createCompletionTimes } from './completion-times.ts';
import type { ReadCompletionTimes } from './completion-times.ts';
import { createFloodErasures } from './flood-erasures.ts';
import type { FloodErasures } from './flood-erasures.ts';
import { createFloodGuard } from './flood-guard.ts';
import type { FloodGuard } from './flood-guard.ts';
import { floodLimits } from './flood-limits.ts';
import type { FloodLimits } from './flood-limits.ts';
import { createDeviceTransfers } from './device-transfers.ts';
import type { DeviceTransfers } from './device-transfers.ts';
import { createHealth } from './health.ts';
import type { Health } from './health.ts';
import { createInbox } from './inbox.ts';
import { createPriceCheck } from '../content/known-prices.ts';
import type { Inbox } from './inbox.ts';
import { createInboxEvents } from './inbox-events.ts';
import type { InboxEvents } from './inbox-events.ts';
import { createLaunch } from './launch.ts';
import type { Launch } from './launch.ts';
import { createMailAddresses } from './mail-addresses.ts';
import type { MailAddresses } from './mail-addresses.ts';
import { createOwnerCalendar } from './owner-calendar.ts';
import type { OwnerCalendar } from './owner-calendar.ts';
import { createOwnerFacts } from './owner-facts.ts';
import type { OwnerFacts } from './owner-facts.ts';
import type { Schedule } from './schedule.ts';
import { createOwnerPictures } from './owner-pictures.ts';
import { createOwnerSessions } from './owner-sessions.ts';
import type { OwnerPictures } from './owner-pictures.ts';
import { createOwnerTexts } from './owner-texts.ts';
import type { OwnerTexts } from './owner-texts.ts';
import type { OwnerSessions } from './owner-sessions.ts';
import { createPasskeys } from './passkeys.ts';
import type { Passkeys } from './passkeys.ts';
import { createPeople } from './people.ts';
import type { People } from './people.ts';
import { createPassphraseChanges } from './passphrase-changes.ts';
import type { PassphraseChanges } from './passphrase-changes.ts';
import { createPublishing } from './publishing.ts';
import type { Publishing } from './publishing.ts';
import { createUploadPreviews } from './upload-previews.ts';
import { createOversizeReports } from './oversize-reports.ts';
import type { OversizeReports } from './oversize-reports.ts';
import { createWarnings } from './warnings.ts';
import type { Warnings } from './warnings.ts';
import { createReports } from './reports.ts';
import type { Reports } from './reports.ts';
import { createRetention } from './retention.ts';
import type { RetentionService } from './retention.ts';
import { createSubmissions } from './submissions.ts';
import type { Submissions, Notify } from './submissions.ts';
import { createTrash } from './trash.ts';
import type { Trash } from './trash.ts';
import { createUploads } from './uploads.ts';
import type { Uploads } from './uploads.ts';
import { createWork } from './work.ts';
import type { Work } from './work.ts';

/** All services of the server; used by routes, pages and maintenance. */
export interface Services {
  content: Content;
  submissions: Submissions;
  uploads: Uploads;
  deviceTransfers: DeviceTransfers;
  sessions: OwnerSessions;
  passkeys: Passkeys;
  people: People;
  passphraseChanges: PassphraseChanges;
  bankAccounts: BankAccounts;
  inbox: Inbox;
  inboxEvents: InboxEvents;
  work: Work;
  erasures: Erasures;
  clientLinks: ClientLinks;
  clientPages: ClientPages;
  reports: Reports;
  ownerCalendar: OwnerCalendar;
  /** Whether a mail server is set up. */
  canSendMail: boolean;
  mailAddresses: MailAddresses;
  launch: Launch;
  trash: Trash;
  ownerFacts: OwnerFacts;
  retention: RetentionService;
  health: Health;
  publishing: Publishing;
  ownerPictures: OwnerPictures;
  ownerTexts: OwnerTexts;
  completionTimes: ReadCompletionTimes;
  oversizeReports: OversizeReports;
  warnings: Warnings;
  /** For everything that draws a picture on request: one at a time, since each takes the memory of a whole one. */
  drawNext: SerialQueue;
  flood: FloodGuard;
  floodErasures: FloodErasures;
}

export interface ServicesOptions {
  store: RecordStore;
  files: FileStore;
  /** What comes with the site. Default: this release. */
  defaultsOf?: DefaultsOf;
  /** Ids of the facts that the owner confirms before the site goes public. */
  ownerFacts: ReadonlySet<string>;
  /** The public pages of the site, by path. */
  sitePages: (content: Content) => () => ReadonlyMap<string, unknown>;
  /** From the environment. */
  practice: Practice;
  /** Whether the passphrase is set in the environment; then the owner cannot change it. Default false. */
  isPassphraseSet?: boolean;
  /** Called with a published text that this release cannot read. */
  report?: (message: string) => void;
  clock: Clock;
  /** Creates UUIDs. */
  makeId: () => string;
  notify?: Notify;
  pictureCache: PictureCache;
  deviceTransferStore: DeviceTransferStore;
  retention: Retention;
  /** The hourly copies of everything. */
  snapshots: { count: () => Promise<number>; removeAll: () => Promise<number> };
  schedule: Schedule;
  clockTrust: ClockTrust;
  /** Milliseconds of a monotonic clock. */
  monotonicMs: () => number;
  /** Whether a mail server is set up. Default: not. */
  canSendMail?: boolean;
  /** Address of the site, for links in the owner’s calendar and for passkeys. */
  publicUrl?: string | undefined;
  /** Other limits than the defaults, for tests. */
  floodLimits?: FloodLimits | undefined;
}

/** Creates all services over the given adapters. */
export function createServices(options: ServicesOptions): Services {
  const { store, files, clock, makeId, notify, snapshots } = options;
  const bankAccounts = createBankAccounts({
    store,
    clock,
    onServer: options.practice.bank,
    ...(notify && { notify }),
  });
  const content = createContent({
    ...(options.defaultsOf && { defaultsOf: options.defaultsOf }),
    bank: bankAccounts.current,
    practice: options.practice,
    clock,
    ...(options.report && { report: options.report }),
  });
  const pages = options.sitePages(content);
  const drawNext = createSerialQueue();
  const ownerPictures = createOwnerPictures({
    store,
    files,
    clock,
    encode: (bytes) => drawNext(() => encodeOwnerPicture(bytes)),
    findPicture: (sha256) => content.findPicture(sha256),
  });
  const previews = createUploadPreviews({
    files,
    cache: options.pictureCache,
    encode: (bytes, maxSide) => drawNext(() => encodePreview(bytes, maxSide)),
  });
  const { orphanUploadHours: orphanHours } = options.retention;
  const uploads = createUploads({ store, files, clock, previews, orphanHours });
  const passkeys = createPasskeys(store, { clock, publicUrl: options.publicUrl });
  const sessions = createOwnerSessions(store, clock, passkeys);
  const oversizeReports = createOversizeReports(clock);
  const inbox = createInbox({
    store,
    clock,
    absences: () => content.practice().away ?? [],
    makeId,
    notify,
  });
  const flood = createFloodGuard({
    store,
    limits: options.floodLimits ?? floodLimits,
    monotonicMs: options.monotonicMs,
  });
  // Reserves space as an upload from a new address does: checks the disk and the quota for orphans.
  const probeUploads = async () => {
    const release = await uploads.reserveSpace([], 1);
    if (!release) throw new StorageUnavailableError('no room for files');
    release();
  };
  const mailAddresses = createMailAddresses({
    store,
    clock,
    onServer: options.canSendMail ? options.practice.email : null,
    published: () => content.practice().email,
    makeCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    ...(notify && { notify }),
  });
  return {
    content,
    publishing: createPublishing({
      store: store.content,
      content,
      clock,
      clockTrust: options.clockTrust,
      // Another address of the practice may have been published.
      onChanged: notify,
      publicPaths: () => new Set(pages().keys()),
    }),
    submissions: createSubmissions({
      store,
      flood,
      clock,
      makeId,
      hadPrice: createPriceCheck(store.content),
      ...(notify && { notify }),
    }),
    uploads,
    deviceTransfers: createDeviceTransfers({
      store: options.deviceTransferStore,
      clock,
      probe: () => files.probe(),
    }),
    sessions,
    passkeys,
    people: createPeople(store, clock),
    bankAccounts,
    passphraseChanges: createPassphraseChanges({
      store,
      sessions,
      clock,
      isSetOnServer: options.isPassphraseSet ?? false,
    }),
    inbox,
    work: createWork({ store, clock, content, notify }),
    inboxEvents: createInboxEvents({
      watch: (listener) => store.watch(listener),
      counts: () => inbox.counts(),
      schedule: options.schedule,
    }),
    clientLinks: createClientLinks(store, clock),
    clientPages: createClientPages({ store, content, clock, makeId, notify }),
    canSendMail: options.canSendMail ?? false,
    mailAddresses,
    trash: createTrash(store, clock),
    launch: createLaunch({ practice: () => content.practice(), mailAddresses }),
    reports: createReports({ store, uploads, clock }),
    ownerCalendar: createOwnerCalendar(store, { clock, publicUrl: options.publicUrl }),
    ownerPictures,
    ownerTexts: createOwnerTexts({ store: store.content, content }),
    completionTimes: createCompletionTimes(store, clock),
    ownerFacts: createOwnerFacts(store, clock, options.ownerFacts),
    erasures: createErasures({
      store,
      uploads,
      countSnapshots: snapshots.count,
      removeSnapshots: snapshots.removeAll,
    }),
    retention: createRetention({
      store,
      uploads,
      clock,
      periods: options.retention,
      monotonicMs: options.monotonicMs,
    }),
    health: createHealth(store, probeUploads, clock),
    oversizeReports,
    warnings: createWarnings(clock, {
      'proxy-refuses-bodies': () => {
        const latest = oversizeReports.latest();
        return latest && { detail: String(latest.smallestBodyBytes), since: latest.at };
      },
    }),
    drawNext,
    flood,
    floodErasures: createFloodErasures({ store, flood, clock }),
  };
}
