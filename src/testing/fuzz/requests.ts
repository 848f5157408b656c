import { readFileSync, readdirSync } from 'node:fs';
import { routes } from '#app/routes.tsx';
import { inboxEventsPath } from '#shared/api/inbox.ts';
import { fillTimeHeader, idempotencyKeyHeader } from '#shared/api/submission.ts';
import { uploadDigestField, uploadField } from '#shared/api/upload.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { shareTargetPath } from '#shared/share-target.ts';
import { filledForm, openForms } from '../support/filled-forms.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import type { SeededRandom } from '../support/seeded-random.ts';

/** A request as it is sent, chosen at random by a seed. */
export interface FuzzRequest {
  method: string;
  /** As in the request line. */
  target: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
  /** For the server without rate limits, which has the API but no pages. */
  isForApi: boolean;
}

interface Route {
  method: string;
  path: string;
}

/** Every endpoint of the contract, read from its folder, so that a new one is not forgotten. */
export async function apiRoutes(): Promise<Route[]> {
  const folder = new URL('../../shared/api/', import.meta.url);
  const found: Route[] = [];
  for (const name of readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file))) {
    const module: Record<string, unknown> = await import(new URL(name, folder).href);
    for (const value of Object.values(module)) if (isRoute(value)) found.push(value);
  }
  return [
    ...found,
    { method: 'GET', path: inboxEventsPath },
    { method: 'GET', path: '/uploads/:name' },
    { method: 'POST', path: shareTargetPath },
    { method: 'GET', path: '/healthz' },
    { method: 'GET', path: '/readyz' },
  ];
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/** Addresses of files: of the built client, and of pictures, videos and documents. */
function filePaths(): string[] {
  const built = readdirSync('dist/client', { recursive: true, encoding: 'utf8' });
  const named = readFileSync('dist/client/content-pack.json', 'utf8').match(
    /\/attached_assets[^"]+/g,
  );
  return [...built.map((name) => `/${name}`), ...(named ?? []).slice(0, 200)];
}

const words = [
  '',
  '0',
  '1',
  '-1',
  '01',
  '1e309',
  'NaN',
  '9'.repeat(23),
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ed%a0%80',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(300),
  'a'.repeat(6_000),
  '{"a":1}',
  '<script>',
  "' or 1=1 --",
  '*',
  ',',
  ';q=',
  'lime-is-a-patient-material',
  'naturalBuilding',
  'true',
  '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01',
  `${'0'.repeat(32)}.jpg`,
  '/uploads/',
  `/uploads/${'0'.repeat(32)}.pdf`,
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];
const targets = [
  '*',
  'http://',
  'http:',
  'a:',
  'http://[::1/',
  'mailto:a@b',
  'data:,',
  '?',
  '//',
  '//x/y',
  '/\\',
  '/.',
  '/x/../about',
  '/%2e%2e/',
  'http://x/about',
  '/about#a',
  'about',
  `/${'a/'.repeat(2_000)}`,
];
const queryNames = [
  'section',
  'draft',
  'questionnaire',
  'from',
  'category',
  'nonce',
  'size',
  '__proto__',
  'x',
];
const ranges = [
  'bytes=0-',
  'bytes=0-0',
  'bytes=5-2',
  'bytes=-100',
  'bytes=1-2,4-5',
  'bytes=',
  'bytes=-',
  'items=0-1',
  'bytes=0-18446744073709551616',
  `bytes=${'9'.repeat(23)}-`,
  `bytes=0-${'9'.repeat(400)}`,
  'bytes=0x1-2',
  'bytes= 1 - 2',
];
const dates = ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday', '0', 'Sun, 99 Foo 2026'];
const codings = [
  'br',
  'gzip',
  'identity;q=0',
  '*;q=0',
  'br;q=nope',
  'gzip, br;q=1.5',
  ', ,',
  'deflate',
];
const types = [
  'application/json',
  'application/json; charset=utf-7',
  'application/json;charset=UTF-8',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary="b',
  'application/x-www-form-urlencoded',
  'a/b; c="',
  ';;',
  'application/json, text/html',
];

/** Headers that some code here reads, and values for them. */
const headerValues: Readonly<Record<string, readonly string[]>> = {
  Range: ranges,
  'If-Range': [...dates, '"a"', 'W/"a"'],
  'If-None-Match': ['*', '"a"', 'W/"a"', ',', '"', 'W/'],
  'If-Modified-Since': dates,
  Accept: ['*/*', 'text/html', 'a', ';', 'application/json;q=2'],
  'Accept-Encoding': codings,
  'Accept-Language': ['en', '*', ';'],
  'Content-Type': types,
  'Content-Encoding': ['gzip', 'br', 'identity', ''],
  'Content-Digest': ['sha-256=:AAAA:', 'x'],
  [idempotencyKeyHeader]: words,
  // The last is the longest that counts.
  [fillTimeHeader]: [...words, '9'.repeat(15)],
  Origin: ['null', 'http://evil.test', 'http://', '%', 'http://[::1'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'none', 'x'],
  Cookie: [
    'owner=',
    'owner=x; owner=y',
    'owner-device=a.b',
    'owner-device=.',
    '=',
    ';;',
    'owner="',
    `owner=${'a'.repeat(3_000)}`,
  ],
  'X-Forwarded-For': ['', ',', 'x', '::', '1.2.3.4, 5.6.7.8', '[::1]:80', '%'],
  'X-Forwarded-Host': ['', '[', 'a b', 'x@y', 'a,b', 'h.test'],
  'X-Forwarded-Proto': ['', 'https', 'javascript', ','],
  'X-HTTP-Method-Override': ['DELETE', 'x'],
  'User-Agent': ['', 'a'.repeat(2_000), 'Mozilla/5.0 ('],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket', 'h2c'],
  // So that the end of a response is the end of its connection.
  Connection: ['close', 'close, x', 'Close, upgrade'],
  Te: ['trailers'],
  Host: ['x', '[', 'a b', 'x@y', '', 'x:99999', 'h.test:80'],
};
const headerNames = Object.keys(headerValues);

/** Creates requests to every route, page and file, each from its own random numbers. */
export async function createRequests(): Promise<(chance: SeededRandom) => FuzzRequest> {
  const api = await apiRoutes();
  const files = filePaths();
  const pages = [...publicAddresses, ...routes.map(({ path }) => path)];

  const segment = (chance: SeededRandom) => chance.pick(words).replaceAll(/[\s<>"]/g, '_');

  function query(chance: SeededRandom): string {
    if (chance.next() < 0.7) return '';
    const pairs = Array.from(
      { length: 1 + chance.below(3) },
      () => `${chance.pick(queryNames)}=${segment(chance)}`,
    );
    return `?${pairs.join('&')}`;
  }

  function headers(chance: SeededRandom, ip: string): [string, string][] {
    const names = Array.from({ length: chance.below(4) }, () => chance.pick(headerNames));
    const given = [...new Set(names)].map((name): [string, string] => [
      name,
      chance.pick(headerValues[name] ?? words),
    ]);
    const has = (name: string) => given.some(([own]) => own === name);
    // A separate address for each, so that no rate limit hides the handler.
    if (!has('X-Forwarded-For')) given.push(['X-Forwarded-For', ip]);
    if (!has('Host')) given.push(['Host', 'localhost']);
    return given;
  }

  return (chance) => {
    const dice = chance.next();
    const ip = `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`;
    const given = headers(chance, ip);
    const fill = (path: string) => path.replaceAll(/:\w+/g, () => segment(chance) || '1');
    if (dice < 0.55) {
      const route = chance.pick(api);
      const method = chance.next() < 0.85 ? route.method : chance.pick(methods);
      const body = bodyFor(route, chance);
      const headersOfBody = given.some(([name]) => name === 'Content-Type')
        ? given
        : [...given, ['Content-Type', body.type] as [string, string]];
      return {
        method,
        target: fill(route.path) + query(chance),
        headers: headersOfBody,
        body:
          /^(?:GET|HEAD|TRACE)$/.test(method) && chance.next() < 0.9 ? Buffer.alloc(0) : body.bytes,
        isForApi: chance.next() < 0.8,
      };
    }
    const method = chance.next() < 0.9 ? chance.pick(['GET', 'GET', 'HEAD']) : chance.pick(methods);
    const target =
      dice < 0.75
        ? fill(chance.pick(pages).replace('*', '/nowhere')) + query(chance)
        : dice < 0.9
          ? chance.pick(files) + query(chance)
          : dice < 0.95
            ? chance.pick(targets)
            : `/${Array.from({ length: 1 + chance.below(3) }, () => segment(chance)).join('/')}`;
    return { method, target, headers: given, body: Buffer.alloc(0), isForApi: false };
  };
}

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  [],
  {},
  [[]],
  [null],
  [{ toString: 1 }],
  { toString: 1 },
  { length: -1 },
  { toJSON: 1 },
  ...words,
  ...words.map((word) => [word]),
  ...words.map((word) => ({ [word]: word })),
];

/** A valid body with one field removed or changed, or something else entirely. */
function bodyFor({ path, method }: Route, chance: SeededRandom): { type: string; bytes: Buffer } {
  if (method === 'GET') return { type: 'text/plain', bytes: chance.bytes(chance.below(50)) };
  if (path.endsWith('/upload')) return multipart(chance);
  if (chance.next() < 0.1)
    return { type: 'application/json', bytes: chance.bytes(chance.below(300)) };
  const good = goodBody(path, chance);
  const keys = Object.keys(good);
  let body: unknown = good;
  const dice = chance.next();
  if (dice < 0.15) body = chance.pick(values);
  else if (dice < 0.7) {
    const key = chance.next() < 0.8 && keys.length > 0 ? chance.pick(keys) : chance.pick(words);
    body = { ...good, [key]: chance.pick(values) };
  } else if (dice < 0.85) {
    const gone = keys.length > 0 ? chance.pick(keys) : '';
    body = Object.fromEntries(Object.entries(good).filter(([key]) => key !== gone));
  }
  const json = JSON.stringify(body) ?? 'undefined';
  const cut = chance.next() < 0.05 ? chance.below(json.length) : json.length;
  return { type: 'application/json', bytes: Buffer.from(json.slice(0, cut)) };
}

function goodBody(path: string, chance: SeededRandom): Record<string, unknown> {
  const forms = openForms.filter((kind) => formDescriptions[kind].path === path);
  if (forms.length > 0) return { ...filledForm(chance.pick(forms), chance) };
  switch (path) {
    case '/api/session':
      return { passphrase: chance.pick(words) };
    case '/api/inbox/erasures':
      return { email: 'nobody@example.org', isDryRun: true };
    case '/api/inbox/records/:id/work':
      return {
        id: chance.uuid(),
        kind: 'payment',
        day: '2026-01-02',
        cents: 100,
        paymentKind: 'deposit',
        way: 'cash',
        note: chance.pick(words),
      };
    case '/api/inbox/spam-erasures':
      return { ids: [chance.uuid()] };
    default:
      return {
        status: 'read',
        folder: 'spam',
        isAnswered: true,
        addNote: { id: chance.uuid(), text: 'A note' },
        removeNote: chance.uuid(),
      };
  }
}

/** Files as a browser sends them, with parts that are truncated, duplicated, nameless or of another type than declared. */
function multipart(chance: SeededRandom): { type: string; bytes: Buffer } {
  const names = [
    'plan.pdf',
    'a.jpg',
    'a.docx',
    '',
    '../x.pdf',
    'a"b.pdf',
    'a'.repeat(500),
    'нет.png',
    '.pdf',
    'a.exe',
  ];
  const heads = [
    '%PDF-1.7\n',
    'GIF89a',
    '\u0089PNG\r\n\u001a\n',
    'PK\u0003\u0004',
    'plain words',
    '',
  ];
  const fields = [
    uploadField,
    uploadField,
    uploadField,
    uploadDigestField,
    '',
    'files[]',
    'files[0][a]',
    '__proto__',
    'x',
  ];
  const parts = Array.from({ length: chance.below(14) }, () => {
    const isFile = chance.next() < 0.8;
    const name = chance.pick(fields);
    const file = isFile ? `; filename="${chance.pick(names)}"` : '';
    const type =
      chance.next() < 0.8
        ? `\r\nContent-Type: ${chance.pick(['application/pdf', 'image/png', 'text/plain', 'x', ''])}`
        : '';
    const head = `--b\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n`;
    const content = isFile
      ? [Buffer.from(chance.pick(heads), 'latin1'), chance.bytes(chance.below(2_000))]
      : [Buffer.from(chance.pick(words))];
    return Buffer.concat([Buffer.from(head), ...content, Buffer.from('\r\n')]);
  });
  const whole = Buffer.concat([...parts, Buffer.from('--b--\r\n')]);
  const bytes = chance.next() < 0.15 ? whole.subarray(0, chance.below(whole.length)) : whole;
  return { type: 'multipart/form-data; boundary=b', bytes };
}
