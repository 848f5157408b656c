import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Lane } from './lane.ts';
import type { LineSpeed } from './slow-line.ts';

/** A proxy in front of a server that is slow for service workers. */
export interface WorkerLine {
  readonly address: string;
  /** False lets workers pass at full speed. */
  isSlow: boolean;
  close(): Promise<void>;
}

/**
 * Starts the proxy. Chromium can slow down the network of a page, but not that of its service worker, which would
 * download the whole site at once while the page is measured.
 */
export async function startWorkerLine(target: string, speed: LineSpeed): Promise<WorkerLine> {
  const { hostname, port } = new URL(target);
  const agent = new Agent({ keepAlive: true });
  const halfTripMs = speed.roundTripMs / 2;
  const down = new Lane(speed.downBytesPerSecond, halfTripMs);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, isSlow: boolean): void {
    const { method, url: path, headers } = incoming;
    const onward = request({ agent, hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isSlow) down.carry(answer, outgoing);
      else answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  const server = createServer((incoming, outgoing) => {
    const isSlow = line.isSlow && incoming.headers.referer?.endsWith('/service-worker.js') === true;
    if (isSlow) setTimeout(forward, halfTripMs, incoming, outgoing, true);
    else forward(incoming, outgoing, false);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const line: WorkerLine = {
    address: `http://localhost:${own}`,
    isSlow: true,
    async close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
  return line;
}
