import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { applyPassphrase } from '../../services/owner-sessions.ts';
import { startTestServer, testCost, testPassphrase } from '../../testing/test-server.ts';
import { asvs } from './asvs.ts';

const files = execFileSync('git', ['ls-files', 'server', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
const isProgram = (file: string) => !/\.(?:test|e2e|postgres)\.tsx?$|\/testing\//.test(file);
const filesWith = (pattern: RegExp, among: (file: string) => boolean = isProgram) =>
  files.filter(among).filter((file) => pattern.test(readFileSync(file, 'utf8')));

test('has every item of levels 1 and 2 once', () => {
  const count = (level: number) => asvs.filter((item) => item.level === level).length;
  expect([count(1), count(2)]).toEqual([70, 183]);
  expect(new Set(asvs.map(({ id }) => id)).size).toBe(asvs.length);
});

test('has proof of every item, or says why not', () => {
  for (const { requirement, status } of asvs) {
    expect(requirement).not.toBe('');
    if (status.kind === 'proved') expect(status.tests.length).toBeGreaterThan(0);
  }
});

test('documents what it claims to document', () => {
  const readme = readFileSync('server/http/security/README.md', 'utf8');
  expect(readme).toMatch(/^# Security$/m);
  for (const { status } of asvs) {
    if (status.kind === 'documented') expect(readme).toContain(status.where);
  }
});

test('runs no code made from text', () => {
  const program = (file: string) => isProgram(file) && !file.startsWith('server/cli/');
  expect(filesWith(/\beval\(|new Function\(|\bvm['"]|child_process/, program)).toEqual([]);
});

test('listens to no messages from other windows', () => {
  const worker = (file: string) => isProgram(file) && !file.startsWith('src/offline/');
  expect(filesWith(/window\.addEventListener\(\s*['"]message['"]/, worker)).toEqual([]);
});

test('redirects to no other site', () => {
  // To ours alone, whatever was asked: the place of shared files, a path that differs in its spelling, the read of an
  // article whose address has changed and the client's open page, which are paths that the server itself has made.
  expect(
    filesWith(
      /ctx\.redirect\((?!sharedPlace\)|openPage\)|'\/'\)|(?:address\.)?path \+ ctx\.search\))|redirectToPresent\(ctx, (?!`\/api\$\{present\}`\)|address\.path \+ ctx\.search\))|ctx\.response\.redirect\(|\.back\(\s*['"]/,
      (file) => isProgram(file) && file !== 'server/http/redirect-to-present.ts',
    ),
  ).toEqual([]);
});

test('uses no cryptography but Node’s', () => {
  const server = (file: string) => file.startsWith('server/') && isProgram(file);
  expect(filesWith(/\b(?:md5|sha1|Math\.random)\b/i, server)).toEqual([]);
  expect(filesWith(/from '(?:bcrypt|argon2|crypto-js|jsonwebtoken|uuid)/)).toEqual([]);
});

test('connects to nothing but its mail server, database, buckets and own address', () => {
  const server = (file: string) => file.startsWith('server/') && isProgram(file);
  const asks = filesWith(
    /\bfetch\(|\bconnect\(|http\.request|https\.request|\brequestHttps?\(/,
    server,
  );
  expect(
    asks.filter(
      (file) =>
        !/server\/(?:pages|cli|dev|ops\/watch-operations|operator\/doctor\/|storage\/(?:postgres|s3)\/)/.test(
          file,
        ),
    ),
  ).toEqual([]);
});

test('brings no test code into the build', () => {
  expect(filesWith(/from '[^']*(?:\/testing\/|#testing|vitest|fast-check)/)).toEqual([]);
});

test('allows no other origin to read responses', async () => {
  const server = await startTestServer();
  for (const [path, opener] of [
    ['/', null],
    ['/api/projects', null],
    ['/api/contact-messages', null],
    ['/messages', 'same-origin'],
    ['/uploads/x', 'same-origin'],
  ] as const) {
    const { headers } = await server.fetch(path, { headers: { Origin: 'https://evil.example' } });
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect(headers.get('Cross-Origin-Opener-Policy'), path).toBe(opener);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  }
});

test('changes nothing with a safe method', async () => {
  const server = await startTestServer();
  const cookie = await server.signIn();
  const before = JSON.stringify([
    await server.store.listSubmissions(),
    await server.store.listSessions(),
  ]);
  for (const path of [
    '/api/contact',
    '/api/upload',
    '/api/inbox/erasures',
    '/api/inbox/spam-erasures',
    '/api/contact-messages/x',
    '/api/requests/x',
    '/api/sessions/x',
  ]) {
    const { status } = await server.fetch(path, { headers: { cookie } });
    // Of these only uploads can be asked about, and not without a key.
    expect(path === '/api/upload' ? [400] : [404, 405]).toContain(status);
  }
  expect(
    JSON.stringify([await server.store.listSubmissions(), await server.store.listSessions()]),
  ).toBe(before);
});

test('trusts no forwarded address unless a proxy is configured', async () => {
  const statuses = async (trustedProxies: number) => {
    const server = await startTestServer({ trustedProxies });
    await applyPassphrase(server.store, testPassphrase, testCost);
    const found: number[] = [];
    for (let number = 1; number <= 6; number += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${number}` };
      found.push((await server.post('/api/session', { passphrase: 'wrong' }, headers)).status);
    }
    return found;
  };
  expect(await statuses(0)).toEqual([401, 401, 401, 429, 429, 429]);
  expect(await statuses(1)).toEqual([401, 401, 401, 401, 401, 401]);
});

test('answers no TRACE', async () => {
  const server = await startTestServer();
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write('TRACE / HTTP/1.1\r\nHost: x\r\nCookie: owner=secret\r\nConnection: close\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).not.toContain('secret');
});

test('logs every sign-in, successful or not', async () => {
  const server = await startTestServer();
  await server.signIn();
  await server.post('/api/session', { passphrase: 'a wrong one' });
  const lines = server.logLines.filter((line) => line.includes('owner sign-in'));
  expect(lines.map((line) => JSON.parse(line).outcome)).toEqual(['signed-in', 'wrong']);
  expect(server.logLines.join()).not.toContain('a wrong one');
  expect(server.logLines.join()).not.toContain(testPassphrase);
});
