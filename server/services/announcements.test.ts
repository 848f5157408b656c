import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import type { Mail } from '../mail/mailer.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { patience } from '../testing/patience.ts';
import { sampleSubmission } from '../testing/samples.ts';
import { createAnnouncements } from './announcements.ts';

function setUp() {
  const store = createRecordStore(createMemoryLog());
  const mails: Mail[] = [];
  const delaysMs: number[] = [];
  let isMailServerUp = true;
  let retry: () => void = () => undefined;
  const open = () =>
    createAnnouncements({
      store,
      clock: () => new Date('2026-03-01T12:00:00.000Z'),
      publicUrl: 'https://example.org',
      mailer: {
        async send(mail) {
          if (!isMailServerUp) throw new Error('down');
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
    delaysMs,
    open,
    mailServer: (isUp: boolean) => {
      isMailServerUp = isUp;
    },
    retry: () => retry(),
  };
}

test('tells about everything new once, oldest first, and about no spam or old news', async () => {
  const { store, mails, open } = setUp();
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
  await announcements.stop();
  // Stopped in the middle: a restart goes on with the rest and tells nothing again.
  const again = open();
  again.wake();
  await again.stop();
  expect(mails.map(({ subject }) => subject.replace(/ \(.*/, ''))).toEqual([
    'House Extension Design Advice Report: request from Ali',
    'Message from Ruth',
  ]);
});

test('tells about a message with its text and a link to the inbox', async () => {
  const { store, mails, open } = setUp();
  const announcements = open();
  await store.receive(sampleSubmission(1));
  announcements.wake();
  await expect.poll(() => mails.length, patience).toBe(1);
  await announcements.stop();
  expect(mails[0]?.replyTo).toBe('ruth@example.org');
  expect(mails[0]?.text).toContain('Ruth wrote on Sunday');
  expect(mails[0]?.text).toContain('Message 1 – mudbrick');
  expect(mails[0]?.text).toContain('https://example.org/messages');
});

test('tries again, later and later, until the mail server is back', async () => {
  const { store, mails, delaysMs, open, mailServer, retry } = setUp();
  const announcements = open();
  mailServer(false);
  await store.receive(sampleSubmission(1));
  announcements.wake();
  await expect.poll(() => delaysMs, patience).toEqual([Minute.ms]);
  announcements.wake();
  retry();
  await expect.poll(() => delaysMs, patience).toEqual([Minute.ms, 2 * Minute.ms]);
  mailServer(true);
  retry();
  await expect.poll(() => mails.length, patience).toBe(1);
  await announcements.stop();
});
