import { connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { inboxEventsPath } from '#shared/api/inbox.ts';
import { Problem } from '#shared/errors.ts';
import * as v from 'valibot';
import { createRecordStore } from '../storage/record-store.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { contracts } from '../testing/contracts.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { startTestServer } from '../testing/test-server.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import { defaultsOf } from '../content/defaults-of.ts';

const contact = {
  name: 'Ruth',
  email: 'ruth@example.org',
  projectType: 'residential',
  message: 'We have a north slope near Yandoit.',
};

/** Sends raw bytes and returns the whole response, after which the server closes the connection. */
async function sendRaw(address: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  // Not ended: Node gives up a response that is not ready yet.
  socket.write(request);
  return text(socket);
}

test('answers unknown API paths and methods with problem details, never with a page', async () => {
  const server = await startTestServer();
  for (const path of [
    '/api',
    '/api/',
    '/api/nope',
    '/api/projects/1/2',
    '/uploads',
    '/api/Projects',
  ]) {
    const response = await server.fetch(path);
    expect([path, response.status]).toEqual([path, 404]);
    const problem = v.parse(Problem, await response.json());
    expect(problem.requestId).toBe(response.headers.get('X-Request-Id'));
  }
  const put = await server.fetch('/api/contact', { method: 'PUT' });
  expect([put.status, put.headers.get('Allow')]).toEqual([405, 'POST']);
  const options = await server.fetch('/api/session', { method: 'OPTIONS' });
  expect([options.status, options.headers.get('Allow')]).toEqual([204, 'DELETE, GET, HEAD, POST']);
  expect((await server.fetch('/about', { method: 'POST' })).status).toBe(405);
  const head = await server.fetch('/api/projects', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each(contracts)('has a route for $method $path', async (contract) => {
  const server = await startTestServer();
  const path = contract.path.replaceAll(/:\w+/g, '1');
  const response = await server.fetch(path, { method: 'OPTIONS' });
  expect(response.headers.get('Allow')?.split(', ')).toContain(contract.method);
});

test('passes everything else to the pages', async () => {
  const server = await startTestServer();
  const response = await server.fetch('/projects/1?x=1');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>Page</title>');
});

test('echoes the nonce of a ping and keeps it out of caches', async () => {
  const server = await startTestServer();
  const response = await server.fetch('/api/ping?nonce=a%22b');
  expect(await response.json()).toEqual({ nonce: 'a"b' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await server.fetch(`/api/ping?nonce=${'a'.repeat(65)}`)).status).toBe(400);
});

test('serves the facts of the practice', async () => {
  const server = await startTestServer();
  const response = await server.fetch('/api/practice');
  expect(await response.json()).toEqual({
    email: 'studio@example.org',
    phone: null,
    bank: null,
    seller: unpublishedSeller,
  });
});

test('sends strict headers with every kind of response', async () => {
  const server = await startTestServer();
  for (const path of ['/', '/api/projects', '/api/nope', '/healthz']) {
    const { headers } = await server.fetch(path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']{44}';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.has('X-Powered-By')).toBe(false);
    expect(headers.has('Strict-Transport-Security')).toBe(false);
  }
  const secure = await startTestServer({ publicUrl: 'https://example.org' });
  const { headers } = await secure.fetch('/');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
});

test('allows inline code of a page by hash only', async () => {
  const server = await startTestServer({
    pages: async (ctx) => {
      ctx.state.styleHash = 'sha256-style';
      ctx.body = '<!doctype html>';
    },
  });
  const policy = (await server.fetch('/')).headers.get('Content-Security-Policy');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']{44}';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']{44}' 'sha256-style';/);
});

test('refuses cross-site requests', async () => {
  const server = await startTestServer();
  const { host } = new URL(server.address);
  const send = async (headers: Record<string, string>) =>
    (await server.post('/api/contact', contact, headers)).status;
  expect(await send({ 'Sec-Fetch-Site': 'same-origin' })).toBe(201);
  expect(await send({ 'Sec-Fetch-Site': 'none' })).toBe(201);
  expect(await send({ 'Sec-Fetch-Site': 'same-site' })).toBe(403);
  expect(await send({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await send({ Origin: `http://${host}` })).toBe(201);
  expect(await send({ Origin: 'https://evil.example' })).toBe(403);
  expect(await send({ Origin: 'null' })).toBe(403);
  expect(await send({})).toBe(201);
  const read = await server.fetch('/api/projects', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect(read.status).toBe(200);
});

test('answers an unexpected failure with a bare 500 and keeps the cause for the log', async () => {
  const log = createMemoryLog();
  const append = () => Promise.reject(new Error('secret/path/to/records'));
  const server = await startTestServer({ store: createRecordStore({ ...log, append }) });
  const response = await server.post('/api/contact', contact);
  expect(response.status).toBe(500);
  const body = await response.text();
  expect(body).toContain('"code":"internal"');
  expect(body).not.toMatch(/secret|at .*\.ts/);
  expect(server.logLines.join()).toContain('secret/path/to/records');
});

test('logs one JSON line per request, without personal data and without foreign lines', async () => {
  const server = await startTestServer();
  await server.post('/api/contact', contact);
  await server.fetch('/about%0a{"level":"error"}?email=ruth@example.org');
  await server.fetch('/caf%C3%A9\u202e');
  await server.stop();
  const lines = server.logLines.map((line) => JSON.parse(line));
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({ method: 'POST', path: '/api/contact', status: 201 });
  const all = server.logLines.join('');
  expect(all).not.toMatch(/ruth|127\.0\.0\.1/i);
  expect(all.trimEnd().split('\n')).toHaveLength(3);
  expect(all).toMatch(/^[\x20-\x7e\n]*$/);
});

test('survives malformed addresses and requests', async () => {
  const server = await startTestServer();
  const bad = [
    '/%E0%A4%A',
    '/api/projects/%',
    '//evil.example/x',
    '/..%2f..%2fetc/passwd',
    '/a\\b',
  ];
  for (const path of bad) {
    const answer = await sendRaw(
      server.address,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (?:200|302|4\d\d) /);
  }
  expect(await sendRaw(server.address, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await sendRaw(server.address, 'GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  const fat = `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`;
  expect(await sendRaw(server.address, fat)).toMatch(/^HTTP\/1\.1 431 /);
  expect((await server.fetch('/healthz')).status).toBe(200);
});

/** Targets that are not paths, which Node passes on unchanged. */
const targetsWithoutPath = [
  'http://',
  'http:',
  'https://',
  'a:',
  '*',
  '?',
  '?a=1',
  '#',
  'about',
  'http://[::1/',
  'mailto:',
  'mailto:a@b.test',
  'data:,',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'x://y',
  'http://user:secret@host.test/about',
];

test('answers a request target without a path with 400, and keeps serving', async () => {
  const server = await startTestServer();
  for (const target of targetsWithoutPath) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await sendRaw(
        server.address,
        `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect([method, target, answer]).toEqual([
        method,
        target,
        expect.stringMatching(/^HTTP\/1\.1 400 .*application\/problem\+json.*"bad-request"/s),
      ]);
    }
  }
  expect((await server.fetch('/healthz')).status).toBe(200);
  await server.stop();
  expect(server.logLines.length).toBeGreaterThan(targetsWithoutPath.length);
  expect(server.logLines.join()).not.toMatch(/"level":"error"|secret/);
});

test('accepts a request target in absolute form, as a proxy may send it', async () => {
  const server = await startTestServer();
  for (const target of ['http://x/about?a=1', 'HTTP://x/healthz', 'http://other.test/about']) {
    const request = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect([target, await sendRaw(server.address, request)]).toEqual([
      target,
      expect.stringMatching(/^HTTP\/1\.1 200 /),
    ]);
  }
});

test('sends uncompressed bytes to a client that accepts no encoding', async () => {
  const server = await startTestServer({ defaultsOf });
  for (const path of ['/api/projects', '/api/nope', '/']) {
    for (const codings of ['identity;q=0', '*;q=0', 'deflate, *;q=0', 'br;q=nope, identity;q=0']) {
      const response = await server.fetch(path, { headers: { 'Accept-Encoding': codings } });
      expect([path, codings, response.status]).toEqual([
        path,
        codings,
        path === '/api/nope' ? 404 : 200,
      ]);
      expect(response.headers.get('Content-Encoding')).toBeNull();
      await response.text();
    }
  }
});

test('refuses a host that is invalid in an address', async () => {
  const server = await startTestServer();
  for (const path of ['/', '/?a=1', '/api/projects', '/api/ping']) {
    // The last of them names two.
    for (const host of ['[', 'a b', 'one.test\r\nHost: other.test']) {
      const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect(await sendRaw(server.address, request)).toMatch(/^HTTP\/1\.1 400 /);
    }
  }
  expect(server.logLines.join()).not.toContain('"level":"error"');
});

test('answers a request of HTTP/1.0 without a host', async () => {
  const server = await startTestServer();
  for (const path of ['/', '/?a=1', '/a%20b', '/healthz', '/api/projects?category=none']) {
    expect([path, await sendRaw(server.address, `GET ${path} HTTP/1.0\r\n\r\n`)]).toEqual([
      path,
      expect.stringMatching(/^HTTP\/1\.1 200 /),
    ]);
  }
  const broken = 'GET / HTTP/1.0\r\nHost: [\r\n\r\n';
  expect(await sendRaw(server.address, broken)).toMatch(/^HTTP\/1\.1 400 /);
});

test('reads the query of a request without a host whatever protocol its proxy names', async () => {
  const server = await startTestServer({ trustedProxies: 1 });
  const cookie = await server.signIn();
  const odd = `Host:\r\nX-Forwarded-Proto: ,\r\nCookie: ${cookie}\r\nConnection: close\r\n`;
  const ask = (target: string) => sendRaw(server.address, `GET ${target} HTTP/1.1\r\n${odd}\r\n`);
  expect(await ask('/api/ping?nonce=a')).toContain('{"nonce":"a"}');
  expect(await ask('/api/projects?category=none')).toMatch(/\r\n\r\n\[\]$/);
  const reads = contracts.filter(({ method }) => method === 'GET').map(({ path }) => path);
  for (const path of [...reads, '/uploads/:name', '/r/:receipt/:token']) {
    const target = `${path.replaceAll(/:\w+/g, '1')}?size=01`;
    expect([target, await ask(target)]).toEqual([
      target,
      expect.stringMatching(/^HTTP\/1\.1 [234]/),
    ]);
  }
  expect(server.logLines.join()).not.toContain('"level":"error"');
});

test.each([
  ['//about', '/about'],
  ['///about?a=//b', '/about?a=//b'],
  ['/about//', '/about/'],
  ['/\\about', '/about'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example\\', '/evil.example/'],
  ['/blog//\\x', '/blog/x'],
  ['//', '/'],
])('leads %s to the address that was meant, on this host', async (path, meant) => {
  const server = await startTestServer();
  const ask = (method: string) =>
    sendRaw(server.address, `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const answer = await ask('GET');
  expect(answer).toMatch(/^HTTP\/1\.1 302 /);
  expect(/^Location: (.*)\r$/im.exec(answer)?.[1]).toBe(meant);
  expect(await ask('DELETE')).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test('answers 404 at an address that a browser would normalise', async () => {
  const server = await startTestServer();
  for (const path of ['//name/%2e%2e', '/x/%2e%2e/about', '/x/../about', '/.']) {
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect([path, await sendRaw(server.address, request)]).toEqual([
      path,
      expect.stringMatching(/^HTTP\/1\.1 404 /),
    ]);
  }
  for (const path of ['/about', '/caf%C3%A9', '/a%20b', "/it's", '/a,b;c=(d)!~*', '/?a=//b/../c']) {
    expect([path, (await server.fetch(path)).status]).toEqual([path, 200]);
  }
});

test.each(['closes it', 'loses the connection'])(
  'logs no error when the owner leaves an open inbox: %s',
  async (how) => {
    const server = await startTestServer();
    const cookie = await server.signIn();
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.write(`GET ${inboxEventsPath} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
    await once(socket, 'data');
    if (how === 'closes it') socket.destroy();
    else socket.resetAndDestroy();
    await expect
      .poll(() => server.logLines.filter((line) => line.includes(inboxEventsPath)), longTimeout)
      .toHaveLength(1);
    await server.stop();
    expect(server.logLines.join()).toContain('"isComplete":false');
    expect(server.logLines.join()).not.toContain('"level":"error"');
  },
);

test('finishes requests in progress when it stops, and closes idle connections at once', async () => {
  const log = createMemoryLog();
  let write = () => {};
  let started = () => {};
  const released = new Promise<void>((resolve) => {
    write = resolve;
  });
  const hasStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  const store = createRecordStore({
    ...log,
    append: (event) => {
      started();
      return released.then(() => log.append(event));
    },
  });
  const server = await startTestServer({ store });
  // Browsers open connections ahead of need and never use some of them.
  const idle = connect(Number(new URL(server.address).port), '127.0.0.1');
  await once(idle, 'connect');
  const underWay = server.post('/api/contact', contact);
  await hasStarted;
  const stopped = server.stop();
  expect(await server.services.health.readiness()).toMatchObject({ requests: false });
  write();
  const response = await underWay;
  expect(response.status).toBe(201);
  await response.text();
  await stopped;
  await expect(server.fetch('/healthz')).rejects.toThrow();
  expect(await store.listSubmissions()).toHaveLength(1);
});

test('says when it is ready', async () => {
  const server = await startTestServer();
  const ready = await server.fetch('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'ready', requests: true, uploads: true, warnings: [] },
  ]);
  server.services.health.stopping();
  const stopping = await server.fetch('/readyz');
  expect([stopping.status, await stopping.json()]).toEqual([
    503,
    { status: 'not-ready', requests: false, uploads: false, warnings: [] },
  ]);
  expect(stopping.headers.get('Connection')).toBe('close');
});
