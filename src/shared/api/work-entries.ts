import * as v from 'valibot';
import { OwnerEntry, WorkEntry } from '../inbox/work-entries.ts';
import { endpoint } from './endpoint.ts';

/** Everything that was done for a request or message, in the order in which it was stored; for the signed-in owner. */
export const getWorkEntries = endpoint({
  method: 'GET',
  path: '/api/inbox/records/:id/work',
  body: null,
  response: v.array(WorkEntry),
  errors: ['unauthorised', 'not-found'],
});

/** What was received, refunded and invoiced in each quarter, as comma-separated values. Needs fresh proof. */
export const getSales = endpoint({
  method: 'GET',
  path: '/api/inbox/sales.csv',
  body: null,
  response: null,
  errors: ['unauthorised', 'fresh-proof-needed'],
});

/**
 * Adds an entry of the owner's: 201 the first time, 200 for a repeat under the same id, 422 `idempotency-mismatch` where
 * the id belongs to another entry.
 */
export const postWorkEntry = endpoint({
  method: 'POST',
  path: '/api/inbox/records/:id/work',
  body: OwnerEntry,
  response: WorkEntry,
  errors: [
    'unauthorised',
    'not-found',
    'invalid-json',
    'invalid-fields',
    'idempotency-mismatch',
    'storage-unavailable',
  ],
});
