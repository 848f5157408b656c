import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { sampleFiles } from '../../testing/sample-files.ts';

async function signedIn() {
  const server = await startTestServer();
  const cookie = await server.signIn();
  const id = randomUUID();
  await server.post(
    '/api/consultation',
    {
      serviceType: 'new-house-design',
      name: 'Ruth Hale',
      email: 'ruth@example.org',
      phone: '0412 345 678',
      location: '',
      timeline: '',
      projectDescription: '',
      attachments: [],
    },
    { 'Idempotency-Key': id },
  );
  const owner = (path: string, init: RequestInit = {}) =>
    server.fetch(path, { ...init, headers: { ...init.headers, Cookie: cookie } });
  return { server, owner, id };
}

const samplePdf = new Uint8Array(sampleFiles.pdf);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A PDF of exactly so many bytes. */
function pdfOf(sizeBytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes).fill(0x20);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return bytes;
}

type Owner = Awaited<ReturnType<typeof signedIn>>['owner'];

const sendReport = (
  owner: Owner,
  id: string,
  body: Uint8Array<ArrayBuffer>,
  report: string = randomUUID(),
  name = 'Report.pdf',
) =>
  owner(`/api/inbox/records/${id}/reports?id=${report}&name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/pdf', 'Report-Sha256': sha256(body) },
  });

const uploadsOf = async ({ store }: TestServer) => (await store.listUploads()).length;

test('takes a report of 25 MB, once under its id, and refuses a larger one with nothing stored', async () => {
  const { server, owner, id } = await signedIn();
  const report = randomUUID();
  const whole = pdfOf(25 * 1024 * 1024);
  expect((await sendReport(owner, id, whole, report)).status).toBe(201);
  expect((await sendReport(owner, id, whole, report)).status).toBe(200);
  expect(await uploadsOf(server)).toBe(1);
  const tooLarge = await sendReport(owner, id, pdfOf(26 * 1024 * 1024)).catch(() => undefined);
  if (tooLarge) {
    expect(tooLarge.status).toBe(413);
    expect((await tooLarge.json()).detail).toContain('25 MB');
  }
  expect(await uploadsOf(server)).toBe(1);
  expect(await server.store.listWorkEntries({ kinds: ['report'] })).toHaveLength(1);
});

test('refuses what is not a PDF, an unknown request and a stranger', async () => {
  const { server, owner, id } = await signedIn();
  const text = new TextEncoder().encode('Not a PDF.');
  for (const name of ['Report.pdf', 'Report.txt']) {
    const refused = await sendReport(owner, id, text, randomUUID(), name);
    expect(refused.status).toBe(415);
    expect((await refused.json()).detail).toContain('PDF');
  }
  expect((await sendReport(owner, randomUUID(), samplePdf)).status).toBe(404);
  const stranger = await server.fetch(
    `/api/inbox/records/${id}/reports?id=${randomUUID()}&name=a.pdf`,
    { method: 'POST', body: samplePdf },
  );
  expect(stranger.status).toBe(401);
  expect(await uploadsOf(server)).toBe(0);
});

test('the same report from two devices at once is one, and a damaged one is sent again', async () => {
  const { server, owner, id } = await signedIn();
  const report = randomUUID();
  const both = await Promise.all([1, 2].map(() => sendReport(owner, id, samplePdf, report)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  const [one, other] = await Promise.all(both.map((answer) => answer.json()));
  expect(one).toEqual(other);
  expect(await uploadsOf(server)).toBe(1);
  const damaged = await owner(`/api/inbox/records/${id}/reports?id=${randomUUID()}&name=a.pdf`, {
    method: 'POST',
    body: samplePdf,
    headers: { 'Content-Type': 'application/pdf', 'Report-Sha256': '0'.repeat(64) },
  });
  expect(await damaged.json()).toMatchObject({ code: 'digest-mismatch' });
  expect(await uploadsOf(server)).toBe(1);
});

test('a person erased while a report or a reply’s file is being sent leaves no file behind', async () => {
  const { server, owner, id } = await signedIn();
  const email = 'ruth@example.org';
  const erase = () => server.services.erasures.erasePerson({ email, isDryRun: false });
  const { addUploads } = server.store;
  server.store.addUploads = async (uploads) => {
    await addUploads(uploads);
    await erase();
  };
  expect((await sendReport(owner, id, samplePdf, randomUUID(), 'Ruth Hale.pdf')).status).toBe(404);
  expect(await uploadsOf(server)).toBe(0);
  const data = new FormData();
  data.append('files', new Blob(['For Ruth Hale'], { type: 'text/plain' }), 'Ruth Hale.txt');
  const uploaded = await server.fetch('/api/upload', { method: 'POST', body: data });
  const { files }: { files: string[] } = await uploaded.json();
  const reply = await owner(`/api/inbox/records/${id}/work`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id: randomUUID(),
      kind: 'reply',
      to: email,
      subject: 'A plan',
      text: 'Here it is.',
      files: files.map((file) => file.replace('/uploads/', '')),
    }),
  });
  expect(reply.status).toBe(404);
  expect(await uploadsOf(server)).toBe(0);
  expect(await server.store.filesToDelete()).toEqual([]);
});

test('the client sees a report once it is sent, and the first download is noted; a replaced one stays', async () => {
  const { server, owner, id } = await signedIn();
  const { path } = await (await server.post('/api/client-links', { request: id })).json();
  const page = async () =>
    (
      await server.fetch(path, {
        method: 'POST',
        body: new URLSearchParams({ email: 'ruth@example.org', do: 'open' }),
      })
    ).text();
  const first: { id: string; upload: string } = await (
    await sendReport(owner, id, samplePdf)
  ).json();
  expect(await page()).not.toContain('Your report</h2>');
  const preview = await (
    await owner(`/api/inbox/records/${id}/client-page?report=${first.id}`)
  ).text();
  expect(preview).toContain('Download the report');
  expect(preview).toContain('This is what your client sees');
  const download = (upload: string, email = 'ruth@example.org') =>
    server.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ email, do: 'download', upload }),
    });
  expect((await download(first.upload)).headers.get('content-type')).toContain('text/html');

  const send = (report: string) =>
    server.store.addWorkEntry({
      id: randomUUID(),
      submissionId: id,
      at: server.time.now.toISOString(),
      by: 'owner',
      kind: 'report-sent',
      report,
      to: 'ruth@example.org',
      subject: 'Your report',
      text: 'Here it is.',
    });
  await send(first.id);
  expect(await page()).toContain('Download the report');
  expect((await download(first.upload, 'someone@example.org')).status).toBe(403);
  const file = await download(first.upload);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('cache-control')).toContain('no-store');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(samplePdf));
  await download(first.upload);
  expect(await server.store.listWorkEntries({ kinds: ['report-opened'] })).toHaveLength(1);

  server.time.now = new Date(server.time.now.getTime() + 60_000);
  const second: { id: string } = await (
    await sendReport(owner, id, samplePdf, randomUUID(), 'Report 2.pdf')
  ).json();
  await send(second.id);
  const both = await page();
  expect(both).toContain('Report 2.pdf');
  expect(both).toContain('Download the earlier version');
});

test('a PDF that was removed, or chosen before another one, is not sent any more', async () => {
  const { server, owner, id } = await signedIn();
  const choose = async (name: string): Promise<string> =>
    (await (await sendReport(owner, id, samplePdf, randomUUID(), name)).json()).id;
  const add = async (kind: 'report-sent' | 'report-removed', report: string) => {
    const mail = { to: 'ruth@example.org', subject: 'Your report', text: 'Here it is.' };
    const entry = { id: randomUUID(), kind, report, ...(kind === 'report-sent' && mail) };
    const answer = await owner(`/api/inbox/records/${id}/work`, {
      method: 'POST',
      body: JSON.stringify(entry),
      headers: { 'Content-Type': 'application/json' },
    });
    return answer.status;
  };
  const wrong = await choose('wrong.pdf');
  const right = await choose('right.pdf');
  expect(await add('report-sent', wrong)).toBe(400);
  expect(await add('report-sent', right)).toBe(201);
  expect(await add('report-sent', wrong)).toBe(400);
  expect(await add('report-removed', right)).toBe(400);
  const other = await choose('other.pdf');
  expect(await add('report-removed', other)).toBe(201);
  expect(await add('report-sent', other)).toBe(400);
  expect(await add('report-sent', randomUUID())).toBe(400);
  expect(await server.store.listWorkEntries({ kinds: ['report-sent'] })).toHaveLength(1);
});

test('a file of another request cannot be downloaded', async () => {
  const { server, owner, id } = await signedIn();
  const report: { upload: string } = await (await sendReport(owner, id, samplePdf)).json();
  const other = randomUUID();
  await server.post(
    '/api/natural-building-consultation',
    { name: 'Lukasz', email: 'lukasz@example.org' },
    { 'Idempotency-Key': other },
  );
  const { path } = await (await server.post('/api/client-links', { request: other })).json();
  const answer = await server.fetch(path, {
    method: 'POST',
    body: new URLSearchParams({
      email: 'lukasz@example.org',
      do: 'download',
      upload: report.upload,
    }),
  });
  expect(answer.headers.get('content-type')).toContain('text/html');
});

test('a client chooses one of the proposed times, once, and gets it for the calendar', async () => {
  const { server, owner, id } = await signedIn();
  const { path } = await (await server.post('/api/client-links', { request: id })).json();
  const visit = randomUUID();
  const times = ['2026-03-10T23:00:00.000Z', '2026-03-11T23:00:00.000Z'];
  const entry = { submissionId: id, at: server.time.now.toISOString(), by: 'owner' as const };
  const place = { visit, minutes: 60, place: 'Yandoit', note: '' };
  await server.store.addWorkEntry({
    ...entry,
    id: randomUUID(),
    kind: 'visit-proposed',
    times,
    ...place,
  });
  const choose = async (start: string) =>
    (
      await server.fetch(path, {
        method: 'POST',
        body: new URLSearchParams({ email: 'ruth@example.org', do: 'choose', visit, start }),
      })
    ).text();
  expect(await choose('2026-03-12T23:00:00.000Z')).toContain('no longer offered');
  const answers = await Promise.all([choose(times[1] ?? ''), choose(times[1] ?? '')]);
  for (const answer of answers) expect(answer).toContain('That’s arranged');
  expect(await choose(times[0] ?? '')).toContain('no longer offered');
  expect(await server.store.listWorkEntries({ kinds: ['visit-chosen'] })).toHaveLength(1);
  const calendar = await server.fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ email: 'ruth@example.org', do: 'calendar', visit }),
  });
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  expect(await calendar.text()).toContain('DTSTART:20260311T230000Z');

  const { path: feed } = await (await owner('/api/owner/calendar', { method: 'POST' })).json();
  const read = await server.fetch(feed);
  expect(read.headers.get('cache-control')).toBe('no-store');
  const text = await read.text();
  expect(text).toContain('SUMMARY:Visit Ruth Hale');
  expect(text).toContain('0412 345 678');
  expect(text).not.toContain('ruth@example.org');
});

test('the owner adds a visit to a calendar from its request, also moved and cancelled', async () => {
  const { server, owner, id } = await signedIn();
  const address = `/api/inbox/records/${id}/visit.ics`;
  expect((await owner(address)).status).toBe(404);
  const visit = randomUUID();
  const details = { visit, minutes: 60, place: 'Yandoit', note: '' };
  const add = (entry: object) =>
    owner(`/api/inbox/records/${id}/work`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), ...details, ...entry }),
    });
  const read = async () => (await owner(address)).text();
  const [first, second] = ['2026-03-10T23:00:00.000Z', '2026-03-11T23:00:00.000Z'];
  await add({ kind: 'visit-proposed', times: [first] });
  expect((await owner(address)).status).toBe(404);
  await add({ kind: 'visit-set', start: first });
  const sent = await owner(address);
  expect(sent.headers.get('content-type')).toContain('text/calendar');
  expect(sent.headers.get('cache-control')).toBe('no-store');
  expect(await sent.text()).toContain('SUMMARY:Visit Ruth Hale');
  await add({ kind: 'visit-set', start: second });
  const moved = await read();
  for (const line of [`UID:${visit}`, 'SEQUENCE:1', 'DTSTART:20260311T230000Z', 'METHOD:PUBLISH']) {
    expect(moved).toContain(line);
  }
  await owner(`/api/inbox/records/${id}/work`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), kind: 'visit-cancelled', visit, note: '' }),
  });
  const cancelled = await read();
  for (const line of [`UID:${visit}`, 'SEQUENCE:2', 'METHOD:CANCEL']) {
    expect(cancelled).toContain(line);
  }
  expect((await server.fetch(address)).status).toBe(401);
  expect((await owner(`/api/inbox/records/${randomUUID()}/visit.ics`)).status).toBe(404);
});

test('the calendar’s address ends when another is made, when it is closed, and signs nobody in', async () => {
  const { server, owner } = await signedIn();
  const current = async () => (await (await owner('/api/owner/calendar')).json()).id;
  const open = async (): Promise<string> => {
    const made = await (await owner('/api/owner/calendar', { method: 'POST' })).json();
    expect(await current()).toBe(made.id);
    expect(made.path).not.toContain(made.id);
    return made.path;
  };
  const status = async (path: string) => (await server.fetch(path)).status;
  const first = await open();
  const second = await open();
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  const token = second.replace(/^\/calendar\/|\.ics$/g, '');
  const asCookie = await server.fetch('/api/requests', { headers: { Cookie: `owner=${token}` } });
  expect(asCookie.status).toBe(401);
  expect(JSON.stringify(await server.store.listSessions())).not.toContain(token);
  expect((await owner('/api/owner/calendar', { method: 'DELETE' })).status).toBe(204);
  expect(await status(second)).toBe(404);
  expect(await current()).toBeNull();
  await expect.poll(() => server.logLines.length).toBeGreaterThan(4);
  expect(server.logLines.join('\n')).not.toContain(token);
});

test('what a client added is in Today until the owner has seen it, also after the request was archived', async () => {
  const { server, owner, id } = await signedIn();
  const common = { submissionId: id, at: server.time.now.toISOString(), by: 'client' } as const;
  const write = async (text: string) => {
    const words = randomUUID();
    await server.store.addWorkEntry({
      ...common,
      kind: 'client-words',
      id: words,
      text,
      files: [],
    });
    return words;
  };
  const isMarked = async () => {
    const { groups } = await (await owner('/api/inbox/today')).json();
    const record = await (await owner(`/api/inbox/records/${id}`)).json();
    const isInToday = groups.some(({ group }: { group: string }) => group === 'client-added');
    expect(isInToday).toBe(record.unseenWords !== undefined);
    return isInToday;
  };
  const see = async (words: string) =>
    (
      await owner(`/api/inbox/records/${id}/work`, {
        method: 'POST',
        body: JSON.stringify({ id: randomUUID(), kind: 'words-seen', words }),
        headers: { 'Content-Type': 'application/json' },
      })
    ).status;
  expect(await isMarked()).toBe(false);
  const first = await write('The title is attached.');
  expect(await isMarked()).toBe(true);
  // Written while the owner looked at the first.
  const second = await write('And the plan.');
  expect(await see(first)).toBe(201);
  expect(await isMarked()).toBe(true);
  expect(await see(second)).toBe(201);
  expect(await isMarked()).toBe(false);
  expect(await see(randomUUID())).toBe(400);
  await server.store.changeSubmission(id, { status: 'archived' }, server.time.now);
  await write('One more question.');
  expect(await isMarked()).toBe(true);
});
