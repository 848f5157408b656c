import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { Day, Hour, Minute } from '#shared/time.ts';
import { acceptedFolder } from '../../storage/attached-files.ts';
import { openDiskFiles } from '../../storage/disk-files/disk-files.ts';
import { openJournalLog } from '../../storage/journal/journal-log.ts';
import { createRecordStore } from '../../storage/record-store.ts';
import { memoryBucket } from '../../testing/memory-bucket.ts';
import {
  sampleInvoice,
  samplePayment,
  sampleReport,
  sampleSubmission,
  sampleUpload,
} from '../../testing/samples.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readRecords } from '../backup.ts';
import { createOffsiteCopy } from './offsite-copy.ts';
import type { OffsiteCopy, WrittenEvents } from './offsite-copy.ts';
import { restoreOffsite } from '../../operator/restore-offsite.ts';
import { openWith, sealFor } from './sealing.ts';
import { sealOf } from './start-offsite.ts';

/** A server's data folder that is copied into a bucket. */
async function copiedServer() {
  const time = { now: new Date('2026-11-26T00:00:00.000Z'), errorMs: 0 };
  /** Of the server, which unlike the bucket's may be wrong. */
  const clock = () => new Date(time.now.getTime() + time.errorMs);
  const pass = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms);
  };
  const identity = await generateX25519Identity();
  const { bucket, objects, fault } = memoryBucket(() => time.now);
  const dataFolder = await temporaryFolder();
  const reports: string[] = [];
  const taken: { to?: OffsiteCopy } = {};
  const log = await openJournalLog({
    folder: join(dataFolder, 'records'),
    clock,
    onWritten: (written: WrittenEvents) => taken.to?.take(written),
  });
  const store = createRecordStore(log);
  onTestFinished(() => store.close());
  const files = await openDiskFiles(join(dataFolder, 'uploads'));
  const seal = sealFor(await identityToRecipient(identity));
  /** As at each start of the server. */
  const options = {
    dataFolder,
    bucket,
    seal,
    store,
    files,
    clock,
    report: (message: string) => void reports.push(message),
  };
  const startCopy = () => createOffsiteCopy(options);
  const copy = startCopy();
  taken.to = copy;
  const upload = async (number: number) => {
    const bytes = randomBytes(100_000);
    const { id } = await files.quarantine(Readable.from([bytes]));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const stored = sampleUpload(number, { sha256, sizeBytes: bytes.length });
    await files.accept(id, stored.name);
    await store.addUploads([stored]);
    return stored.name;
  };
  const restore = async (folder: string, opening = identity) =>
    restoreOffsite({
      bucket,
      open: openWith(`# public key: …\n${opening}\n`),
      dataFolder: folder,
      now: clock(),
      report: (message) => reports.push(message),
    });
  return {
    store,
    copy,
    options,
    startCopy,
    upload,
    restore,
    bucket,
    objects,
    fault,
    reports,
    pass,
    time,
    dataFolder,
  };
}

const idsOf = (records: { submissions: object }) => Object.keys(records.submissions).length;

test('brings back after a lost disk what was sent up to the last minute, files as well', async () => {
  const { store, copy, upload, restore, pass, objects } = await copiedServer();
  await store.receive(sampleSubmission(1));
  await copy.send();
  const plan = await upload(1);
  await store.receive(sampleSubmission(2, { attachments: [plan] }));
  pass(Minute.ms);
  await copy.send();
  await store.receive(sampleSubmission(3));
  pass(Minute.ms);
  await copy.send();
  expect([...objects.keys()].filter((key) => key.startsWith('tails/'))).toHaveLength(2);
  // Received after the last minute: that is what a lost disk costs.
  await store.receive(sampleSubmission(4));

  const folder = await temporaryFolder();
  const report = await restore(folder);
  expect(report).toMatchObject({ submissions: 3, files: 1, missing: [], eventsAfter: 3 });
  expect(idsOf(await readRecords(folder))).toBe(3);
  expect(await readdir(acceptedFolder(folder))).toEqual([plan]);
  expect((await readdir(folder)).toSorted()).toEqual(['known-copy', 'records', 'uploads']);
});

test('brings back what was done for a request: payments, invoices, the report with its file', async () => {
  const { store, copy, upload, restore, pass } = await copiedServer();
  await store.receive(sampleSubmission(1, { kind: 'consultation' }));
  await store.addWorkEntry(samplePayment(10));
  await copy.send();
  const report = await upload(1);
  await store.addWorkEntry(sampleReport(11, report));
  await store.addWorkEntry(sampleInvoice(12));
  pass(Minute.ms);
  await copy.send();
  const folder = await temporaryFolder();
  expect(await restore(folder)).toMatchObject({ files: 1, missing: [] });
  const log = await openJournalLog({ folder: join(folder, 'records'), clock: () => new Date() });
  const restored = createRecordStore(log);
  onTestFinished(() => restored.close());
  const work = await store.listWorkEntries({ isWhole: true });
  expect(work.map(({ kind }) => kind)).toEqual(['payment', 'report', 'invoice']);
  expect(await restored.listWorkEntries({ isWhole: true })).toEqual(work);
  expect(await readdir(acceptedFolder(folder))).toEqual([report]);
});

