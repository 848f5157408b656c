import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { GenericSchema } from 'valibot';
import { postConsultation } from '#shared/api/consultation.ts';
import { postContact } from '#shared/api/contact.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { postNaturalBuildingConsultation } from '#shared/api/natural-building-consultation.ts';
import { fillTimeHeader, idempotencyKeyHeader } from '#shared/api/submission.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { SubmissionOutcome, Submissions } from '../services/submissions.ts';
import type { AppState } from '../state.ts';
import type { SubmissionKind } from '../storage/records.ts';

type SubmissionEndpoint = Endpoint<GenericSchema<unknown, Record<string, unknown>>>;

/** The three calls that visitors' words come through. */
export function addSubmissionRoutes(
  router: Router<AppState>,
  submit: Submissions,
  limit: Middleware,
): void {
  const add = (contract: SubmissionEndpoint, kind: SubmissionKind) => {
    router.post(contract.path, limit, async (ctx) => {
      const body = await readJson(ctx);
      const key = ctx.get(idempotencyKeyHeader) || undefined;
      const parse = (given: unknown) => parseBody(contract.body, given);
      answer(ctx, await submit({ kind, key, body, fillTimeMs: fillTimeOf(ctx), parse }));
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
    case 'unknown-attachment': {
      const fields = outcome.indexes.map((index): [string, string] => [
        `attachments.${index}`,
        'This file is no longer on the server. Please attach it again.',
      ]);
      throw new ProblemError('unknown-attachment', { fields: Object.fromEntries(fields) });
    }
  }
}
