import { expect, test } from 'vitest';
import { serviceOfferings } from '#content/reports.ts';
import { receiptFor } from '#shared/receipt.ts';
import { Day, Minute } from '#shared/time.ts';
import type { Warning } from '#shared/api/warnings.ts';
import { MailError } from '../mail/mailer.ts';
import type { Mail, MailErrorKind } from '../mail/mailer.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { noOwnerSettings } from '../storage/owner-settings.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { sampleSubmission, uuid } from '../testing/samples.ts';
import { createAnnouncements, noticesPerDay } from './announcements.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import type { Practice } from '#shared/api/practice.ts';
import { createBankAccounts } from './bank-accounts.ts';

function setUp() {
  const store = createRecordStore(createMemoryLog());
  const mails: Mail[] = [];
  const delaysMs: number[] = [];
  /** What happens to mails for an address. */
  const troubles = new Map<string, MailErrorKind>();
  /** Texts at which the connection breaks. */
  const poison = new Set<string>();
  const time = { now: new Date('2026-03-01T12:00:00.000Z') };
  const flood = { share: 0 };
  const practice: Practice = {
    email: 'studio@example.org',
    phone: null,
    bank: null,
    seller: unpublishedSeller,
  };
  const bankChanges = createBankAccounts({ store, clock: () => time.now, onServer: null });
  const warnings: Warning[] = [];
  let isMailServerUp = true;
  let retry: () => void = () => undefined;
  const open = () =>
    createAnnouncements({
      store,
      clock: () => time.now,
      floodShare: async () => flood.share,
      warnings: async () => warnings,
      bankChanges,
      ownerAddress: () => 'studio@example.org',
      context: {
        publicUrl: 'https://example.org',
        offerings: () => serviceOfferings,
        practice,
      },
      mailer: {
        async send(mail) {
          if (!isMailServerUp) throw new MailError('unreachable', 'down');
          if ([...poison].some((text) => mail.text.includes(text))) {
            throw new MailError('unreachable', 'the line broke');
          }
          const kind = troubles.get(mail.to);
          if (kind) throw new MailError(kind, 'no');
          mails.push(mail);
        },
      },
      schedule: (run, delayMs) => {
        delaysMs.push(delayMs);
        retry = run;
        return () => undefined;
      },
      report: () => undefined,
    });
  return {
    store,
    mails,
    troubles,
    poison,
    flood,
    warnings,
    practice,
    time,
    /** Subjects of the mails to an address, without receipts. */
    subjectsTo: (address: string) =>
      mails.filter(({ to }) => to === address).map(({ subject }) => subject.replace(/ \(.*/, '')),
    delaysMs,
    open,
    mailServer: (isUp: boolean) => {
      isMailServerUp = isUp;
    },
    retry: () => retry(),
  };
}

test('notifies of everything new once, oldest first, and of no old records', async () => {
  const { store, mails, subjectsTo, open } = setUp();
  await store.receive(sampleSubmission(1, { receivedAt: '2026-03-01T11:00:00.000Z' }));
  await store.receive(
    sampleSubmission(2, {
      receivedAt: '2026-03-01T10:00:00.000Z',
      kind: 'consultation',
      body: { name: 'Ali', email: 'ali@example.org', serviceType: 'house-extension' },
    }),
  );
  await store.receive(sampleSubmission(3, { folder: 'spam' }));
  await store.receive(sampleSubmission(4, { receivedAt: '2026-01-01T00:00:00.000Z' }));
  const announcements = open();
  announcements.wake();
  announcements.wake();
  await expect.poll(() => mails.length, longTimeout).toBeGreaterThan(0);
  await announcements.stop();
  // Stopped in the middle: a restart continues with the rest and repeats no notice.
  const again = open();
  again.wake();
  const untold = () => store.listSubmissions({ isAcknowledged: false, since: '2026-02-25' });
  await expect
    .poll(async () => (await untold()).map(({ id }) => id), longTimeout)
    .toEqual([uuid(3)]);
  await again.stop();
  expect(subjectsTo('studio@example.org')).toEqual([
    'House Extension Design Advice Report: request from Ali',
    'Message from Ruth',
    '1 message may be spam',
  ]);
});

test('counts what looks like spam in one mail a day, without any of its text', async () => {
  const { store, time, mails, open, retry } = setUp();
  const spam = { folder: 'spam', body: { name: 'Buy now', email: 'a@evil.example' } } as const;
  await store.receive(sampleSubmission(1, spam));
  const announcements = open();
  announcements.wake();
  await expect.poll(() => mails.length, longTimeout).toBe(1);
  const untold = () => store.listSubmissions({ isAnnounced: false, folder: 'spam' });
  await expect.poll(untold, longTimeout).toEqual([]);
  await store.receive(sampleSubmission(2, spam));
  await store.receive(sampleSubmission(3, spam));
  await store.receive(sampleSubmission(4));
  announcements.wake();
  // The others are not kept waiting, and only they are mailed.
  await expect.poll(() => mails.length, longTimeout).toBe(3);
  time.now = new Date(time.now.getTime() + 24 * 60 * Minute.ms);
  retry();
  await expect.poll(() => mails.length, longTimeout).toBe(4);
  await announcements.stop();
  expect([mails[0]?.subject, mails[3]?.subject]).toEqual([
    '1 message may be spam',
    '2 messages may be spam',
  ]);
  expect(mails[3]?.text).toContain('https://example.org/messages');
  expect(JSON.stringify([mails[0], mails[3]])).not.toMatch(/buy|evil/i);
});

test('notifies of a message with its text and a link to the inbox', async () => {
  const { store, mails, open } = setUp();
  const announcements = open();
  await store.receive(sampleSubmission(1));
  announcements.wake();
  await expect.poll(() => mails.length, longTimeout).toBe(2);
  await announcements.stop();
  expect(mails[0]?.replyTo).toBe('ruth@example.org');
  expect(mails[0]?.text).toContain('New message from Ruth, received Sunday');
  expect(mails[0]?.text).toContain('Message 1 – mudbrick');
  expect(mails[0]?.text).toContain('https://example.org/messages');
});

test('retries with increasing delays until the mail server is back', async () => {
  const { store, mails, delaysMs, open, mailServer, retry } = setUp();
  const announcements = open();
  mailServer(false);
  await store.receive(sampleSubmission(1));
  announcements.wake();
  await expect.poll(() => delaysMs, longTimeout).toEqual([Minute.ms]);
  announcements.wake();
  retry();
  await expect.poll(() => delaysMs, longTimeout).toEqual([Minute.ms, 2 * Minute.ms]);
  mailServer(true);
  retry();
  await expect.poll(() => mails.length, longTimeout).toBe(2);
  await announcements.stop();
});

test('sends senders a receipt without any of their text', async () => {
  const { store, mails, open } = setUp();
  const announcements = open();
  const body = { name: 'Buy at evil.example', email: 'Ruth@example.org', message: 'Buy more' };
  await store.receive(sampleSubmission(1, { body }));
  const request = { ...body, serviceType: 'house-extension' };
  await store.receive(sampleSubmission(2, { body: request, kind: 'consultation' }));
  await store.receive(sampleSubmission(3, { body, folder: 'spam' }));
  announcements.wake();
  await expect.poll(() => mails.length, longTimeout).toBe(5);
  await announcements.stop();
  const receipts = mails.filter(({ to }) => to === 'ruth@example.org');
  const message = receipts.find(({ subject }) => subject.startsWith('We’ve received your message'));
  const questionnaire = receipts.find(({ subject }) =>
    subject.startsWith('We’ve received your request'),
  );
  for (const mail of [message, questionnaire]) {
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/buy|evil/i);
    expect(mail?.replyTo).toBeUndefined();
  }
  expect(message?.text).toContain(`Your receipt number is ${receiptFor(uuid(1))}`);
  expect(message?.text).toContain('within 1-2 business days (by Tuesday 3 March)');
  const { deposit } = serviceOfferings.find(({ id }) => id === 'house-extension') ?? {};
  expect(questionnaire?.text).toContain(`A deposit of ${deposit} secures the booking`);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(5);
});

