import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { acceptedFolder } from '../storage/attached-files.ts';
import { readRecords } from './backup.ts';
import { restoreBackup } from '../operator/restore.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { sendMessage, sendWithFile } from '../testing/visitor.ts';

/** Each starts a program once or twice: three seconds of work, which a busy machine spreads over a minute. */
const longTimeout = { timeout: 5 * Minute.ms };

test('starts, stops in order and starts again with what it received', longTimeout, async () => {
  const folder = await temporaryFolder();
  const OWNER_PASSPHRASE = 'rammed earth and lime';
  const first = startServerProcess({ DATA_DIR: folder, OWNER_PASSPHRASE });
  const address = await first.address();
  await sendMessage(address);
  first.child.kill('SIGTERM');
  expect(await first.exit()).toEqual({ code: 0, errors: '' });
  expect(await readdir(join(folder, 'records'))).not.toContain('lock');
  expect(await readdir(join(folder, 'snapshots'))).toHaveLength(1);

  const second = startServerProcess({ DATA_DIR: folder, OWNER_PASSPHRASE });
  const again = await second.address();
  const signIn = await fetch(`${again}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ passphrase: OWNER_PASSPHRASE }),
  });
  const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const messages = await fetch(`${again}/api/contact-messages`, { headers: { cookie } });
  expect(await messages.json()).toMatchObject([{ name: 'Ruth' }]);

  const third = startServerProcess({ DATA_DIR: folder });
  const refused = await third.exit();
  expect(refused.code).toBe(1);
  expect(refused.errors).toMatch(
    /^The server did not start: another process uses this data folder/,
  );
  second.child.kill('SIGINT');
  expect((await second.exit()).code).toBe(0);
});

test(
  'shows the first link in a terminal only, and the passphrase chosen there signs in',
  longTimeout,
  async () => {
    const folder = await temporaryFolder();
    const serve = `echo pid=$$; exec ${process.execPath} --import tsx server/testing/serve.ts`;
    const env = { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: folder };
    // A terminal of its own, as the operator's.
    const terminal = spawn('script', ['--quiet', '--return', '--command', serve, '/dev/null'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    const output = createInterface({ input: terminal.stdout });
    output.on('line', (line) => lines.push(line));
    while (!lines.some((line) => line.includes('#key='))) await once(output, 'line');
    const [, site, key] = /(http\S+)\/messages#key=(\S+)/.exec(lines.join('\n')) ?? [];
    const next = 'lime and light earth';
    const choose = (body: object) =>
      fetch(`${site}/api/passphrase/recovery`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await choose({ key, next: 'short' })).status).toBe(400);
    const chosen = await choose({ key, next });
    expect(chosen.status).toBe(204);
    expect(chosen.headers.getSetCookie()).toHaveLength(2);
    expect(await (await choose({ key, next })).json()).toMatchObject({
      code: 'wrong-recovery-key',
    });
    const [, pid] = /pid=(\d+)/.exec(lines.join('\n')) ?? [];
    process.kill(Number(pid), 'SIGTERM');
    await once(terminal, 'exit');

    const logged = startServerProcess({ DATA_DIR: await temporaryFolder() });
    await logged.line('Nobody has chosen a passphrase');
    expect(logged.lines.join('\n')).not.toContain('key=');
    const again = startServerProcess({ DATA_DIR: folder });
    const signIn = await fetch(`${await again.address()}/api/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ passphrase: next }),
    });
    expect(signIn.status).toBe(204);
    expect(again.lines.join('\n')).not.toContain('passphrase');
  },
);

test('knows the configured passphrase before it listens', longTimeout, async () => {
  // Neither start can listen: somebody else has the port.
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const PORT = String((taken.address() as AddressInfo).port);
  const hashAfterStart = async (environment: Record<string, string>) => {
    const folder = await temporaryFolder();
    const program = startServerProcess({ ...environment, DATA_DIR: folder, PORT });
    expect((await program.exit()).errors).toContain('EADDRINUSE');
    return (await readRecords(folder)).passphraseHash;
  };
  expect(await hashAfterStart({ OWNER_PASSPHRASE: 'a first passphrase' })).toMatch(/^scrypt/);
  taken.close();
});

const hello = (message: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ name: 'Ruth', email: 'ruth@example.org', projectType: 'other', message }),
});

test(
  'answers 503 and is not ready once its records are gone, and goes on when they are back',
  longTimeout,
  async () => {
    const folder = await temporaryFolder();
    const program = startServerProcess({ DATA_DIR: folder });
    const address = await program.address();
    const send = async (message: string) =>
      (await fetch(`${address}/api/contact`, hello(message))).status;
    const isReady = async () => (await fetch(`${address}/readyz`)).status;
    expect([await send('Before it happened'), await isReady()]).toEqual([201, 200]);
    const [records, away] = [join(folder, 'records'), join(folder, 'away')];
    await rename(records, away);
    expect([await send('While it is gone'), await send('And once more'), await isReady()]).toEqual([
      503, 503, 503,
    ]);
    expect((await fetch(`${address}/about`)).status).toBe(200);
    await rename(away, records);
    expect([await send('After it was back'), await isReady()]).toEqual([201, 200]);
    program.child.kill('SIGTERM');
    expect((await program.exit()).code).toBe(0);
    expect(program.lines.join('\n')).toMatch(/records\/lock is gone or was replaced/);
    expect(Object.keys((await readRecords(folder)).submissions)).toHaveLength(2);
  },
);

/** Where a process may mount nothing, no disk can be full or read-only at will. */
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;

