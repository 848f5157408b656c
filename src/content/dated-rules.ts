/** What is said of a rule until it changes, and from each day of a change on. May use inline markup. */
interface DatedRule {
  before: string;
  /** In the order of their days; each day starts at midnight in Victoria. */
  changes: readonly { from: `${number}-${number}-${number}`; text: string }[];
}

/**
 * Rules that change on a known day. A text of the server’s that has `{rule:id}` says what applies today; a text that
 * the device has in its code names no such day and leads to one that does.
 */
export const datedRules = {
  'building-contracts': {
    before:
      'The law on these contracts was [rewritten in 2025](source:building-contract-reform), and the new rules apply [from 1 December 2026 at the latest](source:building-contract-start): ask the Commission which apply on the day you sign.',
    changes: [
      {
        from: '2026-12-01',
        text: 'The [new law on these contracts](source:building-contract-reform) is in force: every domestic building contract, small ones as well, must have the contents it lists. A contract signed earlier can fall under the rules of its own day; ask the Commission.',
      },
    ],
  },
  'structural-limit': {
    before:
      '[From 1 May 2027](source:ncc-2025-victorian-clauses) it will no longer be enough in Victoria to [prove such a wall against the code’s requirements](source:ncc-2025-structure): the engineer must then show that it is at least equivalent to the code’s own recipe, its deemed-to-satisfy provisions.',
    changes: [
      {
        from: '2027-05-01',
        text: 'In Victoria [it is no longer enough](source:ncc-2025-victorian-clauses) to [prove such a wall against the code’s requirements](source:ncc-2025-structure): the engineer must show that it is at least equivalent to the code’s own recipe, its deemed-to-satisfy provisions.',
      },
    ],
  },
} as const satisfies Record<string, DatedRule>;
