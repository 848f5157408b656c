import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RecordStatus } from '#shared/api/inbox.ts';
import { clientLinkIn } from '#shared/inbox/client-path.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import { receiptFor } from '#shared/receipt.ts';
import { sampleInvoice } from '../../testing/samples.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const email = 'Ruth@Example.org';

async function sendRequest(server: TestServer, id = randomUUID()) {
  const sent = await server.post(
    '/api/consultation',
    {
      serviceType: 'house-extension',
      name: 'Ruth <b>Hale</b>',
      email,
      phone: '',
      location: 'Yandoit',
      timeline: 'next year',
      projectDescription: 'A north room',
      attachments: [],
    },
    { 'Idempotency-Key': id },
  );
  expect(sent.status).toBe(201);
  const issued = await server.post('/api/client-links', { request: id });
  const { path }: { path: string } = await issued.json();
  return { id, path };
}

const form = (server: TestServer, path: string, fields: Record<string, string>) =>
  server.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });

test('a link shows how far the request is, and nothing of the person', async () => {
  const server = await startTestServer();
  const { id, path } = await sendRequest(server);
  expect(path).toMatch(/^\/r\/NB-[0-9A-Z]{4}-[0-9A-Z]{2}\/[\w-]{22}$/);
  const page = await server.fetch(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('set-cookie')).toBeNull();
  const html = await page.text();
  for (const words of ['Received', 'Deposit confirmed', 'Visit', 'Report due', receiptFor(id)]) {
    expect(html).toContain(words);
  }
  for (const secret of ['Ruth', 'ruth@', 'Yandoit', 'How to pay</h2>', '<script']) {
    expect(html).not.toContain(secret);
  }
});

test('fifty scanners that open the link change no byte of the records', async () => {
  const server = await startTestServer();
  const { path } = await sendRequest(server);
  const before = JSON.stringify([
    await server.store.listSubmissions(),
    await server.store.listWorkEntries(),
    await server.store.countNew(),
  ]);
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      server.fetch(path, { method: index % 2 === 0 ? 'GET' : 'HEAD' }),
    ),
  );
  const after = JSON.stringify([
    await server.store.listSubmissions(),
    await server.store.listWorkEntries(),
    await server.store.countNew(),
  ]);
  expect(after).toBe(before);
});

test('stores only a digest of the token, and logs none of it', async () => {
  const server = await startTestServer();
  const { path } = await sendRequest(server);
  const token = clientLinkIn(path)?.token ?? '';
  await server.fetch(path);
  await server.fetch(`${path}x`);
  await server.fetch(`${path}/more`);
  await server.fetch(path.toUpperCase());
  await server.fetch(`/${path}`);
  const stored = JSON.stringify(await server.store.listWorkEntries());
  expect(stored).toContain('"kind":"link"');
  expect(stored).not.toContain(token);
  await expect.poll(() => server.logLines.length).toBeGreaterThan(5);
  expect(server.logLines.join('\n').toLowerCase()).not.toContain(token.slice(0, 8).toLowerCase());
});

test('opens with the email address of the request, however it is written, and with no other', async () => {
  const server = await startTestServer();
  const { path } = await sendRequest(server);
  const wrong = await form(server, path, { email: 'ruth@example.com', do: 'open' });
  expect(wrong.status).toBe(403);
  expect(await wrong.text()).toContain('That isn’t the email address');
  const opened = await form(server, path, { email: ' RUTH@example.ORG ', do: 'open' });
  expect(opened.status).toBe(200);
  expect(opened.headers.get('set-cookie')).toBeNull();
  const html = await opened.text();
  expect(html).toContain('How to pay');
  expect(html).toContain('$275');
  expect(html).not.toContain('<script');
});

