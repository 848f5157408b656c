import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#shared/limits.ts';
import { FakeCacheStorage, fakeOrigin } from '#testing/device/fake-caches.ts';
import { createShareTarget, isShare, offerMs } from './share-target.ts';

let store: FakeCacheStorage;

beforeEach(() => {
  store = new FakeCacheStorage();
  vi.stubGlobal('caches', store);
  vi.stubGlobal('self', { location: { origin: fakeOrigin } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As the share sheet sends it: with an opaque origin. */
function share(files: readonly File[], headers: Record<string, string> = { Origin: 'null' }) {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return new Request(`${fakeOrigin}/share-target`, { method: 'POST', body: form, headers });
}
const photo = (name: string, bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

test.each<[string, RequestMode, string, boolean]>([
  ['POST', 'navigate', '/share-target', true],
  ['POST', 'navigate', '/share-target?x=1', true],
  ['POST', 'cors', '/share-target', false],
  ['POST', 'same-origin', '/share-target', false],
  ['PUT', 'navigate', '/share-target', false],
  ['GET', 'navigate', '/share-target', false],
  ['POST', 'navigate', '/share-target/more', false],
  ['POST', 'navigate', '/api/upload', false],
  ['POST', 'navigate', '/api/contact', false],
  ['POST', 'navigate', '/', false],
  ['POST', 'navigate', 'https://elsewhere.test/share-target', false],
])('%s by %s to %s is the share sheet’s: %s', (method, mode, path, expected) => {
  const request = { method, mode, url: new URL(path, fakeOrigin).href };
  expect(isShare(request, fakeOrigin)).toBe(expected);
});

test('passes the files to the first page that asks, and stores nothing', async () => {
  const { receive, take } = createShareTarget();
  const answer = await receive(share([photo('Südwand.jpg', 12), photo('plan.pdf', 7)]));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe(`${fakeOrigin}/offline#shared`);
  const offer = take();
  expect(offer?.files.map(({ name, size }) => [name, size])).toEqual([
    ['Südwand.jpg', 12],
    ['plan.pdf', 7],
  ]);
  expect(offer?.leftOut).toBe(0);
  expect(take()).toBeNull();
  expect(store.stores.size).toBe(0);
});

test('offers at most ten files and 100 MB, and says how many it left out', async () => {
  const { receive, take } = createShareTarget();
  const many = Array.from({ length: limits.maxFiles + 2 }, (_, index) => photo(`${index}.jpg`));
  await receive(share(many));
  const offer = take();
  expect(offer?.files.map(({ name }) => name)).toEqual(
    many.slice(0, limits.maxFiles).map(({ name }) => name),
  );
  expect(offer?.leftOut).toBe(2);

  const large = ['a', 'b', 'c'].map((name) => photo(name, 40 * 1024 * 1024));
  await receive(share([...large, photo('small.jpg')]));
  const next = take();
  expect(next?.files.map(({ name }) => name)).toEqual(['a', 'b', 'small.jpg']);
  expect(next?.leftOut).toBe(1);
});

test.each<[string, Record<string, string>, string]>([
  ['another site says so itself', { Origin: 'https://evil.test' }, ''],
  ['the referrer says so', { Origin: 'null' }, 'https://evil.test/page'],
])('takes nothing when %s', async (_, headers, referrer) => {
  const { receive, take } = createShareTarget();
  const request = share([photo('a.jpg')], headers);
  Object.defineProperty(request, 'referrer', { value: referrer });
  // Node omits a header that only browsers may set.
  Object.defineProperty(request, 'headers', { value: new Headers(headers) });
  expect((await receive(request)).status).toBe(303);
  expect(take()).toBeNull();
});

test('ends the worker’s wait when no page asks for the files', async () => {
  vi.useFakeTimers();
  const { receive, take, untilTaken } = createShareTarget();
  await receive(share([photo('a.jpg')]));
  const over = vi.fn();
  void untilTaken().then(over);
  await vi.advanceTimersByTimeAsync(offerMs - 1);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
  expect(take()).toBeNull();
});

test('redirects a share without a file, or with a broken body, to the page that says so', async () => {
  const { receive, take } = createShareTarget();
  const broken = new Request(`${fakeOrigin}/share-target`, {
    method: 'POST',
    body: 'x',
    headers: { 'Content-Type': 'text/plain' },
  });
  for (const request of [share([]), broken]) {
    expect((await receive(request)).status).toBe(303);
    expect(take()).toBeNull();
  }
});
