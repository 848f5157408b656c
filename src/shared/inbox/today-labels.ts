import type { TodayGroup } from './today-groups.ts';

/** What each part of Today is called. */
export const todayLabels = {
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
