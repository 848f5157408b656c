import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Fewest requests for a median: with fewer, it would say more about the senders than about the form. */
export const fewestCompletionTimes = 10;

const Count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How long customers took to fill in a questionnaire, by service type; one with too few requests is missing. */
export const CompletionTimes = v.record(
  v.string(),
  v.object({
    /** Median of those filled in at one sitting, in minutes; from 20 on rounded to five. */
    minutes: Count,
    /** Requests it is the median of. */
    requests: v.pipe(Count, v.minValue(fewestCompletionTimes)),
  }),
);
export type CompletionTimes = v.InferOutput<typeof CompletionTimes>;

/** Medians of the header `Fill-Time-Ms`. Public: nothing in it belongs to one person. */
export const getCompletionTimes = endpoint({
  method: 'GET',
  path: '/api/completion-times',
  body: null,
  response: CompletionTimes,
  errors: ['storage-unavailable'],
});
