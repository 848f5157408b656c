import * as v from 'valibot';
import { Instant } from '../schemas.ts';
import { endpoint } from './endpoint.ts';

/** Most people who may read the inbox, the owner among them. */
export const maxPeople = 5;

/** A name as it stands at notes and payments. */
const PersonName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter a name'),
  v.maxLength(80, 'Use at most 80 characters'),
  v.regex(/^[^\p{Cc}]*$/u, 'Use one line'),
);
const NameBody = v.object({ name: PersonName });

/** Shown once: the part of the link after `#`. */
const LinkKey = v.object({ key: v.string() });

/** Somebody who may read the inbox. */
export const PersonSummary = v.object({
  id: v.string(),
  /** Empty for an owner who has not said it. */
  name: v.string(),
  isOwner: v.boolean(),
  isYou: v.boolean(),
  /** Whether the invitation has been used. */
  hasJoined: v.boolean(),
  /** Until when the newest link works; null where there is none. */
  linkExpiresAt: v.nullable(Instant),
});
export type PersonSummary = v.InferOutput<typeof PersonSummary>;

/** Everybody who may read the inbox, the owner first. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  body: null,
  response: v.array(PersonSummary),
  errors: ['unauthorised'],
});

/** Invites somebody: 201 with the key of a link that works once, for a day. For the owner, with fresh proof. */
export const postPerson = endpoint({
  method: 'POST',
  path: '/api/people',
  body: NameBody,
  response: LinkKey,
  errors: ['unauthorised', 'owner-only', 'fresh-proof-needed', 'invalid-fields'],
});

/** Makes another link, with which somebody chooses a new passphrase. For the owner, with fresh proof. */
export const postPersonLink = endpoint({
  method: 'POST',
  path: '/api/people/:id/link',
  body: null,
  response: LinkKey,
  errors: ['unauthorised', 'owner-only', 'fresh-proof-needed', 'not-found'],
});

/** Changes a name; what was written under the one before keeps it. For the owner, with fresh proof. 204. */
export const putPersonName = endpoint({
  method: 'PUT',
  path: '/api/people/:id/name',
  body: NameBody,
  response: null,
  errors: ['unauthorised', 'owner-only', 'fresh-proof-needed', 'invalid-fields', 'not-found'],
});

/**
 * Removes somebody: the passphrase, passkeys and links are void and every session has ended when this answers 204. The
 * owner cannot be removed. For the owner, with fresh proof.
 */
export const deletePerson = endpoint({
  method: 'DELETE',
  path: '/api/people/:id',
  body: null,
  response: null,
  errors: ['unauthorised', 'owner-only', 'fresh-proof-needed', 'not-found'],
});
