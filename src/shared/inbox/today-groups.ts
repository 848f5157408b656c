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
