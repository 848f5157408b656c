import type { Kysely, Transaction } from 'kysely';
import { StorageUnavailableError } from '../ports.ts';
import { asUnavailable, codeOf } from './connection.ts';
import type { Tables } from './table-types.ts';

/** An open transaction. */
export type Tx = Transaction<Tables>;

export interface Transactions {
  /** Runs queries. @throws StorageUnavailableError when the database fails or the store is closed */
  withStorageErrors<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs one transaction, again after a conflict with another one. Throws the same. */
  inTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
}

/** Access to the database while the store is open. */
export function createTransactions(db: Kysely<Tables>, isOpen: () => boolean): Transactions {
  async function withStorageErrors<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!isOpen()) throw new StorageUnavailableError('the store is closed');
    try {
      return await work();
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  function inTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return withStorageErrors(async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await db.transaction().execute(work);
        } catch (error) {
          // Unique, foreign key, serialisation, deadlock.
          const isRace = ['23505', '23503', '40001', '40P01'].includes(codeOf(error));
          if (!isRace || attempt === 5) throw error;
        }
      }
    });
  }

  return { withStorageErrors, inTransaction };
}
