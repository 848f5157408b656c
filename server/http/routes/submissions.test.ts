import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { once } from 'node:events';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { serviceOfferings } from '#content/reports.ts';
import { reportPrices } from '#content/services.ts';
import { SubmissionAnswer, fillTimeHeader, robotTrapField } from '#shared/api/submission.ts';
import { receiptFor } from '#shared/receipt.ts';
import { Day } from '#shared/time.ts';
import { defaultRateLimits } from '../middleware/rate-limit.ts';
import { openJournalLog } from '../../storage/journal/journal-log.ts';
import { createMemoryLog } from '../../storage/memory/memory-log.ts';
import { createRecordStore } from '../../storage/record-store.ts';
import { receiptMail } from '../../mail/messages.ts';
import { allOf } from '../../testing/all-of.ts';
import { faultyDisk, noFaults } from '../../testing/faulty-disk.ts';
import { sampleRevision, sampleSave } from '../../testing/samples.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const contact = {
  name: 'Ruth',
  email: 'ruth@example.org',
  projectType: 'residential',
  message: 'We have a north slope near Yandoit.',
};
const consultation = {
  serviceType: 'site-regulatory',
  name: 'Ruth',
  email: 'ruth@example.org',
  phone: '',
  location: 'Yandoit',
  timeline: 'asap',
  projectDescription: 'Which permits do we need?',
  attachments: [],
};
const naturalBuilding = { name: 'Ruth', email: 'ruth@example.org', buildingType: 'mudbrick' };
const key = (id: string) => ({ 'Idempotency-Key': id });

test.each([
  ['/api/contact', contact],
  ['/api/contact', { ...contact, projectType: 'Chat Inquiry', source: 'chat' }],
  ['/api/consultation', consultation],
  ['/api/natural-building-consultation', naturalBuilding],
])('%s stores once and returns the same receipt for every repeat', async (path, body) => {
  const server = await startTestServer();
  const id = randomUUID();
  const first = await server.post(path, body, key(id));
  expect(first.status).toBe(201);
  const answer = v.parse(SubmissionAnswer, await first.json());
  expect(answer).toEqual({ id, receipt: receiptFor(id), receivedAt: '2026-03-01T00:00:00.000Z' });

  server.time.now = new Date('2027-03-01T00:00:00.000Z');
  const reordered = Object.fromEntries(Object.entries(body).toReversed());
  for (const [repeat, repeatKey] of [
    [body, id],
    [reordered, id.toUpperCase()],
  ] as const) {
    const again = await server.post(path, repeat, key(repeatKey));
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(answer);
  }
  const other = await server.post(path, { ...body, name: 'Somebody Else' }, key(id));
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ code: 'idempotency-mismatch' });
  expect(await server.store.listSubmissions()).toHaveLength(1);
});

/** Uploads a text file as a device would, and returns its address. */
async function uploaded(server: TestServer, words: string): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([words], { type: 'text/plain' }), 'notes.txt');
  const response = await server.fetch('/api/upload', { method: 'POST', body: form });
  return (await response.json()).files[0];
}

test('returns the first receipt to a second device that sends the same answers and files', async () => {
  const server = await startTestServer();
  const id = randomUUID();
  const send = (attachments: readonly unknown[], more = {}) =>
    server.post('/api/consultation', { ...consultation, attachments, ...more }, key(id));
  const [slope, soil] = [
    await uploaded(server, 'Falls north.'),
    await uploaded(server, 'Clay loam.'),
  ];
  const first = await send([slope, soil]);
  expect(first.status).toBe(201);
  const answer = await first.json();

  const copies = [await uploaded(server, 'Falls north.'), await uploaded(server, 'Clay loam.')];
  const again = await send(copies);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(answer);
  expect((await server.store.findSubmission(id))?.attachments).toHaveLength(2);

  // Another order, another file, one less, or another text make another request.
  for (const other of [
    await send(copies.toReversed()),
    await send([copies[0], await uploaded(server, 'Sand.')]),
    await send([copies[0]]),
    await send(copies, { location: 'Elsewhere' }),
    await send([{ sha256: 'x' }, 7]),
  ]) {
    expect(other.status).toBe(422);
    const { code } = await other.json();
    expect(['idempotency-mismatch', 'unknown-attachment']).toContain(code);
  }
  // Files that were deleted in the meantime are requested again first.
  server.time.now = new Date('2026-03-05T00:00:00.000Z');
  await server.services.uploads.sweep();
  server.time.now = new Date('2026-03-12T00:00:00.000Z');
  await server.services.retention.sweep();
  const swept = await send(copies);
  expect(await swept.json()).toMatchObject({
    code: 'unknown-attachment',
    fields: { 'attachments.0': expect.any(String), 'attachments.1': expect.any(String) },
  });
  expect((await send([slope, soil])).status).toBe(200);
  expect(await server.store.listSubmissions()).toHaveLength(1);
});

