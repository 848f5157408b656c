import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { Lane } from './lane.ts';

/** Capacity of a connection. */
export interface LineSpeed {
  /** Round trip, in milliseconds. */
  roundTripMs: number;
  downBytesPerSecond: number;
  upBytesPerSecond: number;
}

/** Slow 4G as Lighthouse defines it. */
export const slow4g: LineSpeed = {
  roundTripMs: 150,
  downBytesPerSecond: (1_638_400 * 0.9) / 8,
  upBytesPerSecond: (675_000 * 0.9) / 8,
};

/** A slow connection to a server, shared by every browser and its workers. */
export interface SlowLine {
  readonly address: string;
  /** While true, nothing passes and open connections are cut. */
  isCut: boolean;
  /** What was received from the server so far. */
  readonly downBytes: number;
  close(): Promise<void>;
}

/** Starts a slow connection in front of a server; everything shares its capacity. */
export async function startSlowLine(target: string, speed: LineSpeed): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const down = new Lane(speed.downBytesPerSecond, speed.roundTripMs / 2);
  const up = new Lane(speed.upBytesPerSecond, speed.roundTripMs / 2);
  let isCut = false;
  let downBytes = 0;

  const server = createServer((incoming) => {
    if (isCut) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(Number(port), hostname);
    for (const socket of [incoming, outgoing]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    up.carry(incoming, outgoing);
    down.carry(outgoing, incoming);
    outgoing.on('data', ({ length }: Buffer) => {
      downBytes += length;
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://localhost:${own}`,
    get isCut() {
      return isCut;
    },
    set isCut(value) {
      isCut = value;
      if (value) cutAll();
    },
    get downBytes() {
      return downBytes;
    },
    async close() {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}
