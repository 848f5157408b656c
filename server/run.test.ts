import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const script = fileURLToPath(new URL('testing/serve.ts', import.meta.url));
const patience = { timeout: Minute.ms };

/** Starts the program as an operator does. */
function startProgram(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...environment },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const closed = once(child, 'close');
  const errors = text(child.stderr);
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(line));
  return {
    child,
    lines,
    /** Resolves with the address once it listens. */
    address: async () => {
      while (!lines.some((line) => line.includes(' is at '))) await once(output, 'line');
      return lines.join('\n').match(/http:\S+/)?.[0] ?? '';
    },
    exit: async () => {
      const [code] = await closed;
      return { code, errors: await errors };
    },
  };
}

test('starts, shows a passphrase once, stops in order and starts again', patience, async () => {
  const folder = await temporaryFolder();
  const first = startProgram({ DATA_DIR: folder });
  const address = await first.address();
  const sent = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Ruth',
      email: 'ruth@example.org',
      projectType: 'other',
      message: 'We have a north slope.',
    }),
  });
  expect(sent.status).toBe(201);
  first.child.kill('SIGTERM');
  expect(await first.exit()).toEqual({ code: 0, errors: '' });
  const passphrase = first.lines.join('\n').match(/only this once: (\S+)/)?.[1] ?? '';
  expect(passphrase).not.toBe('');
  expect(await readdir(join(folder, 'records'))).not.toContain('lock');
  expect(await readdir(join(folder, 'snapshots'))).toHaveLength(1);

  const second = startProgram({ DATA_DIR: folder });
  const again = await second.address();
  expect(second.lines.join()).not.toContain('passphrase');
  const signIn = await fetch(`${again}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ passphrase }),
  });
  const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const messages = await fetch(`${again}/api/contact-messages`, { headers: { cookie } });
  expect(await messages.json()).toMatchObject([{ name: 'Ruth' }]);

  const third = startProgram({ DATA_DIR: folder });
  const refused = await third.exit();
  expect(refused.code).toBe(1);
  expect(refused.errors).toMatch(
    /^The server did not start: another process uses this data folder/,
  );
  second.child.kill('SIGINT');
  expect((await second.exit()).code).toBe(0);
});

test('does not start with a wrong variable, and says in one line which', patience, async () => {
  const { exit } = startProgram({ DATA_DIR: await temporaryFolder(), PORT: 'eighty' });
  expect(await exit()).toEqual({
    code: 1,
    errors: 'The server did not start: PORT must be a number from 0 to 65535\n',
  });
});
