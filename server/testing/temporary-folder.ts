import './long-timeout.ts';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A temporary folder for the running test, removed with it. */
export function temporaryFolder(): Promise<string> {
  return folderIn(tmpdir());
}

/** The same in memory where the system has a memory file system, for tests with hundreds of folders. */
export async function memoryFolder(): Promise<string> {
  const memory = '/dev/shm';
  return folderIn((await stat(memory).catch(() => undefined))?.isDirectory() ? memory : tmpdir());
}

async function folderIn(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'natural-building-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