test('slows wrong addresses down, and shuts nobody out for more than a quarter of an hour', async () => {
  const server = await startTestServer();
  const { path } = await sendRequest(server);
  let waited = 0;
  for (let guess = 0; guess < 40; guess += 1) {
    const answer = await form(server, path, { email: `guess${guess}@example.org`, do: 'open' });
    await answer.text();
    if (answer.status === 429) waited += 1;
  }
  expect(waited).toBeGreaterThan(20);
  const shutOut = await form(server, path, { email, do: 'open' });
  expect(shutOut.status).toBe(429);
  expect(Number(shutOut.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
  expect(await shutOut.text()).toContain('Wait');
  server.time.now = new Date(server.time.now.getTime() + 15 * 60_000);
  expect((await form(server, path, { email, do: 'open' })).status).toBe(200);
});

test('every link that leads nowhere gets the same answer', async () => {
  const server = await startTestServer();
  const one = await sendRequest(server);
  const other = await sendRequest(server);
  const link = clientLinkIn(one.path);
  const otherLink = clientLinkIn(other.path);
  const lost = [
    `/r/${otherLink?.receipt}/${link?.token}`,
    `/r/NB-0000-00/${link?.token}`,
    `/r/${link?.receipt}/AAAAAAAAAAAAAAAAAAAAAA`,
    `/r/${link?.receipt}/short`,
    `/r/x/y`,
  ];
  const answers = await Promise.all(
    lost.map(async (path) => {
      const answer = await server.fetch(path);
      const { 'x-request-id': _, date: __, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, text: await answer.text() };
    }),
  );
  expect(answers[0]?.status).toBe(404);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const posted = await form(server, lost[0] ?? '', { email, do: 'open' });
  expect(posted.status).toBe(404);
  expect(await posted.text()).toBe(answers[0]?.text);
});

test('10,000 guesses at links open none', async () => {
  const unlimited = { burst: 1e9, perSecond: 1e9 };
  const everything = { perAddress: unlimited, global: unlimited };
  const { defaultRateLimits } = await import('../middleware/rate-limit.ts');
  const server = await startTestServer({ rateLimits: { ...defaultRateLimits, read: everything } });
  const { path, id } = await sendRequest(server);
  const receipt = receiptFor(id);
  const { randomBytes } = await import('node:crypto');
  let opened = 0;
  for (let batch = 0; batch < 100; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        server.services.clientLinks.find(receipt, randomBytes(16).toString('base64url')),
      ),
    );
    opened += answers.filter(Boolean).length;
  }
  expect(opened).toBe(0);
  const link = clientLinkIn(path);
  expect(await server.services.clientLinks.find(receipt, link?.token ?? '')).toBeDefined();
}, 60_000);

