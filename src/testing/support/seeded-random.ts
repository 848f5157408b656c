/** Random numbers that can be repeated: the same seed gives the same run. */
export interface SeededRandom {
  /** In [0, 1). */
  next(): number;
  /** A whole number in [0, below). */
  below(limit: number): number;
  /** One of a list that is not empty. */
  pick<Value>(list: readonly Value[]): Value;
  /** A UUID of version 4. */
  uuid(): string;
  /** Random bytes of this length. */
  bytes(count: number): Buffer;
}

/** The seed of every randomised test, so that all runs are alike; `SEED=7 npm run test:unit` uses another. */
export const seed = Number(process.env['SEED'] ?? 20_261_121);

/** Mulberry32: 32 bits of state, passes the usual tests of small generators; never for secrets. */
export function seededRandom(start: number): SeededRandom {
  let state = start >>> 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => bits() / 2 ** 32;
  const below = (limit: number) => Math.floor(next() * limit);
  const bytes = (count: number) => {
    const made = Buffer.alloc(Math.ceil(count / 4) * 4);
    for (let at = 0; at < made.length; at += 4) made.writeUInt32LE(bits(), at);
    return made.subarray(0, count);
  };
  return {
    next,
    below,
    bytes,
    pick(list) {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    uuid() {
      const made = bytes(16);
      made[6] = ((made[6] ?? 0) & 0x0f) | 0x40;
      made[8] = ((made[8] ?? 0) & 0x3f) | 0x80;
      const hex = made.toString('hex');
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        hex.slice(12, 16),
        hex.slice(16, 20),
        hex.slice(20),
      ].join('-');
    },
  };
}
