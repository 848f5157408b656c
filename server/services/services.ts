import type { Practice } from '#shared/api/practice.ts';
import type { Retention } from '#shared/api/retention.ts';
import type { Clock } from '#shared/time.ts';
import { StorageUnavailableError } from '../storage/ports.ts';
import type { FileStore, HandOverStore, PictureCache, RecordStore } from '../storage/ports.ts';
import type { ClockTrust } from './clock-trust.ts';
import { createContent } from './content.ts';
import type { Content, Seed } from './content.ts';
import { drawPicture } from './draw-picture.ts';
import { encodePicture } from './encode-picture.ts';
import { createErasures } from './erasures.ts';
import type { Erasures } from './erasures.ts';
import { createFillTimes } from './fill-times.ts';
import type { ReadFillTimes } from './fill-times.ts';
import { createHandOvers } from './hand-overs.ts';
import type { HandOvers } from './hand-overs.ts';
import { createHealth } from './health.ts';
import type { Health } from './health.ts';
import { createInbox } from './inbox.ts';
import type { Inbox } from './inbox.ts';
import { createInboxEvents } from './inbox-events.ts';
import type { InboxEvents } from './inbox-events.ts';
import { createOwnerFacts } from './owner-facts.ts';
import type { OwnerFacts } from './owner-facts.ts';
import type { Schedule } from './schedule.ts';
import { createOwnerPictures } from './owner-pictures.ts';
import { createOwnerSessions } from './owner-sessions.ts';
import type { OwnerPictures } from './owner-pictures.ts';
import type { OwnerSessions } from './owner-sessions.ts';
import { createPublishing } from './publishing.ts';
import type { Publishing } from './publishing.ts';
import { createPictures } from './pictures.ts';
import { createProxyRefusals } from './proxy-refusals.ts';
import type { ProxyRefusals } from './proxy-refusals.ts';
import { createRetention } from './retention.ts';
import type { RetentionService } from './retention.ts';
import { createSubmissions } from './submissions.ts';
import type { Submissions, Notify } from './submissions.ts';
import { createUploads } from './uploads.ts';
import type { Uploads } from './uploads.ts';

/** All rules of the server; routes, pages and maintenance call them. */
export interface Services {
  content: Content;
  submissions: Submissions;
  uploads: Uploads;
  handOvers: HandOvers;
  sessions: OwnerSessions;
  inbox: Inbox;
  inboxEvents: InboxEvents;
  erasures: Erasures;
  ownerFacts: OwnerFacts;
  retention: RetentionService;
  health: Health;
  publishing: Publishing;
  ownerPictures: OwnerPictures;
  fillTimes: ReadFillTimes;
  proxyRefusals: ProxyRefusals;
}

export interface ServicesOptions {
  store: RecordStore;
  files: FileStore;
  seed: Seed;
  /** Ids of what the owner is asked to confirm before the site goes public. */
  ownerFacts: ReadonlySet<string>;
  /** The pages of the site by their addresses, as the content has them now. */
  sitePages: (content: Content) => () => ReadonlyMap<string, unknown>;
  /** What the environment says. */
  practice: Practice;
  /** Told about a published text that this release cannot read. */
  report?: (message: string) => void;
  clock: Clock;
  /** Makes UUIDs. */
  makeId: () => string;
  notify?: Notify;
  pictureCache: PictureCache;
  handOverStore: HandOverStore;
  retention: Retention;
  /** The hourly copies of everything. */
  snapshots: { count: () => Promise<number>; removeAll: () => Promise<number> };
  schedule: Schedule;
  clockTrust: ClockTrust;
  /** Milliseconds that no setting of the clock moves. */
  monotonicMs: () => number;
}

/** All rules of the server over the given adapters. */
export function createServices(options: ServicesOptions): Services {
  const { store, files, clock, makeId, notify, snapshots } = options;
  const content = createContent(options.seed, {
    practice: options.practice,
    clock,
    ...(options.report && { report: options.report }),
  });
  const pages = options.sitePages(content);
  const ownerPictures = createOwnerPictures({
    store,
    files,
    clock,
    draw: drawPicture,
    findPicture: (sha256) => content.findPicture(sha256),
  });
  const pictures = createPictures({ files, cache: options.pictureCache, encode: encodePicture });
  const { orphanUploadHours: orphanHours } = options.retention;
  const uploads = createUploads({ store, files, clock, pictures, orphanHours });
  const inbox = createInbox(store, clock);
  // As an address asks that has sent nothing: the disk, and what waits there without a request.
  const probeUploads = async () => {
    const release = await uploads.claimRoom([], 1);
    if (!release) throw new StorageUnavailableError('no room for files');
    release();
  };
  return {
    content,
    publishing: createPublishing({
      store: store.content,
      content,
      clock,
      clockTrust: options.clockTrust,
      publicPaths: () => new Set(pages().keys()),
    }),
    submissions: createSubmissions({ store, clock, makeId, ...(notify && { notify }) }),
    uploads,
    handOvers: createHandOvers({
      store: options.handOverStore,
      clock,
      probe: () => files.probe(),
    }),
    sessions: createOwnerSessions(store, clock),
    inbox,
    inboxEvents: createInboxEvents({
      watch: (listener) => store.watch(listener),
      counts: () => inbox.counts(),
      schedule: options.schedule,
    }),
    ownerPictures,
    fillTimes: createFillTimes(store, clock),
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
    proxyRefusals: createProxyRefusals(clock),
  };
}
