import { expect, test } from 'vitest';
import { getPractice } from '#shared/api/practice.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import { Hour, Minute } from '#shared/time.ts';
import { createBankAccounts } from '../../services/bank-accounts.ts';
import { startTestServer, testPassphrase } from '../../testing/test-server.ts';
import type { TestServerOptions } from '../../testing/test-server.ts';

const path = '/api/bank-account';
const first = { accountName: 'Natural Building Design', bsb: '633-000', accountNumber: '12345678' };
const second = { ...first, accountNumber: '87654321' };

async function owner(options?: TestServerOptions) {
  const server = await startTestServer(options);
  let cookie = await server.signIn();
  /** Gives fresh proof, which a new session then is. */
  const prove = async (passphrase: string) => {
    const proved = await send('POST', '/api/session/proof', { passphrase });
    cookie = proved.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return proved;
  };
  const send = (method: string, at: string, body?: unknown) =>
    server.fetch(at, {
      method,
      headers: { 'Content-Type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const read = async () => (await send('GET', path)).json() as Promise<unknown>;
  /** What customers are told. */
  const shown = async () =>
    ((await (await server.fetch(getPractice.path)).json()) as { bank: unknown }).bank;
  const pass = (ms: number) => {
    server.time.now = new Date(server.time.now.getTime() + ms);
  };
  return { server, send, prove, read, shown, pass };
}

test('the first account is shown to customers at once, as it is typed', async () => {
  const { send, read, shown } = await owner();
  expect(await shown()).toBeNull();
  const typed = { ...first, accountName: ' Natural Building Design ', bsb: '633000' };
  expect((await send('PUT', path, { account: typed })).status).toBe(204);
  expect(await shown()).toEqual(first);
  expect(await read()).toEqual({ account: first, change: null, isSetOnServer: false });
});

test('a change waits for a day, needs fresh proof, and can be cancelled', async () => {
  const { send, prove, read, shown, pass, server } = await owner();
  await send('PUT', path, { account: first });
  pass(11 * Minute.ms);
  const refused = await send('PUT', path, { account: second });
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { code: 'fresh-proof-needed' },
  ]);
  const wrong = await prove('not this one');
  expect(await wrong.json()).toMatchObject({ code: 'wrong-passphrase' });
  expect(await read()).toMatchObject({ change: null });

  await prove(testPassphrase);
  const changed = await send('PUT', path, { account: second });
  expect(changed.status).toBe(204);
  expect(await read()).toMatchObject({
    account: first,
    change: {
      account: second,
      requestedAt: '2026-03-01T00:11:00.000Z',
      takesEffectAt: '2026-03-02T00:11:00.000Z',
    },
  });
  expect((await send('DELETE', `${path}/change`)).status).toBe(204);
  pass(25 * Hour.ms);
  expect([await shown(), await read()]).toMatchObject([first, { account: first, change: null }]);

  await prove(testPassphrase);
  await send('PUT', path, { account: second });
  pass(23 * Hour.ms);
  // Asked for again, it does not wait any longer.
  await prove(testPassphrase);
  await send('PUT', path, { account: second });
  expect(await shown()).toEqual(first);
  pass(2 * Hour.ms);
  expect([await shown(), await read()]).toMatchObject([second, { account: second, change: null }]);
  const logged = server.logLines.join('\n');
  for (const digits of ['12345678', '87654321']) expect(logged).not.toContain(digits);
});

test('a recent sign-in is proof enough, and the account in use stops a change', async () => {
  const { send, read } = await owner();
  await send('PUT', path, { account: first });
  await send('PUT', path, { account: second });
  expect(await read()).toMatchObject({ change: { account: second } });
  await send('PUT', path, { account: first });
  expect(await read()).toMatchObject({ account: first, change: null });
});

test('what the server sets wins, and says so', async () => {
  const practice = { email: null, phone: null, bank: second, seller: unpublishedSeller };
  const { send, read, shown } = await owner({ practice });
  const refused = await send('PUT', path, { account: first });
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'set-on-server' }]);
  expect(await read()).toEqual({ account: second, change: null, isSetOnServer: true });
  expect(await shown()).toEqual(second);
});

test('a change that waited when the server was set has no effect, and nobody is told of it', async () => {
  const { send, server, pass } = await owner();
  const { store, time } = server;
  await send('PUT', path, { account: first });
  await send('PUT', path, { account: second });
  const later = createBankAccounts({ store, clock: () => time.now, onServer: first });
  expect(await later.untold()).toBeNull();
  pass(25 * Hour.ms);
  expect([later.current(), await later.read()]).toMatchObject([first, { change: null }]);
});

test('only the owner reads or changes it, and bad accounts are named field by field', async () => {
  const { server, send } = await owner();
  for (const [method, at] of [
    ['GET', path],
    ['PUT', path],
    ['DELETE', `${path}/change`],
  ] as const) {
    expect((await server.fetch(at, { method })).status).toBe(401);
  }
  const bad = await send('PUT', path, {
    account: { accountName: ' ', bsb: '12-34', accountNumber: 'abc' },
  });
  expect(await bad.json()).toMatchObject({
    fields: {
      'account.accountName': 'Enter the account name',
      'account.bsb': 'A BSB has six digits, such as 633-000',
      'account.accountNumber': 'An account number has 4 to 12 digits',
    },
  });
});

test('the practice is to be mailed about a change once, without the number', async () => {
  const { send, server } = await owner();
  const { bankAccounts } = server.services;
  await send('PUT', path, { account: first });
  expect(await bankAccounts.untold()).toBeNull();
  await send('PUT', path, { account: second });
  const change = await bankAccounts.untold();
  expect(change).toMatchObject({ account: second });
  if (change) await bankAccounts.markTold(change);
  expect(await bankAccounts.untold()).toBeNull();
});
