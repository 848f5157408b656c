import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Facts only the owner knows, from the server's environment; null where the owner has not set them. */
export const Practice = v.object({
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** Null: the payment window says that the bank details come by e-mail. */
  bank: v.nullable(
    v.object({ accountName: v.string(), bsb: v.string(), accountNumber: v.string() }),
  ),
});
export type Practice = v.InferOutput<typeof Practice>;

export const getPractice = endpoint({
  method: 'GET',
  path: '/api/practice',
  body: null,
  response: Practice,
  errors: [],
});
