import type { Practice } from '#shared/api/practice.ts';
import type { Clock } from '#shared/time.ts';
import type { Services } from '../app.ts';
import type { FileStore, RecordStore } from '../storage/ports.ts';
import { createContent } from './content.ts';
import type { Seed } from './content.ts';
import { createHealth } from './health.ts';
import { createInbox } from './inbox.ts';
import { createOwnerSessions } from './owner-sessions.ts';
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
}

/** All rules of the server over the given adapters. */
export function createServices(options: ServicesOptions): Services {
  const { store, files, clock, makeId, notify } = options;
  return {
    content: createContent(options.seed),
    submissions: createSubmissions({ store, clock, makeId, ...(notify && { notify }) }),
    uploads: createUploads({ store, files, clock }),
    sessions: createOwnerSessions(store, clock),
    inbox: createInbox(store),
    health: createHealth(store, files, clock),
    practice: options.practice,
  };
}
