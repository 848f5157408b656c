import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from '../schemas.ts';

/** Longest note on a fact, in UTF-16 code units. */
export const maxFactNoteLength = 2_000;

/** The owner's answer about a fact that only the owner knows. */
export const OwnerFactBody = v.object({
  isConfirmed: v.boolean(),
  /** A correction or why it is open; may be empty. */
  note: v.pipe(v.string(), v.trim(), v.maxLength(maxFactNoteLength)),
});
export type OwnerFactBody = v.InferOutput<typeof OwnerFactBody>;

export const OwnerFactAnswer = v.object({
  ...OwnerFactBody.entries,
  /** Id of the fact. */
  fact: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,99}$/)),
  at: Instant,
});
export type OwnerFactAnswer = v.InferOutput<typeof OwnerFactAnswer>;

/** Every fact that the owner has answered. */
export const listOwnerFacts = endpoint({
  method: 'GET',
  path: '/api/owner-facts',
  body: null,
  response: v.array(OwnerFactAnswer),
  errors: ['unauthorised'],
});

/** Answers a fact; replaces an earlier answer. An unknown fact is 404. */
export const patchOwnerFact = endpoint({
  method: 'PATCH',
  path: '/api/owner-facts/:fact',
  body: OwnerFactBody,
  response: OwnerFactAnswer,
  errors: ['unauthorised', 'not-found', 'invalid-json', 'invalid-fields'],
});