test('accepts a submission without a key and gives it an id', async () => {
  const server = await startTestServer();
  const answers = await Promise.all(
    [1, 2].map(async () => (await server.post('/api/contact', contact)).json()),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(2);
});

test('refuses the same key on another form', async () => {
  const server = await startTestServer();
  const id = randomUUID();
  await server.post('/api/natural-building-consultation', naturalBuilding, key(id));
  expect((await server.post('/api/contact', contact, key(id))).status).toBe(422);
});

test.each(['42', 'null', `${randomUUID()}x`, '../../etc/passwd', 'x'.repeat(500)])(
  'refuses the key %s',
  async (bad) => {
    const server = await startTestServer();
    const response = await server.post('/api/contact', contact, key(bad));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-idempotency-key' });
    expect(await server.store.listSubmissions()).toHaveLength(0);
  },
);

test('answers 409 with Retry-After while the first try is being written', async () => {
  const log = createMemoryLog();
  let write = () => {};
  const released = new Promise<void>((resolve) => {
    write = resolve;
  });
  const store = createRecordStore({
    ...log,
    append: (event) => released.then(() => log.append(event)),
  });
  const server = await startTestServer({ store });
  const id = randomUUID();
  const first = server.post('/api/contact', contact, key(id));
  let second = await server.post('/api/contact', contact, key(id));
  // Whichever came first is waiting; the other is refused at once.
  expect(second.status).toBe(409);
  expect(second.headers.get('Retry-After')).toBe('1');
  expect(await second.json()).toMatchObject({ code: 'still-storing' });
  write();
  expect((await first).status).toBe(201);
  second = await server.post('/api/contact', contact, key(id));
  expect(second.status).toBe(200);
});

test('names every invalid field, with a message for the visitor', async () => {
  const server = await startTestServer();
  const response = await server.post('/api/contact', { name: 'R', email: 'no', message: 'short' });
  expect(response.status).toBe(400);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
  expect(await response.json()).toMatchObject({
    code: 'invalid-fields',
    fields: {
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      projectType: 'Please fill this in',
      message: 'Message must be at least 10 characters',
    },
  });
});

test.each([
  ['an array', []],
  ['null', null],
  ['a number', 7],
  ['wrong types', { ...contact, name: 5, message: {} }],
  ['a polluting key', JSON.parse('{"__proto__":{"name":"x"},"constructor":{}}')],
  [
    'far too many answers',
    Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`q${i}`, 'a'])),
  ],
  ['an answer that is too long', { ...naturalBuilding, motivations: 'a'.repeat(5_001) }],
])('refuses %s and stores nothing', async (_, body) => {
  const server = await startTestServer();
  for (const path of ['contact', 'consultation', 'natural-building-consultation']) {
    const response = await server.post(`/api/${path}`, body);
    if (path === 'contact' || !Array.isArray(body)) expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/Invalid (?:type|key)|valibot|node_modules/);
  }
  expect(await server.store.listSubmissions()).toHaveLength(0);
});

