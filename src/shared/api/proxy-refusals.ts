import * as v from 'valibot';
import { limits } from '../limits.ts';
import { endpoint } from './endpoint.ts';

/** Size of a request body, in bytes; what is larger than we take ourselves says nothing about a proxy. */
const BodySize = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(limits.maxFileBytes + 64 * 1_024),
);

/**
 * A device tells that something between it and this server refused a body with a 413 that is not our problem
 * document (nginx refuses 1 MB unless it is told otherwise). Sent once a refused try, without a retry: the next
 * refused try tells it again. 204.
 */
export const postProxyRefusal = endpoint({
  method: 'POST',
  path: '/api/proxy-refusals',
  body: v.object({
    /** Of the body that was refused, near enough: the bytes of the file or of the JSON. */
    bodyBytes: BodySize,
  }),
  response: null,
  errors: ['invalid-json', 'invalid-fields'],
});

/** Hours after the last word of a device for which the owner is told. */
export const proxyRefusalHours = 24;

/** What devices told within the last `proxyRefusalHours`, for the owner; `latest` is null when none did. */
export const getProxyRefusals = endpoint({
  method: 'GET',
  path: '/api/inbox/proxy-refusals',
  body: null,
  response: v.object({
    latest: v.nullable(
      v.object({
        /** When a device last told of one. */
        at: v.pipe(v.string(), v.isoTimestamp()),
        /** The smallest body that was refused. */
        smallestBodyBytes: BodySize,
      }),
    ),
  }),
  errors: ['unauthorised'],
});
