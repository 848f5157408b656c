import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { serviceOfferings } from '#content/reports.ts';
import { csvOf } from '#lib/csv.ts';
import { mailsOf } from '#shared/inbox/client-state.ts';
import type { NewWorkEntry } from '#shared/inbox/work-entries.ts';
import { clientMail } from '../../mail/client-messages.ts';
import { noticeMail, receiptMail } from '../../mail/messages.ts';
import { createSmtpMailer } from '../../mail/smtp-mailer.ts';
import { hostileTexts } from '../../testing/hostile-texts.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { sampleUpload } from '../../testing/samples.ts';
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

/** The page, a calendar and the mails of a request where everybody wrote this text. */
async function workWith(text: string) {
  const server = await startTestServer();
  const id = randomUUID();
  const email = 'ruth@example.org';
  const request = { serviceType: 'house-extension', name: text, email };
  await server.post('/api/consultation', request, { 'Idempotency-Key': id });
  const { path } = await (await server.post('/api/client-links', { request: id })).json();
  const at = server.time.now.toISOString();
  const common = { submissionId: id, at, by: 'owner' } as const;
  const visit = { visit: randomUUID(), minutes: 60, place: text, note: text };
  const mail = { to: email, subject: text.replaceAll(/\p{Cc}/gu, ' '), text };
  const report = { upload: 'a.pdf', fileName: `${text}.pdf`, sizeBytes: 1, sha256: '' };
  const reportId = randomUUID();
  const entries: NewWorkEntry[] = [
    { ...common, id: randomUUID(), kind: 'reply', ...mail, files: [] },
    { ...common, id: randomUUID(), kind: 'visit-set', ...visit, start: '2026-12-01T00:00:00.000Z' },
    { ...common, id: randomUUID(), by: 'client', kind: 'client-words', text, files: [] },
    { ...common, id: reportId, kind: 'report', ...report },
    { ...common, id: randomUUID(), kind: 'report-sent', report: reportId, ...mail },
  ];
  await server.store.addUploads([{ ...sampleUpload(1), name: 'a.pdf', originalName: text }]);
  for (const entry of entries) await server.store.addWorkEntry(entry);
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ email, ...fields });
    return (await server.fetch(path, { method: 'POST', body })).text();
  };
  const submission = await server.store.findSubmission(id);
  if (!submission) throw new Error('not stored');
  const stored = await server.store.listWorkEntries({ submissionIds: [id] });
  const context = { submission, entries: stored, link: path, publicUrl: '', notices: [] };
  return {
    page: await post({}),
    calendar: await post({ do: 'calendar', visit: visit.visit }),
    mails: mailsOf(stored).flatMap(
      (one) => clientMail(one, { ...context, to: email, now: server.time.now }) ?? [],
    ),
    log: server.logLines.join(''),
  };
}

test('treats hostile text as text on the page of a request, in its calendar and mails', async () => {
  /** Tags with their attributes, whose values are free. */
  const tagsOf = (html: string) =>
    html
      .replaceAll(/="[^"]*"/g, '')
      .match(/<[a-z/!][^>]*>/gi)
      ?.map((tag) => tag.toLowerCase());
  const namesOf = (file: string) =>
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => /^[A-Z-]*/.exec(line)?.[0]);
  const mailServer = await startMailServer();
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${mailServer.port}`,
    address: 'studio@example.org',
    clock: () => new Date(),
  });
  const plain = await workWith('A north slope');
  expect(plain.page).toContain('A north slope.pdf');
  expect(namesOf(plain.calendar)).toContain('LOCATION');
  for (const text of hostileTexts) {
    const { page, calendar, mails, log } = await workWith(text);
    expect(tagsOf(page), text).toEqual(tagsOf(plain.page));
    expect(namesOf(calendar), text).toEqual(namesOf(plain.calendar));
    expect(mails).toHaveLength(plain.mails.length);
    for (const one of mails) await mailer.send(one);
    expect(log).not.toContain(text);
  }
  expect(mailServer.mails).toHaveLength(hostileTexts.length * plain.mails.length);
  for (const { to, headers, raw } of mailServer.mails) {
    expect(to).toEqual(['ruth@example.org']);
    expect(headers.has('bcc')).toBe(false);
    expect(raw).not.toMatch(/^content-type: text\/html/im);
  }
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
