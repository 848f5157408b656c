import { request as requestHttp } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { Second } from '#shared/time.ts';

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** When each piece of the body arrived, in milliseconds of a monotonic clock. */
  arrivedMs: readonly number[];
  /** When the certificate ends; undefined without TLS. */
  certificateEnds: Date | undefined;
}

export interface HttpCallOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
  /** Certificate authority to trust besides the usual ones, as PEM; for tests. */
  ca?: string | undefined;
}

const timeoutMs = 60 * Second.ms;

/** One call without redirects, on a connection of its own; rejects when there is no answer. */
export function httpCall(address: string, options: HttpCallOptions = {}): Promise<HttpAnswer> {
  const { method = 'GET', headers = {}, body, ca } = options;
  const isHttps = address.startsWith('https:');
  return new Promise((resolve, reject) => {
    const settings = {
      method,
      agent: false as const,
      timeout: timeoutMs,
      headers: { ...headers, ...(body && { 'Content-Length': String(body.length) }) },
    };
    const call = isHttps
      ? requestHttps(address, { ...settings, ...(ca !== undefined && { ca }) })
      : requestHttp(address, settings);
    let isAnswered = false;
    call.on('response', (response) => {
      isAnswered = true;
      const certificate = isHttps && (response.socket as TLSSocket).getPeerCertificate();
      const pieces: Buffer[] = [];
      const arrivedMs: number[] = [];
      response.on('data', (piece: Buffer) => {
        pieces.push(piece);
        arrivedMs.push(performance.now());
      });
      response.once('error', reject);
      response.once('end', () => {
        call.destroy();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(pieces).toString(),
          arrivedMs,
          certificateEnds: certificate ? new Date(certificate.valid_to) : undefined,
        });
      });
    });
    call.once('timeout', () => call.destroy(new Error('no answer within a minute')));
    // Whoever refuses a body may close the connection while it is still being sent; the answer has come by then.
    call.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    call.end(body);
  });
}
