import * as v from 'valibot';
import { Whole } from '../inbox/money-entries.ts';
import { StoredInvoice } from '../inbox/work-entries.ts';
import { endpoint } from './endpoint.ts';

/**
 * Invoices, receipts and adjustment notes of one year, the newest first, and the years that have some: those of erased
 * people as well, without the person.
 */
export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/inbox/invoices/:year',
  body: null,
  response: v.object({ years: v.array(Whole), invoices: v.array(StoredInvoice) }),
  errors: ['unauthorised', 'not-found'],
});
