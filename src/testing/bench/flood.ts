import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleSubmission, sampleUpload } from '#server/testing/samples.ts';
import { openJournalLog } from '#server/storage/journal/journal-log.ts';
import { createRecordStore } from '#server/storage/record-store.ts';
import { ownerCookie } from '../support/owner.ts';
import { startSite } from '../support/site.ts';
import type { BenchRow } from './bench-row.ts';
import { quantile } from './figures.ts';
import { sized } from './short-form.ts';

const messages = sized(50_000, 1_000);
/** Their records: 5 GB. The bytes themselves are never in memory. */
const files = 500;
const reachMegabytes = 512;
const reachListMs = 300;
const reads = sized(20, 2);

/** A server with as much unopened as the ceiling lets in: its memory, and how long the owner waits for a list. */
export async function benchFlood(): Promise<BenchRow[]> {
  const site = await startSite({}, ['--max-old-space-size=384', 'dist/server/main.js']);
  try {
    await site.stop();
    await fill(join(site.dataFolder, 'records'));
    await site.start();
    const cookie = await ownerCookie(site);
    const read = async (path: string) => {
      const startedMs = performance.now();
      const answer = await fetch(site.address + path, { headers: { Cookie: cookie } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      const { length } = await answer.arrayBuffer().then((bytes) => new Uint8Array(bytes));
      return { ms: performance.now() - startedMs, length };
    };
    const parts: number[] = [];
    for (let count = 0; count < reads; count += 1) {
      const { ms } = await read('/api/inbox/records?limit=100&summary=yes&view=all');
      parts.push(ms);
    }
    const search = await read('/api/inbox/records?limit=100&summary=yes&search=nowhere');
    const whole = await read('/api/contact-messages');
    const partMs = quantile(parts, 0.5);
    const megabytes = await peakMegabytes(site.pid());
    return [
      {
        bench: 'flood',
        subject: `${messages} unopened messages and ${files} files of 10 MB: most memory of the process`,
        measured: `${Math.round(megabytes)} MB, after a whole list of ${Math.round(whole.length / 1e6)} MB in ${Math.round(whole.ms)} ms`,
        reach: `≤ ${reachMegabytes} MB`,
        isMet: megabytes <= reachMegabytes,
        figures: { megabytes, wholeListMs: whole.ms },
      },
      {
        bench: 'flood',
        subject: 'the first part of the owner’s list, at the server',
        measured: `${partMs.toFixed(1)} ms; a search of everything ${Math.round(search.ms)} ms`,
        reach: `≤ ${reachListMs} ms`,
        isMet: partMs <= reachListMs,
        figures: { partMs, searchMs: search.ms },
      },
    ];
  } finally {
    await site.dispose();
  }
}

async function fill(folder: string): Promise<void> {
  const log = await openJournalLog({ folder, clock: () => new Date() });
  const store = createRecordStore(log);
  const uploads = Array.from({ length: files }, (_, number) =>
    sampleUpload(number, { sizeBytes: 10 * 1024 * 1024 }),
  );
  await store.addUploads(uploads);
  for (let first = 0; first < messages; first += 1_000) {
    await Promise.all(
      Array.from({ length: 1_000 }, (_, index) => {
        const number = first + index;
        const upload = uploads[number];
        return store.receive(
          sampleSubmission(number, {
            receivedAt: new Date(Date.UTC(2026, 10, 1) + number * 1_000).toISOString(),
            network: (number % 64).toString(16).padStart(16, '0'),
            body: {
              name: `Visitor ${number}`,
              email: `visitor${number}@example.org`,
              projectType: 'residential',
              message: `A question about our block ${number}. ${'Mud and straw. '.repeat(20)}`,
            },
            attachments: upload ? [upload.name] : [],
          }),
        );
      }),
    );
  }
  await store.close();
}

/** The most memory that a process has ever had, by the kernel. */
async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}
