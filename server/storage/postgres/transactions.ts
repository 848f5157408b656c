import type { Kysely, Transaction } from 'kysely';
import { StorageUnavailableError } from '../ports.ts';
import { asUnavailable, codeOf } from './connection.ts';
import type { Tables } from './tables.ts';

/** A transaction under way. */
export type Step = Transaction<Tables>;

export interface Transactions {
  /** Reads. @throws StorageUnavailableError when the database does not answer or the store is closed */
  guarded<Result>(work: () => Promise<Result>): Promise<Result>;
  /** One transaction, retried after a conflict; nothing of a failed try is left. */
  atOnce<Result>(work: (step: Step) => Promise<Result>): Promise<Result>;
}

/** Access to the database while the store is open. */
export function createTransactions(db: Kysely<Tables>, isOpen: () => boolean): Transactions {
  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!isOpen()) throw new StorageUnavailableError('the store is closed');
    try {
      return await work();
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  function atOnce<Result>(work: (step: Step) => Promise<Result>): Promise<Result> {
    return guarded(async () => {
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

  return { guarded, atOnce };
}
