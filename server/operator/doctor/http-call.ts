import { request as requestHttp } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { Minute } from '#shared/time.ts';

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
  /** Until the whole answer is there. Default: a minute, with a body ten, for a slow line. */
  longestMs?: number;
}

const silenceMs = Minute.ms;
/** No answer of ours that is looked at is longer. */
const maxAnswerBytes = 1024 ** 2;

/** One call without redirects, on a connection of its own; rejects when there is no answer. */
export function httpCall(address: string, options: HttpCallOptions = {}): Promise<HttpAnswer> {
  const { method = 'GET', headers = {}, body, ca } = options;
  const { longestMs = (body ? 10 : 1) * Minute.ms } = options;
  const isHttps = address.startsWith('https:');
  return new Promise((resolve, reject) => {
    const settings = {
      method,
      agent: false as const,
      timeout: silenceMs,
      headers: { ...headers, ...(body && { 'Content-Length': String(body.length) }) },
    };
    const call = isHttps
      ? requestHttps(address, { ...settings, ...(ca !== undefined && { ca }) })
      : requestHttp(address, settings);
    let answer: IncomingMessage | undefined;
    const giveUp = (why: string) => (answer ?? call).destroy(new Error(why));
    const deadline = setTimeout(() => giveUp('no whole answer in time'), longestMs);
    call.once('close', () => clearTimeout(deadline));
    call.on('response', (response) => {
      answer = response;
      const certificate = isHttps && (response.socket as TLSSocket).getPeerCertificate();
      const pieces: Buffer[] = [];
      const arrivedMs: number[] = [];
      let sizeBytes = 0;
      response.on('data', (piece: Buffer) => {
        sizeBytes += piece.length;
        if (sizeBytes > maxAnswerBytes) giveUp('the answer is too long');
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
    call.once('timeout', () => giveUp('no answer within a minute'));
    // Whoever refuses a body may close the connection while it is still being sent; the answer has come by then.
    call.on('error', (error) => {
      if (!answer) reject(error);
    });
    call.end(body);
  });
}
