import { createServer } from 'node:net';
import { once } from 'node:events';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { seed } from '#testing/support/seeded-random.ts';
import { refusal, selfSigned, startMailServer } from '../testing/mail-server.ts';
import { MailError } from './mailer.ts';
import { createSmtpMailer, needsEncryption } from './smtp-mailer.ts';
import type { SmtpOptions } from './smtp-mailer.ts';

const mail = {
  id: 'a'.repeat(32),
  to: 'studio@example.org',
  subject: 'Message from Zoë Ångström (NB-7K3F-9Q)',
  text: 'A wall of light earth.\n\n.\nMore – much more.',
  replyTo: 'zoe@example.org',
};
const address = 'studio@example.org';
const clock = () => new Date('2026-03-01T00:00:00.000Z');

const mailerFor = (port: number, changes: Partial<SmtpOptions> & { user?: string } = {}) => {
  const { user = '', ...options } = changes;
  const url = `smtp://${user}127.0.0.1:${port}`;
  return createSmtpMailer({ url, address, clock, timeoutMs: 2_000, ...options });
};

async function troubleOf(sending: Promise<void>): Promise<{ kind: string; message: string }> {
  const error: unknown = await sending.catch((caught: unknown) => caught);
  if (!(error instanceof MailError)) throw new Error('the mail was taken');
  return { kind: error.kind, message: error.message };
}

test('delivers a mail with any text, and the same id on every try', async () => {
  const server = await startMailServer();
  const mailer = mailerFor(server.port);
  await mailer.send(mail);
  await mailer.send(mail);
  const [first, second] = server.mails;
  expect(first).toMatchObject({ from: address, to: ['studio@example.org'] });
  expect(first?.text.trimEnd().split(/\r?\n/)).toEqual(mail.text.split('\n'));
  expect(first?.headers.get('reply-to')).toBe('zoe@example.org');
  expect(first?.headers.get('date')).toBe('Sun, 01 Mar 2026 00:00:00 +0000');
  expect(first?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(first?.headers.get('message-id')).toBe(`<${mail.id}@example.org>`);
  expect(second?.headers.get('message-id')).toBe(first?.headers.get('message-id'));
});

test('sends from the practice’s present address, and a test from the one that is tested', async () => {
  const server = await startMailServer();
  let present = 'studio@example.org';
  const mailer = mailerFor(server.port, { address: () => present });
  const { replyTo: _, ...own } = mail;
  await mailer.send({ ...own, from: 'hello@new.example' });
  present = 'hello@new.example';
  await mailer.send(own);
  for (const { from, headers } of server.mails) {
    expect(from).toBe('hello@new.example');
    expect(headers.get('from')).toContain('<hello@new.example>');
    expect(headers.get('reply-to')).toBe('hello@new.example');
    expect(headers.get('message-id')).toMatch(/@new\.example>$/);
  }
});

test('signs in when the address has a name and a password', async () => {
  const seen: unknown[] = [];
  const server = await startMailServer({
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth(auth, _session, done) {
      seen.push([auth.username, auth.password]);
      done(null, { user: 'studio' });
    },
  });
  await mailerFor(server.port, { user: 'studio:p%40ss@' }).send(mail);
  expect(seen).toEqual([['studio', 'p@ss']]);
  expect(server.mails).toHaveLength(1);
});

test('distinguishes a permanent refusal from a temporary one', async () => {
  const codes: Record<string, number> = { gone: 550, later: 451, closing: 421 };
  const server = await startMailServer({
    onRcptTo({ address: to }, _session, done) {
      const code = codes[to.split('@')[0] ?? ''];
      done(code === undefined ? null : refusal(code, 'no'));
    },
  });
  const mailer = mailerFor(server.port);
  const kind = async (to: string) => (await troubleOf(mailer.send({ ...mail, to }))).kind;
  expect(await kind('gone@example.org')).toBe('refused');
  expect(await kind('later@example.org')).toBe('deferred');
  expect(await kind('closing@example.org')).toBe('unreachable');
  expect(server.mails).toEqual([]);
});

test('blames a refused text on the mail, and a refused sender or sign-in on the server', async () => {
  const text = await startMailServer({
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(refusal(554, 'spam')));
    },
  });
  expect((await troubleOf(mailerFor(text.port).send(mail))).kind).toBe('refused');
  const sender = await startMailServer({
    onMailFrom: (_address, _session, done) => done(refusal(550, 'not yours')),
  });
  expect((await troubleOf(mailerFor(sender.port).send(mail))).kind).toBe('unreachable');
  const signIn = await startMailServer({
    onAuth: (_auth, _session, done) => done(refusal(535, 'wrong password')),
  });
  const refused = await troubleOf(mailerFor(signIn.port, { user: 'studio:secret@' }).send(mail));
  expect(refused.kind).toBe('unreachable');
  expect(refused.message).not.toContain('secret');
});