test('adds words and files once, under their id, also when the answer was lost', async () => {
  const server = await startTestServer();
  const { id, path } = await sendRequest(server);
  const key = randomUUID();
  const body = { link: path, email, text: 'The title is attached.', attachments: [] };
  const first = await server.post('/api/client-words', body, { 'Idempotency-Key': key });
  const second = await server.post('/api/client-words', body, { 'Idempotency-Key': key });
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(await second.json()).toEqual(await first.json());
  expect(
    await server.store.listWorkEntries({ submissionIds: [id], kinds: ['client-words'] }),
  ).toMatchObject([{ id: key, by: 'client', text: 'The title is attached.' }]);
  const changed = { ...body, text: 'Something else.' };
  const mismatch = await server.post('/api/client-words', changed, { 'Idempotency-Key': key });
  expect((await mismatch.json()).code).toBe('idempotency-mismatch');
  const wrong = await server.post(
    '/api/client-words',
    { ...body, email: 'a@b.org' },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(await wrong.json()).toMatchObject({
    code: 'invalid-fields',
    fields: { email: expect.any(String) },
  });
  const empty = await server.post(
    '/api/client-words',
    { ...body, text: '' },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(await empty.json()).toMatchObject({
    code: 'invalid-fields',
    fields: { text: expect.any(String) },
  });
  const lost = await server.post(
    '/api/client-words',
    { ...body, link: path.replace(/.$/, path.endsWith('A') ? 'B' : 'A') },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(lost.status).toBe(404);
});

test('takes words and files of a plain form, and loses none of the words when a file is refused', async () => {
  const server = await startTestServer();
  const { id, path } = await sendRequest(server);
  const send = (text: string, file?: File) => {
    const data = new FormData();
    data.append('email', email);
    data.append('text', text);
    if (file) data.append('files', file);
    return server.fetch(`${path}/words`, { method: 'POST', body: data });
  };
  const added = await send(
    'A sketch.',
    new File(['Our sketch.'], 'sketch.txt', { type: 'text/plain' }),
  );
  expect(added.status).toBe(200);
  const html = await added.text();
  expect(html).toContain('Added.');
  expect(html).toContain('sketch.txt');
  const [entry] = await server.store.listWorkEntries({
    submissionIds: [id],
    kinds: ['client-words'],
  });
  expect(entry).toMatchObject({ text: 'A sketch.', files: [expect.stringMatching(/\.txt$/)] });
  const refused = await send(
    'Keep me.',
    new File(['MZ\u0090\0'], 'tool.exe', { type: 'application/octet-stream' }),
  );
  const page = await refused.text();
  expect(page).toContain('Nothing was added');
  expect(page).toContain('Keep me.');
  expect(
    await server.store.listWorkEntries({ submissionIds: [id], kinds: ['client-words'] }),
  ).toHaveLength(1);
  expect(await (await send('')).text()).toContain('Write something or choose a file first');
  const huge = await send(
    'Still here.',
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'plan.pdf', { type: 'application/pdf' }),
  );
  const kept = await huge.text();
  expect(kept).toContain('Nothing was added');
  expect(kept).toContain('Still here.');
});

test('keeps the words of a plain form that is one too many, and no file of it or of a person erased on the way', async () => {
  const server = await startTestServer();
  const { id, path } = await sendRequest(server);
  const common = { submissionId: id, at: server.time.now.toISOString(), by: 'client' } as const;
  for (let count = 0; count < 200; count += 1) {
    const words = { ...common, id: randomUUID(), text: `${count}`, files: [] };
    await server.store.addWorkEntry({ ...words, kind: 'client-words' });
  }
  const send = (address: string) => {
    const data = new FormData();
    data.append('email', email);
    data.append('text', 'Keep me.');
    data.append('files', new File(['Our sketch.'], 'sketch.txt', { type: 'text/plain' }));
    return server.fetch(`${address}/words`, { method: 'POST', body: data });
  };
  const before = (await server.store.listUploads()).length;
  const refused = await (await send(path)).text();
  expect(refused).toContain('added a lot already');
  expect(refused).toContain('Keep me.');
  expect(await server.store.listUploads()).toHaveLength(before);

  const other = await sendRequest(server);
  const { addUploads } = server.store;
  server.store.addUploads = async (uploads) => {
    await addUploads(uploads);
    await server.store.removeSubmissions([other.id]);
  };
  expect((await send(other.path)).status).toBe(404);
  expect(await server.store.listUploads()).toHaveLength(before);
});

test('has the invoices of the request, with how to pay', async () => {
  const server = await startTestServer();
  const { id, path } = await sendRequest(server);
  const bank = { accountName: 'Ada Lane', bsb: '123-456', accountNumber: '12345678' };
  await server.store.addWorkEntry({
    ...sampleInvoice(10, { at: server.time.now.toISOString(), bank, dueOn: null }),
    submissionId: id,
  });
  const closed = await (await server.fetch(path)).text();
  expect(closed).not.toContain('Tax invoice');
  const html = await (await form(server, path, { email, do: 'open' })).text();
  for (const words of ['Tax invoice 2026-0001, $320', 'when you have your report', '123-456']) {
    expect(html).toContain(words);
  }
});

test('a form leads to an address that can be loaded again, for half an hour, and sends nothing twice', async () => {
  const server = await startTestServer();
  const { id, path } = await sendRequest(server);
  const post = async (fields: Record<string, string>) => {
    const answer = await server.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ email, ...fields }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', 'http://a.test');
    return pathname + search;
  };
  const read = async (address: string) => (await server.fetch(address)).text();
  const opened = await post({ do: 'open' });
  expect(opened).not.toContain(id);
  expect(await read(opened)).toContain('How to pay</h2>');
  const paid = await post({ do: 'paid' });
  const before = JSON.stringify(await server.store.listWorkEntries());
  for (const _load of ['once', 'again']) expect(await read(paid)).toContain('We’ll look for your');
  expect(JSON.stringify(await server.store.listWorkEntries())).toBe(before);
  // What is said goes once it isn't so any more, and never belongs to another request.
  const common = { submissionId: id, at: server.time.now.toISOString(), by: 'owner' } as const;
  await server.store.addWorkEntry({ ...common, id: randomUUID(), kind: 'not-paid-yet' });
  const later = await read(paid);
  expect(later).toContain('How to pay</h2>');
  expect(later).not.toContain('We’ll look for your');
  const other = await sendRequest(server);
  const closed = async (address: string) =>
    expect(await read(address)).not.toContain('How to pay</h2>');
  await closed(paid.replace(path, other.path));
  await closed(paid.replace(/open=[^.]+/, `open=${Date.now().toString(36)}0`));
  await closed(`${path}?open=&said=paid-noted`);
  await server.store.addWorkEntry({
    ...common,
    id: randomUUID(),
    kind: 'address',
    email: 'ruth@example.net',
  });
  await closed(paid);
  const corrected = await post({ email: 'ruth@example.net', do: 'open' });
  server.time.now = new Date(server.time.now.getTime() + 30 * 60_000);
  await closed(corrected);
});

test('ends with every link revoked, 26 weeks after the report, and with the person erased', async () => {
  const server = await startTestServer();
  const { id, path } = await sendRequest(server);
  const status = async (at = path) => (await server.fetch(at)).status;
  const entry = { submissionId: id, at: server.time.now.toISOString(), by: 'owner' as const };
  await server.store.addWorkEntry({ ...entry, id: randomUUID(), kind: 'links-ended' });
  expect(await status()).toBe(404);
  const { path: newer } = await (await server.post('/api/client-links', { request: id })).json();
  expect(await status(newer)).toBe(200);
  const report = randomUUID();
  await server.store.addWorkEntry({
    ...entry,
    id: randomUUID(),
    kind: 'report-sent',
    report,
    to: email,
    subject: 'Your report',
    text: 'Here it is.',
  });
  server.time.now = new Date(server.time.now.getTime() + 26 * 7 * 24 * 3_600_000 - 1);
  expect(await status(newer)).toBe(200);
  server.time.now = new Date(server.time.now.getTime() + 1);
  expect(await status(newer)).toBe(404);
  const another = await sendRequest(server);
  await server.services.erasures.erasePerson({ email, isDryRun: false });
  expect(await status(another.path)).toBe(404);
  expect((await server.post('/api/client-links', { request: another.id })).status).toBe(404);
  expect(await server.store.listWorkEntries({ isWhole: true })).toEqual([]);
});

/** A request, its client's page, and what the owner records of it. House extensions cost $550, the deposit is $275. */
async function paying() {
  const server = await startTestServer();
  const { id, path } = await sendRequest(server);
  const record = (entry: Partial<OwnerEntry>) =>
    server.services.work.add(id, { id: randomUUID(), ...entry } as OwnerEntry);
  const pay = (cents: number, changes: object = {}) =>
    record({
      kind: 'payment',
      day: '2026-03-01',
      cents,
      paymentKind: 'deposit',
      way: 'bank-transfer',
      note: '',
      ...changes,
    });
  /** What the page says, without markup. */
  const read = async (fields: Record<string, string> = { do: 'open' }) => {
    const html = await (await form(server, path, { email, ...fields })).text();
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
    const text = html.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, ' ');
    return {
      text: text.replaceAll(/\s+/g, ' '),
      press: { do: 'paid', of: hidden('of'), state: hidden('state') },
      canPress: html.includes('value="paid"'),
    };
  };
  const claims = async () =>
    (await server.store.listWorkEntries({ submissionIds: [id], kinds: ['says-paid'] })).length;
  const status = (value: RecordStatus) =>
    server.services.inbox.changeRequest(id, { status: value });
  return { server, id, record, pay, read, claims, status };
}

