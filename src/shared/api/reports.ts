import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** A report of the price list as the owner has changed it. */
export const ChangedReport = v.object({
  id: v.string(),
  title: v.string(),
  /** Whole price in Australian dollars. */
  priceAud: v.number(),
  depositAud: v.nullable(v.number()),
  description: v.string(),
  includes: v.array(v.string()),
});
export type ChangedReport = v.InferOutput<typeof ChangedReport>;

/** Only the reports that the owner has changed; the release contains the others. */
export const listChangedReports = endpoint({
  method: 'GET',
  path: '/api/reports',
  body: null,
  response: v.array(ChangedReport),
  errors: [],
});
