import { createHash } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../../storage/s3/bucket.ts';

/**
 * What is in the bucket, every object encrypted:
 * `copies/{copy}/{file}.{part}` the records as of one moment, in parts; `copies/{copy}/complete` once all are there;
 * `tails/{copy}/{first}-{last}` what was written after it, by the numbers of the events;
 * `files/{name}` the files of requests and of the site.
 */
export const copiesFolder = 'copies/';
export const tailsFolder = 'tails/';
export const filesFolder = 'files/';
export const completeName = 'complete';

/** Nothing is in the bucket for longer; a person who was erased leaves it by then. */
export const offsiteDays = 30;

/** Plain bytes of one object at most, so that neither side holds a large file in memory. */
export const partBytes = 8 * 1024 * 1024;

/** Name of a copy: sorts by time, and no two processes choose the same. */
export const copyName = (at: Date, random: string): string =>
  `${at.toISOString().replaceAll(/[:.]/g, '')}-${random}`;

/** Complete copies among the objects of the bucket, oldest first by its clock: that of a server may have been wrong. */
export const completeCopies = (objects: readonly { key: string; modifiedAt: Date }[]) =>
  objects
    .filter(({ key }) => key.startsWith(copiesFolder) && key.endsWith(`/${completeName}`))
    .map(({ key, modifiedAt }) => ({ name: copyOf(key), at: modifiedAt }))
    .toSorted((one, other) => Number(one.at) - Number(other.at));

/** Name of the copy that an object belongs to. */
export const copyOf = (key: string): string => key.split('/')[1] ?? '';

/** In the data folder: name of its newest copy. */
export const knownCopyFile = 'known-copy';

/** As a whole or not at all: with half a name, the next copy would be refused as another server's. */
export async function writeKnownCopy(dataFolder: string, name: string): Promise<void> {
  const path = join(dataFolder, knownCopyFile);
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(name);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

/** Numbers in the name of a tail, with leading zeros so that they sort. */
export const tailName = (first: number, last: number): string =>
  [first, last].map((number) => String(number).padStart(12, '0')).join('-');

export async function putBytes(bucket: Bucket, key: string, bytes: Uint8Array): Promise<void> {
  await bucket.put(key, {
    open: () => Readable.from([bytes]),
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
}

/** @throws Error when there is no such object */
export async function getBytes(bucket: Bucket, key: string): Promise<Uint8Array> {
  const found = await bucket.get(key);
  if (!found) throw new Error(`${key} is missing in the off-site bucket`);
  return buffer(found.stream);
}
