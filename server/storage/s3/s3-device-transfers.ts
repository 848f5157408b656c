import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkedDeviceTransferName, deviceTransferName } from '../device-transfer-name.ts';
import type { DeviceTransferStore } from '../ports.ts';
import type { Bucket } from './bucket.ts';

const prefix = 'hand-overs/';
const keyOf = (name: string) => prefix + checkedDeviceTransferName(name);

/** Device transfers as objects `hand-overs/{name}`, so that every process has them. */
export function createS3DeviceTransfers(bucket: Bucket): DeviceTransferStore {
  async function read(name: string): Promise<Uint8Array | undefined> {
    const found = await bucket.get(keyOf(name));
    return found && buffer(found.stream);
  }
  return {
    async add(name, bytes) {
      // Not every service supports the condition of `putNew`.
      if ((await read(name)) !== undefined) return false;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const body = { open: () => Readable.from([bytes]), sizeBytes: bytes.length, sha256 };
      return bucket.putNew(keyOf(name), body);
    },
    read,
    open: async (name) => bucket.get(keyOf(name)),
    remove: (name) => bucket.remove(keyOf(name)),
    async list() {
      const objects = await bucket.list(prefix);
      return objects
        .map(({ key, sizeBytes }) => ({ name: key.slice(prefix.length), sizeBytes }))
        .filter(({ name }) => deviceTransferName.test(name));
    },
  };
}
