import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { IdempotencyKey } from './submission.ts';

/** A customer says that the deposit of a request is paid. */
export const DepositNoteBody = v.object({
  /** Id of the submission; only the device that sent it, and the owner, know it. */
  request: IdempotencyKey,
});

/**
 * Stores that the customer says the deposit of a report request is paid, once until the owner has looked; 204, however
 * often it is sent. Nothing else changes: whether the money has arrived is for the owner to say.
 */
export const postDepositNote = endpoint({
  method: 'POST',
  path: '/api/deposit-notes',
  body: DepositNoteBody,
  response: null,
  errors: ['not-found', 'invalid-json', 'invalid-fields'],
});
