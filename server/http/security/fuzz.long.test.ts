import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getSales } from '#shared/api/work-entries.ts';
import { seed } from '#testing/support/seeded-random.ts';
import { contracts } from '../../testing/contracts.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

/** For all requests of a test together: anything quadratic in the length of a body takes far longer. */
const hangs = { timeout: 60_000 };
const unlimited = { burst: 1_000_000, perSecond: 1_000_000 };
const everything = { perAddress: unlimited, global: unlimited };

const start = () =>
  startTestServer({
    rateLimits: {
      read: everything,
      submit: everything,
      submittedBytes: everything,
      upload: everything,
      uploadedBytes: everything,
      deviceTransferCall: everything,
      deviceTransferStart: everything,
      deviceTransferBytes: everything,
    },
  });

/** Any JSON, with keys and values that parsers stumble over. */
const awkward = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'name',
  'email',
  'message',
  'attachments',
  'serviceType',
  'isDryRun',
  'addNote',
  'passphrase',
  '',
  '\u0000',
  '\ud800',
  '1e309',
  '../../etc/passwd',
  'a'.repeat(6_000),
);
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(awkward, fc.oneof(awkward, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 8 }),
);

/** Nearly valid bodies: one field is removed or replaced. */
function nearly(good: Record<string, unknown>): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.constantFrom(...Object.keys(good)), fc.option(anyJson));
  return change.map(([key, value]) => {
    const { [key]: _, ...rest } = good;
    return value === null ? rest : { ...rest, [key]: value };
  });
}

