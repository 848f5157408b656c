import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { listInvoices } from '#shared/api/invoices.ts';
import { getSales, getWorkEntries, postWorkEntry } from '#shared/api/work-entries.ts';
import { OwnerEntry, uploadsOf } from '#shared/inbox/work-entries.ts';
import type { Uploads } from '../../services/uploads.ts';
import { RefusedEntryError } from '../../services/work.ts';
import type { Work } from '../../services/work.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { freshOnly } from './fresh-proof.ts';
import type { RequireFreshProof } from './fresh-proof.ts';
import { bylineOf } from './owner-cookie.ts';
import { sendStored } from './send-stored.ts';

/** What the owner does for a request after it has come. */
export function addWorkRoutes(
  router: Router<AppState>,
  {
    work,
    uploads,
    requireSignIn,
    requireFreshProof,
  }: {
    work: Work;
    uploads: Pick<Uploads, 'withdraw'>;
    requireSignIn: Middleware<AppState>;
    requireFreshProof: RequireFreshProof;
  },
): void {
  router.get(getWorkEntries.path, requireSignIn, async (ctx) => {
    const entries = await work.list(ctx.params['id'] ?? '');
    if (!entries) throw new ProblemError('not-found');
    ctx.body = entries;
  });
  router.get(listInvoices.path, requireSignIn, async (ctx) => {
    const year = ctx.params['year'] ?? '';
    if (!/^2\d{3}$/.test(year)) throw new ProblemError('not-found');
    ctx.body = await work.invoices(Number(year));
  });
  router.get(getSales.path, requireSignIn, freshOnly(requireFreshProof), async (ctx) => {
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment('sales-by-quarter.csv');
    ctx.body = await work.sales();
  });
  router.post(postWorkEntry.path, requireSignIn, async (ctx) => {
    const entry = parseBody(OwnerEntry, await readJson(ctx));
    const outcome = await work
      .add(ctx.params['id'] ?? '', entry, bylineOf(ctx))
      .catch(rethrowRefusal);
    // Erased in the meantime: so are the files that were to go with it.
    if (outcome.kind === 'unknown-submission') await uploads.withdraw(uploadsOf(entry));
    if (outcome.kind === 'unknown-upload') throw new ProblemError('unknown-attachment');
    sendStored(ctx, outcome);
  });
}

function rethrowRefusal(error: unknown): never {
  if (!(error instanceof RefusedEntryError)) throw error;
  throw new ProblemError('invalid-fields', { fields: error.fields });
}
