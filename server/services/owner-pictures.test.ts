import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createMemoryFiles } from '../storage/memory/memory-files.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import type { EncodeOutcome } from '../pictures/encode-owner-picture.ts';
import { createOwnerPictures } from './owner-pictures.ts';

const photo = Buffer.from('every byte of a photo');
const sha256 = createHash('sha256').update(photo).digest('hex');

const encoded: EncodeOutcome = {
  kind: 'encoded',
  width: 3,
  height: 2,
  colour: '#8a6f52',
  copies: [{ width: 480, format: 'webp', bytes: Buffer.from('smaller') }],
};

test.each([1, 2])(
  'A server that ended while it encoded a photo of %i parts encodes it when the phone tries again',
  async (count) => {
    const store = createRecordStore(createMemoryLog());
    const files = createMemoryFiles();
    const start = (encode: (bytes: Uint8Array) => Promise<EncodeOutcome>) =>
      createOwnerPictures({
        store,
        files,
        clock: () => new Date('2026-03-01T00:00:00.000Z'),
        encode,
        findPicture: () => undefined,
      });
    const at = count === 1 ? [0] : [0, 8];
    const send = (server: ReturnType<typeof start>, first: number) => {
      const next = at[at.indexOf(first) + 1] ?? photo.length;
      const range = { first, allBytes: photo.length };
      return server.receive(sha256, Readable.from([photo.subarray(first, next)]), range);
    };
    const encoding = await new Promise((resolve) => {
      const killed = start((bytes) => {
        resolve(bytes);
        return new Promise(() => undefined);
      });
      const sendAll = async () => {
        for (const first of at) await send(killed, first);
      };
      void sendAll();
    });
    expect(encoding).toEqual(photo);

    const restarted = start(async () => encoded);
    // The phone does not know that the last part was received.
    const answer = await send(restarted, at.at(-1) ?? 0);
    expect(answer).toMatchObject({ kind: 'progress', progress: { state: 'ready' } });
    expect(await restarted.progress(sha256)).toMatchObject({ state: 'ready' });
  },
);
