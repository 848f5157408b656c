import type { Readable, Writable } from 'node:stream';

/** Size of one turn. */
const packetBytes = 1_460;
/** How much of a connection's data may wait; its sender pauses above that. */
const bufferBytes = 32_768;

/** One direction of a connection. */
interface Stream {
  from: Readable;
  to: Writable;
  waiting: Buffer[];
  waitingBytes: number;
  hasEnded: boolean;
}

/** One direction of a slow line. Its connections take turns; data for a closed one is dropped. */
export class Lane {
  readonly #bytesPerSecond: number;
  readonly #delayMs: number;
  readonly #streams: Stream[] = [];
  #freeAtMs = 0;
  #isBusy = false;

  constructor(bytesPerSecond: number, delayMs: number) {
    this.#bytesPerSecond = bytesPerSecond;
    this.#delayMs = delayMs;
  }

  /** Forwards data, then ends the stream. */
  carry(from: Readable, to: Writable): void {
    const stream: Stream = { from, to, waiting: [], waitingBytes: 0, hasEnded: false };
    this.#streams.push(stream);
    from.on('data', (chunk: Buffer) => {
      stream.waiting.push(chunk);
      stream.waitingBytes += chunk.length;
      if (stream.waitingBytes > bufferBytes) from.pause();
      this.#next();
    });
    const end = () => {
      stream.hasEnded = true;
      this.#next();
    };
    from.on('end', end);
    from.on('close', end);
    from.on('error', () => to.destroy());
  }

  #next(): void {
    if (this.#isBusy) return;
    const stream = this.#turn();
    if (stream === undefined) return;
    const packet = takePacket(stream);
    if (stream.waitingBytes <= bufferBytes) stream.from.resume();
    const nowMs = performance.now();
    this.#freeAtMs =
      Math.max(nowMs, this.#freeAtMs) + (packet.length / this.#bytesPerSecond) * 1_000;
    this.#isBusy = true;
    setTimeout(() => {
      this.#isBusy = false;
      // Timers of one length end in the order in which they began.
      setTimeout(() => !stream.to.destroyed && stream.to.write(packet), this.#delayMs);
      this.#next();
    }, this.#freeAtMs - nowMs);
  }

  /** The next connection that has something to send. */
  #turn(): Stream | undefined {
    for (let left = this.#streams.length; left > 0; left -= 1) {
      const stream = this.#streams.shift();
      if (stream === undefined) return undefined;
      const { to, waiting, hasEnded } = stream;
      if (to.destroyed) {
        stream.from.destroy();
      } else if (waiting.length > 0) {
        this.#streams.push(stream);
        return stream;
      } else if (hasEnded) {
        setTimeout(() => to.end(), this.#delayMs);
      } else {
        this.#streams.push(stream);
      }
    }
    return undefined;
  }
}

function takePacket(stream: Stream): Buffer {
  const [chunk = Buffer.alloc(0)] = stream.waiting;
  const packet = chunk.subarray(0, packetBytes);
  if (packet.length < chunk.length) stream.waiting[0] = chunk.subarray(packet.length);
  else stream.waiting.shift();
  stream.waitingBytes -= packet.length;
  return packet;
}
