/** The subset of Cache Storage that this app uses, in memory. */
export class FakeCacheStorage {
  readonly stores = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const store = this.stores.get(name) ?? new FakeCache();
    this.stores.set(name, store);
    return store;
  }

  async has(name: string): Promise<boolean> {
    return this.stores.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }

  async match(request: RequestInfo | URL, options: MultiCacheQueryOptions = {}) {
    for (const [name, store] of this.stores) {
      if (options.cacheName !== undefined && options.cacheName !== name) continue;
      const response = await store.match(request, options);
      if (response !== undefined) return response;
    }
    return undefined;
  }
}

export const fakeOrigin = 'https://site.test';

export class FakeCache {
  readonly rows = new Map<string, Response>();
  /** Rows before this cache is full. */
  capacity = Number.POSITIVE_INFINITY;

  async match(request: RequestInfo | URL, options: CacheQueryOptions = {}) {
    const wanted = addressOf(request, options);
    for (const [key, response] of this.rows) {
      if (addressOf(key, options) === wanted) return response.clone();
    }
    return undefined;
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const key = addressOf(request, {});
    if (!this.rows.has(key) && this.rows.size >= this.capacity) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    this.rows.set(key, new Response(await response.arrayBuffer(), response));
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.rows.delete(addressOf(request, {}));
  }

  async keys(): Promise<Request[]> {
    return [...this.rows.keys()].map((key) => new Request(key));
  }
}

function addressOf(
  request: RequestInfo | URL,
  { ignoreSearch = false }: CacheQueryOptions,
): string {
  const url = new URL(request instanceof Request ? request.url : String(request), fakeOrigin);
  if (ignoreSearch) url.search = '';
  return url.href;
}
