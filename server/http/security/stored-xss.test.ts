import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { serviceOfferings } from '#content/reports.ts';
import { csvOf } from '#lib/csv.ts';
import { noticeMail, receiptMail } from '../../mail/messages.ts';
import { createSmtpMailer } from '../../mail/smtp-mailer.ts';
import { hostileTexts } from '../../testing/hostile-texts.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';

test.each(hostileTexts)('treats %j as text in every response, mail and table', async (text) => {
  const server = await startTestServer();
  const cookie = await server.signIn();
  const post = async (path: string, body: unknown) => {
    const response = await server.post(path, body, { 'Idempotency-Key': randomUUID() });
    expect(response.headers.get('Content-Type')).toMatch(/^application\/(?:problem\+)?json/);
    return response;
  };
  const form = new FormData();
  // Browsers escape line ends and quotation marks in names; the name may be refused, never run.
  form.append('files', new Blob([new Uint8Array(sampleFiles.jpeg)]), `${text}.jpg`);
  const uploaded = await (await server.fetch('/api/upload', { method: 'POST', body: form })).json();
  const attachments: string[] = uploaded.files ?? [];

  const long = `Ten letters or more: ${text}`;
  const email = 'ruth@example.org';
  const contact = { name: long, email, projectType: 'other', message: long };
  const sent = await post('/api/contact', contact);
  expect(sent.status).toBe(201);
  const consultation = {
    serviceType: 'house-extension',
    name: long,
    email,
    phone: text,
    location: text,
    timeline: text,
    projectDescription: text,
    attachments,
  };
  expect((await post('/api/consultation', consultation)).status).toBe(201);
  const questionnaire = { name: long, email, phone: text, motivations: text, newQuestion: text };
  expect((await post('/api/natural-building-consultation', questionnaire)).status).toBe(201);
  // Where a text is not accepted, the refusal does not repeat it.
  for (const wrong of [
    { ...contact, email: text },
    { ...contact, projectType: text },
  ]) {
    const refused = await post('/api/contact', wrong);
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toContain(text);
  }
  const { id } = await sent.json();
  const noted = await server.fetch(`/api/contact-messages/${id}`, {
    method: 'PATCH',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ addNote: { id: randomUUID(), text: long } }),
  });
  expect(noted.status).toBe(200);

  const lists = [];
  for (const path of ['/api/contact-messages', '/api/requests']) {
    const response = await server.fetch(path, { headers: { cookie } });
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    lists.push(await response.json());
  }
  const [[message], requests] = lists;
  expect(message.message).toBe(long.trim());
  expect(message.notes[0].text).toBe(long.trim());
  for (const request of requests) {
    expect(request.phone).toBe(text.trim());
    const [answer] = Object.values(request.answers).slice(-1);
    expect(String(answer).trim()).toBe(text.trim());
  }

  const csv = csvOf([[text, message.message]]);
  expect(csv).toMatch(/^\uFEFF"/);
  expect(csv.slice(1)).not.toMatch(/^"[=+\-@]/);

  // A visitor's text in the log would let an outsider write into it.
  const log = server.logLines.join('');
  expect(log).not.toContain(text);
  for (const line of server.logLines) expect(line).toMatch(/^\{[\x20-\x7e]*\}\n$/);
});

test('sends hostile text as plain text only', { timeout: 20_000 }, async () => {
  const mailServer = await startMailServer();
  const server = await startTestServer();
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${mailServer.port}`,
    address: 'studio@example.org',
    clock: () => server.time.now,
  });
  for (const text of hostileTexts) {
    const body = { name: text, email: 'ruth@example.org', projectType: 'other' };
    await server.post('/api/contact', { ...body, message: `Ten letters: ${text}` });
  }
  const practice = {
    email: 'studio@example.org',
    phone: null,
    bank: null,
    seller: unpublishedSeller,
  };
  const context = {
    practice,
    offerings: () => serviceOfferings,
    publicUrl: 'https://example.org',
  };
  for (const submission of await server.store.listSubmissions()) {
    await mailer.send(noticeMail(submission, 'studio@example.org', context));
    const receipt = receiptMail(submission, 'ruth@example.org', context);
    for (const text of hostileTexts) expect(receipt.text + receipt.subject).not.toContain(text);
  }
  expect(mailServer.mails.length).toBe(hostileTexts.length);
  for (const mail of mailServer.mails) {
    expect(mail.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/);
    expect(mail.to).toEqual(['studio@example.org']);
    expect(mail.headers.has('bcc')).toBe(false);
  }
});
