import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Days of an absence, both included, and since when visitors could read of it. */
export const Absence = v.object({
  from: v.string(),
  until: v.string(),
  since: v.exactOptional(v.string()),
});

const OptionalFact = v.nullable(v.string());

/** Who a customer makes a contract with, and where their data is stored; null where the owner has not published it. */
export const Seller = v.object({
  /** Name that the ABN is registered to. */
  legalName: OptionalFact,
  /** `51 824 753 556`. */
  abn: OptionalFact,
  isGstRegistered: v.nullable(v.boolean()),
  /** Building design registration: category and number. */
  registration: OptionalFact,
  insurance: OptionalFact,
  /** The practice's own refund rule, besides the law's. */
  refunds: OptionalFact,
  /** Where the server, mail and backups are, and who runs them. */
  hosting: OptionalFact,
});
export type Seller = v.InferOutput<typeof Seller>;

/** An owner who has published nothing. */
export const unpublishedSeller: Seller = {
  legalName: null,
  abn: null,
  isGstRegistered: null,
  registration: null,
  insurance: null,
  refunds: null,
  hosting: null,
};

/** Where customers pay; in Australia, an account is a BSB and a number. */
export const BankAccount = v.object({
  accountName: v.string(),
  /** `123-456`. */
  bsb: v.string(),
  accountNumber: v.string(),
});
export type BankAccount = v.InferOutput<typeof BankAccount>;

/**
 * What only the owner knows: set in the server's environment and replaced by what the owner publishes; of the bank account,
 * the environment's comes first. Null where neither says anything.
 */
export const Practice = v.object({
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** Null: the payment dialog says that the bank details come by email. */
  bank: v.nullable(BankAccount),
  seller: Seller,
  /** Office hours, for example `Monday to Thursday, 9 am to 4 pm`; missing where the owner has not published them. */
  hours: v.exactOptional(v.string()),
  /** Area in which travel is not charged; missing where the owner has not published it. */
  serviceArea: v.exactOptional(v.string()),
  /** Days on which the practice is away, as its notices say, past ones too; they move what is promised. */
  away: v.exactOptional(v.array(Absence)),
  /** Today's notices for the pages where people write to the practice. May use inline markup. */
  notices: v.exactOptional(v.array(v.string())),
});
export type Practice = v.InferOutput<typeof Practice>;

export const getPractice = endpoint({
  method: 'GET',
  path: '/api/practice',
  body: null,
  response: Practice,
  errors: [],
});
