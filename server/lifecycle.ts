import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { Minute, Second } from '#shared/time.ts';

/** How long a stop waits for requests under way before it cuts them off. */
const stopPatienceMs = 20 * Second.ms;

/** Listens and resolves with the address, e.g. `http://127.0.0.1:3000`. */
export async function listen(
  handler: RequestListener,
  port: number,
  host: string,
): Promise<{ server: Server; address: string }> {
  const server = createServer(
    {
      headersTimeout: 20 * Second.ms,
      // A 10 MB photo over a weak signal takes its time.
      requestTimeout: 20 * Minute.ms,
      keepAliveTimeout: 65 * Second.ms,
      maxHeaderSize: 16 * 1024,
    },
    handler,
  );
  // Silence, unlike slowness, ends a connection.
  server.setTimeout(2 * Minute.ms);
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
  return { server, address: `http://${name}:${boundPort}` };
}

/** Takes no new connections, lets requests under way finish, and resolves when all are closed. */
export async function stopListening(server: Server, patienceMs = stopPatienceMs): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
}