test('refuses bodies that are not JSON, not UTF-8, empty or too large', async () => {
  const server = await startTestServer();
  const send = async (body: BodyInit | null, type = 'application/json', more = {}) => {
    const headers = { 'Content-Type': type, ...more };
    const response = await server.fetch('/api/contact', { method: 'POST', headers, body });
    return [response.status, (await response.json()).code];
  };
  expect(await send('{"name":')).toEqual([400, 'invalid-json']);
  expect(await send('')).toEqual([400, 'invalid-json']);
  expect(await send(new Uint8Array([0x22, 0xff, 0x22]))).toEqual([400, 'invalid-json']);
  expect(await send('{}', 'text/plain')).toEqual([415, 'unsupported-media-type']);
  expect(await send('{}', 'application/x-www-form-urlencoded')).toEqual([
    415,
    'unsupported-media-type',
  ]);
  expect(await send('{}', 'application/json; charset=latin1')).toEqual([
    415,
    'unsupported-media-type',
  ]);
  expect(await send('{}', 'application/json', { 'Content-Encoding': 'gzip' })).toEqual([
    415,
    'unsupported-media-type',
  ]);
  for (const deep of [
    '['.repeat(100_000) + ']'.repeat(100_000),
    '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000),
  ]) {
    expect(await send(deep)).toEqual([400, 'invalid-json']);
  }
  expect(await send(`{"name":"${'[{'.repeat(50)}\\""}`)).toEqual([400, 'invalid-fields']);
  const large = JSON.stringify({ ...contact, message: 'a'.repeat(300_000) });
  expect(await send(large)).toEqual([413, 'body-too-large']);
});

test('accepts answers as long as the limits allow', async () => {
  const server = await startTestServer();
  for (const projectDescription of [
    'a'.repeat(200_000),
    '\n"'.repeat(60_000),
    '{['.repeat(90_000),
  ]) {
    const response = await server.post('/api/consultation', {
      ...consultation,
      projectDescription,
    });
    expect(response.status).toBe(201);
  }
});

test('refuses a body that turns out too large while it streams', async () => {
  const server = await startTestServer();
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('"'.padEnd(65_536, 'a')));
    },
  });
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: stream };
  const response = await server
    .fetch('/api/contact', Object.assign(init, { duplex: 'half' }))
    .catch(() => undefined);
  // The connection may already be closed under an endless body; a response must be 413.
  if (response) expect(response.status).toBe(413);
  expect((await server.post('/api/contact', contact)).status).toBe(201);
});

const everyForm: [string, Record<string, unknown>, string][] = [
  ['/api/contact', contact, '/api/contact-messages'],
  ['/api/consultation', consultation, '/api/requests'],
  ['/api/natural-building-consultation', naturalBuilding, '/api/requests'],
];
const trap = { [robotTrapField]: 'ticked' };
const tooFast = { [fillTimeHeader]: '300' };

test.each(everyForm)(
  'puts into spam what shows two signs, and says why: %s',
  async (path, body) => {
    const server = await startTestServer();
    expect((await server.post(path, { ...body, ...trap }, tooFast)).status).toBe(201);
    const [stored] = await server.store.listSubmissions();
    expect(stored).toMatchObject({ folder: 'spam', spamSigns: ['ticked-trap', 'too-fast'] });
    expect(stored?.body).not.toHaveProperty(robotTrapField);
  },
);

test.each(everyForm)('keeps what shows one sign in the inbox: %s', async (path, body) => {
  const server = await startTestServer();
  expect((await server.post(path, { ...body, ...trap })).status).toBe(201);
  expect((await server.post(path, body, tooFast)).status).toBe(201);
  const stored = await server.store.listSubmissions();
  expect(stored.map(({ folder }) => folder)).toEqual(['inbox', 'inbox']);
});

