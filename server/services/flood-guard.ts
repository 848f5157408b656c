import { createHmac } from 'node:crypto';
import { Second } from '#shared/time.ts';
import type { RecordStore, UnopenedWeight } from '../storage/ports.ts';
import type { FloodLimits, FloodSize } from './flood-limits.ts';

/** Limits what nobody has opened, by network and in all. */
export interface FloodGuard {
  /** Keyed digest of a network, to be stored instead of it; null for none. */
  digestOf(network: string | undefined): Promise<string | undefined>;
  /**
   * Reserves room for a record that is about to be stored.
   * @returns a function to call when it is stored or has failed; undefined when there is no room
   */
  admit(network: string | undefined, size: FloodSize): Promise<(() => void) | undefined>;
  /** Unopened records outside the trash, by network, the most first, and the share of the limits that they take. */
  weigh(): Promise<{ share: number; weights: readonly UnopenedWeight[] }>;
  /** Weighs again at the next call: the owner has erased or restored a flood. */
  forget(): void;
}

export interface FloodGuardOptions {
  store: Pick<RecordStore, 'weighUnopened' | 'passphraseHash' | 'watch'>;
  limits: FloodLimits;
  /** Milliseconds of a monotonic clock. */
  monotonicMs: () => number;
}

/** After a change by others, the records are weighed at most this often: a flood must not cause a weighing for each of its own. */
const weighEveryMs = Second.ms;

const kinds = ['records', 'bytes', 'fileBytes'] as const;
const nothing: FloodSize = { records: 0, bytes: 0, fileBytes: 0 };

function sum(one: FloodSize, other: FloodSize): FloodSize {
  return {
    records: one.records + other.records,
    bytes: one.bytes + other.bytes,
    fileBytes: one.fileBytes + other.fileBytes,
  };
}

interface Weighing {
  atMs: number;
  weights: readonly UnopenedWeight[];
  all: FloodSize;
  withTrash: FloodSize;
  byNetwork: Map<string, FloodSize>;
}

export function createFloodGuard({ store, limits, monotonicMs }: FloodGuardOptions): FloodGuard {
  let weighing: Promise<Weighing> | undefined;
  let isChanged = true;
  store.watch(() => {
    isChanged = true;
  });
  /** Admitted since the records were weighed. */
  let admitted: { network: string; size: FloodSize }[] = [];
  const underWay = new Set<(typeof admitted)[number]>();

  async function weighAnew(): Promise<Weighing> {
    const atMs = monotonicMs();
    isChanged = false;
    admitted = [...underWay];
    const all = await store.weighUnopened();
    const weights = all
      .filter(({ isTrashed }) => !isTrashed)
      .toSorted((one, other) => other.records - one.records);
    return {
      atMs,
      weights,
      all: weights.reduce<FloodSize>(sum, nothing),
      withTrash: all.reduce<FloodSize>(sum, nothing),
      byNetwork: new Map(weights.map((weight) => [weight.network ?? '', weight])),
    };
  }

  async function weighed(): Promise<Weighing> {
    const known = await weighing?.catch(() => undefined);
    if (known && !(isChanged && monotonicMs() - known.atMs >= weighEveryMs)) return known;
    weighing = weighAnew();
    return weighing;
  }

  const isWithin = (size: FloodSize, share: number) =>
    kinds.every((kind) => size[kind] <= limits[kind] * share);

  return {
    async digestOf(network) {
      if (network === undefined) return undefined;
      // The hash of the passphrase is the only secret of the records; another one only starts new digests.
      const key = (await store.passphraseHash()) ?? '';
      return createHmac('sha256', key).update(network).digest('hex').slice(0, 16);
    },
    async admit(network = '', size) {
      const { all, withTrash, byNetwork } = await weighed();
      // From here to the reservation nothing waits, so that two at once cannot share the last room.
      const added = admitted.reduce((total, one) => sum(total, one.size), size);
      const own = admitted
        .filter((one) => one.network === network)
        .reduce((total, one) => sum(total, one.size), byNetwork.get(network) ?? nothing);
      const isNewcomer = own.records === 0;
      const hasRoom =
        isWithin(sum(own, size), limits.networkShare) &&
        isWithin(sum(all, added), isNewcomer ? 1 : 1 - limits.reservedShare) &&
        isWithin(sum(withTrash, added), limits.withTrash);
      if (!hasRoom) return undefined;
      const reservation = { network, size };
      admitted.push(reservation);
      underWay.add(reservation);
      return () => {
        underWay.delete(reservation);
        isChanged = true;
      };
    },
    async weigh() {
      // Asked for rarely, and the owner acts on the answer.
      if (isChanged) weighing = undefined;
      const { all, weights } = await weighed();
      const share = Math.max(...kinds.map((kind) => all[kind] / limits[kind]));
      return { share, weights };
    },
    forget() {
      weighing = undefined;
    },
  };
}