test('is not readable for whoever has the bucket', async () => {
  const { store, copy, objects, pass } = await copiedServer();
  await copy.send();
  await store.receive(sampleSubmission(1, { body: { name: 'Wilhelmina Featherstone' } }));
  pass(Minute.ms);
  await copy.send();
  expect(objects.size).toBeGreaterThan(2);
  for (const { bytes } of objects.values()) {
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toMatch(/^age-encryption\.org\/v1/);
    expect(text).not.toContain('Featherstone');
  }
});

test('a full, slow or missing bucket is reported once, and loses nothing once it works again', async () => {
  const { store, copy, restore, fault, reports, pass } = await copiedServer();
  await copy.send();
  const good = copy.lastGood();
  expect(good).not.toBeNull();
  fault.is = '507 the bucket is full';
  for (let minute = 1; minute <= 90; minute += 1) {
    await store.receive(sampleSubmission(minute));
    pass(Minute.ms);
    await copy.send();
  }
  expect(reports).toEqual(['the off-site copy fails; it is tried again each minute']);
  expect(copy.lastGood()).toEqual(good);

  delete fault.is;
  let release = () => {};
  fault.slow = new Promise((resolve) => {
    release = resolve;
  });
  const sending = copy.send();
  // Requests do not wait for it.
  await store.receive(sampleSubmission(91));
  release();
  await sending;
  pass(Minute.ms);
  await copy.send();
  const folder = await temporaryFolder();
  expect(await restore(folder)).toMatchObject({ submissions: 91 });
});

test(
  'nothing stays longer than 30 days, and an erased person’s files leave within the hour',
  { timeout: 3 * Minute.ms },
  async () => {
    const { store, copy, upload, restore, objects, pass } = await copiedServer();
    const plan = await upload(1);
    await store.receive(sampleSubmission(1, { attachments: [plan] }));
    const kept = await upload(2);
    await store.receive(sampleSubmission(2, { attachments: [kept] }));
    await copy.send();
    await store.removeSubmissions([sampleSubmission(1).id]);
    pass(Hour.ms);
    await copy.send();
    expect(objects.has(`files/${plan}`)).toBe(false);
    const erasedAt = new Date('2026-11-26T01:00:00.000Z');
    for (let hour = 1; hour <= 30 * 24; hour += 1) {
      pass(Hour.ms);
      // Once a day is enough for the days before the last two.
      if (hour % 24 === 1 || hour > 29 * 24 + 12) await copy.send();
    }
    const copies = new Set(
      [...objects.keys()]
        .filter((key) => key.startsWith('copies/'))
        .map((key) => key.split('/')[1]),
    );
    // Hourly for the last half day, daily before that.
    expect(copies.size).toBeGreaterThan(12 + 26);
    expect(copies.size).toBeLessThan(48 + 31);
    for (const { modifiedAt } of objects.values()) {
      expect(modifiedAt.getTime()).toBeGreaterThan(erasedAt.getTime());
    }
    expect(await restore(await temporaryFolder())).toMatchObject({ submissions: 1, files: 1 });
  },
);

