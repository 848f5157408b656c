import { toHex } from '#lib/bytes.ts';
import type { EntryRevision, EntrySummary } from '#shared/api/owner-entries.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';

interface Stored {
  kind: ContentTypeName;
  id: string;
  revisions: EntryRevision[];
  live: string | null;
  publishAt: string | null;
}

/** The fault of a request: none, or the connection breaks before or after the server has handled it. */
type Fault = 'cut' | 'answer-lost';

/** The server for the owner's editor, for tests: revisions, publication and photographs in memory. */
export class FakeContentServer {
  readonly entries = new Map<string, Stored>();
  readonly pictures = new Map<string, { received: Uint8Array<ArrayBuffer>; isReady: boolean }>();
  /** Requests that reached the server, oldest first: `PUT /api/owner/entries/…`. */
  readonly calls: string[] = [];
  isReachable = true;
  isSignedIn = true;
  /** Fields that the next revision is refused for. */
  refuses: Record<string, string> | null = null;
  /** The refusal of the next photograph. */
  refusesPicture: string | null = null;
  /** Used by the next requests, one each. */
  readonly faults: (Fault | null)[] = [];
  private seconds = 0;

  /** An entry as it was shipped with the site. */
  ship(kind: ContentTypeName, id: string, revisionId: string, body: Record<string, unknown>) {
    const revision: EntryRevision = {
      revisionId,
      baseRevisionId: null,
      slug: '',
      body,
      state: 'live',
      savedAt: null,
    };
    const stored = { kind, id, revisions: [revision], live: revisionId, publishAt: null };
    this.entries.set(`${kind}/${id}`, stored);
  }

  /** What visitors read of an entry. */
  liveBody(key: string): Readonly<Record<string, unknown>> | undefined {
    const stored = this.entries.get(key);
    return stored?.revisions.find(({ revisionId }) => revisionId === stored.live)?.body;
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const fault = this.faults.shift() ?? null;
    if (!this.isReachable || fault === 'cut') throw new TypeError('Failed to fetch');
    this.calls.push(`${init.method} ${url}`);
    const answer = this.isSignedIn ? this.answer(url, init) : problem(401, 'unauthorised');
    if (fault === 'answer-lost') throw new TypeError('Failed to fetch');
    return answer;
  };

  private answer(url: string, init: RequestInit): Response {
    const [, , , what, kind = '', id = '', call, revisionId = ''] = url.split('/');
    if (what === 'pictures') return this.takePart(kind, init);
    const key = `${kind}/${id}`;
    const stored = this.entries.get(key);
    if (what !== 'entries') return problem(404, 'not-found');
    if (kind === '') return Response.json({ entries: [...this.entries.values()].map(summaryOf) });
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Sent) : {};
    if (init.method === 'PUT') return this.put(key, kind as ContentTypeName, id, revisionId, body);
    if (stored === undefined) return problem(404, 'not-found');
    if (call === 'revisions') {
      return Response.json({ entry: summaryOf(stored), revisions: stored.revisions });
    }
    if (call === 'hide') stored.live = null;
    if (call === 'publish') {
      stored.publishAt = body.publishAt ?? null;
      if (stored.publishAt === null) stored.live = body.revisionId ?? null;
    }
    return Response.json({ entry: summaryOf(stored) });
  }

  private put(
    key: string,
    kind: ContentTypeName,
    id: string,
    revisionId: string,
    sent: Sent,
  ): Response {
    const stored: Stored = this.entries.get(key) ?? {
      kind,
      id,
      revisions: [],
      live: null,
      publishAt: null,
    };
    const same = stored.revisions.find((one) => one.revisionId === revisionId);
    if (same !== undefined) {
      return JSON.stringify(same.body) === JSON.stringify(sent.body)
        ? Response.json({ entry: summaryOf(stored), revision: same })
        : problem(422, 'idempotency-mismatch');
    }
    const [current] = stored.revisions;
    if ((current?.revisionId ?? null) !== sent.baseRevisionId) {
      return problem(409, 'revision-moved', { current, base: null });
    }
    if (this.refuses !== null) return problem(422, 'invalid-fields', { fields: this.refuses });
    this.seconds += 1;
    const revision: EntryRevision = {
      revisionId,
      baseRevisionId: sent.baseRevisionId ?? null,
      slug: sent.slug ?? '',
      body: sent.body ?? {},
      state: 'draft',
      savedAt: new Date(Date.UTC(2026, 10, 24, 0, 0, this.seconds)).toISOString(),
    };
    stored.revisions.unshift(revision);
    this.entries.set(key, stored);
    return Response.json({ entry: summaryOf(stored), revision }, { status: 201 });
  }

  private takePart(sha256: string, init: RequestInit): Response {
    if (this.refusesPicture !== null) {
      return problem(415, 'unsupported-file', { detail: this.refusesPicture });
    }
    const range = new Headers(init.headers).get('Content-Range') ?? '';
    const [, from = '0', , all = '0'] = /(\d+)-(\d+)\/(\d+)/.exec(range) ?? [];
    const known = this.pictures.get(sha256) ?? { received: new Uint8Array(), isReady: false };
    const part = new Uint8Array(init.body as ArrayBuffer);
    if (Number(from) <= known.received.length && !known.isReady) {
      const received = new Uint8Array(Number(from) + part.length);
      received.set(known.received.subarray(0, Number(from)));
      received.set(part, Number(from));
      known.received = received;
    }
    known.isReady = known.received.length === Number(all);
    this.pictures.set(sha256, known);
    if (!known.isReady) {
      return Response.json(
        { state: 'receiving', receivedBytes: known.received.length },
        { status: 202 },
      );
    }
    const picture = { name: `uploaded/${sha256}`, width: 2560, height: 1920, colour: '#888888' };
    return Response.json({ state: 'ready', picture }, { status: 201 });
  }
}

interface Sent {
  baseRevisionId?: string | null;
  revisionId?: string;
  publishAt?: string;
  slug?: string;
  body?: Record<string, unknown>;
}

function summaryOf({ kind, id, revisions, live, publishAt }: Stored): EntrySummary {
  const [newest] = revisions;
  const title = newest?.body['title'];
  return {
    kind,
    id,
    slug: newest?.slug ?? '',
    title: typeof title === 'string' ? title : '',
    state: live === null ? (publishAt === null ? 'draft' : 'scheduled') : 'live',
    path: null,
    updatedAt: newest?.savedAt ?? null,
    hasDraft: newest?.revisionId !== live,
    publishAt,
  };
}

function problem(status: number, code: string, more: object = {}): Response {
  return Response.json(
    {
      type: `/problems/${code}`,
      title: code,
      status,
      detail: code,
      code,
      requestId: 'test',
      ...more,
    },
    { status },
  );
}

/** SHA-256 as the device computes it. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', bytes));
}
