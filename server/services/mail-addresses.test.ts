import { expect, test } from 'vitest';
import { serviceOfferings } from '#content/reports.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import type { Practice } from '#shared/api/practice.ts';
import { Day, Minute } from '#shared/time.ts';
import { MailError } from '../mail/mailer.ts';
import type { Mail, MailErrorKind } from '../mail/mailer.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { sampleSubmission } from '../testing/samples.ts';
import { createAnnouncements } from './announcements.ts';
import { createMailAddresses } from './mail-addresses.ts';

const former = 'studio@example.org';
const next = 'hello@new.example';

function setUp() {
  const store = createRecordStore(createMemoryLog());
  const time = { now: new Date('2026-03-01T12:00:00.000Z') };
  const practice: Practice = { email: former, phone: null, bank: null, seller: unpublishedSeller };
  const mails: (Mail & { sender: string })[] = [];
  const refusals = new Map<string, string>();
  /** What becomes of the next email to an address. */
  const troubles = new Map<string, MailErrorKind>();
  let codes = 0;
  const open = (onServer: string | null = former) =>
    createMailAddresses({
      store,
      clock: () => time.now,
      onServer,
      published: () => practice.email,
      makeCode: () => String((codes += 1)).padStart(6, '0'),
    });
  const addresses = open();
  const announce = (own = addresses) =>
    createAnnouncements({
      store,
      clock: () => time.now,
      floodShare: async () => 0,
      ownerAddress: () => own.inUse() ?? '',
      mailTests: own,
      context: { publicUrl: 'https://example.org', offerings: () => serviceOfferings, practice },
      mailer: {
        async send(mail) {
          const sender = mail.from ?? own.inUse() ?? '';
          const refusal = refusals.get(mail.to) ?? refusals.get(sender);
          if (refusal !== undefined) throw new MailError('unreachable', refusal);
          const trouble = troubles.get(mail.to);
          troubles.delete(mail.to);
          if (trouble) throw new MailError(trouble, 'no');
          mails.push({ ...mail, sender });
        },
      },
      schedule: () => () => undefined,
      report: () => undefined,
    });
  const announcements = announce();
  /** Sends everything there is to send. */
  async function sendAll(count: number) {
    announcements.wake();
    await expect.poll(() => mails.length, longTimeout).toBe(count);
  }
  return {
    store,
    time,
    practice,
    mails,
    refusals,
    troubles,
    open,
    addresses,
    announce,
    announcements,
    sendAll,
  };
}

test('goes on with the former address until the code of the test email is entered', async () => {
  const { store, practice, mails, addresses, sendAll } = setUp();
  practice.email = next;
  await sendAll(2);
  const [toNew, toFormer] = mails;
  expect(toNew).toMatchObject({ to: next, sender: next });
  expect(toNew?.text).toContain(`notices go to ${former}`);
  expect(toFormer).toMatchObject({ to: former, sender: former });
  expect(toFormer?.text).toContain(`The pages now show ${next}`);
  expect(await addresses.read()).toMatchObject({ inUse: former, published: next, isTested: false });
  await store.receive(sampleSubmission(1, { receivedAt: '2026-03-01T11:00:00.000Z' }));
  await sendAll(4);
  expect(mails.filter(({ to }) => to === former)).toHaveLength(2);

  expect(await addresses.confirm('999999')).toBe('wrong');
  expect(await addresses.confirm('000001')).toBe('done');
  expect(await addresses.read()).toEqual({
    inUse: next,
    published: next,
    isTested: true,
    test: null,
  });
  await store.receive(sampleSubmission(2, { receivedAt: '2026-03-01T11:30:00.000Z' }));
  await sendAll(6);
  expect(mails.slice(4).map(({ to, sender }) => [to, sender])).toContainEqual([next, next]);
});

test('asks once, and again only for another address', async () => {
  const { practice, mails, addresses, announcements, sendAll } = setUp();
  practice.email = next;
  await sendAll(2);
  announcements.wake();
  announcements.wake();
  expect(await addresses.requestTest()).toBe('wait');
  practice.email = 'helo@new.example';
  await sendAll(4);
  expect(mails[2]?.to).toBe('helo@new.example');
  // The code of the former test says nothing about the present address.
  expect(await addresses.confirm('000001')).toBe('wrong');
  practice.email = former;
  expect(await addresses.read()).toEqual({
    inUse: former,
    published: former,
    isTested: false,
    test: null,
  });
  expect(await addresses.confirm('000002')).toBe('expired');
});

