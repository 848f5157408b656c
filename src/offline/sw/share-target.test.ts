import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#shared/limits.ts';
import { filmCacheName, packCacheName } from '../content-pack/pack-cache.ts';
import { listSharedFiles } from '../shared-files/shared-files.ts';
import { sharedCacheName } from '../shared-files/shared-cache.ts';
import { FakeCacheStorage, fakeOrigin } from '../testing/fake-caches.ts';
import { isShare, receiveShare } from './share-target.ts';

let store: FakeCacheStorage;

beforeEach(() => {
  store = new FakeCacheStorage();
  vi.stubGlobal('caches', store);
  vi.stubGlobal('self', { location: { origin: fakeOrigin } });
});

const now = () => new Date('2026-11-21T08:00:00.000Z');

function share(...files: File[]): Request {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return new Request(`${fakeOrigin}/share-target`, { method: 'POST', body: form });
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

test('keeps every byte first, then leads to the choice of a form', async () => {
  const answer = await receiveShare(share(photo('Südwand.jpg', 12), photo('plan.pdf', 7)), now);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe(`${fakeOrigin}/offline#shared`);
  expect(await listSharedFiles()).toMatchObject([
    { name: 'Südwand.jpg', type: 'image/jpeg', sizeBytes: 12, sharedAt: now(), refusal: null },
    { name: 'plan.pdf', sizeBytes: 7, refusal: null },
  ]);
});

test('says at once what no form takes, and keeps the rest', async () => {
  const many = Array.from({ length: limits.maxFiles + 1 }, (_, index) => photo(`${index}.jpg`));
  await receiveShare(share(...many), now);
  const refusals = (await listSharedFiles()).map(({ refusal }) => refusal);
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(limits.maxFiles);
  expect(refusals.at(-1)).toBe('too-many');

  await store.delete(sharedCacheName);
  const tooLarge = new File([new Uint8Array(limits.maxFileBytes + 1)], 'plan.pdf', {
    type: 'application/pdf',
  });
  await receiveShare(
    share(
      photo('large.jpg', limits.maxFileBytes + 1),
      tooLarge,
      photo('film.mov'),
      photo('a.png', 0),
    ),
    now,
  );
  expect((await listSharedFiles()).map(({ name, refusal }) => [name, refusal])).toEqual([
    ['large.jpg', null],
    ['plan.pdf', 'too-large'],
    ['film.mov', 'unsupported'],
    ['a.png', 'empty'],
  ]);
});

test('gives up downloads for what a visitor gives, and says what did not fit all the same', async () => {
  await store.open(packCacheName);
  await store.open(filmCacheName);
  const cache = await store.open(sharedCacheName);
  const put = cache.put.bind(cache);
  let hasRoom = () => !store.stores.has(packCacheName);
  vi.spyOn(cache, 'put').mockImplementation(async (key, response) => {
    const bytes = (await response.clone().arrayBuffer()).byteLength;
    if (bytes > 0 && !hasRoom()) throw new DOMException('full', 'QuotaExceededError');
    await put(key, response);
  });
  await receiveShare(share(photo('a.jpg')), now);
  expect([...store.stores.keys()]).toEqual([sharedCacheName]);
  expect(await listSharedFiles()).toMatchObject([{ sizeBytes: 3, refusal: null }]);

  hasRoom = () => false;
  await receiveShare(share(photo('b.jpg')), () => new Date('2026-11-21T09:00:00.000Z'));
  expect((await listSharedFiles()).at(-1)).toMatchObject({ name: 'b.jpg', refusal: 'no-space' });
});

test('answers a share without a file, or with a broken body, by the page that says so', async () => {
  const broken = new Request(`${fakeOrigin}/share-target`, {
    method: 'POST',
    body: 'x',
    headers: { 'Content-Type': 'text/plain' },
  });
  for (const request of [share(), broken]) {
    expect((await receiveShare(request, now)).status).toBe(303);
  }
  expect(await listSharedFiles()).toEqual([]);
});
