import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lane } from './lane.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const second = 'x'.repeat(14_600);

/** Ten packets a second, half a second of delay. */
function connect(lane: Lane) {
  const from = new PassThrough();
  const to = new PassThrough();
  const received = { bytes: 0, hasEnded: false };
  to.on('data', (chunk: Buffer) => {
    received.bytes += chunk.length;
  });
  to.on('end', () => {
    received.hasEnded = true;
  });
  lane.carry(from, to);
  return { from, to, received };
}

test('connections take turns, and data for a closed one takes no time', async () => {
  const lane = new Lane(14_600, 500);
  const one = connect(lane);
  const other = connect(lane);
  const closed = connect(lane);
  for (const { from } of [one, other, closed]) from.end(second);
  closed.to.destroy();
  await vi.advanceTimersByTimeAsync(1_450);
  expect([one.received.bytes, other.received.bytes]).toEqual([7_300, 5_840]);
  await vi.advanceTimersByTimeAsync(1_100);
  for (const { received } of [one, other]) {
    expect(received).toEqual({ bytes: second.length, hasEnded: true });
  }
  expect(closed.from.destroyed).toBe(true);
});
