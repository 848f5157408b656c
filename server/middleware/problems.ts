import type { Context, Middleware } from 'koa';
import type { ErrorCode, Problem } from '#shared/errors.ts';
import { describeError } from '../log.ts';
import type { Logger } from '../log.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { StorageUnavailableError } from '../storage/ports.ts';

/** Turns whatever was thrown into problem details (RFC 9457); what we did not foresee is a bare 500. */
export function problemDetails(log: Logger): Middleware<AppState> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status >= 500) {
        log('error', {
          message: 'request failed',
          requestId: ctx.state.requestId,
          code: problem.code,
          error: describeError(error),
        });
      }
      if (ctx.headerSent) {
        // Half an answer cannot be taken back; cutting it off tells the client.
        ctx.res.destroy();
        return;
      }
      answerProblem(ctx, problem, ctx.state.requestId);
    }
  };
}

function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof StorageUnavailableError) {
    return new ProblemError('storage-unavailable', { retryAfterSeconds: 5, cause: error });
  }
  // Koa and its libraries throw these, e.g. for a malformed escape in the address.
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  const codeOf: Record<number, ErrorCode> = { 400: 'bad-request', 404: 'not-found' };
  const code = typeof status === 'number' ? codeOf[status] : undefined;
  return new ProblemError(code ?? 'internal', { cause: error });
}

export function answerProblem(ctx: Context, error: ProblemError, id: string): void {
  const { fields, retryAfterSeconds, allow } = error.options;
  const problem: Problem = {
    type: `/problems/${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.detail,
    code: error.code,
    ...(fields && { fields }),
    requestId: id,
  };
  ctx.remove('ETag');
  ctx.remove('Content-Disposition');
  ctx.set('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
  if (allow) ctx.set('Allow', allow.join(', '));
  ctx.status = error.status;
  ctx.body = JSON.stringify(problem);
  ctx.type = 'application/problem+json';
}
