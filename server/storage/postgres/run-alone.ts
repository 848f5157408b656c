import type { Pool } from 'pg';
import type { SoleTask } from '../ports.ts';
import { asUnavailable } from './connection.ts';
import { locks } from './advisory-locks.ts';

/**
 * Does work under a lock of its own connection: it is released as soon as the process or the connection is gone, and
 * the signal aborts when only the connection is.
 * @returns false when another process has it
 */
export async function runAlone(
  pool: Pool,
  task: SoleTask,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect().catch((error: unknown) => {
    throw asUnavailable(error);
  });
  const loss = new AbortController();
  const lost = (error: unknown) => loss.abort(asUnavailable(error));
  client.once('error', lost);
  try {
    const found = await client
      .query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', locks[task])
      .catch((error: unknown) => {
        lost(error);
        throw asUnavailable(error);
      });
    if (found.rows[0]?.held !== true) return false;
    try {
      await work(loss.signal);
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', locks[task]).catch(lost);
    }
    return true;
  } finally {
    client.off('error', lost);
    // A connection that may still have the lock is closed, not reused.
    client.release(loss.signal.aborted);
  }
}
