import { expect, test } from 'vitest';
import { startMailServer } from '../testing/fake-mail-server.ts';
import { formatMail } from './mail-message.ts';
import { MailError } from './smtp-connection.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = {
  subject: 'Message from Zoë Ångström (NB-7K3F-9Q)',
  text: 'A wall of light earth.\n\n.\nMore – much more.',
  replyTo: 'zoe@example.org',
};
const address = 'studio@example.org';
const clock = () => new Date('2026-03-01T00:00:00.000Z');

const mailerFor = (port: number, user = '') =>
  createSmtpMailer({ url: `smtp://${user}127.0.0.1:${port}`, address, clock });

/** Header lines and decoded body of a mail. */
function read(message: string) {
  const [head = '', body = ''] = message.split(/\r?\n\r?\n/);
  return { head, text: Buffer.from(body, 'base64').toString() };
}

test('hands a mail over, with any text in it', async () => {
  const server = await startMailServer();
  await mailerFor(server.port).send(mail);
  expect(server.lines.slice(1)).toEqual([
    'MAIL FROM:<studio@example.org>',
    'RCPT TO:<studio@example.org>',
    'DATA',
    'QUIT',
  ]);
  const { head, text } = read(server.mails[0] ?? '');
  expect(text).toBe('A wall of light earth.\r\n\r\n.\r\nMore – much more.');
  expect(head).toContain('Reply-To: <zoe@example.org>');
  expect(head).toContain('Date: Sun, 01 Mar 2026 00:00:00 +0000');
  expect(head).toMatch(/Subject: =\?utf-8\?B\?/);
});

test('signs in when the address has a name and a password', async () => {
  const server = await startMailServer();
  await mailerFor(server.port, 'studio:p%40ss@').send(mail);
  const secret = Buffer.from('\0studio\0p@ss').toString('base64');
  expect(server.lines).toContain(`AUTH PLAIN ${secret}`);
});

test.each([
  ['RCPT', '550 no such person', /RCPT TO with 550 no such person/],
  ['AUTH', '535 wrong password', /AUTH PLAIN with 535/],
  ['DATA', '451 later', /DATA with 451 later/],
])('rejects when the server refuses %s', async (command, refusal, message) => {
  const server = await startMailServer({ [command]: refusal });
  const sending = mailerFor(server.port, 'studio:secret@').send(mail);
  await expect(sending).rejects.toThrow(MailError);
  await expect(sending).rejects.toThrow(message);
  await expect(sending).rejects.not.toThrow(/secret/);
  expect(server.mails).toEqual([]);
});

test('rejects when there is no server', async () => {
  await expect(mailerFor(1).send(mail)).rejects.toThrow('no answer of the mail server');
});

test('lets nobody write headers of their own', () => {
  const envelope = { from: address, to: address, id: 'id', date: clock() };
  const hostile = {
    subject: 'Hello\r\nBcc: everyone@example.org\r\n\r\nBuy',
    replyTo: 'a@b.co>\r\nBcc: <everyone@example.org',
    text: '',
  };
  const head = formatMail(hostile, envelope).split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^Bcc/m);
  const long = formatMail({ ...mail, subject: 'ü'.repeat(300) }, envelope);
  for (const line of long.split('\r\n')) expect(line.length).toBeLessThanOrEqual(90);
});
