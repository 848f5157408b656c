import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from '../schemas.ts';

/** A browser that is signed in as the owner. */
export const OwnerSession = v.object({
  /** Id of the session; it signs nobody in. */
  id: v.string(),
  /** What kind of browser on what kind of device, e.g. `Firefox on Android`; a hint, not a proof. */
  device: v.string(),
  openedAt: Instant,
  expiresAt: Instant,
  /** Null when it has not been used since the server started. */
  lastUsedAt: v.nullable(Instant),
  /** Whether it is the session of this request. */
  isCurrent: v.boolean(),
});
export type OwnerSession = v.InferOutput<typeof OwnerSession>;

/** Every session that has not expired, newest first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  body: null,
  response: v.array(OwnerSession),
  errors: ['unauthorised'],
});

/** Signs one browser out, which may be the present one. */
export const deleteSessionById = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  body: null,
  response: null,
  errors: ['unauthorised', 'not-found'],
});

/** Signs every other browser out. */
export const deleteOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  body: null,
  response: null,
  errors: ['unauthorised'],
});
