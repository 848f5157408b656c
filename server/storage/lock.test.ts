import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { longTimeout } from '../testing/long-timeout.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { LockedError, acquireLock } from './lock.ts';

const newLock = async () => join(await temporaryFolder(), 'lock');

/** What a process would have written into its lock. */
async function lockTextOf(pid: number): Promise<string> {
  const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return JSON.stringify({ pid, started: `${boot}/${stat.split(') ')[1]?.split(' ')[19]}` });
}

/** A process and a child of it, which it never asks about. */
async function parentWithChild(): Promise<{ child: number; text: string }> {
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600']);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const child = Number(line.toString());
  // Until it is `sleep`, it is a shell, which may still ask about its child.
  await vi.waitFor(() => {
    expect(readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
  }, longTimeout);
  return { child, text: await lockTextOf(child) };
}

test('refuses the lock of a process that runs, and leaves it', async () => {
  const path = await newLock();
  const { child, text } = await parentWithChild();
  await writeFile(path, text);
  await expect(acquireLock(path)).rejects.toThrow(LockedError);
  expect(await readFile(path, 'utf8')).toBe(text);
  process.kill(child, 'SIGKILL');
});

test.each([
  ['', (text: string) => text],
  [
    ' that did not know when it had started',
    (text: string) => text.replace(/"started":"[^"]*"/, '"started":""'),
  ],
])('takes over the lock of a process that was killed and is a zombie%s', async (_, change) => {
  const path = await newLock();
  const { child, text } = await parentWithChild();
  await writeFile(path, change(text));
  process.kill(child, 'SIGKILL');
  await vi.waitFor(() => {
    expect(readFileSync(`/proc/${child}/stat`, 'utf8')).toMatch(/\) Z /);
  }, longTimeout);
  const release = await acquireLock(path);
  await release();
  expect(await readdir(join(path, '..'))).toEqual([]);
});

test.each([
  ['empty', ''],
  ['cut off', '{"pid":12'],
  ['of another kind', 'hello'],
  ['of a process before a restart of the machine', `{"pid":${process.ppid},"started":"before/1"}`],
  ['of the first process of the container before', '{"pid":1,"started":"before/1"}'],
  [
    'of a process with our number, in the container before',
    `{"pid":${process.pid},"started":"a/1"}`,
  ],
  ['of a number that no process has', '{"pid":4194999,"started":"a/1"}'],
  ['of such a number, on a system that says no more', '{"pid":4194999,"started":""}'],
])('takes over a lock that is %s', async (_, text) => {
  const path = await newLock();
  await writeFile(path, text);
  const release = await acquireLock(path);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
  await release();
});

test('refuses the lock of a running process on a system that says no more, and names the way out', async () => {
  const path = await newLock();
  await writeFile(path, `{"pid":${process.ppid},"started":""}`);
  await expect(acquireLock(path)).rejects.toThrow('if no such process exists, delete that file');
});

test('releases its own lock, never that of a process which has taken it since', async () => {
  const path = await newLock();
  const release = await acquireLock(path);
  await writeFile(path, '{"pid":1,"started":"later/1"}');
  await release();
  expect(await readFile(path, 'utf8')).toContain('later');
});