test.skipIf(!canMount)(
  'serves pages on a full disk, refuses submissions, and accepts them once there is space',
  longTimeout,
  async () => {
    const folder = await temporaryFolder();
    const full = `mount -t tmpfs -o size=64m tmpfs ${folder}\ncat /dev/zero > ${folder}/filler || true`;
    const program = startServerProcess({ DATA_DIR: folder }, full);
    const address = await program.address();
    expect((await fetch(`${address}/about`)).status).toBe(200);
    const refused = await fetch(`${address}/api/contact`, hello('We have a north slope.'));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(program.lines.join('\n')).toContain(`DATA_DIR ${folder} is full. Make room on it`);

    await rm(`/proc/${program.child.pid}/root${folder}/filler`);
    const addresses = () => program.lines.filter((line) => line.includes(' is at '));
    await expect.poll(() => addresses().length, longTimeout).toBe(2);
    const again = addresses()[1]?.match(/http:\S+/)?.[0];
    expect((await fetch(`${again}/api/contact`, hello('We have a north slope.'))).status).toBe(201);
    expect(program.lines.join('\n')).toContain('Nobody has chosen a passphrase');
    program.child.kill('SIGTERM');
    expect((await program.exit()).code).toBe(0);
  },
);

test.skipIf(!canMount)(
  'serves pages from a read-only disk, refuses submissions, and names the remedy',
  longTimeout,
  async () => {
    const folder = await temporaryFolder();
    const first = startServerProcess({ DATA_DIR: folder });
    await fetch(`${await first.address()}/api/contact`, hello('We have a north slope.'));
    first.child.kill('SIGTERM');
    await first.exit();
    const readOnly = `mount --bind ${folder} ${folder}\nmount -o remount,bind,ro ${folder}`;
    const program = startServerProcess({ DATA_DIR: folder }, readOnly);
    const address = await program.address();
    expect((await fetch(`${address}/about`)).status).toBe(200);
    const refused = await fetch(`${address}/api/contact`, hello('Clay under loam.'));
    expect(refused.status).toBe(503);
    const form = new FormData();
    form.append('files', new Blob(['A slope.'], { type: 'text/plain' }), 'slope.txt');
    const upload = await fetch(`${address}/api/upload`, { method: 'POST', body: form });
    expect(upload.status).toBe(503);
    const signIn = await fetch(`${address}/api/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ passphrase: 'rammed earth and lime' }),
    });
    expect(signIn.status).toBe(503);
    expect(program.lines.join('\n')).toContain(`DATA_DIR ${folder} is read-only. Mount it`);
    program.child.kill('SIGTERM');
    expect((await program.exit()).code).toBe(0);
  },
);

test(
  'does not start without its records, and starts after the remedy that it names',
  longTimeout,
  async () => {
    const folder = await temporaryFolder();
    const first = startServerProcess({ DATA_DIR: folder });
    const address = await first.address();
    const file = await sendWithFile(address, 'A slope to the north.');
    first.child.kill('SIGTERM');
    await first.exit();
    await rm(join(folder, 'records'), { recursive: true });

    const before = await readdir(folder, { recursive: true });
    const refused = await startServerProcess({ DATA_DIR: folder }).exit();
    expect(refused.code).toBe(1);
    expect(refused.errors).toMatch(
      /^The server did not start: .* holds no records, but 1 files of requests and 1 snapshots[^\n]*\n$/,
    );
    expect(await readdir(folder, { recursive: true })).toEqual(before);

    const [, backup = ''] = /npm run restore -- (\S+)"/.exec(refused.errors) ?? [];
    await restoreBackup(backup, folder, new Date());
    const again = startServerProcess({ DATA_DIR: folder });
    await again.address();
    expect(await readdir(acceptedFolder(folder))).toEqual([file.slice('/uploads/'.length)]);
    again.child.kill('SIGTERM');
    expect((await again.exit()).code).toBe(0);
  },
);

test('does not start with an invalid variable, and names it in one line', longTimeout, async () => {
  const { exit } = startServerProcess({ DATA_DIR: await temporaryFolder(), PORT: 'eighty' });
  expect(await exit()).toEqual({
    code: 1,
    errors: 'The server did not start: PORT must be a number from 0 to 65535\n',
  });
});

const slope = JSON.stringify({
  name: 'Ruth',
  email: 'ruth@example.org',
  projectType: 'other',
  message: 'We have a north slope.',
});

test.each(['throws-later', 'rejects-later'])(
  'answers requests in progress after an uncaught error, then exits: %s',
  longTimeout,
  async (fault) => {
    const folder = await temporaryFolder();
    const program = startServerProcess({ DATA_DIR: folder });
    const address = await program.address();
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const answer = text(socket);
    const head =
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
      `Expect: 100-continue\r\nContent-Length: ${slope.length}\r\n\r\n`;
    socket.write(head);
    // The server requests the body: the request is in progress.
    await once(socket, 'data');
    expect((await fetch(`${address}/${fault}`)).status).toBe(200);
    await program.line('"message":"unexpected error');
    await program.line('"message":"stopping"');
    socket.write(slope);
    expect(await answer).toContain('HTTP/1.1 201');
    expect(await program.exit()).toEqual({ code: 1, errors: '' });
    expect(program.lines.join()).toContain('nobody has caught this');
    expect(await readdir(join(folder, 'records'))).not.toContain('lock');
  },
);

test('continues after an unhandled error of a connection', longTimeout, async () => {
  const program = startServerProcess({ DATA_DIR: await temporaryFolder() });
  const address = await program.address();
  expect((await fetch(`${address}/breaks-later`)).status).toBe(200);
  await program.line('"message":"connection broke');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  program.child.kill('SIGTERM');
  expect((await program.exit()).code).toBe(0);
});
