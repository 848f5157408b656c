import type { Context, Middleware } from 'koa';
import type { ErrorCode, Problem } from '#shared/errors.ts';
import { describeError } from '../../log.ts';
import type { Logger } from '../../log.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { StorageUnavailableError } from '../../storage/ports.ts';

/** Turns every error into problem details (RFC 9457); an unexpected one is a bare 500. */
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
        // The answer has started and cannot be replaced; closing the connection tells the client that it is incomplete.
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
  const codeOf: Record<number, ErrorCode> = { 404: 'not-found', 413: 'body-too-large' };
  if (typeof status !== 'number') return new ProblemError('internal', { cause: error });
  const isClientError = status >= 400 && status < 500;
  return new ProblemError(codeOf[status] ?? (isClientError ? 'bad-request' : 'internal'), {
    cause: error,
  });
}

/** A refusal as problem details. */
export function problemOf(error: ProblemError, requestId: string): Problem {
  const { code, title, status, detail, options } = error;
  const { fields, more } = options;
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail,
    code,
    ...(fields && { fields }),
    requestId,
    ...more,
  };
}

function answerProblem(ctx: Context, error: ProblemError, id: string): void {
  const { retryAfterSeconds, allow } = error.options;
  ctx.remove('ETag');
  ctx.remove('Content-Disposition');
  ctx.set('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
  if (allow) ctx.set('Allow', allow.join(', '));
  ctx.status = error.status;
  ctx.body = JSON.stringify(problemOf(error, id));
  ctx.type = 'application/problem+json';
}
