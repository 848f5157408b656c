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

let ownText: string | undefined;
/** What this process writes into its locks. */
function textOfThisProcess(): string {
  ownText ??= JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid) ?? '',
  } satisfies Holder);
  return ownText;
}

/** Whether the lock file is there and says that this process has it. */
export async function isLockOfThisProcess(path: string): Promise<boolean> {
  return (await readFile(path, 'utf8').catch(() => '')) === textOfThisProcess();
}

/**
 * Takes the lock file, so that only one process writes. A lock whose process is gone is taken over. Processes in
 * different containers cannot see each other: never share one data folder between them.
 * @returns releases the lock, unless another process has taken it since
 * @throws LockedError naming the process that has it
 */
export async function acquireLock(path: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const mine = `${path}.${process.pid}-${randomUUID()}`;
    try {
      // Linked into place with its content, so that nobody ever sees an incomplete lock.
      await writeFile(mine, textOfThisProcess(), { mode: 0o600, flag: 'wx' });
      await link(mine, path);
      heldByThisProcess.add(path);
      return async () => {
        heldByThisProcess.delete(path);
        if (await isLockOfThisProcess(path)) await rm(path, { force: true });
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
  const now = startOf(pid);
  // The process id may have been given to another program since, of this user or of another.
  if (now !== undefined && started !== '') return now === started;
  // No such process, one of another user, or a system that says no more.
  try {
    process.kill(pid, 0);
    return !isEnded(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' && !isEnded(pid);
  }
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

/**
 * Boot and start time of a process on Linux; `ended` for one that has, but that its parent has not asked about yet; undefined
 * where there is no such process, and elsewhere.
 */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return isEnded(pid) ? 'ended' : `${boot}/${fieldsOf(pid)[19] ?? ''}`;
  } catch {
    return undefined;
  }
}

/** Whether a process is a zombie: it holds nothing any more, and under a parent that never asks, it stays for ever. */
function isEnded(pid: number): boolean {
  try {
    return ['Z', 'X', 'x'].includes(fieldsOf(pid)[0] ?? '');
  } catch {
    return false;
  }
}

/** What Linux says of a process, after its name: state, parent and so on. @throws Error where it says nothing */
function fieldsOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(') ') + 2).split(' ');
}
