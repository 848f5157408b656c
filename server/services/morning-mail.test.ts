import { expect, test } from 'vitest';
import type { Absence } from '#shared/business-days.ts';
import { Day, Hour, Minute } from '#shared/time.ts';
import { MailError } from '../mail/mailer.ts';
import type { Mail } from '../mail/mailer.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { sampleSubmission } from '../testing/samples.ts';
import { createInbox } from './inbox.ts';
import { startMorningMail } from './morning-mail.ts';

/** A practice whose clock moves only when it is told to, with any number of processes. */
function setUp(now: string, absences: readonly Absence[] = []) {
  const store = createRecordStore(createMemoryLog());
  const time = { now: new Date(now) };
  const clock = () => time.now;
  const inbox = createInbox({ store, clock, absences: () => absences });
  const mails: Mail[] = [];
  const mailServer = { isUp: true };
  let timers: { at: number; run: () => void }[] = [];
  const sentAt: string[] = [];
  const open = () =>
    startMorningMail({
      store,
      inbox,
      clock,
      ownerAddress: () => 'studio@example.org',
      publicUrl: 'https://example.org',
      mailer: {
        async send(mail) {
          if (!mailServer.isUp) throw new MailError('unreachable', 'down');
          mails.push(mail);
          sentAt.push(time.now.toISOString());
        },
      },
      schedule: (run, delayMs) => {
        const timer = { at: time.now.getTime() + delayMs, run };
        timers.push(timer);
        return () => (timers = timers.filter((one) => one !== timer));
      },
      report: () => undefined,
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Moves the clock on, and runs what is scheduled on the way at its moment. */
  async function pass(ms: number) {
    const end = time.now.getTime() + ms;
    await settle();
    for (;;) {
      const next = timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      timers = timers.filter((one) => one !== next);
      time.now = new Date(next.at);
      next.run();
      await settle();
      await settle();
    }
    time.now = new Date(end);
  }
  return { store, time, mails, sentAt, mailServer, open, pass };
}

// Monday 2 March 2026, 9 in the morning of Melbourne.
const monday = '2026-03-01T22:00:00.000Z';
const waiting = sampleSubmission(1, {
  receivedAt: '2026-02-24T00:00:00.000Z',
  body: { name: 'Rosa Kirk', email: 'rosa@example.org', message: 'Hello' },
});

test('tells at seven what there is to do, once, whatever the number of processes', async () => {
  const { store, mails, sentAt, open, pass } = setUp(monday);
  await store.receive(waiting);
  const stops = [open(), open(), open()];
  await pass(3 * Day.ms);
  expect(sentAt).toEqual([
    '2026-03-02T20:00:00.000Z',
    '2026-03-03T20:00:00.000Z',
    '2026-03-04T20:00:00.000Z',
  ]);
  expect(mails[0]).toMatchObject({ to: 'studio@example.org', subject: 'Today: overdue: 1' });
  expect(mails[0]?.text).toContain('Rosa Kirk');
  expect(mails[0]?.text).toMatch(/due Thursday 26 February: https:\/\/example\.org\/messages\/NB-/);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(3);
  await Promise.all(stops.map((stop) => stop()));
});

test('sends nothing while there is nothing to do, and none about what comes later that day', async () => {
  const { store, mails, open, pass } = setUp(monday);
  open();
  await pass(2 * Day.ms);
  await store.receive(waiting);
  await pass(12 * Hour.ms);
  expect(mails).toEqual([]);
  await pass(Day.ms);
  expect(mails).toHaveLength(1);
});

test('is at seven on both sides of a change of the clocks', async () => {
  const { store, sentAt, open, pass } = setUp('2026-04-03T22:00:00.000Z');
  await store.receive(waiting);
  open();
  await pass(2 * Day.ms);
  // Daylight saving ends on Sunday 5 April at three in the morning.
  expect(sentAt).toEqual(['2026-04-04T21:00:00.000Z', '2026-04-05T21:00:00.000Z']);
});

test('is sent later while the mail server is down, and after a restart', async () => {
  const { store, sentAt, mailServer, open, pass } = setUp(monday);
  await store.receive(waiting);
  const stop = open();
  mailServer.isUp = false;
  await pass(22 * Hour.ms + 25 * Minute.ms);
  expect(sentAt).toEqual([]);
  await stop();
  mailServer.isUp = true;
  await pass(2 * Hour.ms);
  expect(sentAt).toEqual([]);
  open();
  await pass(Minute.ms);
  expect(sentAt).toHaveLength(1);
});

test('names on the morning after an absence what came in it', async () => {
  const { store, mails, sentAt, open, pass } = setUp(monday, [
    { from: '2026-02-20', until: '2026-03-03' },
  ]);
  await store.receive(waiting);
  const stop = open();
  await pass(2 * Day.ms);
  expect(sentAt.at(-1)).toBe('2026-03-03T20:00:00.000Z');
  expect(mails.at(-1)?.subject).toBe('Today: came while you were away: 1');
  expect(mails.at(-1)?.text).toContain('Came while you were away (1)\n- Rosa Kirk');
  expect(mails.at(-1)?.text).toContain('came Tuesday 24 February: ');
  await pass(Day.ms);
  expect(mails.at(-1)?.subject).toBe('Today: due this week: 1');
  await stop();
});
