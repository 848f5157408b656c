import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Minute, Second } from '#shared/time.ts';

/** How long a stop waits for requests under way before it cuts them off. */
const stopPatienceMs = 20 * Second.ms;

/** Resolves when everything about the request is done, also when its visitor has gone away. */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export interface Listening {
  /** e.g. `http://127.0.0.1:3000`. */
  address: string;
  /** Takes no new connections, lets requests under way finish, and resolves when all are done. */
  stop(patienceMs?: number): Promise<void>;
}

/** Listens on a port, 0 for a free one. */
export async function listen(handler: Handler, port: number, host: string): Promise<Listening> {
  const underWay = new Set<Promise<unknown>>();
  /** Requests being answered, per open connection. */
  const connections = new Map<Socket, number>();
  let isStopping = false;

  const server = createServer(
    {
      headersTimeout: 20 * Second.ms,
      // A 10 MB photo over a weak signal takes its time.
      requestTimeout: 20 * Minute.ms,
      keepAliveTimeout: 65 * Second.ms,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      const { socket } = request;
      connections.set(socket, (connections.get(socket) ?? 0) + 1);
      response.once('close', () => {
        const left = (connections.get(socket) ?? 1) - 1;
        if (!socket.destroyed) connections.set(socket, left);
        if (isStopping && left === 0) socket.destroySoon();
      });
      const work = handler(request, response).finally(() => underWay.delete(work));
      underWay.add(work);
    },
  );
  // Silence, unlike slowness, ends a connection.
  server.setTimeout(2 * Minute.ms);
  server.on('connection', (socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
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
    async stop(patienceMs = stopPatienceMs) {
      isStopping = true;
      const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      // Browsers open connections ahead of need; Node itself waits for those that never asked anything.
      for (const [socket, requests] of connections) if (requests === 0) socket.destroy();
      await closed;
      clearTimeout(cutOff);
      await Promise.allSettled(underWay);
    },
  };
}
