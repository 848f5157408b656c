import process from 'node:process';
import type { Submission } from '#server/storage/records.ts';
import { quantile } from '../figures.ts';
import { openOurStore } from './our-store.ts';
import { openPlainLowdb } from './plain-lowdb.ts';
import { questionnaireRecords } from './records.ts';
import { openSqlite } from './sqlite.ts';
import type { OpenSubject, Subject } from './subject.ts';

/**
 * A process with one store of one size, so that no other store's garbage is collected during its time. Measures a round
 * for each message, and answers with the figures.
 */
const subjects: Readonly<Record<string, OpenSubject>> = {
  ours: openOurStore,
  lowdb: openPlainLowdb,
  sqlite: openSqlite,
};

export interface Round {
  /** Wall time of the whole round by its requests. */
  msPerRequest: number;
  /** Processor time of this process by its requests. */
  cpuMsPerRequest: number;
  requestsPerSecond: number;
  p99Ms: number;
  fsyncsPerRequest: number | null;
}

const [name = '', folder = '', size = '0', writers = '64'] = process.argv.slice(2);
const open = subjects[name];
if (open === undefined || process.send === undefined) throw new Error(`no store ${name}`);
const answer = (message: unknown) => process.send?.(message);

let next = 1;
async function measure(subject: Subject, count: number): Promise<Round> {
  // Created before, because that is not measured.
  const records = questionnaireRecords(count, (next += 1));
  const durations: number[] = [];
  const fsyncsBefore = subject.fsyncs?.() ?? 0;
  const cpu = process.cpuUsage();
  const startedMs = performance.now();
  const write = async () => {
    for (let record = records.pop(); record !== undefined; record = records.pop()) {
      const beganMs = performance.now();
      await subject.put(record);
      durations.push(performance.now() - beganMs);
    }
  };
  await Promise.all(Array.from({ length: Number(writers) }, write));
  const tookMs = performance.now() - startedMs;
  const { user, system } = process.cpuUsage(cpu);
  return {
    msPerRequest: tookMs / count,
    cpuMsPerRequest: (user + system) / 1_000 / count,
    requestsPerSecond: (count / tookMs) * 1_000,
    p99Ms: quantile(durations, 0.99),
    fsyncsPerRequest: subject.fsyncs ? (subject.fsyncs() - fsyncsBefore) / count : null,
  };
}

let stored: readonly Submission[] = questionnaireRecords(Number(size), 1);
try {
  const subject = await open(folder, stored);
  stored = [];
  process.on('message', (message) => {
    if (message === 'close') {
      void subject.close().then(() => process.disconnect());
      return;
    }
    measure(subject, Number(message)).then(answer, (error: unknown) =>
      answer({ failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  answer('ready');
} catch (error) {
  answer({ failure: error instanceof Error ? error.message : String(error) });
  process.disconnect();
}