test('a receipt names the price that its customer was shown, or else that of the price list', async () => {
  const { store, mails, open } = setUp();
  const announcements = open();
  const body = { name: 'Ruth', email: 'ruth@example.org', serviceType: 'house-extension' };
  const shownPrice = { priceAud: 1200, depositAud: 601 };
  await store.receive(sampleSubmission(1, { body: { ...body, shownPrice }, kind: 'consultation' }));
  announcements.wake();
  await expect.poll(() => mails.length, longTimeout).toBe(2);
  await announcements.stop();
  const receipt = mails.find(({ to }) => to === 'ruth@example.org');
  expect(receipt?.text).toContain('The report costs $1,200. A deposit of $601 secures');
});

test('gives up a receipt that is refused permanently, and delays nothing else', async () => {
  const { store, mails, troubles, open, delaysMs, subjectsTo, retry } = setUp();
  const announcements = open();
  troubles.set('gone@example.org', 'refused');
  troubles.set('later@example.org', 'deferred');
  for (const [index, email] of ['gone', 'later', 'ruth'].entries()) {
    const body = { name: 'Ruth', email: `${email}@example.org`, message: 'Hello' };
    await store.receive(sampleSubmission(index + 1, { body }));
  }
  announcements.wake();
  await expect.poll(() => delaysMs.length, longTimeout).toBe(1);
  expect(subjectsTo('studio@example.org')).toHaveLength(3);
  expect(subjectsTo('ruth@example.org')).toHaveLength(1);
  expect((await store.findSubmission(uuid(1)))?.isAcknowledged).toBe(true);
  expect((await store.findSubmission(uuid(2)))?.isAcknowledged).toBe(false);
  troubles.clear();
  retry();
  await expect.poll(() => mails.length, longTimeout).toBe(5);
  await announcements.stop();
  expect(subjectsTo('later@example.org')).toHaveLength(1);
});

