import { createSerialQueue } from '#lib/serial-queue.ts';
import type { RecordStore } from '../storage/ports.ts';
import { leastOrphanBytes } from '../storage/records.ts';
import type { Upload } from '../storage/records.ts';

/** Networks that a file came from, the narrowest first (`networksOf`). Unknown for files from before the server started. */
export type Sender = readonly string[];

/** Quota for orphans: files that no request refers to yet. */
export interface OrphanQuota {
  /**
   * Reserves space for files being uploaded. When there is none, orphans of the sender with the most are deleted: a real
   * visitor's device still has them and uploads them again.
   * @returns a function that releases the space; undefined when the sender's own orphans take up its share
   */
  reserve(sender: Sender, bytes: number): Promise<(() => void) | undefined>;
  /** Remembers who sent which files, in memory only: no record contains an IP address. */
  rememberSender(names: readonly string[], sender: Sender): void;
  /** Forgets the senders of files that are no longer orphans. */
  forgetSenders(): Promise<void>;
}

export interface OrphanQuotaOptions {
  store: Pick<RecordStore, 'listUploads' | 'orphanBytes' | 'removeOrphanUploads'>;
  removeFiles: (names: readonly string[]) => Promise<void>;
  /** Of all senders together. Default 4 GiB: the most that a flood can fill in the 48 hours until orphans expire. */
  maxBytes?: number;
  /** Per address and per network around it. Default 512 MiB, 768 MiB and 1 GiB. */
  maxBytesOfSender?: readonly number[];
}

const mebibyte = 1024 ** 2;

export function createOrphanQuota(options: OrphanQuotaOptions): OrphanQuota {
  const { store, removeFiles, maxBytes = 4_096 * mebibyte } = options;
  const maxBytesOfSender = options.maxBytesOfSender ?? [512, 768, 1_024].map((mb) => mb * mebibyte);
  const senders = new Map<string, Sender>();
  /** Bytes being uploaded, by network; the total under the empty name. */
  const incoming = new Map<string, number>();
  /** Evictions run one after the other: two at once would remove twice as much. */
  const enqueueEviction = createSerialQueue();

  const add = (sender: Sender, bytes: number) => {
    for (const network of ['', ...sender]) {
      const sum = (incoming.get(network) ?? 0) + bytes;
      if (sum > 0) incoming.set(network, sum);
      else incoming.delete(network);
    }
  };

  /** Bytes of the orphans that a network has sent to this process; forgets files that are no longer orphans. */
  async function bytesOf(network: string): Promise<number> {
    const names = [...senders].flatMap(([name, sender]) =>
      sender.includes(network) ? [name] : [],
    );
    if (names.length === 0) return 0;
    const orphans = (await store.listUploads(names)).filter(({ isAttached }) => !isAttached);
    const left = new Set(orphans.map(({ name }) => name));
    for (const name of names) if (!left.has(name)) senders.delete(name);
    return sumOf(orphans.filter(({ trashed }) => !trashed));
  }

  async function isOverShare(sender: Sender): Promise<boolean> {
    for (const [index, network] of sender.entries()) {
      const most = maxBytesOfSender[index] ?? Number.POSITIVE_INFINITY;
      if ((await bytesOf(network)) + (incoming.get(network) ?? 0) > most) return true;
    }
    return false;
  }

  /** Deletes orphans of others when there is no space. @returns whether there is space then */
  async function evict(sender: Sender): Promise<boolean> {
    const incomingBytes = incoming.get('') ?? 0;
    const isEnough = async () => (await store.orphanBytes()) + incomingBytes <= maxBytes;
    if (await isEnough()) return true;
    const own = sender.at(-1);
    const orphans = (await store.listUploads()).filter(({ isAttached }) => !isAttached);
    // A little more than is needed, so that not every upload has to look through all of them.
    let surplus = sumOf(orphans) + incomingBytes - maxBytes * 0.95;
    const names: string[] = [];
    // Expired files are deleted before others.
    for (const { name, sizeBytes } of orphans.filter(({ trashed }) => trashed)) {
      if (surplus <= 0) break;
      names.push(name);
      surplus -= sizeBytes;
    }
    const fresh = orphans.filter(({ trashed }) => !trashed);
    const weights = groupBy(fresh, ({ name }) => senders.get(name)?.at(-1) ?? '');
    const byWeight = [...weights].toSorted(([, one], [, other]) => sumOf(other) - sumOf(one));
    for (const [network, ofNetwork] of byWeight) {
      if (network === own) break;
      for (const { name, sizeBytes } of heaviestFirst(ofNetwork)) {
        if (surplus <= 0) break;
        names.push(name);
        surplus -= sizeBytes;
      }
    }
    await removeFiles(await store.removeOrphanUploads(names));
    for (const name of names) senders.delete(name);
    return isEnough();
  }

  /** Orphans grouped by address, or by request when the address is unknown: the largest group first, its oldest files first. */
  function heaviestFirst(orphans: readonly Readonly<Upload>[]): Readonly<Upload>[] {
    const groups = groupBy(orphans, ({ name, key }) => senders.get(name)?.[0] ?? `for ${key}`);
    return [...groups.values()]
      .toSorted((one, other) => sumOf(other) - sumOf(one))
      .flatMap((group) => group.toSorted((one, other) => (one.storedAt < other.storedAt ? -1 : 1)));
  }

  return {
    async reserve(sender, bytes) {
      add(sender, bytes);
      let isGiven = false;
      const release = () => {
        if (isGiven) return;
        isGiven = true;
        add(sender, -bytes);
      };
      try {
        const hasRoom = await enqueueEviction(async () =>
          (await isOverShare(sender)) ? false : evict(sender),
        );
        if (hasRoom) return release;
      } catch (error) {
        release();
        throw error;
      }
      release();
      return undefined;
    },
    rememberSender(names, sender) {
      for (const name of names) senders.set(name, sender);
    },
    async forgetSenders() {
      const known = await store.listUploads([...senders.keys()]);
      const orphans = new Set(known.flatMap((upload) => (upload.isAttached ? [] : [upload.name])));
      for (const name of senders.keys()) if (!orphans.has(name)) senders.delete(name);
    },
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function sumOf(uploads: readonly Pick<Upload, 'sizeBytes'>[]): number {
  return uploads.reduce((sum, { sizeBytes }) => sum + Math.max(sizeBytes, leastOrphanBytes), 0);
}
