import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { postDeviceTransfer } from '#shared/api/device-transfers.ts';
import { limits } from '#shared/limits.ts';
import { Hour, Minute } from '#shared/time.ts';
import { StorageUnavailableError } from '../../storage/ports.ts';
import { createMemoryFiles } from '../../storage/memory/memory-files.ts';
import { createMemoryDeviceTransfers } from '../../storage/memory/memory-device-transfers.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer, TestServerOptions } from '../../testing/test-server.ts';

const partBytes = limits.deviceTransferPartBytes;
const cipher = randomBytes(partBytes + 1_000);
const parts = [cipher.subarray(0, partBytes), cipher.subarray(partBytes)];

const begin = (server: TestServer, id: string, sizeBytes = cipher.length) =>
  server.post('/api/device-transfers', { id, sizeBytes });

function sendPart(server: TestServer, id: string, number: number, body = parts[number]) {
  return server.fetch(`/api/device-transfers/${id}/parts/${number}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(body ?? []),
  });
}

const take = (server: TestServer, id: string, claim: string) =>
  server.post(`/api/device-transfers/${id}/take`, { claim });
const takePart = (server: TestServer, id: string, number: number, claim: string) =>
  server.post(`/api/device-transfers/${id}/parts/${number}/take`, { claim });
const finish = (server: TestServer, id: string, claim: string) =>
  server.post(`/api/device-transfers/${id}/done`, { claim });
const codeOf = async (answer: Response) =>
  v.parse(v.object({ code: v.string() }), await answer.json()).code;

async function handedOver(options: TestServerOptions = {}) {
  const deviceTransferStore = createMemoryDeviceTransfers();
  const server = await startTestServer({ deviceTransferStore, ...options });
  const id = randomUUID();
  expect((await begin(server, id)).status).toBe(200);
  for (const number of parts.keys()) expect((await sendPart(server, id, number)).status).toBe(204);
  return { server, id, deviceTransferStore };
}

test('passes the bytes to the device that claims them, and erases them when it is done', async () => {
  const { server, id, deviceTransferStore } = await handedOver();
  const claim = randomUUID();
  expect(await (await take(server, id, claim)).json()).toEqual({ sizeBytes: cipher.length });
  const taken = [];
  for (const number of parts.keys()) {
    const answer = await takePart(server, id, number, claim);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    taken.push(Buffer.from(await answer.arrayBuffer()));
  }
  expect(Buffer.concat(taken).equals(cipher)).toBe(true);
  for (let time = 0; time < 2; time += 1) {
    expect((await finish(server, id, claim)).status).toBe(204);
  }
  expect((await deviceTransferStore.list()).map(({ name }) => name)).toEqual([
    `${id}.about`,
    `${id}.claim`,
  ]);
  for (const later of [claim, randomUUID()]) {
    const again = await take(server, id, later);
    expect([again.status, await codeOf(again)]).toEqual([410, 'device-transfer-taken']);
  }
});

test('returns the same expiry however often it is started, and stores each part once', async () => {
  const { server, id } = await handedOver();
  const again = v.parse(postDeviceTransfer.response, await (await begin(server, id)).json());
  expect(again.expiresAt).toBe('2026-03-02T00:00:00.000Z');
  expect((await begin(server, id, 7)).status).toBe(400);
  expect((await sendPart(server, id, 1, randomBytes(1_000))).status).toBe(204);
  const claim = randomUUID();
  await take(server, id, claim);
  const kept = await (await takePart(server, id, 1, claim)).arrayBuffer();
  expect(Buffer.from(kept).equals(parts[1] ?? Buffer.of())).toBe(true);
});

test('the first claim wins and may be repeated until done; another claim is refused', async () => {
  const { server, id } = await handedOver();
  const claims = Array.from({ length: 8 }, () => randomUUID());
  const answers = await Promise.all(claims.map((claim) => take(server, id, claim)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(7);
  const winner = claims[answers.findIndex(({ status }) => status === 200)] ?? '';
  const other = claims.find((claim) => claim !== winner) ?? '';
  expect((await take(server, id, winner)).status).toBe(200);
  expect((await takePart(server, id, 0, winner)).status).toBe(200);
  expect(await codeOf(await takePart(server, id, 0, other))).toBe('device-transfer-taken');
  expect(await codeOf(await finish(server, id, other))).toBe('device-transfer-taken');
  expect(await codeOf(await sendPart(server, id, 0))).toBe('device-transfer-taken');
});

test('streams a part while it is read, so that no slow reader fills the memory', async () => {
  const store = createMemoryDeviceTransfers();
  const opened: Readable[] = [];
  const { server, id } = await handedOver({
    deviceTransferStore: {
      ...store,
      async open() {
        const stream = new Readable({ read: () => undefined });
        stream.push(parts[0]?.subarray(0, 10));
        opened.push(stream);
        return { stream, sizeBytes: partBytes };
      },
      read: async (name) => {
        expect(name).not.toMatch(/\.\d+$/);
        return store.read(name);
      },
    },
  });
  const claim = randomUUID();
  await take(server, id, claim);
  const answer = await takePart(server, id, 0, claim);
  expect(answer.headers.get('Content-Length')).toBe(String(partBytes));
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value).toHaveLength(10);
  // No file stays open for a device that has disconnected.
  await reader?.cancel();
  await expect.poll(() => opened[0]?.destroyed, longTimeout).toBe(true);
});

test('reading claims nothing: a link preview leaves it unclaimed', async () => {
  const { server, id } = await handedOver();
  for (const path of [
    `/api/device-transfers/${id}/take`,
    `/api/device-transfers/${id}/parts/0/take`,
  ]) {
    expect((await server.fetch(path)).status).toBe(405);
  }
  expect((await take(server, id, randomUUID())).status).toBe(200);
});

test('after a day it is refused, and erased once the clock is trusted', async () => {
  const { server, id, deviceTransferStore } = await handedOver();
  server.time.now = new Date('2026-03-01T23:59:59.000Z');
  await server.services.deviceTransfers.sweep();
  expect(await deviceTransferStore.list()).toHaveLength(3);
  server.time.now = new Date('2026-03-02T00:00:00.000Z');
  const late = await take(server, id, randomUUID());
  expect([late.status, await codeOf(late)]).toEqual([410, 'device-transfer-expired']);
  expect(await codeOf(await sendPart(server, id, 0))).toBe('device-transfer-expired');
  // The hourly maintenance calls it only with a trusted clock.
  await server.services.deviceTransfers.sweep();
  expect(await deviceTransferStore.list()).toEqual([]);
  expect((await take(server, id, randomUUID())).status).toBe(404);
});

test('a device transfer started while the clock was ahead does not stay until then', async () => {
  const { server, deviceTransferStore } = await handedOver();
  server.time.now = new Date(server.time.now.getTime() - 40 * 24 * Hour.ms);
  await server.services.deviceTransfers.sweep();
  expect(await deviceTransferStore.list()).toEqual([]);
});

test('a device transfer with a missing part cannot be claimed, and a part must have its bytes', async () => {
  const server = await startTestServer();
  const id = randomUUID();
  await begin(server, id);
  expect((await sendPart(server, id, 0)).status).toBe(204);
  expect((await take(server, id, randomUUID())).status).toBe(404);
  for (const wrong of [randomBytes(999), randomBytes(1_001), Buffer.of()]) {
    expect(await codeOf(await sendPart(server, id, 1, wrong))).toBe('incomplete-upload');
  }
  for (const number of [2, 999]) expect((await sendPart(server, id, number)).status).toBe(404);
  const plain = await server.post(`/api/device-transfers/${id}/parts/1`, {});
  expect(plain.status).toBe(415);
  expect((await sendPart(server, id, 1)).status).toBe(204);
  expect((await take(server, id, randomUUID())).status).toBe(200);
});

test('refuses an invalid device transfer, and more than 100 MB', async () => {
  const server = await startTestServer();
  for (const sizeBytes of [0, -1, 1.5, limits.maxDeviceTransferBytes + 1, '9']) {
    const answer = await server.post('/api/device-transfers', { id: randomUUID(), sizeBytes });
    expect([sizeBytes, answer.status]).toEqual([sizeBytes, 400]);
  }
  expect((await begin(server, randomUUID(), limits.maxDeviceTransferBytes)).status).toBe(200);
  expect((await begin(server, '../x')).status).toBe(400);
  expect((await take(server, randomUUID(), randomUUID())).status).toBe(404);
  expect((await take(server, '..%2F..%2Frecords', randomUUID())).status).toBe(404);
  expect((await take(server, randomUUID(), 'x')).status).toBe(400);
});

test('one address is limited by number and by bytes, and others continue', async () => {
  const server = await startTestServer({ trustedProxies: 1 });
  const from = (ip: string) =>
    server.post(
      '/api/device-transfers',
      { id: randomUUID(), sizeBytes: 10 },
      { 'X-Forwarded-For': ip },
    );
  const statuses = [];
  for (let count = 0; count < 22; count += 1) statuses.push((await from('192.0.2.1')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect((await from('192.0.2.2')).status).toBe(200);
});

test('on a full disk or above the quota it answers 503 and starts nothing', async () => {
  const full = {
    ...createMemoryFiles(),
    probe: () => Promise.reject(new StorageUnavailableError('full')),
  };
  const server = await startTestServer({ files: full });
  const refused = await begin(server, randomUUID());
  expect([refused.status, await codeOf(refused)]).toEqual([503, 'storage-unavailable']);

  const crowded = await startTestServer({
    deviceTransferStore: {
      ...createMemoryDeviceTransfers(),
      list: async () => [{ name: `${randomUUID()}.0`, sizeBytes: 2 * 1024 ** 3 }],
    },
  });
  expect((await begin(crowded, randomUUID())).status).toBe(503);
});

test('device transfers started while there is space use no more than there is', async () => {
  const store = createMemoryDeviceTransfers();
  let otherBytes = 2 * 1024 ** 3 - cipher.length - 1_000;
  const server = await startTestServer({
    deviceTransferStore: {
      ...store,
      list: async () => [
        { name: `${randomUUID()}.0`, sizeBytes: otherBytes },
        ...(await store.list()),
      ],
    },
  });
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of ids) expect((await begin(server, id)).status).toBe(200);
  const statuses = [];
  for (const id of ids) statuses.push((await sendPart(server, id, 0)).status);
  expect(statuses).toEqual([204, 503, 503]);
  // Claimed and expired device transfers free their space.
  otherBytes -= partBytes;
  expect((await sendPart(server, ids[1] ?? '', 0)).status).toBe(204);
});

test('the log contains no id of a device transfer', async () => {
  const { server, id } = await handedOver();
  server.time.now = new Date(server.time.now.getTime() + Minute.ms);
  await take(server, id, randomUUID());
  expect(server.logLines.length).toBeGreaterThan(2);
  expect(server.logLines.join('\n')).not.toContain(id);
});