test('reports step and codes of a refusal, and no text of the server', async () => {
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(refusal(550, '5.1.1 <jane@example.org>: User unknown in virtual mailbox table')),
  });
  const refused = await troubleOf(mailerFor(server.port).send({ ...mail, to: 'jane@example.org' }));
  expect(refused.message).toBe('mail server, RCPT TO: 550 5.1.1');
  await server.stop();
  const gone = await troubleOf(mailerFor(server.port).send(mail));
  expect(gone.message).toBe('mail server, CONN: ESOCKET ECONNREFUSED');
});

test('rejects when the connection is refused, dropped in the middle or silent', async () => {
  const gone = await startMailServer();
  await gone.stop();
  expect((await troubleOf(mailerFor(gone.port).send(mail))).kind).toBe('unreachable');

  const greetings = ['220 mail.example.org\r\n', undefined];
  for (const greeting of greetings) {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (greeting === undefined) return;
      socket.write(greeting);
      socket.once('data', () => socket.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.close();
    });
    const bound = server.address();
    const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
    const { kind } = await troubleOf(mailerFor(port, { timeoutMs: 300 }).send(mail));
    expect(kind).toBe('unreachable');
  }
});

test('uses TLS where the server supports it, and only with a valid certificate', async () => {
  const { key, cert } = await selfSigned();
  const server = await startMailServer({ key, cert });
  const strict = await troubleOf(mailerFor(server.port).send(mail));
  expect(strict.kind).toBe('unreachable');
  expect(server.mails).toEqual([]);
  await mailerFor(server.port, { ca: cert }).send(mail);
  expect(server.mails.map(({ isSecure }) => isSecure)).toEqual([true]);
});

test.each([
  ['smtp://127.0.0.1:25', false],
  ['smtp://studio:secret@localhost', false],
  ['smtp://mail:25', false],
  ['smtp://192.168.1.4', false],
  ['smtp://studio:secret@mail', true],
  ['smtp://studio:secret@10.0.0.4', true],
  ['smtp://mail.example.org', true],
  ['smtp://studio:secret@mail.example.org', true],
  ['smtp://203.0.113.4', true],
])('knows whether %s requires TLS', (url, isNeeded) => {
  expect(needsEncryption(new URL(url))).toBe(isNeeded);
});

test('lets nobody inject headers or recipients', { timeout: 20_000 }, async () => {
  const server = await startMailServer();
  const mailer = mailerFor(server.port);
  const hostile = fc
    .array(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        ' ',
        ',',
        ';',
        '<',
        '>',
        '"',
        'Bcc: ',
        'a@b.co',
        '\0',
        '=?',
        'x',
        '\u2028',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (subject, name, text) => {
      server.mails.length = 0;
      await mailer.send({
        ...mail,
        subject: `S ${subject}`,
        replyTo: `zoe@example.org${name}`,
        text,
      });
      const [taken] = server.mails;
      expect(taken?.to).toEqual(['studio@example.org']);
      // Encoded or not, depending on the characters of the text.
      const names = [...(taken?.headers.keys() ?? [])].filter((one) => !one.endsWith('encoding'));
      expect(names.toSorted()).toEqual([
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
        'x-auto-response-suppress',
      ]);
    }),
    { numRuns: 25, seed },
  );
});
