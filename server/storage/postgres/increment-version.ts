import { sql } from 'kysely';
import { channel } from './change-feed.ts';
import type { Tx } from './transactions.ts';

/**
 * Increments the version that inboxes compare, and notifies the other processes. Call it last in a transaction: others
 * that change submissions wait here for its commit, so that versions appear in order.
 */
export async function incrementVersion(origin: string, tx: Tx): Promise<void> {
  await tx
    .updateTable('practice')
    .set({ version: sql`version + 1` })
    .execute();
  await sql`select pg_notify(${channel}, ${origin})`.execute(tx);
}