test('says what the mail server says of a mistyped address, and sends everything else', async () => {
  const { store, time, practice, mails, refusals, addresses, announcements, sendAll } = setUp();
  practice.email = 'hello@nowhere.invalid';
  refusals.set('hello@nowhere.invalid', 'mail server, MAIL FROM: 550 5.1.8');
  await store.receive(sampleSubmission(1, { receivedAt: '2026-03-01T11:00:00.000Z' }));
  await sendAll(3);
  await expect
    .poll(async () => (await addresses.read()).test?.problem, longTimeout)
    .toBe('mail server, MAIL FROM: 550 5.1.8');
  expect(announcements.failing()).toBeNull();
  expect(mails.map(({ to }) => to)).not.toContain('hello@nowhere.invalid');
  // The former address is told all the same.
  expect(mails.at(-1)).toMatchObject({ to: former });
  expect(mails.at(-1)?.text).toContain('The pages now show hello@nowhere.invalid');
  expect(await addresses.confirm('000001')).toBe('expired');
  time.now = new Date(time.now.getTime() + 2 * Minute.ms);
  refusals.clear();
  expect(await addresses.requestTest()).toBe('done');
  await sendAll(5);
  expect(await addresses.confirm('000002')).toBe('done');
});

test('warns the former address that takes email late, through a restart and after the new one is confirmed', async () => {
  const { store, practice, mails, troubles, open, addresses, announce, announcements, sendAll } =
    setUp();
  practice.email = next;
  troubles.set(former, 'deferred');
  await sendAll(1);
  await announcements.stop();
  expect(await addresses.confirm('000001')).toBe('done');
  const restarted = open();
  await restarted.refresh();
  const later = announce(restarted);
  later.wake();
  await expect.poll(() => mails.length, longTimeout).toBe(2);
  expect(mails[1]).toMatchObject({ to: former, sender: former });
  expect(mails[1]?.text).toContain(`The pages now show ${next}`);
  await store.receive(sampleSubmission(1, { receivedAt: '2026-03-01T11:00:00.000Z' }));
  later.wake();
  await expect.poll(() => mails.length, longTimeout).toBe(4);
  await later.stop();
  expect(mails.filter(({ to }) => to === former)).toHaveLength(1);
  expect((await store.ownerSettings()).mail.warnings).toEqual([]);
});

test('tries a warning once that is refused for good, and none for longer than a week', async () => {
  const { store, time, practice, mails, troubles, open, announce, announcements, sendAll } =
    setUp();
  practice.email = next;
  troubles.set(former, 'refused');
  await sendAll(1);
  await expect
    .poll(async () => (await store.ownerSettings()).mail.warnings, longTimeout)
    .toEqual([]);
  expect(announcements.failing()).toBeNull();
  practice.email = 'helo@new.example';
  troubles.set(former, 'deferred');
  await sendAll(2);
  await announcements.stop();
  time.now = new Date(time.now.getTime() + 7 * Day.ms);
  await store.receive(sampleSubmission(1, { receivedAt: time.now.toISOString() }));
  const later = announce(open());
  later.wake();
  await expect.poll(() => mails.length, longTimeout).toBe(4);
  await later.stop();
  expect(mails.filter(({ subject }) => subject.includes('was changed'))).toEqual([]);
});

test('refuses a code after ten wrong ones and after a day', async () => {
  const { time, practice, addresses, sendAll } = setUp();
  practice.email = next;
  await sendAll(2);
  for (let count = 0; count < 10; count += 1)
    expect(await addresses.confirm('123456')).toBe('wrong');
  expect(await addresses.confirm('000001')).toBe('expired');
  time.now = new Date(time.now.getTime() + 2 * Minute.ms);
  await addresses.requestTest();
  await sendAll(4);
  time.now = new Date(time.now.getTime() + Day.ms);
  expect(await addresses.confirm('000002')).toBe('expired');
  expect((await addresses.read()).inUse).toBe(former);
});

test('tests the address of the server too, and follows it when the operator sets another one', async () => {
  const { practice, addresses, open, sendAll } = setUp();
  expect(await addresses.requestTest()).toBe('done');
  await sendAll(1);
  expect(await addresses.confirm('000001')).toBe('done');
  expect(await addresses.read()).toMatchObject({ inUse: former, isTested: true });
  practice.email = next;
  await sendAll(3);
  expect(await addresses.confirm('000002')).toBe('done');
  const restarted = open();
  await restarted.refresh();
  expect(restarted.inUse()).toBe(next);
  const moved = open('operator@example.org');
  await moved.refresh();
  expect(moved.inUse()).toBe('operator@example.org');
  const without = open(null);
  expect(await without.requestTest()).toBe('no-mail');
  expect(await without.read()).toMatchObject({ inUse: null, isTested: false });
});

test('an address that two devices confirm at once is confirmed once', async () => {
  const { practice, open, addresses, sendAll } = setUp();
  practice.email = next;
  await sendAll(2);
  const outcomes = await Promise.all([addresses.confirm('000001'), open().confirm('000001')]);
  expect(outcomes.toSorted()).toEqual(['done', 'expired']);
  await addresses.refresh();
  expect(addresses.inUse()).toBe(next);
});
