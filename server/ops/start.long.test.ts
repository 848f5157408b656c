import '../testing/long-timeout.ts';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Minute } from '#shared/time.ts';
import { compressPage } from '../pages/page-cache.ts';
import { serveBucket } from '../testing/serve-bucket.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readEnvironment } from './env.ts';
import { start } from './start.ts';

const passphrase = 'a passphrase of the owner';
const page = compressPage(200, '<!doctype html><title>Page</title>');

/** The server as it is started, with its copy in a bucket of the test, and what the owner and monitoring are told. */
async function startWithBucket(fault?: string) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const bucket = await serveBucket(() => new Date());
  if (fault !== undefined) bucket.fault.is = fault;
  const folder = await temporaryFolder();
  const logged: string[] = [];
  const server = await start({
    environment: readEnvironment(
      {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        OWNER_PASSPHRASE: passphrase,
        OFFSITE_S3_ENDPOINT: bucket.endpoint,
        OFFSITE_S3_BUCKET: 'copies',
        OFFSITE_S3_ACCESS_KEY_ID: 'key',
        OFFSITE_S3_SECRET_ACCESS_KEY: 'secret',
        OFFSITE_AGE_PUBLIC_KEY: await identityToRecipient(await generateX25519Identity()),
      },
      folder,
    ),
    log: (_level, { message }) => logged.push(message),
    createPages: () => ({ client: () => page, render: async () => undefined }),
    rootFolder: folder,
    isDevelopment: true,
  });
  onTestFinished(() => server.stop());
  const signedIn = await fetch(`${server.address}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ passphrase }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const read = async (path: string) =>
    (await fetch(server.address + path, { headers: { cookie } })).json();
  return {
    bucket,
    logged,
    isSettled: async () => ((await read('/api/launch')) as Record<string, unknown>)['offsite-copy'],
    ofOwner: async () => (await read('/api/warnings')) as { kind: string; detail: string }[],
    ofMonitoring: async () => (await read('/readyz')) as { status: string; warnings: string[] },
  };
}

test('the owner and monitoring hear of an off-site copy that fails, until it works again', async () => {
  const { bucket, logged, isSettled, ofOwner, ofMonitoring } = await startWithBucket();
  await vi.waitFor(async () => expect(await isSettled()).toBe(true), { timeout: 30_000 });
  const lastGood = Date.now();
  bucket.fault.is = 'The key was revoked';
  await vi.advanceTimersByTimeAsync(9 * Minute.ms);
  expect(await ofOwner()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * Minute.ms);
  const [warning] = await ofOwner();
  expect(warning?.kind).toBe('copy-overdue');
  expect(Date.parse(warning?.detail ?? '')).toBeLessThanOrEqual(lastGood);
  expect(await ofMonitoring()).toMatchObject({ status: 'ready', warnings: ['copy-overdue'] });
  expect(logged).toContain('the off-site copy fails; it is tried again each minute');

  delete bucket.fault.is;
  await vi.advanceTimersByTimeAsync(Minute.ms);
  await vi.waitFor(async () => expect(await ofOwner()).toEqual([]), { timeout: 30_000 });
  expect(await ofMonitoring()).toMatchObject({ status: 'ready', warnings: [] });
});

test('a copy that never worked is told as well, and is not called settled', async () => {
  const { bucket, isSettled, ofOwner, ofMonitoring } = await startWithBucket('No such bucket');
  await vi.advanceTimersByTimeAsync(11 * Minute.ms);
  expect(await ofOwner()).toMatchObject([{ kind: 'copy-overdue', detail: '' }]);
  expect((await ofMonitoring()).warnings).toEqual(['copy-overdue']);
  expect(await isSettled()).toBe(false);
  delete bucket.fault.is;
  await vi.advanceTimersByTimeAsync(Minute.ms);
  await vi.waitFor(async () => expect(await ofOwner()).toEqual([]), { timeout: 30_000 });
  expect(await isSettled()).toBe(true);
  expect([...bucket.objects.keys()].some((key) => key.endsWith('complete'))).toBe(true);
});
