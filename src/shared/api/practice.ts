import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const Fact = v.nullable(v.string());

/** Who a customer makes a contract with, and where their data is stored; null where the owner has not published it. */
export const Seller = v.object({
  /** Name that the ABN is registered to. */
  legalName: Fact,
  /** `51 824 753 556`. */
  abn: Fact,
  isGstRegistered: v.nullable(v.boolean()),
  /** Building design registration: category and number. */
  registration: Fact,
  insurance: Fact,
  /** The practice's own refund rule, besides the law's. */
  refunds: Fact,
  /** Where the server, mail and backups are, and who runs them. */
  hosting: Fact,
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

/** Facts only the owner knows, from the server's environment; null where the owner has not set them. */
export const Practice = v.object({
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** Null: the payment dialog says that the bank details come by email. */
  bank: v.nullable(
    v.object({ accountName: v.string(), bsb: v.string(), accountNumber: v.string() }),
  ),
  seller: Seller,
  /** When somebody answers, `Monday to Thursday, 9 am to 4 pm`; missing where the owner has not said. */
  hours: v.exactOptional(v.string()),
  /** Where no travel is charged; missing likewise. */
  serviceArea: v.exactOptional(v.string()),
  /** The notice at the top of the pages where people write to the practice, today. May use inline markup. */
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
