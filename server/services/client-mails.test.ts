import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Day } from '#shared/time.ts';
import { MailError } from '../mail/mailer.ts';
import type { Mail } from '../mail/mailer.ts';
import { StorageUnavailableError } from '../storage/ports.ts';
import type { RecordStore } from '../storage/ports.ts';
import {
  open,
  openStore,
  pass,
  runMailFaults,
  statesOf,
  time,
  clock,
  write,
} from '../testing/mail-faults.ts';
import { sampleInvoice, uuid } from '../testing/samples.ts';

test('sends a reply once, from the practice, with a link to the page', async () => {
  const store = await openStore();
  const sent: Mail[] = [];
  await write(store);
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  expect(await pass(store, mailer)).toBe(1);
  expect(await pass(store, mailer)).toBe(0);
  expect(sent).toMatchObject([
    { to: 'ruth@example.org', subject: 'A north room', isPersonal: true },
  ]);
  expect(sent[0]?.replyTo).toBeUndefined();
  expect(sent[0]?.text).toMatch(/^It suits you\.\n\nYour page: https:\/\/example\.org\/r\/NB-/);
  expect(await statesOf(store)).toMatchObject([{ outcome: 'sent' }]);
});

test('sends an invoice that is to be mailed to its buyer, and tells the owner that a customer says paid, by the corrected address', async () => {
  const store = await openStore();
  const sent: Mail[] = [];
  const at = clock().toISOString();
  const says = { id: uuid(9), submissionId: uuid(1), at, by: 'client', kind: 'says-paid' } as const;
  await store.addWorkEntry(says);
  await store.addWorkEntry(sampleInvoice(10, { at, isMailed: true }));
  await store.addWorkEntry(sampleInvoice(11, { at }));
  const corrected = { submissionId: uuid(1), at, by: 'owner', kind: 'address' } as const;
  await store.addWorkEntry({ ...corrected, id: uuid(12), email: 'ruth@example.net' });
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  await pass(store, mailer);
  expect(await pass(store, mailer)).toBe(0);
  expect(sent.map(({ subject }) => subject.replace(/ \(NB-.*/, ''))).toEqual([
    'Ruth says the deposit is paid',
    'Tax invoice 2026-0001 from Natural Building Design',
    'The page of your request',
  ]);
  expect(sent[0]?.replyTo).toBe('ruth@example.net');
  expect(sent[1]?.to).toBe('ruth@example.net');
  expect(sent[1]?.text).toContain('Total, GST included: $320');
  expect(sent[1]?.text).toContain('ABN: 51 824 753 556');
});

test('150 faults of a mail server: no reply, visit, report, invoice or notice goes out twice or is lost in silence', async () => {
  expect(await runMailFaults(150)).toBe(150);
});

test('after a crash in the middle nobody sends it again: the owner is told, and decides', async () => {
  const store = await openStore();
  const sent: Mail[] = [];
  await write(store);
  const dying = {
    async send(mail: Mail) {
      sent.push(mail);
      throw new Error('killed');
    },
  };
  await expect(pass(store, dying)).rejects.toThrow('killed');
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  await pass(store, mailer);
  expect(sent).toHaveLength(1);
  const [state] = await statesOf(store);
  expect(state).toMatchObject({ outcome: 'unknown', why: expect.stringContaining('stopped') });
  await store.addWorkEntry({
    id: randomUUID(),
    submissionId: uuid(1),
    at: clock().toISOString(),
    by: 'owner',
    kind: 'mail-try',
    mail: state?.entry.id ?? '',
    to: 'client',
    outcome: 'again',
    why: '',
  });
  await pass(store, mailer);
  expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id]);
  expect(await statesOf(store)).toMatchObject([{ outcome: 'sent' }]);
});

test('stores what became of it once the disk takes it, and sends nothing in the meantime', async () => {
  const store = await openStore();
  const sent: Mail[] = [];
  await write(store);
  let isFull = false;
  const full: RecordStore = {
    ...store,
    addWorkEntry: (entry, refuses) =>
      isFull
        ? Promise.reject(new StorageUnavailableError('full'))
        : store.addWorkEntry(entry, refuses),
  };
  const mails = open(full);
  const mailer = {
    async send(mail: Mail) {
      sent.push(mail);
      isFull = true;
    },
  };
  await expect(pass(full, mailer, mails)).rejects.toThrow('full');
  isFull = false;
  await pass(full, mailer, mails);
  expect(sent).toHaveLength(1);
  expect(await statesOf(store)).toMatchObject([{ outcome: 'sent' }]);
});

