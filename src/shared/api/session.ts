import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const SessionBody = v.object({
  passphrase: v.pipe(v.string(), v.minLength(1, 'Please enter the passphrase'), v.maxLength(1_024)),
});
export type SessionBody = v.InferOutput<typeof SessionBody>;

/**
 * Signs the owner in: 204 and an HttpOnly cookie for 30 days. A wrong passphrase is 401 `wrong-passphrase`; further
 * guesses are slowed by 429 with `Retry-After`.
 */
export const postSession = endpoint({
  method: 'POST',
  path: '/api/session',
  body: SessionBody,
  response: null,
  errors: ['invalid-json', 'invalid-fields', 'wrong-passphrase'],
});

/** Whether this browser is signed in as the owner: `{ owner: true }`, or 401. */
export const getSession = endpoint({
  method: 'GET',
  path: '/api/session',
  body: null,
  response: v.object({ owner: v.literal(true) }),
  errors: ['unauthorised'],
});

/** Signs out; 204 also when nobody was signed in. */
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/session',
  body: null,
  response: null,
  errors: [],
});