test('sends at most three receipts a day to one address', async () => {
  const { store, open, subjectsTo } = setUp();
  for (let number = 1; number <= 8; number += 1) await store.receive(sampleSubmission(number));
  const announcements = open();
  announcements.wake();
  await expect
    .poll(() => store.listSubmissions({ isAcknowledged: false }), longTimeout)
    .toEqual([]);
  await announcements.stop();
  expect(subjectsTo('studio@example.org')).toHaveLength(8);
  expect(subjectsTo('ruth@example.org')).toHaveLength(3);
});

test('reports what exceeds a hundred notices a day as a count, once a day', async () => {
  const { store, time, open, retry, subjectsTo, delaysMs } = setUp();
  const receive = async (first: number, last: number) => {
    for (let number = first; number <= last; number += 1) {
      const receivedAt = new Date(time.now.getTime() - Minute.ms).toISOString();
      await store.receive(sampleSubmission(number, { receivedAt, isAcknowledged: true }));
    }
  };
  const untold = () => store.listSubmissions({ isAnnounced: false });
  const subjects = () => subjectsTo('studio@example.org');
  await receive(1, noticesPerDay + 30);
  const announcements = open();
  announcements.wake();
  await expect.poll(untold, longTimeout).toEqual([]);
  expect(subjects()).toHaveLength(noticesPerDay + 1);
  expect(subjects().at(-1)).toBe('30 more messages in your inbox');

  time.now = new Date(time.now.getTime() + 60 * Minute.ms);
  await receive(1_001, 1_050);
  announcements.wake();
  announcements.wake();
  await expect.poll(() => delaysMs, longTimeout).toEqual([Day.ms - 60 * Minute.ms]);
  expect(subjects()).toHaveLength(noticesPerDay + 1);

  // The first hundred are older than a day by now, so there is room again for single notices.
  time.now = new Date('2026-03-02T12:00:00.000Z');
  retry();
  await expect.poll(untold, longTimeout).toEqual([]);
  await announcements.stop();
  expect(subjects()).toHaveLength(noticesPerDay + 1 + 50);
});

