import * as v from 'valibot';
import { Hour } from '../time.ts';
import { Instant } from '../schemas.ts';
import { BankAccount } from './practice.ts';
import { endpoint } from './endpoint.ts';

/** How long a change of the account waits, so that whoever did not make it can stop it. */
export const bankChangeDelayMs = 24 * Hour.ms;

/** An account as it is typed: spaces and hyphens of the BSB do not count. */
export const TypedBankAccount = v.object({
  accountName: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Enter the account name'),
    v.maxLength(200, 'Use at most 200 characters'),
    v.regex(/^[^\p{Cc}]*$/u, 'Use one line'),
  ),
  bsb: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{3}[- ]?\d{3}$/, 'A BSB has six digits, such as 633-000'),
    v.transform((text) => `${text.slice(0, 3)}-${text.slice(-3)}`),
  ),
  accountNumber: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d[\d ]{3,11}$/, 'An account number has 4 to 12 digits'),
  ),
});

/** Where customers pay, with a change that waits; for the owner. */
export const getBankAccount = endpoint({
  method: 'GET',
  path: '/api/bank-account',
  body: null,
  response: v.object({
    account: v.nullable(BankAccount),
    change: v.nullable(
      v.object({ account: BankAccount, requestedAt: Instant, takesEffectAt: Instant }),
    ),
    /** Whether `BANK_…` variables on the server decide; then nothing here can change it. */
    isSetOnServer: v.boolean(),
  }),
  errors: ['unauthorised'],
});

/**
 * Sets the account, for the owner: the first takes effect at once, a change after `bankChangeDelayMs`. A change needs
 * fresh proof. The account that is in use cancels a change that waits. 204.
 */
export const putBankAccount = endpoint({
  method: 'PUT',
  path: '/api/bank-account',
  body: v.object({ account: TypedBankAccount }),
  response: null,
  errors: ['unauthorised', 'owner-only', 'invalid-fields', 'fresh-proof-needed', 'set-on-server'],
});

/** Cancels the change that waits, for everybody who may read the inbox; 204 also when there is none. */
export const deleteBankChange = endpoint({
  method: 'DELETE',
  path: '/api/bank-account/change',
  body: null,
  response: null,
  errors: ['unauthorised'],
});
