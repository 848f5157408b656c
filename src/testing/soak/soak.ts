import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { journalPaths } from '#server/storage/journal/journal-log.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { postUpload } from '#shared/api/upload.ts';
import { startProxy } from '../support/proxy.ts';
import type { Fault } from '../support/proxy.ts';
import { seededRandom } from '../support/seeded-random.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import { startSite } from '../support/site.ts';
import { checkEverything } from './oracle.ts';
import type { Verdict } from './oracle.ts';
import { RefusedError, deliver, fillIn, pause } from './visitors.ts';
import type { Delivery, Sent } from './visitors.ts';

export interface SoakOptions {
  submissions: number;
  /** How often the server is killed (-9) during the run. */
  kills: number;
  /** The same seed sends the same forms and plans the same faults; their timing depends on the machine. */
  seed: number;
  /** After this time there are no new visitors and no kills; what was sent is checked. Default: no end. */
  longestMs?: number;
  /** Visitors at a time. */
  visitors?: number;
  /** Called from time to time with the progress. */
  report?: (line: string) => void;
}

export interface SoakResult extends Verdict {
  sent: number;
  acknowledged: number;
  kills: number;
  /** Tries beyond the first of each request. */
  repeatedTries: number;
  /** Requests sent once more after their receipt, or by two tabs at once. */
  duplicates: number;
  /** Snapshots written while the server ran, as seen from outside. */
  compactions: number;
  lostReplies: number;
  seconds: number;
}

/** Somewhat more than the idle time after which the store writes its snapshot. */
const silenceMs = { least: 1_950, most: 2_700 };

function faultFor(chance: SeededRandom): Fault {
  const dice = chance.next();
  if (dice < 0.72) return { kind: 'pass' };
  if (dice < 0.88) return { kind: 'lost-reply' };
  if (dice < 0.94) return { kind: 'cut' };
  return { kind: 'cut-after', bytes: chance.below(4_000) };
}

/**
 * Sends forms to a real server through a bad network while the server is killed again and again, until every visitor
 * has a receipt; then compares what the server holds with what was sent.
 */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const { submissions, kills, seed, visitors = 48, report = () => undefined } = options;
  const { longestMs = Number.POSITIVE_INFINITY } = options;
  const startedMs = performance.now();
  const chance = seededRandom(seed);
  // Nobody opens what arrives, so thousands of forms would meet the ceiling of a flood.
  const program = ['--import', 'tsx', 'src/testing/support/serve-unlimited.ts'];
  const site = await startSite({ TRUST_PROXY: '1' }, program);
  const network = await startProxy(site.address);
  const sent = Array.from({ length: submissions }, (_, number) => fillIn(number, chance));
  const receipts = new Map<string, string>();
  const faults: string[] = [];
  let [repeatedTries, duplicates, lostReplies, killed, compactions] = [0, 0, 0, 0, 0];
  let snapshotSeen = 0;
  let isQuiet: Promise<void> = Promise.resolve();

  const planFault = (path: string) => {
    const fault = faultFor(chance);
    if (fault.kind === 'lost-reply') lostReplies += 1;
    if (fault.kind !== 'pass') network.next(path, fault);
  };

  async function send(one: Sent): Promise<Delivery> {
    planFault(formDescriptions[one.item.form].path);
    if (one.files.length > 0) planFault(postUpload.path);
    return deliver(one, network.address, chance);
  }

  async function visit(one: Sent): Promise<void> {
    await pause(chance.below(30));
    // Two tabs that do not know of each other, now and then.
    const tabs = chance.next() < 0.05 ? [send(one), send(one)] : [send(one)];
    const deliveries = await Promise.all(tabs);
    if (chance.next() < 0.08) deliveries.push(await send(one));
    duplicates += deliveries.length - 1;
    for (const { receipt, tries } of deliveries) {
      repeatedTries += tries - 1;
      const first = receipts.get(one.item.id) ?? receipt;
      if (first !== receipt) faults.push(`${one.item.id}: receipt ${receipt} after ${first}`);
      receipts.set(one.item.id, receipt);
    }
    if (chance.next() < 0.01) await expectMismatch(one);
  }

  /** Other content under the same id must be refused, and must change nothing. */
  async function expectMismatch(one: Sent): Promise<void> {
    const other = { ...one.item, body: { ...one.item.body, name: 'Somebody Else' } };
    try {
      await deliver({ ...one, item: other, files: one.files }, network.address, chance);
      faults.push(`${one.item.id}: other words were taken under the same id`);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
  }

  async function noteSnapshot(): Promise<void> {
    const { snapshot } = journalPaths(join(site.dataFolder, 'records'));
    const { ino } = await stat(snapshot).catch(() => ({ ino: 0 }));
    if (ino !== 0 && ino !== snapshotSeen) compactions += 1;
    snapshotSeen = ino;
  }

  const waiting = [...sent];
  const started: Sent[] = [];
  const underWay = new Set<Sent>();
  const isOver = () => waiting.length === 0 || performance.now() - startedMs > longestMs;
  const worker = async () => {
    for (let one = waiting.pop(); one !== undefined; one = isOver() ? undefined : waiting.pop()) {
      started.push(one);
      await isQuiet;
      underWay.add(one);
      await visit(one);
      underWay.delete(one);
    }
  };
  /** Kills at random moments, some of them while idle, when the store compacts itself. */
  async function killer(): Promise<void> {
    for (; killed < kills; killed += 1) {
      const dueAt = ((killed + chance.next()) * submissions) / (kills + 1);
      while (receipts.size < dueAt && !isOver()) await pause(3);
      if (receipts.size < dueAt && waiting.length > 0) return;
      const isSilent = killed % 8 === 5;
      let resume = () => {};
      if (isSilent) {
        isQuiet = new Promise((resolve) => {
          resume = resolve;
        });
        while (underWay.size > 0) await pause(3);
        await pause(silenceMs.least + chance.below(silenceMs.most - silenceMs.least));
      } else {
        await pause(chance.below(25));
      }
      await site.stop('SIGKILL');
      resume();
      await noteSnapshot();
      await site.start();
    }
  }
  const progress = setInterval(() => {
    report(`${receipts.size} of ${submissions} acknowledged, ${killed} of ${kills} kills`);
  }, 5_000);
  try {
    await Promise.all([killer(), ...Array.from({ length: visitors }, worker)]);
    const verdict = await checkEverything({ site, sent: started, receipts });
    return {
      ...verdict,
      faults: [...faults, ...verdict.faults],
      sent: started.length,
      acknowledged: receipts.size,
      kills: killed,
      repeatedTries,
      duplicates,
      compactions,
      lostReplies,
      seconds: Math.round((performance.now() - startedMs) / 1_000),
    };
  } finally {
    clearInterval(progress);
    await network.close();
    await site.dispose();
  }
}
