import { expect, test } from 'vitest';
import { postMailConfirmation } from '#shared/api/mail-address.ts';
import { Minute } from '#shared/time.ts';
import { uuid } from '../../testing/samples.ts';
import { startTestServer, testPassphrase } from '../../testing/test-server.ts';

/** An owner who signed in eleven minutes ago. */
async function elevenMinutesLater() {
  const server = await startTestServer();
  let cookie = await server.signIn();
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await server.fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { response, answer: (await response.json().catch(() => null)) as never };
  };
  const codeOf = async (method: string, path: string, body?: unknown) => {
    const { response, answer } = await send(method, path, body);
    return response.ok ? response.status : (answer as { code: string }).code;
  };
  const prove = async () => {
    const { response } = await send('POST', '/api/session/proof', { passphrase: testPassphrase });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  server.time.now = new Date(server.time.now.getTime() + 11 * Minute.ms);
  return { send, codeOf, prove };
}

test('guards what is erased and downloaded, and counts without', async () => {
  const { codeOf, prove } = await elevenMinutesLater();
  const person = { email: 'ruth@example.org' };
  const calls = [
    ['POST', '/api/inbox/erasures', { ...person, isDryRun: false }],
    ['POST', '/api/inbox/spam-erasures', { ids: [uuid(1)] }],
    ['POST', '/api/inbox/exports'],
    ['GET', '/api/inbox/sales.csv'],
  ] as const;
  expect(await codeOf('POST', '/api/inbox/erasures', { ...person, isDryRun: true })).toBe(200);
  for (const [method, path, body] of calls) {
    expect([path, await codeOf(method, path, body)]).toEqual([path, 'fresh-proof-needed']);
  }
  await prove();
  for (const [method, path, body] of calls) {
    expect([path, await codeOf(method, path, body)]).toEqual([path, expect.any(Number)]);
  }
});

test('guards a price that customers pay, and no other text of a report', async () => {
  const { send, codeOf, prove } = await elevenMinutesLater();
  const entry = '/api/owner/entries/report/new-house';
  type Read = { revisions: { revisionId: string; body: Record<string, unknown> }[] };
  const read = async () => (await send('GET', `${entry}/revisions`)).answer as Read;
  const publish = async (id: string, changes: Record<string, unknown>) => {
    const [newest] = (await read()).revisions;
    const body = { ...newest?.body, ...changes };
    const base = { baseRevisionId: newest?.revisionId, slug: '' };
    await send('PUT', `${entry}/revisions/${id}`, { ...base, body });
    return codeOf('POST', `${entry}/publish`, { revisionId: id });
  };
  expect(await publish(uuid(1), { title: 'A new house' })).toBe(200);
  const { priceAud } = (await read()).revisions[0]?.body ?? {};
  const changed = { priceAud: Number(priceAud) + 50 };
  expect(await publish(uuid(2), changed)).toBe('fresh-proof-needed');
  // A later day makes no difference.
  const later = { revisionId: uuid(2), publishAt: '2026-06-01T00:00:00.000Z' };
  expect(await codeOf('POST', `${entry}/publish`, later)).toBe('fresh-proof-needed');
  await prove();
  expect(await codeOf('POST', `${entry}/publish`, { revisionId: uuid(2) })).toBe(200);
});

test('guards where the practice’s email goes', async () => {
  const { codeOf, prove } = await elevenMinutesLater();
  const confirm = () => codeOf('POST', postMailConfirmation.path, { code: '000000' });
  expect(await confirm()).toBe('fresh-proof-needed');
  await prove();
  // Nothing was sent to confirm.
  expect(await confirm()).toBe('invalid-fields');
});
