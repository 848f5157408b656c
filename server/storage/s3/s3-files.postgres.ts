import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, inject, test } from 'vitest';
import { createBucket } from '../../testing/s3-server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { describeFileStore, describeDeviceTransferStore } from '../../testing/storage-contract.ts';
import { StorageUnavailableError } from '../ports.ts';
import { openBucket } from './bucket.ts';
import { createS3PictureCache, openS3Files } from './s3-files.ts';
import { createS3DeviceTransfers } from './s3-device-transfers.ts';

const settings = () => createBucket(inject('s3Endpoint'), `test-${randomBytes(6).toString('hex')}`);
const open = async () => openS3Files(openBucket(await settings()), await temporaryFolder());

describeFileStore('bucket', open);
describeDeviceTransferStore('bucket', async () =>
  createS3DeviceTransfers(openBucket(await settings())),
);

const name = (number: number) => `${number.toString(16).padStart(32, '0')}.jpg`;

test('stores and reads ten megabytes byte for byte', async () => {
  const files = await open();
  const bytes = randomBytes(10 * 1024 * 1024);
  const { id } = await files.quarantine(Readable.from([bytes]));
  await files.accept(id, name(1));
  const opened = await files.open(name(1));
  expect(opened?.sizeBytes).toBe(bytes.length);
  expect(Buffer.concat((await opened?.stream.toArray()) ?? []).equals(bytes)).toBe(true);
  await expect(files.readQuarantined(id)).rejects.toThrow();
});

test('lists files older than a time, across several pages', async () => {
  const bucket = openBucket(await settings());
  const files = await openS3Files(bucket, await temporaryFolder());
  const put = (key: string) => {
    const sha256 = createHash('sha256').update('x').digest('hex');
    return bucket.put(key, { open: () => Readable.from([Buffer.from('x')]), sizeBytes: 1, sha256 });
  };
  const numbers = Array.from({ length: 1_005 }, (_, index) => index);
  const queue = [...numbers];
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      await put(`uploads/${name(next)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  await put('uploads/not-ours.txt');
  await put(`shown/${name(1)}.screen.webp`);
  const later = new Date(Date.now() + 60_000);
  expect((await files.listOlderThan(later)).toSorted()).toEqual(numbers.map(name));
  expect(await files.listOlderThan(new Date(Date.now() - 60_000))).toEqual([]);
});

test('refuses an unknown name', async () => {
  const files = await open();
  const { id } = await files.quarantine(Readable.from([Buffer.from('x')]));
  for (const wrong of ['../secret.txt', 'a.jpg', '', `${name(1)}/..`, `${name(1)}?acl`]) {
    await expect(files.accept(id, wrong)).rejects.toThrow(RangeError);
    expect(() => files.open(wrong)).toThrow(RangeError);
    expect(() => files.remove(wrong)).toThrow(RangeError);
  }
});

test('stores pictures for all processes and deletes every size of one', async () => {
  const pictures = createS3PictureCache(openBucket(await settings()));
  expect(await pictures.read(name(1), 'screen')).toBeUndefined();
  await pictures.write(name(1), 'screen', Buffer.from('screen'));
  await pictures.write(name(1), 'thumbnail', Buffer.from('thumbnail'));
  expect(await pictures.read(name(1), 'screen')).toEqual(Buffer.from('screen'));
  await pictures.remove(name(1));
  expect(await pictures.read(name(1), 'thumbnail')).toBeUndefined();
});

test('is not ready without its bucket', async () => {
  const missing = { ...(await settings()), bucket: 'nobody-made-this' };
  const files = await openS3Files(openBucket(missing), await temporaryFolder());
  await expect(files.probe()).rejects.toThrow(StorageUnavailableError);
});
