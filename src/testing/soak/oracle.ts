import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { backUp } from '#server/ops/backup.ts';
import { journalPaths, openJournalLog } from '#server/storage/journal/journal-log.ts';
import type { Records } from '#server/storage/records.ts';
import { restoreBackup } from '#server/operator/restore.ts';
import { receiptFor } from '#shared/receipt.ts';
import { readInbox } from '../support/owner.ts';
import { attachedHashes } from '../support/request.ts';
import type { Site } from '../support/site.ts';
import type { Sent } from './visitors.ts';

export interface Verdict {
  /** Every difference found, as text; empty when there is none. */
  faults: string[];
  /** Records on the server. */
  found: number;
  /** Attached files whose bytes were compared. */
  files: number;
}

export interface Evidence {
  site: Site;
  sent: readonly Sent[];
  /** What visitors have sent, by id. */
  receipts: ReadonlyMap<string, string>;
}

/**
 * Compares what the server holds with what was sent: through the owner's own pages after one more kill, in the
 * snapshot after an orderly stop, and in a backup that was restored. Ends with a running server.
 */
export async function checkEverything({ site, sent, receipts }: Evidence): Promise<Verdict> {
  const faults: string[] = [];
  await site.stop('SIGKILL');
  await site.start();

  const { requests, messages } = await readInbox(site);
  const listed = [...requests, ...messages].map(({ id, receipt }) => ({ id, receipt }));
  const byId = new Map(listed.map((entry) => [entry.id, entry.receipt]));
  if (byId.size !== listed.length) faults.push('a request is listed twice');
  for (const { item } of sent) {
    const [held, shown] = [receipts.get(item.id), byId.get(item.id)];
    if (held === undefined) faults.push(`${item.id}: no receipt`);
    if (shown === undefined) faults.push(`${item.id}: lost`);
    if (held !== shown || held !== receiptFor(item.id)) faults.push(`${item.id}: receipts differ`);
    byId.delete(item.id);
  }
  for (const id of byId.keys()) faults.push(`${id}: nobody sent this`);

  const addresses = new Map(requests.map(({ id, attachments }) => [id, attachments]));
  const withFiles = sent.filter(({ files }) => files.length > 0);
  const urls = withFiles.flatMap(({ item }) =>
    (addresses.get(item.id) ?? []).map(({ url }) => url),
  );
  const hashes = await attachedHashes(site, urls);
  const expected = withFiles.flatMap(({ files }) => files.map(({ file }) => file.sha256));
  if (!isDeepStrictEqual(hashes, expected)) faults.push('bytes of attached files differ');

  await site.stop('SIGTERM');
  const folder = await mkdtemp(join(tmpdir(), 'nbd-soak-'));
  try {
    await checkRecords(site.dataFolder, sent, faults);
    await backUp(site.dataFolder, join(folder, 'backup'));
    const restored = join(folder, 'restored');
    await restoreBackup(join(folder, 'backup'), restored, new Date());
    const [before, after] = [await recordsIn(site.dataFolder), await recordsIn(restored)];
    if (!isDeepStrictEqual(before, after)) faults.push('the restored backup differs');
    for (const [name, { sha256, isAttached }] of Object.entries(after.uploads)) {
      const bytes = await readFile(join(restored, 'uploads', 'accepted', name)).catch(() => null);
      const hash = bytes && createHash('sha256').update(bytes).digest('hex');
      if (isAttached && hash !== sha256) faults.push(`${name}: differs in the restored backup`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await site.start();
  return { faults, found: listed.length, files: hashes.length };
}

async function recordsIn(dataFolder: string): Promise<Records> {
  const folder = join(dataFolder, 'records');
  const log = await openJournalLog({ folder, clock: () => new Date() });
  await log.close();
  return log.records;
}

/** After an orderly stop the journal is empty, and the snapshot alone has everything that was sent. */
async function checkRecords(
  dataFolder: string,
  sent: readonly Sent[],
  faults: string[],
): Promise<void> {
  const { journal } = journalPaths(join(dataFolder, 'records'));
  if ((await readFile(journal)).length > 0) faults.push('the journal was not emptied by the stop');
  const { submissions } = await recordsIn(dataFolder);
  if (Object.keys(submissions).length !== sent.length)
    faults.push('the snapshot has another count');
  for (const { item } of sent) {
    const { attachments: _addresses, ...words } = submissions[item.id]?.body ?? {};
    if (!isDeepStrictEqual(words, item.body)) faults.push(`${item.id}: other words were stored`);
  }
}
