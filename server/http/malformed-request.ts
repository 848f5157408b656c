import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemOf } from './middleware/problems.ts';
import { ProblemError } from './problem.ts';

/** Statuses of the errors of Node's HTTP parser; everything else is 400. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers malformed HTTP with problem details, and closes the connection.
 * @param isBusy whether an answer to an earlier request is being sent, which must not be interrupted
 */
export function refuseMalformed(error: Error, socket: Duplex, isBusy: boolean): void {
  if (!socket.writable || isBusy) {
    socket.destroy();
    return;
  }
  const status = ('code' in error && statusOf[String(error.code)]) || 400;
  const problem = problemOf(new ProblemError('bad-request'), randomUUID());
  const body = JSON.stringify({ ...problem, status, title: STATUS_CODES[status] });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
