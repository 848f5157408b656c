import type { ReportRequest } from '#shared/api/requests.ts';
import { noMoney } from '#shared/inbox/dues.ts';

/** What a request has and a message has not: nothing attached, paid or done yet. */
export const requestFields = {
  serviceType: 'house-extension',
  phone: '',
  answers: {},
  attachments: [],
  toolWork: [],
  shownPrice: null,
  money: noMoney,
  depositPaidAt: null,
} satisfies Partial<ReportRequest>;