test('sends the others first when the connection breaks twice at the same mail', async () => {
  const { store, poison, open, retry, delaysMs, subjectsTo } = setUp();
  poison.add('mudbrick');
  const message = (number: number, text: string) => {
    const body = { name: `Visitor ${number}`, email: `v${number}@example.org`, message: text };
    const receivedAt = `2026-03-01T11:00:0${number}.000Z`;
    return store.receive(sampleSubmission(number, { body, receivedAt }));
  };
  await message(1, 'mudbrick');
  for (const number of [2, 3, 4]) await message(number, 'straw');
  const announcements = open();
  announcements.wake();
  for (const count of [1, 2, 3]) {
    await expect.poll(() => delaysMs.length, longTimeout).toBe(count);
    if (count < 3) retry();
  }
  expect(subjectsTo('studio@example.org')).toEqual(
    [2, 3, 4].map((n) => `Message from Visitor ${n}`),
  );
  // Receipts contain no text of the message, so each of them is sent.
  for (const number of [1, 2, 3, 4]) expect(subjectsTo(`v${number}@example.org`)).toHaveLength(1);
  // New mail does not wait for it, and does not trigger another try.
  await message(5, 'straw');
  announcements.wake();
  const five = () => subjectsTo('studio@example.org').at(-1);
  await expect.poll(five, longTimeout).toBe('Message from Visitor 5');
  await expect.poll(() => subjectsTo('v5@example.org'), longTimeout).toHaveLength(1);
  expect(delaysMs).toHaveLength(3);
  poison.clear();
  retry();
  await expect.poll(() => store.listSubmissions({ isAnnounced: false }), longTimeout).toEqual([]);
  await announcements.stop();
});

test('tells the owner of a flood once, and again only when one comes after it was over', async () => {
  const { store, mails, flood, open } = setUp();
  const floodMails = () => mails.filter(({ subject }) => subject === 'Your inbox is filling up');
  const announcements = open();
  let count = 0;
  /** Until the notice of a new record is sent, which comes after a flood's. */
  const look = async () => {
    count += 1;
    const before = mails.length;
    await store.receive(sampleSubmission(count, { receivedAt: '2026-03-01T12:00:00.000Z' }));
    announcements.wake();
    await expect
      .poll(
        () => mails.slice(before).some(({ subject }) => subject.startsWith('Message from')),
        longTimeout,
      )
      .toBe(true);
  };
  flood.share = 0.49;
  await look();
  expect(floodMails()).toHaveLength(0);
  for (const share of [0.5, 0.9, 0.3, 0.6]) {
    flood.share = share;
    await look();
  }
  expect(floodMails()).toHaveLength(1);
  expect(floodMails()[0]?.text).toContain('https://example.org/messages');
  flood.share = 0.1;
  await look();
  expect(await store.isFloodTold()).toBe(false);
  flood.share = 0.7;
  await look();
  expect(floodMails()).toHaveLength(2);
});

