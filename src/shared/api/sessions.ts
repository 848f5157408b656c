import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from '../schemas.ts';

/** A browser that is signed in. */
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
  /** Whose it is; null for that of whoever asks. */
  personName: v.nullable(v.string()),
});
export type OwnerSession = v.InferOutput<typeof OwnerSession>;

/** The sessions of whoever asks that have not expired, newest first; the owner sees everybody's. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  body: null,
  response: v.array(OwnerSession),
  errors: ['unauthorised'],
});

/** Signs one browser of that list out, which may be the present one. */
export const deleteSessionById = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  body: null,
  response: null,
  errors: ['unauthorised', 'not-found'],
});

/** Signs every other browser of whoever asks out. */
export const deleteOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  body: null,
  response: null,
  errors: ['unauthorised'],
});
