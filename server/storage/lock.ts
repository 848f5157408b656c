import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import * as v from 'valibot';

/** Another process works on the same data folder. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

const Holder = v.object({ pid: v.number(), started: v.string() });
type Holder = v.InferOutput<typeof Holder>;

const heldByThisProcess = new Set<string>();

/**
 * Takes the lock file, so that only one process writes. A lock whose process is gone is taken over. Processes in
 * different containers cannot see each other: never share one data folder between them.
 * @returns releases the lock
 * @throws LockedError naming the process that has it
 */
export async function acquireLock(path: string): Promise<() => Promise<void>> {
  const me: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const mine = `${path}.${process.pid}-${randomUUID()}`;
    try {
      // Linked into place with its content, so that nobody ever sees an incomplete lock.
      await writeFile(mine, JSON.stringify(me), { mode: 0o600, flag: 'wx' });
      await link(mine, path);
      heldByThisProcess.add(path);
      return async () => {
        heldByThisProcess.delete(path);
        await rm(path, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      await rm(mine, { force: true });
    }
    const text = await readFile(path, 'utf8').catch(() => '');
    if (isAlive(text, path)) {
      throw new LockedError(
        `another process uses this data folder (${path} says ${text || 'nothing'}). ` +
          'Stop it first; if no such process exists, delete that file.',
      );
    }
    await setAside(path, text);
  }
  throw new LockedError(`the lock ${path} could not be taken`);
}

function isAlive(text: string, path: string): boolean {
  const holder = v.safeParse(v.pipe(v.string(), v.parseJson(), Holder), text);
  if (!holder.success) return false;
  const { pid, started } = holder.output;
  if (pid === process.pid && started === (startOf(pid) ?? '')) return heldByThisProcess.has(path);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  // The process id may have been reused since.
  return started === '' || startOf(pid) === undefined || startOf(pid) === started;
}

/** Moves a stale lock away; when another process took it over in between, restores theirs. */
async function setAside(path: string, expected: string): Promise<void> {
  const aside = `${path}.stale-${process.pid}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8').catch(() => expected)) !== expected) {
    await rename(aside, path);
    throw new LockedError(`another process took the lock ${path} first`);
  }
  await rm(aside, { force: true });
}

/** Boot and start time of a process on Linux, undefined elsewhere. */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${boot}/${fields[19] ?? ''}`;
  } catch {
    return undefined;
  }
}
