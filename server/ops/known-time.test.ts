import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { persistKnownTime, readKnownTime } from './known-time.ts';

test('the next start knows until when the clock of this one was trusted', async () => {
  const folder = await temporaryFolder();
  expect(await readKnownTime(folder)).toBeNull();
  let now: Date | null = null;
  const stop = persistKnownTime(folder, { trustedNow: () => now }, () => () => undefined);
  now = new Date('2026-03-01T09:00:00.000Z');
  await stop();
  expect(await readKnownTime(folder)).toEqual(now);
});

test.each(['', '2026-0', 'soon', '9'])(
  'a file damaged by a power cut (%j) is ignored',
  async (text) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'known-time'), text);
    expect(await readKnownTime(folder)).toBeNull();
  },
);
