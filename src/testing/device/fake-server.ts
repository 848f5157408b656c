import { fillTimeHeader } from '#shared/api/submission.ts';
import { receiptFor } from '#shared/receipt.ts';
import { sha256Hex } from '#lib/bytes.ts';

/** What the fake server does with the next request instead of answering properly. */
export type Trouble =
  /** The network fails before the server receives anything. */
  | { kind: 'cut' }
  /** The server handles the request, and the response is lost. */
  | { kind: 'lost-reply' }
  /** Another server answers with this. */
  | { kind: 'answer'; status: number; body: string; headers?: Record<string, string> }
  /** There is no response. */
  | { kind: 'hang' };

export interface StoredRecord {
  id: string;
  path: string;
  body: string;
  /** The value of `Fill-Time-Ms`. */
  fillTimeMs: string | null;
}

interface StoredUpload {
  key: string;
  url: string;
  name: string;
  sha256: string;
}

/** The API that the outbox uses, in memory: idempotent submissions and uploads, with faults on demand. */
export class FakeServer {
  readonly records: StoredRecord[] = [];
  readonly uploads = new Map<string, Uint8Array>();
  readonly log: string[] = [];
  /** Reports of refusals by proxies. */
  readonly oversizeReports: unknown[] = [];
  isReachable = true;
  /** Answers that nothing was uploaded, as to a second device that asks before the first one has uploaded. */
  isForgetfulOfUploads = false;
  /** One is used per submission or upload, first in first out. */
  readonly troubles: Trouble[] = [];
  private uploadCount = 0;
  private readonly known: StoredUpload[] = [];

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'https://site.test'), init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/ping') {
      if (!this.isReachable) throw new TypeError('Failed to fetch');
      return pong(searchParams);
    }
    if (request.method === 'GET' && pathname === '/api/upload') {
      if (!this.isReachable) throw new TypeError('Failed to fetch');
      return this.listUploads(request);
    }
    if (pathname === '/api/oversize-reports') {
      this.oversizeReports.push(await request.json());
      return new Response(null, { status: 204 });
    }
    const trouble = this.isReachable ? this.troubles.shift() : { kind: 'cut' as const };
    this.log.push(`${request.method} ${pathname}`);
    if (trouble?.kind === 'cut') throw new TypeError('Failed to fetch');
    if (trouble?.kind === 'hang') return new Promise(() => {});
    if (trouble?.kind === 'answer') {
      return new Response(trouble.body, {
        status: trouble.status,
        ...(trouble.headers ? { headers: trouble.headers } : {}),
      });
    }
    const answer =
      pathname === '/api/upload' ? await this.upload(request) : await this.submit(request);
    if (trouble?.kind === 'lost-reply') throw new TypeError('Failed to fetch');
    return answer;
  };

  /** Submissions sent so far, refused and lost ones included. */
  get submissions(): number {
    return this.log.filter((line) => line !== 'POST /api/upload').length;
  }

  private listUploads(request: Request): Response {
    const key = request.headers.get('Idempotency-Key');
    const files = this.known
      .filter(
        (upload) =>
          !this.isForgetfulOfUploads && upload.key === key && this.uploads.has(upload.url),
      )
      .map(({ url, name, sha256 }) => ({ url, name, sha256 }));
    return Response.json({ files });
  }

  private async upload(request: Request): Promise<Response> {
    const key = request.headers.get('Idempotency-Key') ?? '';
    const form = await request.formData();
    const files: string[] = [];
    for (const file of form.getAll('files')) {
      if (typeof file === 'string') continue;
      this.uploadCount += 1;
      const url = `/uploads/${this.uploadCount.toString(16).padStart(32, '0')}.txt`;
      const bytes = await file.arrayBuffer();
      this.uploads.set(url, new Uint8Array(bytes));
      this.known.push({ key, url, name: file.name, sha256: (await sha256Hex(bytes)) ?? '' });
      files.push(url);
    }
    return Response.json({ files }, { status: 201 });
  }

  private async submit(request: Request): Promise<Response> {
    const id = request.headers.get('Idempotency-Key') ?? '';
    const path = new URL(request.url).pathname;
    const body = await request.text();
    const parsed: Body = JSON.parse(body);
    const fillTimeMs = request.headers.get(fillTimeHeader);
    const known = this.records.find((record) => record.id === id);
    if (known !== undefined && this.contentOf(known.body) !== this.contentOf(body)) {
      return problem(422, 'idempotency-mismatch');
    }
    if (parsed.attachments?.some((url) => !this.uploads.has(url))) {
      return problem(422, 'unknown-attachment');
    }
    if (known === undefined) this.records.push({ id, path, body, fillTimeMs });
    return Response.json(
      { id, receipt: receiptFor(id), receivedAt: '2026-11-21T00:00:00.000Z' },
      { status: known === undefined ? 201 : 200 },
    );
  }

  /** A body with its files by their content: what makes two bodies the same request. */
  private contentOf(body: string): string {
    const { attachments = [], ...words }: Body = JSON.parse(body);
    const files = attachments.map(
      (url) => this.known.find((one) => one.url === url)?.sha256 ?? url,
    );
    return JSON.stringify([words, files]);
  }
}

interface Body {
  attachments?: string[];
}

/** A refusal in our server's format. */
export function problem(
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(problemText(status, code), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}

export function problemText(status: number, code: string): string {
  return JSON.stringify({
    type: `/problems/${code}`,
    title: code,
    status,
    detail: `refused: ${code}`,
    code,
    requestId: 'test',
  });
}

/** The server's response to a ping. */
export function pong(query: URLSearchParams | string): Response {
  const parameters = typeof query === 'string' ? new URLSearchParams(query.split('?')[1]) : query;
  return Response.json({ nonce: parameters.get('nonce') });
}
