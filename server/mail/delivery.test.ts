import { expect, test } from 'vitest';
import { serviceOfferings } from '#content/reports.ts';
import { createAnnouncements } from '../services/announcements.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { startTestServer } from '../testing/test-server.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';

const message = {
  name: 'Ruth\r\nBcc: everyone@example.org',
  email: 'ruth@example.org',
  projectType: 'other',
  message: 'We have a north slope near Yandoit.',
};

test('accepts a message while the mail server is down, and notifies owner and sender once it is back', async () => {
  const reserved = await startMailServer();
  await reserved.stop();
  const retries: (() => void)[] = [];
  const store = createRecordStore(createMemoryLog());
  const open = () =>
    createAnnouncements({
      store,
      mailer: createSmtpMailer({
        url: `smtp://127.0.0.1:${reserved.port}`,
        address: 'studio@example.org',
        clock: () => server.time.now,
        timeoutMs: 2_000,
      }),
      clock: () => server.time.now,
      floodShare: async () => 0,
      ownerAddress: () => 'studio@example.org',
      context: {
        publicUrl: 'https://example.org',
        offerings: () => serviceOfferings,
        practice: {
          email: 'studio@example.org',
          phone: null,
          bank: null,
          seller: unpublishedSeller,
        },
      },
      schedule: (run) => {
        retries.push(run);
        return () => undefined;
      },
      report: () => undefined,
    });
  const server = await startTestServer({ store, notify: () => announcements.wake() });
  const announcements = open();
  const sent = await server.post('/api/contact', message);
  expect(sent.status).toBe(201);
  const { receipt } = await sent.json();
  await expect.poll(() => retries.length, longTimeout).toBe(1);

  const mailServer = await startMailServer({}, reserved.port);
  retries[0]?.();
  await expect.poll(() => mailServer.mails.length, longTimeout).toBe(2);
  await announcements.stop();
  const [notice, acknowledgement] = mailServer.mails;
  expect(notice?.to).toEqual(['studio@example.org']);
  expect(notice?.headers.get('reply-to')).toBe('ruth@example.org');
  expect(notice?.headers.has('bcc')).toBe(false);
  expect(notice?.text).toContain('north slope near Yandoit');
  expect(acknowledgement?.to).toEqual(['ruth@example.org']);
  expect(acknowledgement?.text).toContain(receipt);
  expect(acknowledgement?.text).not.toContain('Bcc');

  // After a restart the records show that everything was announced.
  const again = open();
  again.wake();
  await server.post('/api/contact', { ...message, message: 'A second thought.' });
  again.wake();
  await expect.poll(() => mailServer.mails.length, longTimeout).toBe(4);
  await again.stop();
  expect(mailServer.mails.filter(({ text }) => text.includes('north slope'))).toHaveLength(1);
});