test('mails the owner of what the operator should mend, once a day, and says since when mail fails', async () => {
  const { store, warnings, mails, subjectsTo, open, time, mailServer, retry } = setUp();
  const warning = { kind: 'disk-nearly-full', since: time.now.toISOString(), detail: '9' } as const;
  const announcements = open();
  warnings.push(warning);
  mailServer(false);
  announcements.wake();
  await expect
    .poll(() => announcements.failing(), longTimeout)
    .toEqual({
      detail: 'down',
      since: '2026-03-01T12:00:00.000Z',
    });
  time.now = new Date(time.now.getTime() + Minute.ms);
  mailServer(true);
  retry();
  await expect.poll(() => mails.length, longTimeout).toBe(1);
  expect(mails[0]).toMatchObject({
    to: 'studio@example.org',
    subject: 'Your website needs attention',
  });
  expect(mails[0]?.text).toContain('running out of space');
  expect(announcements.failing()).toBeNull();

  announcements.wake();
  warnings.push({ ...warning, kind: 'folder-refused', detail: '/backups cannot be read (EACCES)' });
  await expect
    .poll(async () => {
      announcements.wake();
      return mails.length;
    }, longTimeout)
    .toBe(2);
  expect(mails[1]?.text).not.toContain('running out of space');
  expect(mails[1]?.text).toContain('one of its folders. /backups cannot be read (EACCES).');
  await announcements.stop();
  const restarted = open();
  await store.receive(sampleSubmission(1, { receivedAt: time.now.toISOString() }));
  restarted.wake();
  // Warnings go before notices and receipts.
  await expect.poll(() => mails.length, longTimeout).toBe(4);
  await restarted.stop();
  expect(subjectsTo('studio@example.org').slice(2)).toEqual(['Message from Ruth']);
  time.now = new Date(time.now.getTime() + Day.ms);
  const nextDay = open();
  await expect
    .poll(async () => {
      nextDay.wake();
      return mails.length;
    }, longTimeout)
    .toBe(5);
  await nextDay.stop();
});

test('mails a change of the bank account to the practice’s former and present address, by its last digits', async () => {
  const { store, mails, open, practice } = setUp();
  practice.email = 'new@example.org';
  const account = { accountName: 'Practice', bsb: '633-000', accountNumber: '1234 5678' };
  const at = '2026-03-01T12:00:00.000Z';
  const settings = { ...noOwnerSettings, revision: 1, bank: account };
  await store.setOwnerSettings({
    ...(await store.ownerSettings()),
    ...settings,
    bankChange: {
      account,
      requestedAt: at,
      takesEffectAt: '2026-03-02T12:00:00.000Z',
      isTold: false,
    },
  });
  const announcements = open();
  announcements.wake();
  await expect
    .poll(async () => (await store.ownerSettings()).bankChange?.isTold, longTimeout)
    .toBe(true);
  expect(mails.map(({ to }) => to)).toEqual(['studio@example.org', 'new@example.org']);
  for (const { subject, text } of mails) {
    expect(subject).toBe('Your bank account on the website will change');
    expect(text).toContain('ending in 678');
    expect(text).not.toMatch(/1234|633-000/);
  }
  await store.receive(sampleSubmission(1, { receivedAt: at }));
  announcements.wake();
  // The bank account goes before notices and receipts.
  await expect.poll(() => mails.length, longTimeout).toBe(4);
  await announcements.stop();
  expect(mails.filter(({ subject }) => subject.includes('bank account'))).toHaveLength(2);
});

test('mails a change of the bank account to each address, whatever becomes of the other', async () => {
  for (const trouble of ['deferred', 'refused'] as const) {
    const { store, mails, open, practice, troubles, retry } = setUp();
    practice.email = 'new@example.org';
    troubles.set('studio@example.org', trouble);
    const account = { accountName: 'Practice', bsb: '633-000', accountNumber: '1234 5678' };
    const at = '2026-03-01T12:00:00.000Z';
    const takesEffectAt = '2026-03-02T12:00:00.000Z';
    const bankChange = { account, requestedAt: at, takesEffectAt, isTold: false };
    await store.setOwnerSettings({ ...noOwnerSettings, revision: 1, bank: account, bankChange });
    const isTold = async () => (await store.ownerSettings()).bankChange?.isTold;
    const announcements = open();
    announcements.wake();
    await expect.poll(() => mails.map(({ to }) => to), longTimeout).toEqual(['new@example.org']);
    if (trouble === 'deferred') {
      await expect.poll(() => announcements.failing(), longTimeout).not.toBeNull();
      expect(await isTold()).toBe(false);
      troubles.clear();
      retry();
    }
    await expect.poll(isTold, longTimeout).toBe(true);
    await announcements.stop();
    const later = trouble === 'deferred' ? ['studio@example.org'] : [];
    expect([trouble, mails.map(({ to }) => to)]).toEqual([trouble, ['new@example.org', ...later]]);
  }
});
