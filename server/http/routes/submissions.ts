import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { GenericSchema } from 'valibot';
import { postConsultation } from '#shared/api/consultation.ts';
import { postContact } from '#shared/api/contact.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { postNaturalBuildingConsultation } from '#shared/api/natural-building-consultation.ts';
import { fillTimeHeader, idempotencyKeyHeader } from '#shared/api/submission.ts';
import type { Budget, Refund } from '../middleware/budget.ts';
import { networkOf } from '../middleware/address.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import { floodLimits } from '../../services/flood-limits.ts';
import type { SubmissionOutcome, Submissions } from '../../services/submissions.ts';
import type { AppState } from '../state.ts';
import type { SubmissionKind } from '../../storage/records.ts';

type SubmissionEndpoint = Endpoint<GenericSchema<unknown, Record<string, unknown>>>;

export interface SubmissionRoutesOptions {
  submit: Submissions;
  /** Requests of one address. */
  limit: Middleware;
  /** The number of submissions that are stored, and their bytes. */
  budgets: { count: Budget; bytes: Budget };
}

/** The three calls that store visitors' messages and requests. */
export function addSubmissionRoutes(
  router: Router<AppState>,
  { submit, limit, budgets }: SubmissionRoutesOptions,
): void {
  const add = (contract: SubmissionEndpoint, kind: SubmissionKind) => {
    router.post(contract.path, limit, async (ctx) => {
      const body = await readJson(ctx);
      const key = ctx.get(idempotencyKeyHeader) || undefined;
      const refunds: Refund[] = [];
      // Called for new records only: a repeat costs no tokens.
      const parse = (given: unknown) => {
        const fields = parseBody(contract.body, given);
        // After validation, so that invalid bodies cost none either.
        refunds.push(budgets.count.take(ctx.ip));
        refunds.push(budgets.bytes.take(ctx.ip, Buffer.byteLength(JSON.stringify(fields))));
        return fields;
      };
      try {
        const network = networkOf(ctx.ip);
        const outcome = await submit({
          kind,
          key,
          body,
          network,
          fillTimeMs: fillTimeOf(ctx),
          parse,
        });
        if (outcome.kind === 'stored') refunds.length = 0;
        answer(ctx, outcome);
      } finally {
        for (const refund of refunds) refund();
      }
    });
  };
  add(postContact, 'contact');
  add(postNaturalBuildingConsultation, 'natural-building');
  add(postConsultation, 'consultation');
}

function fillTimeOf(ctx: Context): number | undefined {
  const text = ctx.get(fillTimeHeader);
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function answer(ctx: Context, outcome: SubmissionOutcome): void {
  switch (outcome.kind) {
    case 'stored':
    case 'repeated':
      ctx.status = outcome.kind === 'stored' ? 201 : 200;
      ctx.body = outcome.answer;
      return;
    case 'invalid-key':
      throw new ProblemError('invalid-idempotency-key');
    case 'mismatch':
      throw new ProblemError('idempotency-mismatch');
    case 'still-storing':
      throw new ProblemError('still-storing', { retryAfterSeconds: 1 });
    case 'no-room':
      throw new ProblemError('storage-unavailable', {
        detail: 'We can’t take more messages right now. We’ll try again automatically.',
        retryAfterSeconds: floodLimits.retryAfterSeconds,
      });
    case 'unknown-attachment': {
      const fields = outcome.indexes.map((index): [string, string] => [
        `attachments.${index}`,
        'We no longer have this file. Please attach it again.',
      ]);
      throw new ProblemError('unknown-attachment', { fields: Object.fromEntries(fields) });
    }
  }
}
