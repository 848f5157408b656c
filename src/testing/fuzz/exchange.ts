import { connect } from 'node:net';
import { Second } from '#shared/time.ts';
import type { FuzzRequest } from './requests.ts';

export interface Answer {
  /** Undefined when the connection ended without a response. */
  status: number | undefined;
  /** The start of the body. */
  text: string;
}

/** The most bytes of a response that are read; then the connection is closed. */
const mostBytes = 64 * 1024;
/** A busy machine is slow; a hang takes longer. */
const longestMs = 60 * Second.ms;

/** The bytes of a request; repeating one by hand sends these. */
export function bytesOf({ method, target, headers, body }: FuzzRequest): Buffer {
  const hasLength = headers.some(([name]) => name === 'Content-Length');
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(headers.some(([name]) => name === 'Connection') ? [] : ['Connection: close']),
    ...(hasLength || body.length === 0 ? [] : [`Content-Length: ${body.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

/** Sends bytes on a new connection and reads the response; rejects when none comes in time. */
export function exchange(address: string, bytes: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const last = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].find(([, code]) => code !== '100');
      resolve({ status: last?.[1] === undefined ? undefined : Number(last[1]), text });
    };
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error('no answer in time'));
    }, longestMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      // A stream of events never ends.
      if (size > mostBytes || chunk.includes('text/event-stream')) finish();
    });
    socket.once('error', (error) => {
      // A response may come before the rest of the body is read.
      if (size > 0 || ('code' in error && error.code === 'ECONNRESET')) finish();
      else {
        clearTimeout(timer);
        reject(error);
      }
    });
    socket.once('end', finish);
    socket.write(bytes);
  });
}
