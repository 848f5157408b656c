import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StorageUnavailableError } from '../storage/ports.ts';
import type { Bucket } from '../storage/s3/bucket.ts';

/** A bucket in memory whose faults a test controls. */
export function memoryBucket(clock: () => Date) {
  const objects = new Map<string, { bytes: Uint8Array; modifiedAt: Date }>();
  /** Why every call fails, undefined while all is well; `when` says which objects alone cannot be stored. */
  const fault: { is?: string; slow?: Promise<void>; when?: (key: string) => boolean } = {};
  const check = async () => {
    await fault.slow;
    if (fault.is !== undefined) throw new StorageUnavailableError(fault.is);
  };
  const bucket: Bucket = {
    async put(key, body) {
      await check();
      if (fault.when?.(key)) throw new StorageUnavailableError('503');
      objects.set(key, { bytes: await buffer(body.open()), modifiedAt: clock() });
    },
    async putNew(key, body) {
      if (objects.has(key)) return false;
      await bucket.put(key, body);
      return true;
    },
    async get(key) {
      await check();
      const found = objects.get(key);
      return found && { stream: Readable.from([found.bytes]), sizeBytes: found.bytes.length };
    },
    async copy(key, target) {
      const found = objects.get(key);
      if (found) objects.set(target, found);
      return found !== undefined;
    },
    async remove(key) {
      await check();
      objects.delete(key);
    },
    async list(prefix) {
      await check();
      return [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { bytes, modifiedAt }]) => ({ key, modifiedAt, sizeBytes: bytes.length }));
    },
    probe: check,
  };
  return { bucket, objects, fault };
}
