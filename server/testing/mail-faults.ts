import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { mailsOf } from '#shared/inbox/client-state.ts';
import { MailError } from '../mail/mailer.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { createClientLinks } from '../services/client-links.ts';
import { createClientMails } from '../services/client-mails.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import type { NewWorkEntry } from '#shared/inbox/work-entries.ts';
import type { RecordStore } from '../storage/ports.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { mailFaults, startFaultyMailServer } from './faulty-mail-server.ts';
import type { MailFault } from './faulty-mail-server.ts';
import { sampleInvoice, sampleSubmission, uuid } from './samples.ts';

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

/** Adds one entry of each kind that is mailed again and again: to the client, to the owner, or to both. */
async function writeEach(store: RecordStore): Promise<void> {
  const common = { submissionId: uuid(1), at: clock().toISOString() };
  const owner = { ...common, by: 'owner' } as const;
  const client = { ...common, by: 'client' } as const;
  const mail = { to: 'ruth@example.org', subject: 'Yours', text: 'Here it is.' };
  const visit = randomUUID();
  const start = '2026-04-01T00:00:00.000Z';
  const where = { visit, minutes: 60, place: 'Glenlyon', note: '' };
  const id = randomUUID;
  const entries: NewWorkEntry[] = [
    { ...owner, id: id(), kind: 'reply', ...mail, files: [] },
    { ...owner, id: id(), kind: 'visit-proposed', ...where, times: [start] },
    { ...client, id: id(), kind: 'visit-chosen', visit, start },
    { ...owner, id: id(), kind: 'report-sent', report: id(), ...mail },
    { ...sampleInvoice(1), ...owner, id: id(), isMailed: true },
    { ...client, id: id(), kind: 'client-words', text: 'A sketch', files: [] },
  ];
  for (const entry of entries) await store.addWorkEntry(entry);
}

/** Writes entries of every kind that is mailed while a mail server fails in every way, until it has failed this often and each mail is settled. */
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
    if (faults < count) await writeEach(store);
  }
  expect([...met].toSorted()).toEqual([...mailFaults].toSorted());
  const counts = { sent: 0, failed: 0, unknown: 0, waiting: 0, sending: 0 };
  for (const { entry, to, outcome, why } of await statesOf(store)) {
    counts[outcome] += 1;
    const id = createHash('sha256').update(`${entry.id} ${to}`).digest('hex').slice(0, 32);
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
