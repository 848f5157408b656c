import { once } from 'node:events';
import { createServer } from 'node:net';

const mostTries = 5;

/**
 * Starts a program that cannot choose its port itself. The port was free a moment before; where another program has
 * taken it in the meantime, the start fails and is tried with the next.
 */
export async function onFreePort<Started>(
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (tries === mostTries) throw error;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