test.each([
  ['addresses', 'Cheap pills: HTTPS://pills.example and www.pills.example'],
  ['code of a page', 'Play <a href=//casino.example>here</a>'],
  ['code of a forum', '[URL=casino.example]here[/URL]'],
  ['wide letters', 'ｈｔｔｐ：／／casino.example'],
])(
  'puts a message with %s into spam that nobody could have typed so fast, and says why',
  async (_, message) => {
    const server = await startTestServer();
    expect((await server.post('/api/contact', { ...contact, message }, tooFast)).status).toBe(201);
    expect((await server.post('/api/contact', { ...contact, message })).status).toBe(201);
    const stored = await server.store.listSubmissions();
    const signs = stored.map(({ folder, spamSigns }) => [folder, spamSigns]);
    expect(signs).toContainEqual(['spam', ['too-fast', 'links']]);
    // A person sends a link as well.
    expect(signs).toContainEqual(['inbox', ['links']]);
  },
);

test.each([
  'Ada Lane, 12 High Street, Kyneton. Is a wall < 300 mm thick enough? Thanks <3',
  'Ring me at ada@example.org. Our block is 1 < x > 2 acres.',
])('takes no plain sentence for spam, however fast it came: %s', async (message) => {
  const server = await startTestServer();
  expect((await server.post('/api/contact', { ...contact, message }, tooFast)).status).toBe(201);
  expect((await server.store.listSubmissions())[0]).toMatchObject({ folder: 'inbox' });
});

test('links in a questionnaire are no sign of spam: people paste the advertisement of their block', async () => {
  const server = await startTestServer();
  const body = { ...consultation, projectDescription: 'See https://land.example/12' };
  expect((await server.post('/api/consultation', body, tooFast)).status).toBe(201);
  expect((await server.store.listSubmissions())[0]).toMatchObject({ folder: 'inbox' });
});

test.each(everyForm)(
  'a message that waited with the former hidden field is no spam: %s',
  async (path, body) => {
    const server = await startTestServer();
    const waiting = { ...body, companyWebsite: 'Stone & Daughters Pty Ltd' };
    expect((await server.post(path, waiting, tooFast)).status).toBe(201);
    const [stored] = await server.store.listSubmissions();
    expect(stored).toMatchObject({ folder: 'inbox' });
    expect(stored?.body).not.toHaveProperty('companyWebsite');
  },
);

test('refuses attachments that were not uploaded, naming them', async () => {
  const server = await startTestServer();
  const attachments = [`/uploads/${'a'.repeat(32)}.jpg`];
  const response = await server.post('/api/consultation', { ...consultation, attachments });
  expect(response.status).toBe(422);
  const problem = await response.json();
  expect(problem.code).toBe('unknown-attachment');
  expect(Object.keys(problem.fields)).toEqual(['attachments.0']);
  for (const bad of ['https://evil.example/a.jpg', '/uploads/../snapshot.json', '/uploads/x.jpg']) {
    const refused = await server.post('/api/consultation', { ...consultation, attachments: [bad] });
    expect(refused.status).toBe(400);
  }
});

test('stores a request whose response is lost, and returns the first receipt for the resend', async () => {
  const folder = await temporaryFolder();
  const clock = () => new Date();
  const log = await openJournalLog({ folder, clock });
  let stored = () => {};
  const isStored = new Promise<void>((resolve) => {
    stored = resolve;
  });
  const server = await startTestServer({ store: createRecordStore(log), notify: () => stored() });
  const id = randomUUID();
  const body = JSON.stringify(contact);
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: ${id}\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
  await isStored;
  socket.destroy();
  const kept = await server.store.findSubmission(id);
  await server.stop();

  // The server has been restarted when the phone tries again.
  const store = createRecordStore(await openJournalLog({ folder, clock }));
  const restarted = await startTestServer({ store });
  const resend = await restarted.post('/api/contact', contact, key(id));
  expect(resend.status).toBe(200);
  expect(await resend.json()).toEqual({
    id,
    receipt: receiptFor(id),
    receivedAt: kept?.receivedAt,
  });
  expect(await store.listSubmissions()).toHaveLength(1);
});

test('stores nothing of a request whose connection broke', async () => {
  const server = await startTestServer();
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":"Ruth"',
  );
  socket.end();
  socket.resume();
  await once(socket, 'close');
  expect(await server.store.listSubmissions()).toHaveLength(0);
});

