import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const Period = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** How long visitors' messages are stored before they are deleted automatically; null means for ever. */
export const Retention = v.object({
  /** Messages from the contact form and the chat, counted from the day of receipt, in calendar months. */
  enquiryMonths: Period,
  /** Requests without a deposit, counted from the day of receipt, in calendar months. */
  unpaidRequestMonths: Period,
  /** Files that belong to no message or request, in hours. */
  orphanUploadHours: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Retention = v.InferOutput<typeof Retention>;

/** A record stays for at least this many days after its last change, however old it is, so that a mistake can be undone. */
export const retentionGraceDays = 30;

/** What the environment does not set. */
export const defaultRetention: Retention = {
  enquiryMonths: 12,
  unpaidRequestMonths: 6,
  orphanUploadHours: 48,
};

/** Contains no personal data, so that visitors may read it as well. */
export const getRetention = endpoint({
  method: 'GET',
  path: '/api/retention',
  body: null,
  response: Retention,
  errors: [],
});
