import '../../testing/long-timeout.ts';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { StorageUnavailableError } from '../ports.ts';
import { openBucket } from './bucket.ts';

const bytes = Buffer.from('a photo of the north wall'.repeat(4_000));
const sha256 = createHash('sha256').update(bytes).digest('hex');
const photo = () => ({
  open: () => Readable.from([bytes.subarray(0, 50_000), bytes.subarray(50_000)]),
  sizeBytes: bytes.length,
  sha256,
});

interface Taken {
  request: IncomingMessage;
  body: Buffer;
}

/** A service that answers with one status after the other; 0 means no response. */
async function service(statuses: number[]) {
  const taken: Taken[] = [];
  const server = createServer(async (request, response) => {
    taken.push({ request, body: await buffer(request) });
    const status = statuses.shift() ?? 200;
    if (status !== 0) response.writeHead(status).end(status >= 400 ? '<Code>SlowDown</Code>' : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const settings = {
    endpoint: `http://127.0.0.1:${port}/`,
    bucket: 'site',
    region: 'ap-southeast-2',
    accessKeyId: 'key',
    secretAccessKey: 'hush',
  };
  return { taken, bucket: openBucket(settings, { firstRetryMs: 1, timeoutMs: 200 }) };
}

test('resends a whole file after temporary failures, signed, with its length and hash', async () => {
  const { bucket, taken } = await service([503, 500, 200]);
  await bucket.put('uploads/a.jpg', photo());
  expect(taken).toHaveLength(3);
  for (const { request, body } of taken) {
    expect([request.method, request.url]).toEqual(['PUT', '/site/uploads/a.jpg']);
    expect(body.equals(bytes)).toBe(true);
    expect(request.headers).toMatchObject({
      'content-length': String(bytes.length),
      'x-amz-content-sha256': sha256,
      'content-type': 'application/octet-stream',
    });
    expect(request.headers['transfer-encoding']).toBeUndefined();
    expect(request.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/ap-southeast-2\/s3\/aws4_request,/,
    );
  }
});

test('continues after silence', async () => {
  const { bucket, taken } = await service([0, 200]);
  await bucket.probe();
  expect(taken).toHaveLength(2);
});

test('gives up after four tries, and at once after a permanent failure', async () => {
  const busy = await service([503, 503, 503, 503]);
  await expect(busy.bucket.put('uploads/a.jpg', photo())).rejects.toThrow(StorageUnavailableError);
  expect(busy.taken).toHaveLength(4);
  const forbidden = await service([403]);
  const refused = forbidden.bucket.put('uploads/a.jpg', photo());
  await expect(refused).rejects.toThrow(StorageUnavailableError);
  await expect(refused).rejects.not.toThrow('hush');
  expect(forbidden.taken).toHaveLength(1);
});

test('distinguishes a missing object from a failure', async () => {
  const { bucket } = await service([404, 404, 403]);
  expect(await bucket.get('uploads/none.jpg')).toBeUndefined();
  await expect(bucket.remove('uploads/none.jpg')).resolves.toBeUndefined();
  await expect(bucket.get('uploads/a.jpg')).rejects.toThrow(StorageUnavailableError);
});
