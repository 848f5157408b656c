import type { Readable } from 'node:stream';
import * as v from 'valibot';
import {
  deviceTransferHours,
  deviceTransferPartBytes,
  deviceTransferPartCount,
} from '#shared/api/device-transfers.ts';
import { Hour } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { StorageUnavailableError } from '../storage/ports.ts';
import type { DeviceTransferStore } from '../storage/ports.ts';
import { StoredInstant } from '#shared/schemas.ts';

/** Why a device transfer cannot be taken; `unknown` also when parts are missing. */
export type DeviceTransferRefusal = 'unknown' | 'taken' | 'expired';

export interface DeviceTransfers {
  /**
   * @returns undefined where the id belongs to a device transfer of another size
   * @throws StorageUnavailableError when there is no space left
   */
  begin(transfer: { id: string; sizeBytes: number }): Promise<{ expiresAt: string } | undefined>;
  /** Expected bytes of a part; 0 for one that does not exist. */
  partBytes(id: string, number: number): Promise<number | DeviceTransferRefusal>;
  /**
   * Stores a part of exactly the expected size; an existing one stays.
   * @throws StorageUnavailableError when there is no space left
   */
  putPart(id: string, number: number, bytes: Uint8Array): Promise<void>;
  /** The first claim wins, and may be repeated. */
  take(id: string, claim: string): Promise<{ sizeBytes: number } | DeviceTransferRefusal>;
  openPart(
    id: string,
    number: number,
    claim: string,
  ): Promise<{ stream: Readable; sizeBytes: number } | DeviceTransferRefusal>;
  /** Erases the parts; until the sweep only the fact that it was taken is left. */
  finish(id: string, claim: string): Promise<'erased' | 'unknown' | 'taken'>;
  /** Erases device transfers after a day. Only with a trusted clock. */
  sweep(): Promise<void>;
}

export interface DeviceTransfersOptions {
  store: DeviceTransferStore;
  clock: Clock;
  /** Throws StorageUnavailableError when the disk is not writable. */
  probe: () => Promise<void>;
  /** Of all parts together. Default 2 GiB. */
  maxBytes?: number;
}

const About = v.object({ sizeBytes: v.number(), startedAt: StoredInstant });
type About = v.InferOutput<typeof About>;
const Claim = v.object({ claim: v.string() });

const toBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const fromBytes = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** Transfers encrypted drafts from one device to another; nothing here can read them. */
export function createDeviceTransfers(options: DeviceTransfersOptions): DeviceTransfers {
  const { store, clock, probe, maxBytes = 2 * 1024 ** 3 } = options;
  const lifetimeMs = deviceTransferHours * Hour.ms;
  const expiryOf = ({ startedAt }: About) => new Date(Date.parse(startedAt) + lifetimeMs);

  async function aboutOf(id: string): Promise<About | undefined> {
    const bytes = await store.read(`${id}.about`);
    return bytes && v.parse(About, fromBytes(bytes));
  }

  async function find(id: string): Promise<About | 'unknown' | 'expired'> {
    const about = await aboutOf(id);
    if (about === undefined) return 'unknown';
    return expiryOf(about) <= clock() ? 'expired' : about;
  }

  async function claimOf(id: string): Promise<string | undefined> {
    const bytes = await store.read(`${id}.claim`);
    return bytes && v.parse(Claim, fromBytes(bytes)).claim;
  }

  async function partsOf(id: string): Promise<readonly string[]> {
    const objects = await store.list();
    return objects.flatMap(({ name }) =>
      name.startsWith(`${id}.`) && /\.\d+$/.test(name) ? [name] : [],
    );
  }

  /** Bytes at the last count plus those stored since; deleted ones are noticed only at the next count. */
  let usedBytes = Infinity;
  const countUsed = async () => {
    usedBytes = (await store.list()).reduce((sum, object) => sum + object.sizeBytes, 0);
  };
  async function checkRoom(bytes: number): Promise<void> {
    await probe();
    if (usedBytes + bytes > maxBytes) await countUsed();
    if (usedBytes + bytes > maxBytes) throw new StorageUnavailableError('no room to hand over');
  }

  return {
    async begin({ id, sizeBytes }) {
      const known = await aboutOf(id);
      if (known === undefined) {
        await countUsed();
        await checkRoom(sizeBytes);
        await store.add(`${id}.about`, toBytes({ sizeBytes, startedAt: clock().toISOString() }));
      }
      const about = known ?? (await aboutOf(id));
      if (about?.sizeBytes !== sizeBytes) return undefined;
      return { expiresAt: expiryOf(about).toISOString() };
    },
    async partBytes(id, number) {
      const about = await find(id);
      if (typeof about === 'string') return about;
      if ((await claimOf(id)) !== undefined) return 'taken';
      return deviceTransferPartBytes(about.sizeBytes, number);
    },
    async putPart(id, number, bytes) {
      // Checked again: many device transfers may have been started while there was room for any one of them.
      await checkRoom(bytes.length);
      usedBytes += bytes.length;
      await store.add(`${id}.${number}`, bytes);
    },
    async take(id, claim) {
      const about = await find(id);
      if (typeof about === 'string') return about;
      const isWhole = (await partsOf(id)).length === deviceTransferPartCount(about.sizeBytes);
      const first = await claimOf(id);
      // Once the device transfer is done, its parts are gone for everybody.
      if (first !== undefined && (first !== claim || !isWhole)) return 'taken';
      if (!isWhole) return 'unknown';
      if (first === undefined) {
        await store.add(`${id}.claim`, toBytes({ claim }));
        if ((await claimOf(id)) !== claim) return 'taken';
      }
      return { sizeBytes: about.sizeBytes };
    },
    async openPart(id, number, claim) {
      const about = await find(id);
      if (typeof about === 'string') return about;
      if ((await claimOf(id)) !== claim) return 'taken';
      if (deviceTransferPartBytes(about.sizeBytes, number) === 0) return 'unknown';
      return (await store.open(`${id}.${number}`)) ?? 'taken';
    },
    async finish(id, claim) {
      const first = await claimOf(id);
      if (first === undefined) return 'unknown';
      if (first !== claim) return 'taken';
      for (const name of await partsOf(id)) await store.remove(name);
      return 'erased';
    },
    async sweep() {
      const now = clock().getTime();
      const objects = await store.list();
      const ids = new Set(objects.map(({ name }) => name.slice(0, name.indexOf('.'))));
      for (const id of ids) {
        const about = await aboutOf(id);
        const ageMs = about === undefined ? lifetimeMs : now - Date.parse(about.startedAt);
        // A start in the future was recorded while the clock was wrong: such a device transfer is erased, too.
        if (ageMs >= 0 && ageMs < lifetimeMs) continue;
        const names = objects.filter(({ name }) => name.startsWith(`${id}.`));
        // The object by which it is found is deleted last, so that an interruption leaves nothing unfound.
        for (const { name } of names.toSorted((one) => (one.name.endsWith('.about') ? 1 : -1))) {
          await store.remove(name);
        }
      }
    },
  };
}
