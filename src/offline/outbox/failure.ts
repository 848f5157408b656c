import { ApiError, UnreachableError } from '#shared/api/call.ts';
import type { Refusal, WaitReason } from '../records.ts';

/** The bytes of an attached file are gone from this device (the browser cleared them). */
export class MissingBytesError extends Error {
  override readonly name = 'MissingBytesError';
}

/** What a failed try means for the item. */
export type Failure =
  /** It may pass: keep and try again. */
  | { kind: 'retry'; reason: WaitReason; retryAfterMs: number | null }
  /** The server swept the uploads while the request waited: upload them again. */
  | { kind: 'uploads-forgotten'; refusal: Refusal }
  /** Trying again cannot help: every byte is kept and the visitor is asked. */
  | { kind: 'refused'; refusal: Refusal };

/** Statuses that need the visitor even when a proxy said so without our problem document. */
const refusedByAnybody = new Set([413, 415]);

/** Statuses that may pass whoever says so. */
const mayPass = new Set([408, 425, 429]);

/**
 * Decides by class, never by message: unreachable, timeout, 408, 425, 429, 5xx, a store in progress and every answer
 * that is not ours may pass; the rest needs the visitor.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof UnreachableError) {
    const reason = error.reason === 'timeout' ? 'timeout' : 'unreachable';
    return { kind: 'retry', reason, retryAfterMs: null };
  }
  if (error instanceof MissingBytesError) {
    const { message } = error;
    return {
      kind: 'refused',
      refusal: { status: 0, code: null, detail: message, fields: {}, message },
    };
  }
  if (!(error instanceof ApiError)) {
    // The page is being torn down, or a bug: neither is a reason to give up on what the visitor wrote.
    return { kind: 'retry', reason: 'unreachable', retryAfterMs: null };
  }
  const { status, code, retryAfterMs } = error;
  if (status >= 500 || mayPass.has(status) || code === 'still-storing') {
    return { kind: 'retry', reason: 'busy', retryAfterMs };
  }
  if (code === null && !refusedByAnybody.has(status)) {
    return { kind: 'retry', reason: 'unreachable', retryAfterMs };
  }
  const refusal = refusalOf(error);
  return code === 'unknown-attachment'
    ? { kind: 'uploads-forgotten', refusal }
    : { kind: 'refused', refusal };
}

/** The part of an answer that is kept with the item. */
export function refusalOf(error: ApiError): Refusal {
  return {
    status: error.status,
    code: error.code,
    detail: error.detail,
    fields: error.fields,
    message: error.message,
  };
}
