import { Readable } from 'node:stream';
import { checkedDeviceTransferName } from '../device-transfer-name.ts';
import type { DeviceTransferStore } from '../ports.ts';

/** Device transfers in memory only, for tests. */
export function createMemoryDeviceTransfers(): DeviceTransferStore {
  const objects = new Map<string, Uint8Array>();
  return {
    async add(name, bytes) {
      if (objects.has(checkedDeviceTransferName(name))) return false;
      objects.set(name, bytes);
      return true;
    },
    read: async (name) => objects.get(checkedDeviceTransferName(name)),
    async open(name) {
      const bytes = objects.get(checkedDeviceTransferName(name));
      return bytes && { stream: Readable.from([bytes]), sizeBytes: bytes.length };
    },
    async remove(name) {
      objects.delete(checkedDeviceTransferName(name));
    },
    list: async () => [...objects].map(([name, { length: sizeBytes }]) => ({ name, sizeBytes })),
  };
}
