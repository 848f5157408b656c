import { IncomingMessage, createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import { Minute, Second } from '#shared/time.ts';
import { refuseMalformed } from '../http/malformed-request.ts';

/** How long a stop waits for running requests before it aborts them. */
const stopTimeoutMs = 20 * Second.ms;

/**
 * Requests that one connection may have sent without waiting for answers. Browsers wait; a client that sends thousands
 * in one packet and reads nothing would fill the memory with answers.
 */
const maxPipelined = 8;

interface Connection {
  /** Requests that are not answered yet. */
  requests: number;
  /** Functions that start the requests that wait for an earlier answer. */
  waiting: (() => void)[];
}

/** Resolves when the request is fully handled, even if its client has disconnected. */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export interface Listening {
  /** e.g. `http://127.0.0.1:3000`. */
  address: string;
  /** Accepts no new connections, lets running requests finish, and resolves when all are done. */
  stop(timeoutMs?: number): Promise<void>;
}

/** Listens on a port, 0 for a free one. */
export async function listen(handler: Handler, port: number, host: string): Promise<Listening> {
  const underWay = new Set<Promise<unknown>>();
  const connections = new Map<Duplex, Connection>();
  let isStopping = false;

  /** Whether a connection already has the most unanswered requests allowed. */
  const hasTooMany = (socket: Socket) => (connections.get(socket)?.requests ?? 0) >= maxPipelined;
  const server = createServer(
    {
      IncomingMessage: limitingPipelining(hasTooMany),
      headersTimeout: 20 * Second.ms,
      // A 10 MB photo over a weak signal takes its time.
      requestTimeout: 20 * Minute.ms,
      keepAliveTimeout: 65 * Second.ms,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      const { socket } = request;
      const connection = connections.get(socket);
      // The connection was closed while its last bytes were read.
      if (!connection || socket.destroyed) return;
      connection.requests += 1;
      response.once('close', () => {
        connection.requests -= 1;
        if (!socket.destroyed) connection.waiting.shift()?.();
        if (isStopping && connection.requests === 0) socket.destroySoon();
      });
      const begin = () => {
        if (socket.destroyed) return;
        const work = handler(request, response).finally(() => underWay.delete(work));
        underWay.add(work);
      };
      // After everything in the same packet has been counted: of too many, none is started.
      if (connection.requests === 1) process.nextTick(begin);
      else connection.waiting.push(begin);
    },
  );
  // Closes a connection on which nothing arrives, however slow others are.
  server.setTimeout(2 * Minute.ms);
  server.on('connection', (socket) => {
    connections.set(socket, { requests: 0, waiting: [] });
    socket.once('close', () => connections.delete(socket));
  });

  server.on('clientError', (error, socket) => {
    refuseMalformed(error, socket, (connections.get(socket)?.requests ?? 0) > 0);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const name = host.includes(':') ? `[${host}]` : host;

  return {
    address: `http://${name}:${boundPort}`,
    async stop(timeoutMs = stopTimeoutMs) {
      isStopping = true;
      const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      // Browsers open connections ahead of need; Node itself waits for those that never sent a request.
      for (const [socket, { requests }] of connections) if (requests === 0) socket.destroy();
      await closed;
      clearTimeout(cutOff);
      await Promise.allSettled(underWay);
    },
  };
}

/**
 * Makes Node close a connection with too many pipelined requests. Node parses every request of a packet before any code can
 * stop it; hundreds of packets with hundreds of requests each would block the server for a second. Only after a CONNECT
 * request does it stop parsing, and as nothing handles CONNECT, it then closes the connection.
 */
function limitingPipelining(hasTooMany: (socket: Socket) => boolean): typeof IncomingMessage {
  const always = <Value>(value: Value) => ({ get: () => value, set: () => undefined });
  return class extends IncomingMessage {
    constructor(socket: Socket) {
      super(socket);
      if (!hasTooMany(socket)) return;
      Object.defineProperties(this, { method: always('CONNECT'), upgrade: always(true) });
    }
  };
}
