import { hydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class FakeStorage implements Storage {
  readonly rows = new Map<string, string>();
  /** Characters this storage holds before it is full. */
  capacity = Number.POSITIVE_INFINITY;
  get length() {
    return this.rows.size;
  }
  clear() {
    this.rows.clear();
  }
  key(index: number) {
    return [...this.rows.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.rows.get(key) ?? null;
  }
  removeItem(key: string) {
    this.rows.delete(key);
  }
  setItem(key: string, value: string) {
    if (value.length > this.capacity) throw new DOMException('full', 'QuotaExceededError');
    this.rows.set(key, value);
  }
}

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

function newClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      },
    },
  });
}

/** A new page load: fresh modules, fresh client. */
async function newPage() {
  vi.resetModules();
  return { ...(await import('./query-persister.ts')), client: newClient() };
}

async function visitThatReads(keysAndData: readonly (readonly [string, unknown])[]) {
  const page = await newPage();
  await page.startQueryPersistence(page.client);
  for (const [key, data] of keysAndData) page.client.setQueryData([key], data);
  await vi.advanceTimersByTimeAsync(2_000);
}

test('restores public data and nothing of the owner', async () => {
  await visitThatReads([
    ['/api/projects', [{ id: 1 }]],
    ['/api/blog/lime', { slug: 'lime' }],
    ['/api/contact-messages', [{ name: 'Ada' }]],
    ['/api/requests', [{ name: 'Ada' }]],
    ['/api/session', { owner: true }],
  ]);
  expect([...storage.rows.values()].join()).not.toContain('Ada');
  const { client, restoreQueries } = await newPage();
  await restoreQueries(client);
  expect(client.getQueryData(['/api/projects'])).toEqual([{ id: 1 }]);
  expect(client.getQueryData(['/api/blog/lime'])).toEqual({ slug: 'lime' });
  expect(client.getQueryData(['/api/session'])).toBeUndefined();
});

test('requests restored data again until a response arrives, and keeps it without an error when there is no network', async () => {
  await visitThatReads([['/api/projects', ['old']]]);
  const { client, restoreQueries } = await newPage();
  await restoreQueries(client);
  const read = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValueOnce(['new']);
  const observer = new QueryObserver(client, { queryKey: ['/api/projects'], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: ['old'] });
  stop();
  const stopAgain = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: ['new'] });
  stopAgain();
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
});

test('shows the newer data when the server answers', async () => {
  await visitThatReads([['/api/projects', ['old']]]);
  const { client, restoreQueries } = await newPage();
  await restoreQueries(client);
  const queryFn = async () => ['new'];
  new QueryObserver(client, { queryKey: ['/api/projects'], queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(['/api/projects'])).toEqual(['new']);
});

test('never overwrites what the server sent with this page, whose clock may be behind', async () => {
  await visitThatReads([['/api/projects', ['old']]]);
  const { client, startQueryPersistence } = await newPage();
  const fresh = newClient();
  fresh.setQueryData(['/api/projects'], ['fresh'], { updatedAt: Date.now() - 60_000 });
  const { dehydrate } = await import('@tanstack/react-query');
  hydrate(client, dehydrate(fresh));
  await startQueryPersistence(client);
  expect(client.getQueryData(['/api/projects'])).toEqual(['fresh']);
});

test('starts once, however often it is called', async () => {
  const { client, startQueryPersistence } = await newPage();
  await startQueryPersistence(client);
  const subscribe = vi.spyOn(client.getQueryCache(), 'subscribe');
  await startQueryPersistence(client);
  expect(subscribe).not.toHaveBeenCalled();
});

test('drops the oldest data when localStorage is full, and does not throw', async () => {
  storage.capacity = 2_000;
  await visitThatReads([
    ['/api/projects', ['first', 'x'.repeat(1_500)]],
    ['/api/blog', ['second', 'y'.repeat(1_500)]],
  ]);
  const kept = [...storage.rows.values()].join();
  expect(kept.length).toBeLessThan(2_000);
});

test('works without localStorage, with a refused one and with a damaged one', async () => {
  const bare = await newPage();
  vi.stubGlobal('localStorage', undefined);
  await expect(bare.startQueryPersistence(bare.client)).resolves.toBeUndefined();

  const refused = await newPage();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  await expect(refused.restoreQueries(refused.client)).resolves.toBeUndefined();

  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
  storage.rows.set('natural-building-design:reads', '{ not json');
  const damaged = await newPage();
  await expect(damaged.restoreQueries(damaged.client)).resolves.toBeUndefined();
});
