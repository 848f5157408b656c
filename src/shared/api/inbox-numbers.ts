import * as v from 'valibot';
import { requestServiceTypes } from './requests.ts';
import { endpoint } from './endpoint.ts';

const Count = v.pipe(v.number(), v.integer());

/** Requests, paid ones and income by report and month, and how soon they are replied to; see `numbersOf`. */
export const getNumbers = endpoint({
  method: 'GET',
  path: '/api/inbox/numbers',
  body: null,
  response: v.object({
    months: v.array(
      v.object({
        month: v.string(),
        report: v.nullable(v.picklist(requestServiceTypes)),
        requests: Count,
        paid: Count,
        incomeCents: Count,
      }),
    ),
    medianReplyDays: v.nullable(v.number()),
  }),
  errors: ['unauthorised'],
});
