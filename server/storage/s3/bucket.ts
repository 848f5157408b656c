import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Minute, Second } from '#shared/time.ts';
import { StorageUnavailableError } from '../ports.ts';

/** A bucket of an S3-compatible service. */
export interface S3Settings {
  /** e.g. `https://s3.ap-southeast-2.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Bytes to be stored; `open` is called again for every try. */
export interface ObjectBody {
  open: () => Readable;
  sizeBytes: number;
  /** Lower-case hexadecimal; the service refuses other bytes. */
  sha256: string;
}

/** One private bucket. Everything rejects with StorageUnavailableError when it failed. */
export interface Bucket {
  /** Durable when it resolves; nobody ever sees a part of it. */
  put(key: string, body: ObjectBody): Promise<void>;
  /** Stores an object only under a new key; false when the service says that the key has one. */
  putNew(key: string, body: ObjectBody): Promise<boolean>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<{ stream: Readable; sizeBytes: number } | undefined>;
  /** Copies an object; false when there is none. */
  copy(key: string, target: string): Promise<boolean>;
  /** Also resolves when there was none. */
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<readonly { key: string; modifiedAt: Date; sizeBytes: number }[]>;
  /** Checks that the bucket exists and is ours. */
  probe(): Promise<void>;
}

export interface BucketOptions {
  /** Tries of one call. Default 4. */
  maxTries?: number;
  /** Wait after the first failure; doubles with each. Default 200 ms. */
  firstRetryMs?: number;
  /** Silence after which a call counts as failed. Default 20 s, with a minute more for a file. */
  timeoutMs?: number;
}

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  body?: ObjectBody;
  /** Key of the object of this bucket that is copied. */
  copyOf?: string;
  /** Stores only under a new key; services that do not support this condition overwrite. */
  isNew?: boolean;
}

const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const isPassing = (status: number) => status >= 500 || status === 429 || status === 408;

/** Opens no connection yet. Uses path-style addresses, which every service supports. */
export function openBucket(settings: S3Settings, options: BucketOptions = {}): Bucket {
  const { maxTries = 4, firstRetryMs = 200, timeoutMs = 20 * Second.ms } = options;
  const base = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;

  async function send({
    method,
    key = '',
    query = {},
    body,
    copyOf,
    isNew = false,
  }: Call): Promise<Response> {
    const url = new URL(key === '' ? base : `${base}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const headers = new Headers({ 'X-Amz-Content-Sha256': body?.sha256 ?? emptySha256 });
    if (body) {
      // If somebody makes the bucket public: only bytes, and nothing that a browser runs.
      headers.set('Content-Type', 'application/octet-stream');
      headers.set('Content-Disposition', 'attachment');
    }
    if (copyOf !== undefined) headers.set('X-Amz-Copy-Source', `/${settings.bucket}/${copyOf}`);
    if (isNew) headers.set('If-None-Match', '*');
    const signed = await new AwsV4Signer({
      ...settings,
      url: url.href,
      service: 's3',
      method,
      headers,
    }).sign();
    if (body) signed.headers.set('Content-Length', String(body.sizeBytes));
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), timeoutMs + (body ? Minute.ms : 0));
    const bytes = body?.open();
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        signal: end.signal,
        redirect: 'error',
        ...(bytes && { body: Readable.toWeb(bytes) as ReadableStream, duplex: 'half' }),
      });
    } finally {
      clearTimeout(timer);
      bytes?.destroy();
    }
  }

  /** The first answer that is not a temporary failure. */
  async function call(what: Call): Promise<Response> {
    let failure: unknown;
    for (let attempt = 0; attempt < maxTries; attempt += 1) {
      if (attempt > 0)
        await wait(firstRetryMs * 2 ** (attempt - 1) * (0.5 + randomInt(1_000) / 1_000));
      try {
        const response = await send(what);
        if (!isPassing(response.status)) return response;
        failure = await refusal(response);
      } catch (error) {
        failure = error;
      }
    }
    throw new StorageUnavailableError('the file service does not answer as it should', {
      cause: failure,
    });
  }

  /** Reads the answer to its end, so that its connection can be used again. */
  async function done(response: Response): Promise<string> {
    const text = await response.text();
    if (response.ok) return text;
    throw new StorageUnavailableError('the file service has refused a call', {
      cause: new Error(reasonOf(response.status, text)),
    });
  }

  return {
    async put(key, body) {
      await done(await call({ method: 'PUT', key, body }));
    },
    async putNew(key, body) {
      const response = await call({ method: 'PUT', key, body, isNew: true });
      // 409: another one is being stored at this moment.
      if (response.status !== 412 && response.status !== 409) {
        await done(response);
        return true;
      }
      await response.body?.cancel();
      return false;
    },
    async get(key) {
      const response = await call({ method: 'GET', key });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok || !response.body) {
        await done(response);
        return undefined;
      }
      // A body that ends too early is an error of the stream.
      const stream = Readable.fromWeb(response.body as WebStream);
      return { stream, sizeBytes: Number(response.headers.get('Content-Length')) };
    },
    async copy(key, target) {
      const response = await call({ method: 'PUT', key: target, copyOf: key });
      if (response.status === 404) {
        await response.body?.cancel();
        return false;
      }
      // The service may find out that it failed only after it has answered 200.
      const xml = await done(response);
      if (xml.includes('<Error>')) {
        throw new StorageUnavailableError('the file service has refused to copy');
      }
      return true;
    },
    async remove(key) {
      const response = await call({ method: 'DELETE', key });
      if (response.status === 404) await response.body?.cancel();
      else await done(response);
    },
    async list(prefix) {
      const found: { key: string; modifiedAt: Date; sizeBytes: number }[] = [];
      let token: string | undefined;
      do {
        const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
        const xml = await done(await call({ method: 'GET', query }));
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = textOf('Key', entry);
          const modifiedAt = new Date(textOf('LastModified', entry));
          const sizeBytes = Number(textOf('Size', entry));
          if (!Number.isNaN(modifiedAt.getTime())) found.push({ key, modifiedAt, sizeBytes });
        }
        token = textOf('IsTruncated', xml) === 'true' ? textOf('NextContinuationToken', xml) : '';
      } while (token !== '');
      return found;
    },
    async probe() {
      await done(await call({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } }));
    },
  };
}

/** Text of the first element with a name; our own keys contain nothing that XML would escape. */
function textOf(name: string, xml: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const reasonOf = (status: number, xml: string) =>
  `${status} ${textOf('Code', xml)} ${textOf('Message', xml)}`.trim();

async function refusal(response: Response): Promise<Error> {
  return new Error(reasonOf(response.status, await response.text()));
}
