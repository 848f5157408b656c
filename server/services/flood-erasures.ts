import type { Flood, FloodChoice, FloodErasure } from '#shared/api/inbox-flood.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore, SubmissionFilter } from '../storage/ports.ts';
import type { FloodGuard } from './flood-guard.ts';
import { floodLimits } from './flood-limits.ts';

/** How the owner sees a flood, erases it and brings it back. */
export interface FloodErasures {
  read(): Promise<Flood>;
  erase(choice: FloodChoice, isDryRun: boolean): Promise<FloodErasure>;
  /** Returns the number of records. */
  restore(at: string): Promise<number>;
}

export interface FloodErasuresOptions {
  store: RecordStore;
  flood: Pick<FloodGuard, 'weigh' | 'forget'>;
  clock: Clock;
}

/** A network with fewer unopened records is nobody's flood. */
const fewestOfNetwork = 20;
const mostNetworks = 5;
/** Records read, or put in the trash, at a time. */
const partSize = 1_000;

export function createFloodErasures({ store, flood, clock }: FloodErasuresOptions): FloodErasures {
  /** What was found, without the bodies. */
  async function find(choice: FloodChoice) {
    const filter = filterOf(choice);
    const ids: string[] = [];
    const files = new Set<string>();
    let messages = 0;
    for (let last; ;) {
      const part = await store.listSubmissions(filter, { limit: partSize, after: last });
      for (const { id, kind, attachments } of part) {
        ids.push(id);
        if (kind === 'contact') messages += 1;
        for (const name of attachments) files.add(name);
      }
      last = part.at(-1);
      if (part.length < partSize) break;
    }
    return { ids, messages, requests: ids.length - messages, files: files.size };
  }

  return {
    async read() {
      const { share, weights } = await flood.weigh();
      const networks = weights.flatMap(({ network, records, since, until }) =>
        network !== null && records >= fewestOfNetwork ? [{ network, records, since, until }] : [],
      );
      return {
        isFlood: share >= floodLimits.toldShare,
        share: Math.min(1, share),
        records: weights.reduce((sum, { records }) => sum + records, 0),
        since: weights.map(({ since }) => since).toSorted()[0] ?? null,
        until:
          weights
            .map(({ until }) => until)
            .toSorted()
            .at(-1) ?? null,
        networks: networks.slice(0, mostNetworks),
      };
    },
    async erase(choice, isDryRun) {
      const { ids, ...counts } = await find(choice);
      if (isDryRun || ids.length === 0) return { ...counts, at: null };
      const at = clock();
      for (let first = 0; first < ids.length; first += partSize) {
        await store.trashSubmissions(ids.slice(first, first + partSize), at);
      }
      flood.forget();
      return { ...counts, at: at.toISOString() };
    },
    async restore(at) {
      const { submissions } = await store.restoreTrash(new Date(at), new Date(at));
      flood.forget();
      return submissions;
    },
  };
}

function filterOf(choice: FloodChoice): SubmissionFilter {
  switch (choice.by) {
    case 'network':
      return { network: choice.network };
    case 'time':
      return {
        isOpened: false,
        since: new Date(choice.since).toISOString(),
        before: new Date(Date.parse(choice.until) + 1).toISOString(),
      };
    case 'spam':
      return { isOpened: false, folder: 'spam' };
  }
}
