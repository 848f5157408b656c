import type { ErrorCode } from '#shared/errors.ts';
import type { FailureClass } from './messages.ts';

/** The part of an API error, or of a stored refusal, that decides which message is shown. */
export interface Refused {
  readonly status: number;
  readonly code: ErrorCode | null;
}

export function failureClassOf({ code, status }: Refused): FailureClass {
  if (code === 'invalid-fields') return 'validation';
  if (code === 'idempotency-mismatch') return 'sent-before';
  return status === 408 ? 'timeout' : 'other';
}
