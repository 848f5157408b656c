import { createServer, request as ask } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';

/** A fault that happens to a request. */
export type Fault =
  | { kind: 'pass' }
  /** The connection breaks before the server receives anything. */
  | { kind: 'cut' }
  /** The connection breaks after this many bytes of the body were sent. */
  | { kind: 'cut-after'; bytes: number }
  /** The server handles the request; its response is lost. */
  | { kind: 'lost-reply' }
  /** Something between browser and server answers with this. */
  | { kind: 'answer'; status: number; body?: string; headers?: Readonly<Record<string, string>> };

/** A request that the proxy delays. */
export interface DelayedRequest {
  /** Resolves when the request has reached the proxy. */
  readonly received: Promise<void>;
  /** Resolves when its sender is gone: a browser closes the connection of a closed page a moment later. */
  readonly left: Promise<void>;
  /** Lets it continue. */
  release(): void;
}

/** One request that passed the proxy. */
export interface Passed {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly atMs: number;
  /** Status that the browser received; null while in transit or when cut. */
  status: number | null;
  /** JSON that was sent; empty for anything else. */
  json: string;
}

/** A network in front of the real server whose faults a test controls. */
export interface Proxy {
  readonly address: string;
  /** Every request so far, the oldest first. */
  readonly passed: readonly Passed[];
  /** While true every request is cut, the service worker's as well. */
  isCut: boolean;
  /** Bytes of request bodies passed per second; 0: no limit. */
  bytesPerSecond: number;
  /** The next POST requests to a path get these faults, one each, in this order. */
  next(path: string, ...faults: readonly Fault[]): void;
  /** Removes the faults that no request has used yet. */
  forget(): void;
  /**
   * Delays a POST request to a path before the server sees it (and for good when its sender is gone), or after it has
   * answered.
   * @param skip how many requests pass first
   */
  delay(path: string, where: 'before' | 'after', skip?: number): DelayedRequest;
  /** The fault of later reads, by path with query; null: they pass. Only `cut` and `answer` apply to reads. */
  onRead: ((address: string) => Fault | null) | null;
  /** Changes the text of later responses of an address. */
  rewrite(path: string, change: (text: string) => string): void;
  /** Changes the text of every later HTML document, as a filter does; null: none. */
  alterPages: ((html: string) => string) | null;
  /** Changes the headers of every later response. */
  alterHeaders: ((headers: IncomingHttpHeaders) => void) | null;
  /** POST requests to a path so far. */
  posts(path: string): readonly Passed[];
  close(): Promise<void>;
}

interface Plan {
  path: string;
  fault: Fault;
}
interface Delay {
  path: string;
  where: 'before' | 'after';
  skip: number;
  receive: () => void;
  leave: () => void;
  released: Promise<void>;
}

/**
 * Starts a proxy in front of a server.
 * @param target its address
 * @param absent paths that answer 404, such as files that a story does not need and would only wait for
 */
export async function startProxy(target: string, absent: readonly string[] = []): Promise<Proxy> {
  const passed: Passed[] = [];
  const plans: Plan[] = [];
  const delays: Delay[] = [];
  const rewrites = new Map<string, (text: string) => string>();
  const take = <T>(list: T[], isMeant: (entry: T) => boolean): T | undefined => {
    const index = list.findIndex(isMeant);
    return index === -1 ? undefined : list.splice(index, 1)[0];
  };

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = new URL(incoming.url ?? '/', target).pathname;
    const isPost = incoming.method === 'POST';
    const note: Passed = {
      method: incoming.method ?? 'GET',
      path,
      headers: incoming.headers,
      atMs: performance.now(),
      status: null,
      json: '',
    };
    passed.push(note);
    const cut = () => void incoming.socket.destroy();
    if (proxy.isCut) return cut();
    if (absent.includes(path)) {
      outgoing.writeHead(404).end();
      return undefined;
    }
    const fault = (isPost
      ? take(plans, (plan) => plan.path === path)?.fault
      : proxy.onRead?.(incoming.url ?? '')) ?? { kind: 'pass' };
    // A test may have cut everything in `onRead`.
    if (proxy.isCut) return cut();
    const delay = isPost
      ? take(delays, (entry) => {
          if (entry.path !== path) return false;
          entry.skip -= 1;
          return entry.skip < 0;
        })
      : undefined;
    if (delay) incoming.socket.once('close', delay.leave);
    if (fault.kind === 'cut') return cut();

    const body: Buffer[] = [];
    let received = 0;
    for await (const chunk of incoming) {
      if (!(chunk instanceof Buffer)) continue;
      body.push(chunk);
      received += chunk.length;
      if (fault.kind === 'cut-after' && received >= fault.bytes) return cut();
      if (proxy.bytesPerSecond > 0) await pause((chunk.length / proxy.bytesPerSecond) * 1_000);
    }
    if (fault.kind === 'cut-after') return cut();
    if (incoming.headers['content-type']?.startsWith('application/json')) {
      note.json = Buffer.concat(body).toString();
    }
    if (fault.kind === 'answer') {
      note.status = fault.status;
      outgoing.writeHead(fault.status, { ...fault.headers, Connection: 'close' });
      outgoing.end(fault.body ?? '');
      return undefined;
    }
    if (delay?.where === 'before') {
      delay.receive();
      await delay.released;
      // Its sender is gone: a delayed request never reaches the server.
      if (incoming.socket.destroyed) return undefined;
    }

    const rewrite = rewrites.get(path);
    const headers = { ...incoming.headers };
    if (rewrite || proxy.alterPages) {
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const onward = ask(new URL(incoming.url ?? '/', target), { method: note.method, headers });
    onward.end(Buffer.concat(body));
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const chunk of answer) if (chunk instanceof Buffer) parts.push(chunk);
    if (delay?.where === 'after') {
      delay.receive();
      await delay.released;
    }
    if (fault.kind === 'lost-reply') return cut();

    const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
    const change = rewrite ?? (isPage ? proxy.alterPages : null);
    const text = Buffer.concat(parts);
    const content = change ? Buffer.from(change(text.toString())) : text;
    note.status = answer.statusCode ?? 0;
    const answered = { ...answer.headers };
    if (change) {
      delete answered.etag;
      delete answered['last-modified'];
    }
    delete answered['transfer-encoding'];
    proxy.alterHeaders?.(answered);
    // 204 and 304 have no body, a HEAD has the length of one: their headers pass as they are.
    if (content.length > 0) answered['content-length'] = String(content.length);
    // One request per connection: a browser quietly repeats a request that was cut on a reused connection.
    outgoing.writeHead(note.status, { ...answered, connection: 'close' });
    outgoing.end(content);
    return undefined;
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');

  const proxy: Proxy = {
    address: `http://localhost:${bound.port}`,
    passed,
    isCut: false,
    bytesPerSecond: 0,
    onRead: null,
    alterPages: null,
    alterHeaders: null,
    next: (path, ...faults) => plans.push(...faults.map((fault) => ({ path, fault }))),
    forget: () => void plans.splice(0),
    delay(path, where, skip = 0) {
      let receive = () => {};
      let leave = () => {};
      let release = () => {};
      const received = new Promise<void>((resolve) => {
        receive = resolve;
      });
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      delays.push({ path, where, skip, receive, leave, released });
      return { received, left, release };
    },
    rewrite: (path, change) => void rewrites.set(path, change),
    posts: (path) => passed.filter((entry) => entry.method === 'POST' && entry.path === path),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
