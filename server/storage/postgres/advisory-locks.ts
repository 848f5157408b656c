import type { SoleTask } from '../ports.ts';

/** First number of every advisory lock of this server, so that others in the same database do not meet ours. */
const ours = 7_234_148;

/** Advisory locks as two numbers. Locks of single submissions use one number, and meet none of these. */
export const locks = {
  migrations: [ours, 1],
  /** Shared by servers, taken alone by whoever copies all records. */
  presence: [ours, 2],
  mail: [ours, 3],
  upkeep: [ours, 4],
  /** Held to the end of each transaction that writes content. */
  content: [ours, 5],
} satisfies Record<SoleTask | 'migrations' | 'presence' | 'content', readonly [number, number]>;
