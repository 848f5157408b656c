import type { LockName } from '../ports.ts';

/** First number of all our advisory locks, so that they do not collide with others in the same database. */
const ours = 7_234_148;

/** Advisory locks as two numbers. Locks of single submissions use one number, and never collide with these. */
export const locks = {
  migrations: [ours, 1],
  /** Shared by servers, exclusive for a copy of all records. */
  presence: [ours, 2],
  mail: [ours, 3],
  maintenance: [ours, 4],
  /** Held to the end of each transaction that writes content. */
  content: [ours, 5],
} satisfies Record<LockName | 'migrations' | 'presence' | 'content', readonly [number, number]>;
