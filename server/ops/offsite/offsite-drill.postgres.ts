import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, inject, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { openDiskFiles } from '../../storage/disk-files/disk-files.ts';
import { openJournalLog } from '../../storage/journal/journal-log.ts';
import { createRecordStore } from '../../storage/record-store.ts';
import { openBucket } from '../../storage/s3/bucket.ts';
import { createBucket } from '../../testing/s3-server.ts';
import { sampleSubmission, sampleUpload } from '../../testing/samples.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { sendMessage } from '../../testing/visitor.ts';
import { readRecords } from '../backup.ts';
import { createOffsiteCopy } from './offsite-copy.ts';
import type { OffsiteCopy } from './offsite-copy.ts';
import { sealFor } from './sealing.ts';

const longest = { timeout: 10 * Minute.ms };
const run = promisify(execFile);

const newBucket = () =>
  createBucket(inject('s3Endpoint'), `offsite-${randomBytes(6).toString('hex')}`);

const variablesOf = (
  { endpoint, bucket, accessKeyId, secretAccessKey }: Awaited<ReturnType<typeof newBucket>>,
  publicKey: string,
) => ({
  OFFSITE_S3_ENDPOINT: endpoint,
  OFFSITE_S3_BUCKET: bucket,
  OFFSITE_S3_ACCESS_KEY_ID: accessKeyId,
  OFFSITE_S3_SECRET_ACCESS_KEY: secretAccessKey,
  OFFSITE_AGE_PUBLIC_KEY: publicKey,
});

async function restoreByCommand(variables: Record<string, string>, identity: string) {
  const folder = await temporaryFolder();
  const identityFile = join(await temporaryFolder(), 'identity.txt');
  await writeFile(identityFile, `# created: today\n${identity}\n`);
  const startedMs = performance.now();
  const args = ['--import', 'tsx', 'server/cli/restore.ts', '--offsite', identityFile];
  const { stdout } = await run(process.execPath, args, {
    env: { PATH: process.env['PATH'] ?? '', ...variables, DATA_DIR: folder },
  });
  return { folder, stdout, ms: performance.now() - startedMs };
}

test(
  '5,000 requests with 500 files are back within five minutes of a lost disk',
  longest,
  async () => {
    const identity = await generateX25519Identity();
    const publicKey = await identityToRecipient(identity);
    const settings = await newBucket();
    const dataFolder = await temporaryFolder();
    const taken: { to?: OffsiteCopy } = {};
    const clock = () => new Date();
    const log = await openJournalLog({
      folder: join(dataFolder, 'records'),
      clock,
      onWritten: (written) => taken.to?.take(written),
    });
    const store = createRecordStore(log);
    const files = await openDiskFiles(join(dataFolder, 'uploads'));
    const failures: unknown[] = [];
    const copy = createOffsiteCopy({
      dataFolder,
      bucket: openBucket(settings),
      seal: sealFor(publicKey),
      store,
      files,
      clock,
      report: (message, cause) => failures.push(message, cause),
    });
    taken.to = copy;
    const send = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1) {
        const attachments: string[] = [];
        if (number % 10 === 0) {
          const bytes = randomBytes(200_000);
          const { id } = await files.quarantine(Readable.from([bytes]));
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          const upload = sampleUpload(number, { sha256, sizeBytes: bytes.length });
          await files.accept(id, upload.name);
          await store.addUploads([upload]);
          attachments.push(upload.name);
        }
        const body = { name: `Visitor ${number}`, projectDescription: 'North slope. '.repeat(300) };
        await store.receive(sampleSubmission(number, { attachments, body }));
      }
    };
    await send(0, 4_900);
    await copy.send();
    await send(4_900, 5_000);
    await copy.send();
    expect(failures).toEqual([]);
    await store.close();

    const { folder, stdout, ms } = await restoreByCommand(
      variablesOf(settings, publicKey),
      identity,
    );
    expect(stdout).toContain('5000 messages and requests and 500 files');
    expect(Object.keys((await readRecords(folder)).submissions)).toHaveLength(5_000);
    expect(ms).toBeLessThan(5 * Minute.ms);
    process.stdout.write(`off-site restore of 5,000 requests: ${Math.round(ms / 1_000)} s\n`);
  },
);

test('a server copies what it receives, and at its stop the last minute', longest, async () => {
  const identity = await generateX25519Identity();
  const variables = variablesOf(await newBucket(), await identityToRecipient(identity));
  const dataFolder = await temporaryFolder();
  const program = startServerProcess({ ...variables, DATA_DIR: dataFolder });
  const address = await program.address();
  await sendMessage(address);
  program.child.kill('SIGTERM');
  expect((await program.exit()).code).toBe(0);
  const { folder, stdout } = await restoreByCommand(variables, identity);
  expect(stdout).toContain('1 messages and requests');
  const again = startServerProcess({ ...variables, DATA_DIR: folder });
  await again.address();
  await expect(restoreInto(folder, variables, identity)).rejects.toMatchObject({
    stderr: expect.stringContaining('holds data already'),
  });
});

async function restoreInto(folder: string, variables: Record<string, string>, identity: string) {
  const identityFile = join(await temporaryFolder(), 'identity.txt');
  await writeFile(identityFile, identity);
  const args = ['--import', 'tsx', 'server/cli/restore.ts', '--offsite', identityFile];
  const env = { PATH: process.env['PATH'] ?? '', ...variables, DATA_DIR: folder };
  return run(process.execPath, args, { env });
}
