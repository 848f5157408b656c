import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { mailsOf } from '#shared/inbox/client-state.ts';
import { MailError } from '../mail/mailer.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { createClientLinks } from '../services/client-links.ts';
import { createClientMails } from '../services/client-mails.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import type { RecordStore } from '../storage/ports.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { mailFaults, startFaultyMailServer } from './faulty-mail-server.ts';
import type { MailFault } from './faulty-mail-server.ts';
import { sampleSubmission, uuid } from './samples.ts';

export const time = { now: new Date('2026-03-02T00:00:00.000Z') };
export const clock = () => time.now;

export async function openStore() {
  const store = createRecordStore(createMemoryLog());
  await store.receive(
    sampleSubmission(1, {
      kind: 'consultation',
      body: { name: 'Ruth', email: 'ruth@example.org' },
    }),
  );
  return store;
}

export const open = (store: RecordStore) =>
  createClientMails({
    store,
    links: createClientLinks(store, clock),
    clock,
    makeId: randomUUID,
    ownerAddress: () => 'studio@example.org',
    publicUrl: 'https://example.org',
    report: () => undefined,
  });

export const write = (store: RecordStore, id = randomUUID()) =>
  store.addWorkEntry({
    id,
    submissionId: uuid(1),
    at: clock().toISOString(),
    by: 'owner',
    kind: 'reply',
    to: 'ruth@example.org',
    subject: 'A north room',
    text: 'It suits you.',
    files: [],
  });

export const statesOf = async (store: RecordStore) =>
  mailsOf(await store.listWorkEntries({ submissionIds: [uuid(1)] }));

/** One pass over what is waiting, as the server makes it; what fails waits for the next. */
export async function pass(store: RecordStore, mailer: Mailer, mails = open(store)) {
  const pending = await mails.pending();
  for (const mail of pending) {
    await mail
      .run((one) => mailer.send(one))
      .catch((error: unknown) => {
        if (!(error instanceof MailError)) throw error;
      });
  }
  return pending.length;
}

/** Repeatable chance. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Writes replies while a mail server fails in every way, until it has failed this often and each reply is settled. */
export async function runMailFaults(count: number): Promise<number> {
  const store = await openStore();
  const random = chance(7);
  const met = new Set<MailFault>();
  let faults = 0;
  const nextFault = (): MailFault => {
    const fault = mailFaults[Math.floor(random() * mailFaults.length)] ?? 'none';
    // What ends a reply is rarer; and in the end everything gets through.
    const isRare = /refuses-(?:recipient|text)|after-t/.test(fault) && random() < 0.5;
    if (faults >= count || isRare) return 'none';
    faults += 1;
    met.add(fault);
    return fault;
  };
  const { port, taken } = await startFaultyMailServer(nextFault);
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    address: 'studio@example.org',
    clock,
    timeoutMs: 60,
  });
  for (let left = 1; left > 0; left = await pass(store, mailer)) {
    if (faults < count) await Promise.all(Array.from({ length: 5 }, () => write(store)));
  }
  expect([...met].toSorted()).toEqual([...mailFaults].toSorted());
  const counts = { sent: 0, failed: 0, unknown: 0, waiting: 0, sending: 0 };
  for (const { entry, outcome, why } of await statesOf(store)) {
    counts[outcome] += 1;
    const id = createHash('sha256').update(`${entry.id} client`).digest('hex').slice(0, 32);
    const times = taken.get(id) ?? 0;
    expect(times).toBeLessThanOrEqual(1);
    if (outcome === 'sent') expect(times).toBe(1);
    if (outcome === 'failed') expect(times).toBe(0);
    if (outcome !== 'sent') expect(why).toMatch(/^mail server, /);
  }
  expect(counts).toMatchObject({ waiting: 0, sending: 0 });
  expect(counts.sent).toBeGreaterThan(count / 10);
  expect(counts.unknown).toBeGreaterThan(0);
  return faults;
}
