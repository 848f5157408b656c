import type { OwnerFactAnswer, OwnerFactBody } from '#shared/api/owner-facts.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';

/** The owner's answers about facts to confirm before the site goes public. */
export interface OwnerFacts {
  list(): Promise<readonly OwnerFactAnswer[]>;
  /** Undefined for a fact that the list does not have. */
  answer(fact: string, body: OwnerFactBody): Promise<OwnerFactAnswer | undefined>;
}

/** @param facts ids of the list; answers to others are neither stored nor returned */
export function createOwnerFacts(
  store: Pick<RecordStore, 'listOwnerFacts' | 'setOwnerFact'>,
  clock: Clock,
  facts: ReadonlySet<string>,
): OwnerFacts {
  return {
    list: async () => (await store.listOwnerFacts()).filter(({ fact }) => facts.has(fact)),
    async answer(fact, body) {
      if (!facts.has(fact)) return undefined;
      const answer = { fact, ...body, at: clock().toISOString() };
      await store.setOwnerFact(answer);
      return answer;
    },
  };
}
