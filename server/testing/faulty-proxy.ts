import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { onTestFinished } from 'vitest';
import { selfSigned } from './mail-server.ts';

/** What a proxy does wrong. */
export interface ProxyFaults {
  /** Largest body that it passes, in bytes. */
  maxBodyBytes?: number;
  /** Keeps a response back until it is complete. */
  isBuffering?: boolean;
  /** Does not say where a request comes from. */
  isSilent?: boolean;
  /** Passes on what the sender says about where it comes from. */
  isGullible?: boolean;
}

export interface FaultyProxy {
  address: string;
  /** Of its certificate, as PEM. */
  ca: string;
}

/** A proxy as the guide sets one up, TLS and HTTP/2 included, with the given faults. */
export async function startFaultyProxy(
  /** Address of the server, asked for each request. */
  target: () => string,
  { maxBodyBytes = 12 * 1024 ** 2, isBuffering, isSilent, isGullible }: ProxyFaults = {},
): Promise<FaultyProxy> {
  const { key, cert } = await selfSigned();
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) {
      outgoing.writeHead(413, { 'Content-Type': 'text/html', Connection: 'close' });
      outgoing.end('<h1>413 Request Entity Too Large</h1>');
      incoming.resume();
      return;
    }
    const given = incoming.headers['x-forwarded-for'];
    const from = isGullible && given !== undefined ? given : '127.0.0.1';
    const { 'x-forwarded-for': _given, ...headers } = incoming.headers;
    const passed = request(target() + (incoming.url ?? ''), {
      method: incoming.method,
      headers: {
        ...headers,
        'x-forwarded-proto': 'https',
        ...(!isSilent && { 'x-forwarded-for': from }),
      },
    });
    passed.on('error', () => {
      outgoing.writeHead(502);
      outgoing.end('<h1>502 Bad Gateway</h1>');
    });
    passed.on('response', async (answer: IncomingMessage) => {
      const { statusCode = 502, headers: answered } = answer;
      if (!isBuffering) {
        outgoing.writeHead(statusCode, answered);
        answer.pipe(outgoing);
        return;
      }
      const pieces: Buffer[] = [];
      for await (const piece of answer) pieces.push(piece as Buffer);
      outgoing.writeHead(statusCode, answered);
      outgoing.end(Buffer.concat(pieces));
    });
    incoming.pipe(passed);
  };
  // The doctor asks by HTTP/1.1; that HTTP/2 is offered as well is all that it wants to know.
  server.on('request', (incoming, outgoing) =>
    pass(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return { address: `https://localhost:${bound.port}`, ca: cert };
}
