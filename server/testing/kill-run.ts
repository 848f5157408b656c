import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openJournalLog } from '../storage/journal/journal-log.ts';
import { createRecordStore } from '../storage/record-store.ts';

export interface KillRun {
  /** Records that were acknowledged before the kill. */
  acknowledged: number;
  /** Acknowledged records that are missing afterwards. */
  lost: number;
  /** Numbers of all invoices in their order. */
  invoices: readonly number[];
  /** Records found after the restart; unacknowledged ones may be among them. */
  found: number;
}

/** Whether the writer adds an invoice to a submission: to one in eight. */
export const hasWork = (id: string) => id < '2';

/** Runs a process that stores into a folder, kills it (-9) after some acknowledgements, and counts what is left. */
export async function killRun(
  folder: string,
  killAfter: number,
  snapshotEvery = 500,
): Promise<KillRun> {
  const script = fileURLToPath(new URL('store-writer.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, folder, '64', String(snapshotEvery)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const acknowledged: string[] = [];
  const closed = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    // Nobody could have read a truncated line as an acknowledgement.
    if (line.length === 36) acknowledged.push(line);
    if (acknowledged.length === killAfter) child.kill('SIGKILL');
  }
  const [, signal] = await closed;
  if (signal !== 'SIGKILL') throw new Error('the writing process ended before it was killed');
  const store = createRecordStore(await openJournalLog({ folder, clock: () => new Date() }));
  const kept = new Set((await store.listSubmissions()).map(({ id }) => id));
  const entries = await store.listWorkEntries({ kinds: ['invoice'] });
  const worked = new Set(entries.map(({ submissionId }) => submissionId));
  const lost = acknowledged.filter(
    (id) => !kept.has(id) || (hasWork(id) && !worked.has(id)),
  ).length;
  await store.close();
  const invoices = entries
    .flatMap((entry) => (entry.kind === 'invoice' ? [entry.number.number] : []))
    .toSorted((one, other) => one - other);
  return { acknowledged: acknowledged.length, lost, found: kept.size, invoices };
}
