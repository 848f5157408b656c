import { isAbn, spacedAbn } from '#shared/abn.ts';
import * as v from 'valibot';
import type { Seller } from '#shared/api/practice.ts';

const line = (longest: number) =>
  v.exactOptional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(longest, `must be at most ${longest} characters`),
      v.regex(/^[^\p{Cc}]*$/u, 'must be one line of text'),
    ),
  );

/** Variables about the seller; part of the environment. */
export const sellerVariables = {
  /** Name that the ABN is registered to, of a person or a company. */
  PRACTICE_LEGAL_NAME: line(200),
  PRACTICE_ABN: v.exactOptional(
    v.pipe(
      v.string(),
      v.check(isAbn, 'must be an ABN: 11 digits that pass its check, such as 51 824 753 556'),
      v.transform(spacedAbn),
    ),
  ),
  PRACTICE_GST: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^(?:registered|not registered)$/i, 'must be registered or not registered'),
      v.transform((text) => /^registered$/i.test(text)),
    ),
  ),
  /** Building design registration in Victoria: category and number. */
  PRACTICE_REGISTRATION: line(200),
  /** Professional indemnity and public liability, with the insurer. */
  PRACTICE_INSURANCE: line(300),
  /** The practice's own refund rule, besides the law's. */
  PRACTICE_REFUNDS: line(600),
  /** Where the server, the mail and the backups are, and who runs them. */
  PRACTICE_HOSTING: line(300),
};

const SellerVariables = v.object(sellerVariables);

export function sellerOf(set: v.InferOutput<typeof SellerVariables>): Seller {
  return {
    legalName: set.PRACTICE_LEGAL_NAME ?? null,
    abn: set.PRACTICE_ABN ?? null,
    isGstRegistered: set.PRACTICE_GST ?? null,
    registration: set.PRACTICE_REGISTRATION ?? null,
    insurance: set.PRACTICE_INSURANCE ?? null,
    refunds: set.PRACTICE_REFUNDS ?? null,
    hosting: set.PRACTICE_HOSTING ?? null,
  };
}

/** Weight of each digit; the first digit counts one less. The sum of a true ABN is a multiple of 89. */
