import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openJournalLog } from './journal/journal-log.ts';
import { createRecordStore } from './record-store.ts';

const entries = 8;
const revisionsOfEach = 250;
const kills = 50;
const script = fileURLToPath(new URL('../testing/content-writer.ts', import.meta.url));

/** Runs the writer; kills it (-9) after some acknowledgements, or lets it end. */
async function run(folder: string, killAfter: number): Promise<Map<number, number>> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, folder, String(entries), String(revisionsOfEach)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const closed = once(child, 'close');
  const newest = new Map<number, number>();
  let acknowledged = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [, entry, number] = /^(\d+) (\d+)$/.exec(line) ?? [];
    if (entry === undefined || number === undefined) continue;
    newest.set(Number(entry), Number(number));
    acknowledged += 1;
    if (acknowledged === killAfter) child.kill('SIGKILL');
  }
  const [code, signal] = await closed;
  if (signal !== 'SIGKILL' && code !== 0) throw new Error('the writing process failed');
  return newest;
}

test(
  `${entries * revisionsOfEach} saves through ${kills} kills: none lost, none duplicated`,
  { timeout: 10 * Minute.ms },
  async () => {
    const folder = await temporaryFolder();
    const share = Math.floor((entries * revisionsOfEach) / (kills + 1));
    for (let kill = 0; kill <= kills; kill += 1) {
      const newest = await run(
        folder,
        kill === kills ? Number.POSITIVE_INFINITY : share - (kill % 7),
      );
      const store = createRecordStore(await openJournalLog({ folder, clock: () => new Date() }));
      for (const [entry, number] of newest) {
        const found = await store.content.findEntry('article', `entry-${entry}`);
        expect(found?.revisionIds.length).toBeGreaterThanOrEqual(number);
      }
      await store.close();
    }
    const { content, close } = createRecordStore(
      await openJournalLog({ folder, clock: () => new Date() }),
    );
    const found = await content.listEntries();
    expect(found).toHaveLength(entries);
    for (const { id, revisionIds, live } of found) {
      expect(new Set(revisionIds).size).toBe(revisionsOfEach);
      expect(revisionIds).toHaveLength(revisionsOfEach);
      const revisions = await content.listRevisions('article', id);
      expect(revisions.map(({ body }) => body['title'])).toEqual(
        Array.from({ length: revisionsOfEach }, (_, index) => `Version ${revisionsOfEach - index}`),
      );
      expect(live?.revisionId).toBe(revisionIds.at(-1));
    }
    await close();
  },
);