const ruth = { name: 'Ruth', email: 'ruth@example.org' };
const bodies: Record<string, fc.Arbitrary<unknown>> = {
  'POST /api/contact': nearly({
    ...ruth,
    projectType: 'other',
    message: 'We have a slope.',
    source: 'chat',
    companyWebsite: '',
  }),
  'POST /api/consultation': nearly({
    ...ruth,
    serviceType: 'house-extension',
    location: 'Glenlyon',
    projectDescription: 'x',
    attachments: [`/uploads/${'0'.repeat(32)}.jpg`],
  }),
  'POST /api/natural-building-consultation': nearly({ ...ruth, motivations: 'Quiet' }),
  'POST /api/oversize-reports': nearly({ bodyBytes: 2_400_000 }),
  'POST /api/session': nearly({ passphrase: 'wrong' }),
  'POST /api/deposit-notes': nearly({ request: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01' }),
  'POST /api/device-transfers': nearly({
    id: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01',
    sizeBytes: 900,
  }),
  'POST /api/device-transfers/:id/take': nearly({ claim: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01' }),
  'POST /api/device-transfers/:id/done': nearly({ claim: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01' }),
  'POST /api/inbox/erasures': nearly({ email: ruth.email, isDryRun: true }),
  'POST /api/inbox/spam-erasures': nearly({ ids: ['0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01'] }),
  'PUT /api/owner/entries/:kind/:id/revisions/:revisionId': nearly({
    baseRevisionId: null,
    slug: 'lime',
    body: {},
  }),
  'POST /api/owner/entries/:kind/:id/publish': nearly({
    revisionId: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01',
    publishAt: '2030-01-01T00:00:00.000Z',
  }),
  'POST /api/owner/blocks': nearly({ html: '<p>One</p>' }),
  'PATCH /api/owner-facts/:fact': nearly({ isConfirmed: true, note: 'x' }),
  'PATCH /api/requests/:id': nearly({ status: 'read', folder: 'spam', addNote: { id: '1' } }),
  'PATCH /api/contact-messages/:id': nearly({ status: 'read', removeNote: 'x' }),
};
/** Every endpoint of the contract, and the addresses outside it. */
const calls = [
  ...contracts.map(({ method, path, body }) => ({
    call: `${method} ${path}`,
    hasBody: body !== null,
  })),
  { call: 'GET /api/upload', hasBody: false },
  { call: 'GET /uploads/:id', hasBody: false },
  { call: 'GET /healthz', hasBody: false },
  { call: 'GET /readyz', hasBody: false },
];

const segment = fc
  .oneof(awkward, fc.string({ unit: 'binary', maxLength: 40 }), fc.integer().map(String))
  .map((text) => encodeURIComponent(text.toWellFormed().slice(0, 300)) || 'x');
const query = fc.option(
  fc.dictionary(fc.constantFrom('category', 'nonce', 'size', 'x', '__proto__'), segment, {
    maxKeys: 4,
  }),
);

async function check(
  server: TestServer,
  call: string,
  cookie: string,
  parameter: string,
  init: RequestInit,
) {
  const [method = 'GET', pattern = '/'] = call.split(' ');
  const path = pattern
    .replace(':kind', 'article')
    .replace(':revisionId', '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01')
    .replaceAll(/:\w+/g, () => parameter);
  const response = await server.fetch(path, {
    method,
    redirect: 'manual',
    ...init,
    headers: { cookie, ...Object.fromEntries(new Headers(init.headers)) },
  });
  const text = await response.text();
  expect([call, response.status]).not.toEqual([call, 500]);
  if (text !== '') {
    const isTable = call === `GET ${getSales.path}` && response.ok;
    expect([call, response.headers.get('Content-Type')]).toEqual([
      call,
      expect.stringMatching(isTable ? /^text\/csv/ : /json/),
    ]);
    // Only refusals are searched: pages may well contain “at night (…”.
    if (!response.ok) expect(text).not.toMatch(/node_modules|at \S+ \(|\.ts:\d/);
  }
}

test(
  'answers whatever is sent to every call: no 500, none hangs, memory bounded',
  hangs,
  async () => {
    const server = await start();
    const cookie = await server.signIn();
    const beforeBytes = process.memoryUsage().rss;
    const sessionsStay = (call: string) => !call.startsWith('DELETE');
    const withBody = calls.filter(({ hasBody }) => hasBody);
    expect(withBody.map(({ call }) => call)).toEqual(expect.arrayContaining(Object.keys(bodies)));
    for (const { call } of withBody) {
      await fc.assert(
        fc.asyncProperty(fc.oneof(bodies[call] ?? anyJson, anyJson), segment, (body, parameter) =>
          check(server, call, cookie, parameter, {
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
        ),
        { numRuns: 15, seed },
      );
    }
    for (const { call } of calls) {
      await fc.assert(
        fc.asyncProperty(segment, query, (parameter, parameters) =>
          check(
            server,
            call,
            sessionsStay(call) ? cookie : '',
            `${parameter}?${new URLSearchParams(parameters ?? {}).toString()}`,
            {},
          ),
        ),
        { numRuns: 4, seed },
      );
    }
    expect(process.memoryUsage().rss - beforeBytes).toBeLessThan(300 * 1024 * 1024);
    expect((await server.fetch('/readyz')).status).toBe(200);
  },
);

test('answers bytes that are not JSON, with any content type', hangs, async () => {
  const server = await start();
  const types = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-7',
    'text/plain',
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    'application/json, text/html',
    'a/b; c="',
  );
  const paths = fc.constantFrom('/api/contact', '/api/upload', '/api/session', '/api/consultation');
  await fc.assert(
    fc.asyncProperty(paths, types, fc.uint8Array({ maxLength: 400 }), (path, type, bytes) =>
      check(server, `POST ${path}`, '', '', {
        headers: { 'Content-Type': type },
        body: new Uint8Array(bytes),
      }),
    ),
    { numRuns: 60, seed },
  );
  // The largest allowed, in shapes that are costly to traverse.
  for (const body of [
    '['.repeat(200_000),
    `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    `[${'0,'.repeat(120_000)}0]`,
    `{${Array.from({ length: 20_000 }, (_, index) => `"${index}":0`).join()}}`,
    `"${'\\u0000'.repeat(40_000)}"`,
    `{"name":"${' '.repeat(250_000)}x"}`,
    `{"email":"${'a@'.repeat(100_000)}"}`,
    `{"email":"${'a'.repeat(100_000)}@${'a.'.repeat(60_000)}"}`,
  ]) {
    for (const path of ['/api/contact', '/api/natural-building-consultation']) {
      await check(server, `POST ${path}`, '', '', {
        headers: { 'Content-Type': 'application/json' },
        body,
      });
    }
  }
});

test('answers odd addresses, headers and methods', hangs, async () => {
  const server = await start();
  const headers = fc.dictionary(
    fc.constantFrom(
      'idempotency-key',
      'origin',
      'sec-fetch-site',
      'if-none-match',
      'range',
      'accept-encoding',
      'accept',
      'x-forwarded-for',
      'x-forwarded-host',
      'forwarded',
      'x-http-method-override',
      'content-digest',
    ),
    fc.string({ unit: fc.constantFrom(...' !"#$%&()*,-./0aZ:;<=>?@[]^_{|}~'), maxLength: 60 }),
    { maxKeys: 5 },
  );
  const methods = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND');
  const paths = fc
    .array(segment, { minLength: 1, maxLength: 4 })
    .map((parts) => `/api/${parts.join('/')}`);
  const known = fc.constantFrom('/api/contact', '/api/projects', '/api/session', '/api/upload');
  await fc.assert(
    fc.asyncProperty(methods, fc.oneof(paths, known), headers, (method, path, given) =>
      check(server, `${method} ${path}`, '', '', { headers: given }),
    ),
    { numRuns: 80, seed },
  );
});
