import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { startProgram } from './testing/program.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const patience = { timeout: Minute.ms };

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
