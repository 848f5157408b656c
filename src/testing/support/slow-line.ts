import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';

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
  const down = { bytesPerSecond: speed.downBytesPerSecond, freeAtMs: 0 };
  const up = { bytesPerSecond: speed.upBytesPerSecond, freeAtMs: 0 };
  let isCut = false;
  let downBytes = 0;

  /** Forwards data with the connection's delay and speed, then ends the stream. */
  function carry(from: Socket, to: Socket, lane: typeof down): void {
    // Timers of nearly the same moment may end in another order than they began; the data may not.
    const pending: (() => void)[] = [];
    const late = (bytes: number, deliver: () => void) => {
      pending.push(deliver);
      const nowMs = performance.now();
      lane.freeAtMs = Math.max(nowMs, lane.freeAtMs) + (bytes / lane.bytesPerSecond) * 1_000;
      setTimeout(() => pending.shift()?.(), lane.freeAtMs - nowMs + speed.roundTripMs / 2);
    };
    from.on('data', (chunk: Buffer) =>
      late(chunk.length, () => {
        if (!to.destroyed) to.write(chunk);
      }),
    );
    from.on('end', () => late(0, () => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      late(0, () => to.destroy());
    });
  }

  const server = createServer((incoming) => {
    if (isCut) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(Number(port), hostname);
    open.add(incoming).add(outgoing);
    carry(incoming, outgoing, up);
    carry(outgoing, incoming, down);
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