test('answers 503 on a full disk and accepts the same request when there is space again', async () => {
  const folder = await temporaryFolder();
  const faults = noFaults();
  const log = await openJournalLog({
    folder,
    clock: () => new Date(),
    disk: faultyDisk(faults),
  });
  const server = await startTestServer({ store: createRecordStore(log) });
  faults.freeBytes = 10;
  const id = randomUUID();
  const refused = await server.post('/api/contact', contact, key(id));
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await refused.json()).toMatchObject({ code: 'storage-unavailable' });
  faults.freeBytes = Number.POSITIVE_INFINITY;
  expect((await server.post('/api/contact', contact, key(id))).status).toBe(201);
});

test('slows one address down without stopping the others', async () => {
  const limit = {
    perAddress: { burst: 2, perSecond: 0.1 },
    global: { burst: 100, perSecond: 100 },
  };
  const server = await startTestServer({
    trustedProxies: 1,
    rateLimits: {
      ...defaultRateLimits,
      read: { ...limit, perAddress: limit.global },
      submit: limit,
    },
  });
  const from = (ip: string) => server.post('/api/contact', contact, { 'X-Forwarded-For': ip });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await from('203.0.113.7')).status);
  expect(statuses).toEqual([201, 201, 429]);
  const refused = await from('203.0.113.7');
  expect(refused.headers.get('Retry-After')).toBe('10');
  expect((await from('203.0.113.8')).status).toBe(201);
  server.time.now = new Date(server.time.now.getTime() + 10_000);
  expect((await from('203.0.113.7')).status).toBe(201);
});

test('limits the bytes per day of one address, and of all', async () => {
  const bytes = (burst: number) => ({ burst, perSecond: burst / (Day.ms / 1_000) });
  const server = await startTestServer({
    trustedProxies: 1,
    rateLimits: {
      ...defaultRateLimits,
      submittedBytes: { perAddress: bytes(20_000), global: bytes(30_000) },
    },
  });
  const long = { ...consultation, projectDescription: 'mud '.repeat(2_200) };
  const send = (ip: string, id: string, body: unknown = long) =>
    server.post('/api/consultation', body, { ...key(id), 'X-Forwarded-For': ip });
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  expect((await send('203.0.113.7', first)).status).toBe(201);
  expect((await send('203.0.113.7', second)).status).toBe(201);
  // What is not stored uses no budget: a repeat, an invalid body, a missing file.
  for (let count = 0; count < 5; count += 1) {
    expect((await send('203.0.113.7', first)).status).toBe(200);
    expect((await send('203.0.113.8', third, { ...long, name: '' })).status).toBe(400);
    const gone = { ...long, attachments: [`/uploads/${'0'.repeat(32)}.jpg`] };
    expect((await send('203.0.113.8', third, gone)).status).toBe(422);
  }
  const refused = await send('203.0.113.7', third);
  expect(refused.status).toBe(429);
  const waitSeconds = Number(refused.headers.get('Retry-After'));
  expect(waitSeconds).toBeGreaterThan(3_600);
  expect((await send('203.0.113.8', third)).status).toBe(201);
  expect((await send('203.0.113.9', randomUUID())).status).toBe(429);
  expect(await server.store.listSubmissions()).toHaveLength(3);
  server.time.now = new Date(server.time.now.getTime() + Day.ms);
  expect((await send('203.0.113.7', randomUUID())).status).toBe(201);
});

test('refuses attachments of any type that are not addresses', async () => {
  const server = await startTestServer();
  const nothing = Object.assign(Object.create(null), { toString: 1 });
  for (const bad of [{ toString: 1 }, nothing, [], [[]], {}, null, 1, true, { valueOf: {} }]) {
    for (const path of [
      '/api/contact',
      '/api/consultation',
      '/api/natural-building-consultation',
    ]) {
      const response = await server.post(path, { attachments: [bad] });
      expect([path, bad, response.status]).toEqual([path, bad, 400]);
    }
  }
});

