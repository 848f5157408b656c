import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { openBucket } from '../storage/s3/bucket.ts';
import { runCommand } from './run-command.ts';

/** What a command says to whoever has lost the disk, and its exit code. */
async function saidOf(command: () => Promise<string>) {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    await runCommand(command);
    return {
      said: stderr.mock.calls.map(([text]) => String(text)).join(''),
      code: process.exitCode,
    };
  } finally {
    stderr.mockRestore();
    process.exitCode = undefined;
  }
}

/** Lists a bucket of the service at an address. */
const listing = (endpoint: string) => async () => {
  const account = {
    bucket: 'copies',
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  await openBucket({ endpoint, ...account }, { maxTries: 1 }).list('copies/');
  return 'listed';
};

test('a command whose storage fails says why, in one line', async () => {
  const service = createServer((_request, response) => {
    response.writeHead(404, { 'Content-Type': 'application/xml' });
    response.end(
      '<Error><Code>NoSuchBucket</Code><Message>No bucket is called\ncopies.</Message></Error>',
    );
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  expect(await saidOf(listing(`http://127.0.0.1:${port}`))).toEqual({
    said: 'the file service has refused a call: 404 NoSuchBucket No bucket is called copies.\n',
    code: 1,
  });
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  const { said } = await saidOf(listing(`http://127.0.0.1:${port}`));
  expect(said).toBe(
    `the file service does not answer as it should: fetch failed: connect ECONNREFUSED 127.0.0.1:${port}\n`,
  );
});

test('the causes of other failures are not repeated, because they may hold a secret', async () => {
  const { said } = await saidOf(() => {
    const cause = new Error('AGE-SECRET-KEY-1QQQQ is no identity');
    return Promise.reject(new Error('key.txt holds no age identity', { cause }));
  });
  expect(said).toBe('key.txt holds no age identity\n');
});
