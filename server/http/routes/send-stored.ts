import type { Context } from 'koa';
import { ProblemError } from '../problem.ts';

/** Answers with an entry of work that was stored (201), or had been before (200), or with why it was not. */
export function sendStored(
  ctx: Context,
  outcome:
    | { kind: 'stored' | 'repeated'; entry: object }
    | { kind: 'unknown-submission' | 'mismatch' },
): void {
  switch (outcome.kind) {
    case 'stored':
    case 'repeated':
      ctx.status = outcome.kind === 'stored' ? 201 : 200;
      ctx.body = outcome.entry;
      return;
    case 'unknown-submission':
      throw new ProblemError('not-found');
    case 'mismatch':
      throw new ProblemError('idempotency-mismatch');
  }
}
