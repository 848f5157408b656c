/** What the owner looks at first in the morning, in this order. */
export const todayGroups = [
  'overdue',
  'while-away',
  'says-paid',
  'client-added',
  'week',
  'visit-open',
  'deposit-unpaid',
  'balance-open',
  'visits',
] as const;
export type TodayGroup = (typeof todayGroups)[number];

export const todayWords = {
  overdue: 'Overdue',
  'while-away': 'Came while you were away',
  'says-paid': 'Says paid',
  'client-added': 'New from the client',
  week: 'Due this week',
  'visit-open': 'Visit to agree on',
  'deposit-unpaid': 'Deposit unpaid for a week',
  'balance-open': 'Balance open',
  visits: 'Visits ahead',
} as const satisfies Record<TodayGroup, string>;