test('restores into nothing that has data, and says what the bucket or the key lacks', async () => {
  const { store, copy, restore, bucket, pass, dataFolder } = await copiedServer();
  const folder = await temporaryFolder();
  await expect(restore(folder)).rejects.toThrow('There is no complete copy');
  await store.receive(sampleSubmission(1));
  await copy.send();
  await expect(restore(dataFolder)).rejects.toThrow(/holds data already \(records/);
  await mkdir(join(folder, 'uploads'));
  await expect(restore(folder)).rejects.toThrow('holds data already (uploads)');
  const empty = await temporaryFolder();
  await writeFile(join(empty, 'previous-notes.txt'), '');
  await expect(restore(empty, await generateX25519Identity())).rejects.toThrow(
    'this identity does not belong to the public key',
  );
  expect(await readdir(empty)).toEqual(['previous-notes.txt']);

  // A copy that was cut off is none: the one before it counts, with its tails up to the first gap.
  for (const number of [2, 3, 4]) {
    await store.receive(sampleSubmission(number));
    pass(Minute.ms);
    await copy.send();
  }
  const tails = (await bucket.list('tails/')).map(({ key }) => key).toSorted();
  await bucket.remove(tails[1] ?? '');
  await bucket.put('copies/2026-12-31T000000000Z-cut/journal.log.000000', {
    open: () => Readable.from([Buffer.from('half of')]),
    sizeBytes: 7,
    sha256: '',
  });
  expect(await restore(empty)).toMatchObject({ submissions: 2, eventsAfter: 1 });
});

test('a new start continues with a copy of its own, also on records that are older than the bucket’s', async () => {
  const before = await copiedServer();
  await before.store.receive(sampleSubmission(1));
  await before.copy.send();
  await before.store.receive(sampleSubmission(2));
  before.pass(Minute.ms);
  await before.copy.send();
  // The numbers of the events after it may repeat those of the tails, which belong to the copy before.
  before.pass(Minute.ms);
  await before.startCopy().send();
  const report = await before.restore(await temporaryFolder());
  expect(report).toMatchObject({ submissions: 2, eventsAfter: 0 });
});

test.each([-400, 400])(
  'a clock that is wrong by %i days deletes no copy and hides none that comes later',
  async (days) => {
    const { store, copy, restore, pass, time, objects } = await copiedServer();
    const sendNext = async (number: number) => {
      await store.receive(sampleSubmission(number));
      pass(Hour.ms);
      await copy.send();
    };
    await sendNext(1);
    time.errorMs = days * Day.ms;
    await sendNext(2);
    await sendNext(3);
    expect([...objects.keys()].filter((key) => key.endsWith('/complete'))).toHaveLength(3);
    expect(await restore(await temporaryFolder())).toMatchObject({ submissions: 3 });
    time.errorMs = 0;
    await sendNext(4);
    expect(await restore(await temporaryFolder())).toMatchObject({ submissions: 4 });
  },
);

test('a copy that was cut off never takes the place of a whole one of its day', async () => {
  const { store, copy, restore, pass, objects, fault } = await copiedServer();
  await store.receive(sampleSubmission(1));
  // Cut off at midnight: the parts are there, the mark that they are all is not.
  let calls = 0;
  fault.when = (key) => key.endsWith('/complete') && (calls += 1) === 1;
  await copy.send();
  expect([...objects.keys()].some((key) => key.endsWith('/complete'))).toBe(false);
  pass(Hour.ms);
  await copy.send();
  for (let day = 1; day <= 5; day += 1) {
    pass(Day.ms);
    await copy.send();
  }
  expect([...objects.keys()].filter((key) => key.endsWith('/complete'))).toHaveLength(6);
  expect(await restore(await temporaryFolder())).toMatchObject({ submissions: 1 });
});

test('a first copy that breaks off while files go up is sent again', async () => {
  const { store, copy, upload, restore, pass, objects, fault, reports } = await copiedServer();
  const plan = await upload(1);
  await store.receive(sampleSubmission(1, { attachments: [plan] }));
  let calls = 0;
  fault.when = (key) => key.startsWith('files/') && (calls += 1) === 1;
  await copy.send();
  expect(copy.lastGood()).toBeNull();
  expect([...objects.keys()].some((key) => key.startsWith('copies/'))).toBe(true);
  pass(Minute.ms);
  await copy.send();
  expect(reports).toHaveLength(1);
  expect(copy.lastGood()).not.toBeNull();
  expect(await restore(await temporaryFolder())).toMatchObject({ submissions: 1, files: 1 });
});

test('what names the newest copy is replaced as a whole, never written over', async () => {
  const { copy, pass, dataFolder } = await copiedServer();
  await copy.send();
  const [known, former] = [join(dataFolder, 'known-copy'), join(dataFolder, 'former')];
  const name = await readFile(known, 'utf8');
  await link(known, former);
  pass(Hour.ms);
  await copy.send();
  expect(await readFile(known, 'utf8')).not.toBe(name);
  expect(await readFile(former, 'utf8')).toBe(name);
});

test('a new server leaves a bucket alone that it was to be restored from', async () => {
  const before = await copiedServer();
  await before.upload(1);
  await before.copy.send();
  const fresh = await copiedServer();
  const copy = createOffsiteCopy({ ...fresh.options, bucket: before.bucket });
  const present = [...before.objects.keys()];
  await copy.send();
  expect([...before.objects.keys()]).toEqual(present);
  expect(copy.lastGood()).toBeNull();
  expect(fresh.reports).toEqual(['the off-site copy fails; it is tried again each minute']);

  // The restored one continues.
  const folder = await temporaryFolder();
  await before.restore(folder);
  const restored = createOffsiteCopy({ ...before.options, dataFolder: folder });
  before.pass(Minute.ms);
  await restored.send();
  expect(restored.lastGood()).not.toBeNull();
});

test.each([
  ['AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ'],
  [`age1${'q'.repeat(58)}`],
  ['ssh-ed25519 AAAA'],
])('a key that is none stops the start without being repeated: %s', (key) => {
  expect(() => sealOf(key)).toThrow('OFFSITE_AGE_PUBLIC_KEY must be the public key');
  expect(() => sealOf(key)).not.toThrow(key);
});
