import * as v from 'valibot';
import { Instant } from '../schemas.ts';
import { endpoint } from './endpoint.ts';

/** How this request reached the server, for `npm run doctor`: it tells the sender about nobody but itself. */
export const getConnection = endpoint({
  method: 'GET',
  path: '/api/connection',
  body: null,
  response: v.object({
    /** The sender's address as the server counts it for its limits. */
    address: v.string(),
    /** Whether a trusted proxy has said where the request came from. */
    isForwarded: v.boolean(),
    /** Whether the owner's cookie is `Secure`. */
    hasSecureCookie: v.boolean(),
    /** `PUBLIC_URL`; null where it is unset. */
    publicUrl: v.nullable(v.string()),
    now: Instant,
  }),
  errors: [],
});

/** Two server-sent events, this many milliseconds apart: a proxy that buffers delivers them together. */
export const connectionEventsPath = '/api/connection/events';
export const connectionEventsGapMs = 1_000;