test('accepts four questionnaires of one person, each as long as forms allow, in one day', async () => {
  const server = await startTestServer();
  const longest = { ...consultation, projectDescription: 'm'.repeat(200_000) };
  for (let count = 0; count < 4; count += 1) {
    expect((await server.post('/api/consultation', longest)).status).toBe(201);
  }
});

describe('the price that a form showed', () => {
  const shownPrice = { priceAud: 320, depositAud: 160 };

  test.each([
    ['/api/consultation', consultation, shownPrice],
    [
      '/api/natural-building-consultation',
      naturalBuilding,
      reportPrices['natural-building-consultation'],
    ],
  ])(
    '%s stores it with the request, and the owner sees it apart from the answers',
    async (path, body, shown) => {
      const server = await startTestServer();
      expect((await server.post(path, { ...body, shownPrice: shown })).status).toBe(201);
      const [request] = await allOf(server.services.inbox.listRequests());
      expect(request).toMatchObject({ shownPrice: shown });
      expect(request?.answers).not.toHaveProperty('shownPrice');
    },
  );

  test('applies only if the report ever had it; an invented one is marked, and no mail names it', async () => {
    const server = await startTestServer();
    const invented = { priceAud: 5, depositAud: 1 };
    await server.post('/api/consultation', { ...consultation, shownPrice: invented });
    const [request] = await allOf(server.services.inbox.listRequests());
    expect(request).toMatchObject({ shownPrice: null, inventedPrice: invented });
    expect(request?.answers).not.toHaveProperty('inventedPrice');
    const [stored] = await server.store.listSubmissions();
    if (!stored) throw new Error('nothing stored');
    const context = {
      practice: server.services.content.practice(),
      offerings: () => serviceOfferings,
      publicUrl: undefined,
    };
    const { text } = receiptMail(stored, 'ruth@example.org', context);
    expect(text).not.toMatch(/\$5\b|\$1\b/);
    expect(text).toContain('$320');
  });

  test('applies when the owner had published it, whatever the list says since', async () => {
    const server = await startTestServer();
    const { content } = server.store;
    const body = { title: 'Permit', priceAud: 300, depositAud: 150 };
    const revision = sampleRevision(1, {
      kind: 'report',
      entryId: 'permit-pathway',
      slug: '',
      body,
    });
    await content.save(sampleSave(revision));
    const shown = { priceAud: 300, depositAud: 150 };
    await server.post('/api/consultation', { ...consultation, shownPrice: shown });
    await server.post('/api/consultation', {
      ...consultation,
      serviceType: 'house-extension',
      shownPrice: shown,
    });
    const requests = await allOf(server.services.inbox.listRequests());
    expect(Object.fromEntries(requests.map((one) => [one.serviceType, one.shownPrice]))).toEqual({
      'site-regulatory': shown,
      'house-extension': null,
    });
  });

  test('stays that of the first try: another price makes no other request', async () => {
    const server = await startTestServer();
    const id = randomUUID();
    await server.post('/api/consultation', { ...consultation, shownPrice }, key(id));
    for (const body of [
      { ...consultation, shownPrice: { priceAud: 900, depositAud: 450 } },
      consultation,
    ]) {
      expect((await server.post('/api/consultation', body, key(id))).status).toBe(200);
    }
    expect(await allOf(server.services.inbox.listRequests())).toMatchObject([{ id, shownPrice }]);
  });

  test('is null for a form that showed none, and refused when it could be in no price list', async () => {
    const server = await startTestServer();
    for (const wrong of [
      { priceAud: 0, depositAud: null },
      { priceAud: 100_001, depositAud: 1 },
      { priceAud: 320.5, depositAud: 1 },
      { priceAud: 100, depositAud: 101 },
      { ...shownPrice, words: 'Pay here' },
      '$320',
    ]) {
      const body = { ...consultation, shownPrice: wrong };
      expect((await server.post('/api/consultation', body)).status, JSON.stringify(wrong)).toBe(
        400,
      );
    }
    await server.post('/api/consultation', consultation);
    expect(await allOf(server.services.inbox.listRequests())).toMatchObject([{ shownPrice: null }]);
  });
});
