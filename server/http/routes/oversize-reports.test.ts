import { expect, test } from 'vitest';
import { listWarnings } from '#shared/api/warnings.ts';
import { postOversizeReport } from '#shared/api/oversize-reports.ts';
import { limits } from '#shared/limits.ts';
import { Hour } from '#shared/time.ts';
import { startTestServer } from '../../testing/test-server.ts';

const path = postOversizeReport.path;

test('warns the owner for a day that a proxy refuses bodies, and logs it once', async () => {
  const server = await startTestServer();
  expect((await server.fetch(listWarnings.path)).status).toBe(401);
  const headers = { Cookie: await server.signIn() };
  const latest = async () =>
    (await (await server.fetch(listWarnings.path, { headers })).json()) as unknown;
  expect(await latest()).toEqual([]);

  for (const bodyBytes of [2_400_000, 1_200_000, 9_000_000]) {
    expect((await server.post(path, { bodyBytes })).status).toBe(204);
  }
  const kind = 'proxy-refuses-bodies';
  const since = '2026-03-01T00:00:00.000Z';
  expect(await latest()).toEqual([{ kind, since, detail: '1200000' }]);
  // A warning, not a reason to take the server out of service.
  const ready = await server.fetch('/readyz');
  expect([ready.status, await ready.json()]).toMatchObject([200, { warnings: [kind] }]);
  const lines = server.logLines.filter((line) => line.includes('a proxy in front refuses'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', bodyBytes: 2_400_000 });

  server.time.now = new Date(server.time.now.getTime() + 24 * Hour.ms);
  expect(await latest()).toEqual([]);
  // Reported again: the smaller size of a day ago no longer counts.
  await server.post(path, { bodyBytes: 3_000_000 });
  expect(await latest()).toMatchObject([{ detail: '3000000' }]);
});

test.each([{}, { bodyBytes: 0 }, { bodyBytes: -1 }, { bodyBytes: 1.5 }, { bodyBytes: 1e12 }, []])(
  'refuses %j as a device’s report',
  async (body) => {
    const server = await startTestServer();
    expect((await server.post(path, body)).status).toBe(400);
    const headers = { Cookie: await server.signIn() };
    const answer = await server.fetch(listWarnings.path, { headers });
    expect(await answer.json()).toEqual([]);
  },
);

test('one address cannot keep reporting', async () => {
  const server = await startTestServer();
  const statuses = new Set<number>();
  for (let count = 0; count < 80; count += 1) {
    statuses.add((await server.post(path, { bodyBytes: 1 })).status);
  }
  expect([...statuses]).toEqual([204, 429]);
});

test('every 413 of ours has problem details, which distinguish it from a proxy’s', async () => {
  const server = await startTestServer();
  const json = { 'Content-Type': 'application/json' };
  const tooMuch = 'x'.repeat(limits.maxJsonBytes + 1);
  const form = new FormData();
  form.append('files', new File([new Uint8Array(limits.maxFileBytes + 1)], 'a.txt'));
  const calls: [string, RequestInit][] = [
    ...['/api/contact', '/api/consultation', '/api/session', path].map(
      (address): [string, RequestInit] => [address, { headers: json, body: tooMuch }],
    ),
    ['/api/upload', { body: form }],
  ];
  for (const [address, init] of calls) {
    const response = await server.fetch(address, { method: 'POST', ...init });
    expect([address, response.status]).toEqual([address, 413]);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 413 });
  }
});
