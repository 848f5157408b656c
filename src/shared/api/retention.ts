import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const Period = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** How long what visitors send is kept; null is without an end. The sweep removes what is older. */
export const Retention = v.object({
  /** Messages from the contact form and the chat, from the day they came, in calendar months. */
  enquiryMonths: Period,
  /** Requests without a noted deposit, from the day they came, in calendar months. */
  unpaidRequestMonths: Period,
  /** Files that belong to no message or request, in hours. */
  orphanUploadHours: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Retention = v.InferOutput<typeof Retention>;

/** Days for which a record stays after its last change, however old it is: a slip can be put right. */
export const retentionRestDays = 30;

export const defaultRetention: Retention = {
  enquiryMonths: 12,
  unpaidRequestMonths: 6,
  orphanUploadHours: 48,
};

/** Holds no personal data, so that visitors may read it as well. */
export const getRetention = endpoint({
  method: 'GET',
  path: '/api/retention',
  body: null,
  response: Retention,
  errors: [],
});
