import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Second } from '#shared/time.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { defaultRateLimits } from './rate-limit.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { networksOf } from './address.ts';
import { createBudget } from './budget.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import { TokenBuckets } from './token-buckets.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['198.51.100.9:4000', '198.51.100.9'],
  [' 198.51.100.9:4000', '198.51.100.9'],
  ['[2001:db8:5::1]:4000', '2001:db8:5:0'],
  ['[2001:db8:5::1]', '2001:db8:5:0'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['::ffff:c633:6410', '198.51.100.16'],
  ['0:0:0:0:0:FFFF:C633:6410', '198.51.100.16'],
  ['64:ff9b::c633:6410', '198.51.100.16'],
  ['64:ff9b::198.51.100.16', '198.51.100.16'],
  ['2001:db8:1:2:3:4:198.51.100.16', '2001:db8:1:2'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['unknown:4000', 'unknown'],
  ['_hidden7', 'unknown'],
  ['198.51.100.999:1', 'unknown'],
  ['198.51.100.9:4000:5', 'unknown'],
])('limits %s as %s', (ip, key) => {
  expect(networksOf(ip)[0]).toBe(key);
});

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2345::1', ['2001:db8:1:2345', '2001:db8:1:2300/56', '2001:db8:1/48']],
  ['2001:0DB8:0001:23ff::1', ['2001:db8:1:23ff', '2001:db8:1:2300/56', '2001:db8:1/48']],
])('counts %s in %j', (ip, networks) => {
  expect(networksOf(ip)).toEqual(networks);
});

const named = new Map<string, string>();
/** An address for somebody whom a test names. */
function addressOf(name: string): string {
  const address = named.get(name) ?? `192.0.2.${named.size + 1}`;
  named.set(name, address);
  return address;
}

const isTaken = (take: () => unknown) => {
  try {
    take();
    return true;
  } catch {
    return false;
  }
};

test('the many addresses of a household get at most four times its share, and nothing that is reserved for others', () => {
  const limit = { perAddress: { burst: 8, perSecond: 0.1 }, global: { burst: 40, perSecond: 0.1 } };
  const budget = createBudget(limit, () => new Date(0));
  const takenFrom = (address: (index: number) => string, tries = 1_000) =>
    Array.from({ length: tries }, (_, index) => address(index)).filter((ip) =>
      isTaken(() => budget.take(ip)),
    ).length;
  const hex = (index: number) => (index % 256).toString(16).padStart(2, '0');
  expect(takenFrom(() => '2001:db8:1:1100::1')).toBe(8);
  expect(takenFrom((index) => `2001:db8:1:11${hex(index)}::1`)).toBe(8);
  expect(takenFrom((index) => `2001:db8:1:${hex(index)}00::1`)).toBe(14);
  // 30 of 40 are used. The next household gets a part of the reserve, and no more.
  expect(takenFrom((index) => `2001:db8:2:${hex(index)}00::1`)).toBe(9);
  expect(isTaken(() => budget.take('203.0.113.7'))).toBe(true);
});

test('reserves a part of the shared budget for addresses that have used next to nothing', () => {
  const limit = { perAddress: { burst: 8, perSecond: 0.1 }, global: { burst: 16, perSecond: 0.1 } };
  const budget = createBudget(limit, () => new Date(0));
  const tries = (ip: string, count = 20) =>
    Array.from({ length: count }).filter(() => isTaken(() => budget.take(ip))).length;
  expect([tries('203.0.113.1'), tries('203.0.113.2')]).toEqual([8, 4]);
  // Twelve are used: the last four are reserved for newcomers.
  expect([tries('203.0.113.3', 2), tries('203.0.113.4', 2)]).toEqual([2, 2]);
  expect(tries('203.0.113.5')).toBe(0);
});

test('a refused body uses up nobody else’s share', async () => {
  const server = await startTestServer({
    trustedProxies: 1,
    rateLimits: {
      ...defaultRateLimits,
      submit: {
        perAddress: { burst: 100, perSecond: 1 },
        global: { burst: 4, perSecond: 0.1 },
      },
    },
  });
  const send = async (ip: string, body: unknown) =>
    (await server.post('/api/contact', body, { 'X-Forwarded-For': ip })).status;
  for (let count = 0; count < 20; count += 1) {
    expect(await send(`2001:db8:1:${count}::1`, {})).toBe(400);
  }
  const message = {
    name: 'Ruth',
    email: 'ruth@example.com',
    projectType: 'residential',
    message: 'A mudbrick house near Yandoit, please.',
  };
  expect(await send('203.0.113.9', message)).toBe(201);
});

