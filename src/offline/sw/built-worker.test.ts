import { existsSync, readFileSync } from 'node:fs';
import { Script, createContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';

const folder = new URL('../../../dist/client/', import.meta.url);
const address = new URL('service-worker.js', folder);
const maxBrotliBytes = 15 * 1024;

/** The worker as browsers get it. */
describe('the built worker', () => {
  let text = '';
  beforeAll(() => {
    if (!existsSync(address)) {
      throw new Error(
        'dist/client/service-worker.js is missing: run `npm run build` before the tests',
      );
    }
    text = readFileSync(address, 'utf8');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])(
    'passes every %s on without touching it',
    (method) => {
      for (const path of ['/api/contact', '/api/upload', '/about', '/share-target']) {
        expect(answersTo(text, { method, path, mode: 'cors' }), path).toEqual([]);
      }
    },
  );

  test('answers GET, and of all else only a navigation of the share sheet', () => {
    const page = { method: 'GET', path: '/about', mode: 'navigate' };
    const share = { method: 'POST', path: '/share-target', mode: 'navigate' };
    expect(answersTo(text, page)).toHaveLength(1);
    expect(answersTo(text, share)).toHaveLength(1);
    expect(answersTo(text, { ...share, path: '/api/contact' })).toEqual([]);
    expect(answersTo(text, { ...share, path: '/about' })).toEqual([]);
  });

  test('activates a version only when a page asks', () => {
    const { handlers, skipWaiting } = evaluate(text);
    const waitUntil = () => undefined;
    for (const handler of handlers('message')) handler({ data: { type: 'ELSE' }, waitUntil });
    expect(skipWaiting).not.toHaveBeenCalled();
    for (const handler of handlers('message')) {
      handler({ data: { type: 'SKIP_WAITING' }, waitUntil });
    }
    expect(skipWaiting).toHaveBeenCalledTimes(1);
    expect(text.match(/skipWaiting/g)).toHaveLength(1);
  });

  test('contains neither Dexie nor the questionnaires', () => {
    expect(text).not.toMatch(/Dexie/);
    expect(text).not.toMatch(/projectDescription/);
  });

  test('lists the shell and no picture, read or upload', () => {
    expect(text).toMatch(/url[`'"]?:[`'"]\/?index\.html/);
    expect(text).not.toMatch(/url[`'"]?:[`'"]\/?(?:attached_assets|api|uploads)/);
  });

  test('lists only files of the build', () => {
    const urls = [...text.matchAll(/url[`'"]?:[`'"]([^`'"]+)[`'"]/g)].map(([, url]) => url ?? '');
    expect(urls.length).toBeGreaterThan(20);
    for (const url of urls) expect(existsSync(new URL(url, folder)), url).toBe(true);
  });

  test(`weighs at most ${maxBrotliBytes / 1024} kB on the wire`, () => {
    expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(maxBrotliBytes);
  });
});

type Handler = (event: object) => void;
const never = () => new Promise<never>(() => undefined);

/** Runs the worker's script in a browser whose network and caches never answer. */
function evaluate(text: string) {
  const registered: { type: string; handler: Handler }[] = [];
  const skipWaiting = vi.fn(() => Promise.resolve());
  const scope = Object.assign(
    { Request, Response, Headers, URL, URLSearchParams, AbortController, AbortSignal },
    { TextEncoder, crypto, performance, setTimeout, clearTimeout, BroadcastChannel, console },
    { navigator: {}, indexedDB: {}, clients: {}, skipWaiting, fetch: never },
    { caches: { match: never, open: never, keys: never } },
    {
      location: new URL('https://site.example/service-worker.js'),
      registration: { scope: 'https://site.example/' },
      addEventListener: (type: string, handler: Handler) => registered.push({ type, handler }),
    },
  );
  const global = Object.assign(scope, { self: scope });
  // A `test` below checks that the script needs nothing else, such as `import`.
  new Script(text).runInContext(createContext(global));
  const handlers = (type: string) =>
    registered.filter((one) => one.type === type).map(({ handler }) => handler);
  return { handlers, skipWaiting };
}

/** What the worker answers a request with; nothing, where the browser sends it as it is. */
function answersTo(text: string, request: { method: string; path: string; mode: string }) {
  const answers: Promise<unknown>[] = [];
  const { path, ...rest } = request;
  const url = `https://site.example${path}`;
  const formData = () => Promise.reject(new Error());
  for (const handler of evaluate(text).handlers('fetch')) {
    handler({
      request: { ...rest, url, headers: new Headers(), destination: '', formData },
      clientId: '',
      waitUntil: () => undefined,
      respondWith: (answer: Promise<unknown>) => answers.push(answer),
    });
  }
  return answers;
}
