import * as v from 'valibot';
import { limits } from '../limits.ts';
import { endpoint } from './endpoint.ts';

/** Size of a request body, in bytes; anything larger than our own limit says nothing about a proxy. */
const BodySize = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(limits.maxFileBytes + 64 * 1_024),
);

/**
 * A device reports that something between it and this server refused a body with a 413 that is not our problem document
 * (nginx refuses 1 MB by default). Sent once for each refused try, without a retry: the next refused try reports it
 * again. 204.
 */
export const postOversizeReport = endpoint({
  method: 'POST',
  path: '/api/oversize-reports',
  body: v.object({
    /** Size of the refused body, near enough: the bytes of the file or of the JSON. */
    bodyBytes: BodySize,
  }),
  response: null,
  errors: ['invalid-json', 'invalid-fields'],
});

/** How long the owner is warned after a device's report, in hours. */
export const oversizeReportHours = 24;