test('refills tokens over time and never above the burst', () => {
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
  // A clock that is set back removes and adds no tokens.
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

test('forgets whoever has all tokens again, so that passing addresses take no memory', () => {
  const time = { ms: 0 };
  const buckets = new TokenBuckets({ burst: 60, perSecond: 0.5 }, () => new Date(time.ms), 200_000);
  buckets.take('first', 60);
  const sizes = new Set<number>();
  for (let address = 0; address < 100_000; address += 1) {
    buckets.take(`address ${address}`);
    if (address === 100) expect(buckets.fullness('first')).toBeLessThan(1);
    if (address > 2_000) sizes.add(buckets.size);
    time.ms += 200;
  }
  // A token is back after two seconds: ten addresses later.
  expect(Math.max(...sizes)).toBeLessThan(15);
  expect(buckets.fullness('first')).toBe(1);
  // Many at once are limited by their number alone.
  const few = new TokenBuckets({ burst: 60, perSecond: 0.5 }, () => new Date(0), 1_000);
  for (let address = 0; address < 100_000; address += 1) few.take(`address ${address}`);
  expect(few.size).toBe(1_000);
});

const forEver = new Promise<void>(() => undefined);

/** The properties of a request that concern its body. */
const requestBody = (
  state: { complete?: boolean; bytesRead?: number; destroy?: () => void } = {},
) => ({
  complete: state.complete ?? false,
  socket: { bytesRead: state.bytesRead ?? 0 },
  destroy: state.destroy ?? (() => undefined),
});

test('lets a household have half of the concurrent uploads, and reserves a quarter for newcomers', async () => {
  const limit = concurrencyLimit({ global: 16, perAddress: 4 });
  let leave = () => undefined as void;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const enter = async (ip: string) => {
    // A fake of the few properties that are read from Koa's context.
    const ctx = Object.assign(Object.create(null), { ip, req: requestBody() });
    let isIn = false;
    const done = limit(ctx, async () => {
      isIn = true;
      await left;
    });
    await Promise.race([done.catch(() => undefined), Promise.resolve()]);
    return isIn;
  };
  const entered = async (addresses: readonly string[]) => {
    const ins = await Promise.all(addresses.map(enter));
    return ins.filter(Boolean).length;
  };
  const many = Array.from({ length: 40 }, (_, index) => index.toString(16).padStart(2, '0'));
  expect(await entered(many.map((hex) => `2001:db8:1:1100::${hex}`))).toBe(4);
  expect(await entered(many.map((hex) => `2001:db8:1:11${hex}::1`))).toBe(4);
  expect(await entered(many.map((hex) => `2001:db8:1:${hex}00::1`))).toBe(4);
  // Twelve are in progress: the last four are for those who have none.
  expect(await entered(['203.0.113.1', '203.0.113.1', '203.0.113.2'])).toBe(2);
  leave();
  await expect.poll(() => enter('2001:db8:1:1100::1'), longTimeout).toBe(true);
});

test('counts requests by their weight, and passes those without weight', async () => {
  const limit = concurrencyLimit({ global: 100, perAddress: 50 }, (ctx) => Number(ctx.get('x')));
  const isLetIn = (ip: string, weight: number) =>
    new Promise<boolean>((resolve) => {
      const ctx = Object.assign(Object.create(null), {
        ip: addressOf(ip),
        req: requestBody(),
        get: () => String(weight),
      });
      limit(ctx, () => {
        resolve(true);
        return forEver;
      }).catch(() => resolve(false));
    });
  expect([await isLetIn('a', 40), await isLetIn('a', 20), await isLetIn('a', 10)]).toEqual([
    true,
    false,
    true,
  ]);
  // Three quarters of the slots for senders with a body in progress, the rest for those without.
  expect([await isLetIn('b', 25), await isLetIn('b', 1), await isLetIn('c', 26)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([await isLetIn('a', 0), await isLetIn('c', 25)]).toEqual([true, true]);
});

test('gives the slot of a stalled body to another, never that of a slow one', async () => {
  const limit = concurrencyLimit({ global: 4, perAddress: 2 });
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const cutOff: string[] = [];
  /** Bytes received of the bodies, by the second. */
  const coming: ((second: number) => void)[] = [];
  const enter = async (ip: string, bytesAt: (second: number) => number, complete = false) => {
    const req = requestBody({ complete, destroy: () => cutOff.push(ip) });
    coming.push((second) => {
      req.socket.bytesRead += bytesAt(second);
    });
    const ctx = Object.assign(Object.create(null), { ip: addressOf(ip), req });
    let isIn = false;
    const done = limit(ctx, () => {
      isIn = true;
      return forEver;
    });
    await Promise.race([done.catch(() => undefined), setImmediate()]);
    return isIn;
  };
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      nowMs += Second.ms;
      for (const come of coming) come(second);
    }
  };
  const nothing = () => 0;
  // 5 KB a second, and pauses of 20 seconds.
  await enter('slow', (second) => (second % 25 < 20 ? 0 : 5_000));
  await enter('being checked', nothing, true);
  await enter('silent', nothing);
  await enter('dripping', () => 100);
  pass(29);
  expect(await enter('first', nothing)).toBe(false);
  expect(cutOff).toEqual([]);
  pass(1);
  expect(await enter('first', nothing)).toBe(true);
  expect(cutOff).toEqual(['silent']);
  expect(await enter('second', nothing)).toBe(true);
  expect(cutOff).toEqual(['silent', 'dripping']);
});

test('without a free slot, the slowest body gives way only to a sender that has none in progress', async () => {
  const limit = concurrencyLimit({ global: 8, perAddress: 2 });
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const cutOff: string[] = [];
  const coming: (() => void)[] = [];
  const enter = async (ip: string, bytesASecond: number) => {
    const req = requestBody({ destroy: () => cutOff.push(ip) });
    coming.push(() => {
      req.socket.bytesRead += bytesASecond;
    });
    let isIn = false;
    const done = limit(Object.assign(Object.create(null), { ip: addressOf(ip), req }), () => {
      isIn = true;
      return forEver;
    });
    await Promise.race([done.catch(() => undefined), setImmediate()]);
    return isIn;
  };
  const pass = (seconds: number) => {
    nowMs += seconds * Second.ms;
    for (let second = 0; second < seconds; second += 1) for (const come of coming) come();
  };
  // None of them stalls, and together they occupy every slot for as long as they like.
  for (let index = 0; index < 7; index += 1) await enter(`drip ${index}`, 600 + index);
  await enter('phone', 5_000);
  pass(29);
  // Speed is measured over half a minute at least.
  expect(await enter('visitor', 50_000)).toBe(false);
  pass(1);
  expect(await enter('drip 6', 50_000)).toBe(false);
  expect(cutOff).toEqual([]);
  expect(await enter('visitor', 50_000)).toBe(true);
  expect(await enter('another visitor', 50_000)).toBe(true);
  expect(cutOff).toEqual(['drip 0', 'drip 1']);
});

test('ends nobody else’s body for a sender that has used up its share', async () => {
  const limit = concurrencyLimit({ global: 100, perAddress: 2 });
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const cutOff: string[] = [];
  const enter = async (ip: string) => {
    const req = requestBody({ destroy: () => cutOff.push(ip) });
    const done = limit(
      Object.assign(Object.create(null), { ip: addressOf(ip), req }),
      () => forEver,
    );
    await Promise.race([done.catch(() => undefined), setImmediate()]);
  };
  for (const ip of ['other', 'own', 'own']) await enter(ip);
  nowMs = 60 * Second.ms;
  await enter('own');
  expect(cutOff).toEqual(['own']);
});

test('limits the unfinished JSON of one address, and still accepts its short forms and those of others', async () => {
  const server = await startTestServer({ trustedProxies: 1 });
  const unfinished: ReadableStreamDefaultController<Uint8Array>[] = [];
  const long = (ip: string, isUnfinished: boolean) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"name":"Ruth'));
        if (isUnfinished) unfinished.push(controller);
        else finish(controller);
      },
    });
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': ip };
    return server.fetch(
      '/api/contact',
      // Without a length.
      Object.assign({ method: 'POST', headers, body }, { duplex: 'half' }),
    );
  };
  const finish = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(new TextEncoder().encode('"}'));
    controller.close();
  };
  const first = Array.from({ length: 9 }, () => long('203.0.113.1', true));
  // Whichever came first are in progress; the next of this address has to wait.
  await expect.poll(async () => (await long('203.0.113.1', false)).status, longTimeout).toBe(429);
  const short = await server.post(
    '/api/contact',
    {
      name: 'Ruth',
      email: 'ruth@example.org',
      projectType: 'residential',
      message: 'We have a slope above Yandoit.',
    },
    { 'X-Forwarded-For': '203.0.113.1' },
  );
  expect(short.status).toBe(201);
  expect((await long('203.0.113.2', false)).status).toBe(400);
  for (const controller of unfinished) finish(controller);
  const statuses = (await Promise.all(first)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(0);
});

test('lets one address have a few concurrent uploads, and others continue', async () => {
  const server = await startTestServer({ trustedProxies: 1 });
  const unfinished: ReadableStreamDefaultController<Uint8Array>[] = [];
  const head = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n';
  const send = (ip: string, isUnfinished: boolean) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(head));
        if (isUnfinished) unfinished.push(controller);
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
  // Whichever eight came first are in progress; the ninth of this address has to wait.
  await expect.poll(async () => (await send('203.0.113.1', false)).status, longTimeout).toBe(429);
  expect((await send('203.0.113.2', false)).status).toBe(200);
  for (const controller of unfinished) finish(controller);
  const statuses = (await Promise.all(first)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect((await send('203.0.113.1', false)).status).toBe(200);
});
