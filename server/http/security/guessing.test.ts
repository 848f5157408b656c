import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { applyPassphrase } from '../../services/owner-sessions.ts';
import { startTestServer, testCost, testPassphrase } from '../../testing/test-server.ts';

const guesses = 5_000;

test('lets the owner in at once in the middle of 5,000 guesses from one and from many addresses', async () => {
  const server = await startTestServer({ trustedProxies: 1 });
  await applyPassphrase(server.store, testPassphrase, testCost);
  const outcomes = new Map<string, number>();
  const attacker = async (number: number) => {
    for (let count = 0; count < guesses / 20; count += 1) {
      // Half of them from one address, half from a network of machines.
      const address = number < 10 ? '203.0.113.7' : `198.51.${number}.${count % 250}`;
      const { kind } = await server.services.sessions.signIn(
        { passphrase: `guess ${number} ${count}` },
        { networks: [address] },
      );
      outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
      // Yields to requests over the network.
      if (count % 5 === 0) await new Promise(setImmediate);
    }
  };
  const guessing = { isOver: false };
  const attack = Promise.all(Array.from({ length: 20 }, (_, number) => attacker(number))).then(
    () => {
      guessing.isOver = true;
    },
  );
  const signIn = async (passphrase: string, address: string) => {
    const headers = { 'X-Forwarded-For': address };
    return (await server.post('/api/session', { passphrase }, headers)).status;
  };
  // Whoever finds the queue full is asked to wait, and tries again.
  const owner: number[] = [];
  for (let visit = 1; visit <= 200 && !guessing.isOver && !owner.includes(204); visit += 1) {
    owner.push(await signIn(testPassphrase, `192.0.2.${visit}`));
  }
  expect(guessing.isOver).toBe(false);
  expect(await signIn('a guess over the network', '203.0.113.7')).toBe(429);
  await attack;
  expect([...outcomes.keys()].toSorted()).toEqual(['wait', 'wrong']);
  expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(guesses);
  // The one address could guess a few times by itself.
  expect(outcomes.get('wrong')).toBeLessThan(guesses / 2 + 30);
  expect(owner).toContain(204);
  expect(owner.every((status) => status === 204 || status === 429)).toBe(true);
  expect(await signIn(testPassphrase, '192.0.2.77')).toBe(204);
});

test('lets a browser that signed in before skip the queue of unknown devices, and nobody with a forged cookie', async () => {
  const server = await startTestServer();
  await applyPassphrase(server.store, testPassphrase, testCost);
  const { sessions } = server.services;
  const first = await sessions.signIn({ passphrase: testPassphrase }, { networks: ['192.0.2.1'] });
  if (first.kind !== 'signed-in') throw new Error(first.kind);
  // A queue that is full of unknown devices, each from an address of its own that never failed.
  const strangers = Array.from({ length: 40 }, (_, number) =>
    sessions.signIn({ passphrase: 'guess' }, { networks: [`198.51.100.${number}`] }),
  );
  const signIn = (deviceToken?: string) =>
    sessions.signIn({ passphrase: testPassphrase }, { networks: ['203.0.113.9'], deviceToken });
  const forged = `${first.deviceToken.split('.')[0]}.${'a'.repeat(43)}`;
  const [owner, stranger, liar] = await Promise.all([
    signIn(first.deviceToken),
    signIn(),
    signIn(forged),
  ]);
  expect([owner.kind, stranger.kind, liar.kind]).toEqual(['signed-in', 'wait', 'wait']);
  await Promise.all(strangers);

  // Whoever has stolen the token may guess no more than anybody else.
  const guess = async () =>
    (await sessions.signIn({ passphrase: 'guess' }, { networks: ['x'], ...first })).kind;
  const kinds = [await guess(), await guess(), await guess(), await guess()];
  expect(kinds.at(-1)).toBe('wait');
  // A new passphrase invalidates the token.
  await applyPassphrase(server.store, 'another passphrase', testCost);
  const busy = Array.from({ length: 20 }, (_, number) =>
    sessions.signIn({ passphrase: 'guess' }, { networks: [`198.51.101.${number}`] }),
  );
  const late = sessions.signIn(
    { passphrase: 'another passphrase' },
    { networks: ['203.0.113.10'], ...first },
  );
  expect((await late).kind).toBe('wait');
  await Promise.all(busy);
});

test('checks three of sixty guesses that come at once from one address', async () => {
  const server = await startTestServer();
  await applyPassphrase(server.store, testPassphrase, testCost);
  const { sessions } = server.services;
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      sessions.signIn({ passphrase: `guess ${number}` }, { networks: ['203.0.113.7'] }),
    ),
  );
  const kinds = outcomes.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'wait')).toHaveLength(57);
});

test('checks some twenty guesses of one household or office, from however many addresses', async () => {
  const server = await startTestServer({ trustedProxies: 1 });
  await applyPassphrase(server.store, testPassphrase, testCost);
  const signIn = async (passphrase: string, address: string) => {
    const headers = { 'X-Forwarded-For': address };
    return (await server.post('/api/session', { passphrase }, headers)).status;
  };
  // Two for each address, so that none of them has to wait by itself.
  const networks = Array.from({ length: 100 }, (_, number) => `2001:db8:7:${number.toString(16)}`);
  const statuses: number[] = [];
  for (const network of networks) {
    for (const host of ['1', '2']) statuses.push(await signIn('guess', `${network}::${host}`));
  }
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
  // A minute later at the latest, the owner in the same network gets in, and others never wait.
  expect(await signIn(testPassphrase, '2001:db8:8::1')).toBe(204);
  server.time.now = new Date(server.time.now.getTime() + Minute.ms);
  expect(await signIn(testPassphrase, '2001:db8:7:aaaa::1')).toBe(204);
});