test('gives up after a week, and says why', async () => {
  const store = await openStore();
  const mailer = {
    send: async () => {
      throw new MailError('unreachable', 'mail server, CONN: no answer');
    },
  };
  const startedAt = time.now;
  try {
    await write(store);
    await pass(store, mailer);
    expect(await statesOf(store)).toMatchObject([
      { outcome: 'waiting', why: 'mail server, CONN: no answer' },
    ]);
    time.now = new Date(startedAt.getTime() + 7 * Day.ms + 1);
    await pass(store, mailer);
    expect(await statesOf(store)).toMatchObject([
      { outcome: 'failed', why: 'mail server, CONN: no answer' },
    ]);
  } finally {
    time.now = startedAt;
  }
});

test('a person erased while a report is being sent leaves nothing behind, and no second try', async () => {
  const store = await openStore();
  await write(store);
  const sent: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      sent.push(mail);
      await store.removeSubmissions([uuid(1)]);
    },
  };
  await pass(store, mailer);
  await pass(store, mailer);
  expect(sent).toHaveLength(1);
  expect(await store.listWorkEntries({ isWhole: true })).toEqual([]);
});

test('mails the owner the calendar file of a visit that is set, moved and cancelled, and nothing where it had no time', async () => {
  const store = await openStore();
  const sent: Mail[] = [];
  const common = { submissionId: uuid(1), at: clock().toISOString(), by: 'owner' } as const;
  const place = { minutes: 60, place: 'Yandoit', note: '' };
  const visit = uuid(50);
  const other = uuid(60);
  const set = { ...common, ...place, kind: 'visit-set', visit } as const;
  const times = ['2026-12-10T01:00:00.000Z'];
  const cancelled = { ...common, kind: 'visit-cancelled', note: '' } as const;
  await store.addWorkEntry({ ...set, id: uuid(51), start: '2026-12-03T01:00:00.000Z' });
  await store.addWorkEntry({ ...set, id: uuid(52), start: '2026-12-04T01:00:00.000Z' });
  await store.addWorkEntry({ ...cancelled, id: uuid(53), visit });
  const proposal = { ...common, ...place, kind: 'visit-proposed', visit: other, times } as const;
  await store.addWorkEntry({ ...proposal, id: uuid(61) });
  await store.addWorkEntry({ ...cancelled, id: uuid(62), visit: other });
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  await pass(store, mailer);
  expect(await pass(store, mailer)).toBe(0);
  const toOwner = sent.filter(({ to }) => to !== 'ruth@example.org');
  expect(toOwner.map(({ subject }) => subject.replace(/ \(NB-.*/, ''))).toEqual([
    'Visit on Thursday 3 December 2026 at 12:00 pm',
    'Visit moved to Friday 4 December 2026 at 12:00 pm',
    'Visit cancelled: Ruth',
  ]);
  expect(toOwner.map(({ calendar }) => /SEQUENCE:\d/.exec(calendar?.text ?? '')?.[0])).toEqual([
    'SEQUENCE:0',
    'SEQUENCE:1',
    'SEQUENCE:2',
  ]);
  expect(toOwner[2]?.calendar?.text).toContain('METHOD:CANCEL');
  expect(sent).toHaveLength(8);
});

test('an invoice says how to pay, and is sent again weeks later as another email, one without email as well', async () => {
  const store = await openStore();
  const sent: Mail[] = [];
  const startedAt = time.now;
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const bank = { accountName: 'Ada Lane', bsb: '123-456', accountNumber: '12345678' };
  const at = clock().toISOString();
  await store.addWorkEntry(
    sampleInvoice(10, { at, bank, dueOn: '2026-03-16', isMailed: true, paidCents: 16_000 }),
  );
  await store.addWorkEntry(sampleInvoice(11, { at }));
  const again = (mail: string) =>
    store.addWorkEntry({
      id: randomUUID(),
      submissionId: uuid(1),
      at: clock().toISOString(),
      by: 'owner',
      kind: 'mail-try',
      mail,
      to: 'client',
      outcome: 'again',
      why: '',
    });
  try {
    await pass(store, mailer);
    expect(sent).toHaveLength(1);
    for (const words of [
      'Still to pay: $160',
      'Due: 16 March 2026',
      'BSB: 123-456',
      'Account number: 12345678',
      'Reference: NB000000',
    ]) {
      expect(sent[0]?.text).toContain(words);
    }
    time.now = new Date(startedAt.getTime() + 40 * Day.ms);
    await again(uuid(10));
    await again(uuid(11));
    await pass(store, mailer);
    expect(await pass(store, mailer)).toBe(0);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
  } finally {
    time.now = startedAt;
  }
});
