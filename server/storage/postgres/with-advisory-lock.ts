import type { Pool } from 'pg';
import type { LockName } from '../ports.ts';
import { asUnavailable } from './connection.ts';
import { locks } from './advisory-locks.ts';

/**
 * Runs a task under an advisory lock of a connection of its own: PostgreSQL releases it as soon as the process or the
 * connection is gone. The signal aborts when the connection is lost.
 * @returns false, without running the task, when another process holds the lock
 */
export async function withAdvisoryLock(
  pool: Pool,
  name: LockName,
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
      .query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', locks[name])
      .catch((error: unknown) => {
        lost(error);
        throw asUnavailable(error);
      });
    if (found.rows[0]?.held !== true) return false;
    try {
      await work(loss.signal);
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', locks[name]).catch(lost);
    }
    return true;
  } finally {
    client.off('error', lost);
    // A connection that may still have the lock is closed, not reused.
    client.release(loss.signal.aborted);
  }
}
