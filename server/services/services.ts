import type { Practice } from '#shared/api/practice.ts';
import type { Retention } from '#shared/api/retention.ts';
import type { Clock } from '#shared/time.ts';
import type { Services } from '../app.ts';
import type { FileStore, PictureCache, RecordStore } from '../storage/ports.ts';
import { createContent } from './content.ts';
import type { Seed } from './content.ts';
import type { ClockTrust } from './clock-trust.ts';
import { encodePicture } from './encode-picture.ts';
import { createErasures } from './erasures.ts';
import { createHealth } from './health.ts';
import { createInbox } from './inbox.ts';
import { createInboxEvents } from './inbox-events.ts';
import type { Schedule } from './schedule.ts';
import { createOwnerSessions } from './owner-sessions.ts';
import { createPictures } from './pictures.ts';
import { createRetention } from './retention.ts';
import { createSubmissions } from './submissions.ts';
import type { Notify } from './submissions.ts';
import { createUploads } from './uploads.ts';

export interface ServicesOptions {
  store: RecordStore;
  files: FileStore;
  seed: Seed;
  practice: Practice;
  clock: Clock;
  /** Makes UUIDs. */
  makeId: () => string;
  notify?: Notify;
  pictureCache: PictureCache;
  retention: Retention;
  /** The hourly copies of everything. */
  snapshots: { count: () => Promise<number>; removeAll: () => Promise<number> };
  schedule: Schedule;
  clockTrust: Pick<ClockTrust, 'isSettled'>;
}

/** All rules of the server over the given adapters. */
export function createServices(options: ServicesOptions): Services {
  const { store, files, clock, makeId, notify, snapshots } = options;
  const pictures = createPictures({ files, cache: options.pictureCache, encode: encodePicture });
  const { orphanUploadHours: orphanHours } = options.retention;
  const uploads = createUploads({ store, files, clock, pictures, orphanHours });
  const inbox = createInbox(store, clock);
  return {
    content: createContent(options.seed),
    submissions: createSubmissions({ store, clock, makeId, ...(notify && { notify }) }),
    uploads,
    sessions: createOwnerSessions(store, clock),
    inbox,
    inboxEvents: createInboxEvents({
      watch: (listener) => store.watch(listener),
      counts: () => inbox.counts(),
      schedule: options.schedule,
    }),
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
      clockTrust: options.clockTrust,
    }),
    health: createHealth(store, files, clock),
    practice: options.practice,
  };
}