test('each “I’ve paid” after a “Not yet” is a new one for the owner; pressed twice or sent again it counts once', async () => {
  const { server, id, record, read, claims } = await paying();
  const first = await read();
  expect(first.canPress).toBe(true);
  const told = await Promise.all([read(first.press), read(first.press)]);
  for (const { text, canPress } of told) {
    expect(text).toContain('Thanks. We’ll look for your payment');
    expect(canPress).toBe(false);
  }
  expect(await claims()).toBe(1);
  await record({ kind: 'not-paid-yet' });
  const looked = await read();
  expect(looked.text).toContain('We looked on 1 March 2026 and haven’t found your payment yet.');
  expect(looked.text).toContain('press “I’ve paid” again or reply to our email');
  expect(looked.text).toContain('We haven’t found it yet');
  // The page of the first press, reloaded.
  expect((await read(first.press)).text).not.toContain('Thanks.');
  expect(await claims()).toBe(1);
  for (let time = 2; time < 5; time += 1) {
    const { press } = await read();
    expect((await read(press)).text).toContain('Thanks.');
    expect((await read(press)).text).toContain('Thanks.');
    expect(await claims()).toBe(time);
    await record({ kind: 'not-paid-yet' });
  }
  // From the payment step on the website, or a page of an earlier release.
  expect((await server.post('/api/deposit-notes', { request: id })).status).toBe(204);
  expect((await server.post('/api/deposit-notes', { request: id })).status).toBe(204);
  expect(await claims()).toBe(5);
});

