import { expect, test } from 'vitest';
import { Second } from '#shared/time.ts';
import { patience } from '../testing/patience.ts';
import { startTestServer } from '../testing/test-server.ts';
import { addressKey } from './address.ts';
import { TokenBuckets } from './token-buckets.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('limits %s as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('gives tokens back with time and never more than the burst', () => {
  const time = { ms: 0 };
  const buckets = new TokenBuckets({ burst: 2, perSecond: 0.5 }, () => new Date(time.ms));
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 2 * Second.ms]);
  expect(buckets.take('b')).toBe(0);
  time.ms += 1_999;
  expect(buckets.take('a')).toBe(1);
  time.ms += 1;
  expect(buckets.take('a')).toBe(0);
  time.ms += 3_600_000;
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 2 * Second.ms]);
  // A clock set back takes nothing away and gives nothing.
  time.ms -= 3_600_000;
  expect(buckets.take('a')).toBeGreaterThan(0);
});

test('forgets the least recently seen address when there are too many', () => {
  const buckets = new TokenBuckets({ burst: 1, perSecond: 0.1 }, () => new Date(0), 2);
  buckets.take('a');
  buckets.take('b');
  expect(buckets.take('a')).toBeGreaterThan(0);
  buckets.take('c');
  expect(buckets.take('a')).toBeGreaterThan(0);
  expect(buckets.take('b')).toBe(0);
});

test('lets one address have a few uploads under way at once, and others go on', async () => {
  const server = await startTestServer({ trustedProxies: 1 });
  const held: ReadableStreamDefaultController<Uint8Array>[] = [];
  const head = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n';
  const send = (ip: string, isHeld: boolean) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(head));
        if (isHeld) held.push(controller);
        else finish(controller);
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'X-Forwarded-For': ip };
    return server.fetch(
      '/api/upload',
      Object.assign({ method: 'POST', headers, body }, { duplex: 'half' }),
    );
  };
  const finish = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(new TextEncoder().encode('text\r\n--b--\r\n'));
    controller.close();
  };
  const first = Array.from({ length: 8 }, () => send('203.0.113.1', true));
  // Whichever eight came first are under way; the ninth of this address is asked to wait.
  await expect.poll(async () => (await send('203.0.113.1', false)).status, patience).toBe(429);
  expect((await send('203.0.113.2', false)).status).toBe(200);
  for (const controller of held) finish(controller);
  const statuses = (await Promise.all(first)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect((await send('203.0.113.1', false)).status).toBe(200);
});