test('the client says the balance paid, once the deposit is, and reads that it is due once the report is there', async () => {
  const { server, pay, read, claims, status, id } = await paying();
  const early = await read();
  await pay(27_500);
  // A page from before the payment was confirmed.
  expect((await read(early.press)).text).not.toContain('Thanks.');
  expect((await server.post('/api/deposit-notes', { request: id })).status).toBe(204);
  expect(await claims()).toBe(0);
  expect((await read()).text).toContain('$275 is left, due when you have your report.');
  await status('delivered');
  const due = await read();
  expect(due.text).toContain('$275 is left, due now.');
  expect(due.press.of).toBe('balance');
  expect((await read(due.press)).text).toContain('You’ve told us. We’ll confirm it.');
  expect(await server.store.listWorkEntries({ kinds: ['says-paid'] })).toMatchObject([
    { of: 'balance', by: 'client' },
  ]);
  await pay(27_500, { paymentKind: 'balance' });
  const paid = await read();
  expect(paid.text).toContain('You’ve paid $550. Nothing is left to pay.');
  expect(paid.canPress).toBe(false);
});

test('what was refunded is not asked for again', async () => {
  const whole = await paying();
  await whole.pay(27_500);
  await whole.pay(27_500, { paymentKind: 'refund' });
  const off = await whole.read();
  expect(off.text).toContain('Refunded $275 on 1 March 2026');
  expect(off.text).toContain('You’ve paid $275, and we’ve refunded $275. Nothing is left to pay.');
  for (const asked of ['How to pay', 'I’ve paid', 'Report due', 'Deposit confirmed']) {
    expect(off.text.replace('How to pay, what', '')).not.toContain(asked);
  }
  const part = await paying();
  await part.pay(55_000);
  await part.pay(6_000, { paymentKind: 'refund' });
  const rest = await part.read();
  expect(rest.text).toContain('You’ve paid $550, and we’ve refunded $60. Nothing is left to pay.');
  expect(rest.text).toContain('Report due');
  const again = await paying();
  await again.pay(27_500);
  await again.pay(27_500, { paymentKind: 'refund', leavesDue: true });
  expect((await again.read()).text).toContain('A deposit of $275 secures your booking');
});

test('a changed price says the same to the client as to the owner, and an archived request asks for nothing', async () => {
  const { record, pay, read, status } = await paying();
  await pay(27_500);
  await record({ kind: 'price', cents: 60_000, depositCents: 30_000 });
  expect((await read()).text).toContain('$25 of the deposit of $300 is still to come');
  await record({ kind: 'price', cents: 60_000, depositCents: 27_500 });
  expect((await read()).text).toContain('The report costs $600. $325 is left, due when');
  await status('archived');
  const archived = await read();
  expect(archived.text).not.toContain('is left');
  expect(archived.canPress).toBe(false);
  await status('in-progress');
  await record({ kind: 'price', cents: 26_500, depositCents: 26_500 });
  expect((await read()).text).toContain('You’ve paid $275. That’s $10 too much.');
  await record({ kind: 'price', cents: 0, depositCents: null });
  expect((await read()).text).toContain('That’s $275 too much.');
});
