import { ApiError, UnreachableError } from '#shared/api/call.ts';
import { Minute } from '#shared/time.ts';
import type { Answers, Refusal, StoredFile, WaitReason } from '../records.ts';

/** The bytes of an attached file are gone from this device (the browser cleared them). */
export class MissingBytesError extends Error {
  override readonly name = 'MissingBytesError';
}

/** The server refused one file: the visitor has to know which. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly answer: ApiError;

  constructor(file: Pick<StoredFile, 'name' | 'sizeBytes'>, answer: ApiError) {
    super(`${file.name}: ${answer.message}`);
    this.fileName = file.name;
    this.sizeBytes = file.sizeBytes;
    this.answer = answer;
  }
}

/** When a refused size is retried: a proxy refuses it until somebody changes its limit. */
const tooLargeWaitMs = 5 * Minute.ms;

/** What a failed try means for the item. */
export type Failure =
  /** It may be temporary: keep and try again. */
  | {
      kind: 'retry';
      reason: WaitReason;
      retryAfterMs: number | null;
      /** It was refused before our server read it. Not so 503: the server may have stored it. */
      isSurelyNotStored: boolean;
    }
  /** The server swept the uploads while the request waited: upload them again. */
  | { kind: 'uploads-forgotten'; refusal: Refusal }
  /** Trying again cannot help: everything is kept and the visitor is asked. */
  | { kind: 'refused'; refusal: Refusal };

/** Statuses that are temporary, whoever sends them. */
const temporaryStatuses = new Set([408, 425, 429]);

/**
 * Classifies a failure, never by its message: unreachable, timeout, 408, 425, 429, 5xx, a store in progress and every
 * answer that is not ours are temporary; the rest needs the visitor.
 * @param body the answers that were being sent, null while it was a file
 */
export function failureOf(error: unknown, body: Answers | null = null): Failure {
  if (error instanceof UnreachableError) {
    const reason = error.reason === 'timeout' ? 'timeout' : 'unreachable';
    return retry(reason);
  }
  if (error instanceof FileRefusedError) {
    const failure = failureOf(error.answer);
    if (failure.kind === 'retry') return failure;
    const { refusal } = failure;
    const detail = `${error.fileName}: ${refusal.detail ?? notAcceptedText}`;
    return { kind: 'refused', refusal: { ...refusal, detail } };
  }
  if (error instanceof MissingBytesError) {
    const { message } = error;
    return {
      kind: 'refused',
      refusal: { status: 0, code: null, detail: message, fields: {}, message },
    };
  }
  if (!(error instanceof ApiError)) {
    // The page is being unloaded, or a bug: neither is a reason to give up on what the visitor wrote.
    return retry('unreachable');
  }
  const { status, code, retryAfterMs } = error;
  if (status >= 500 || temporaryStatuses.has(status) || code === 'still-storing') {
    return retry('busy', retryAfterMs, code === 'too-many-requests');
  }
  if (isTooLargeForProxy(error)) {
    return retry('too-large-on-the-way', Math.max(retryAfterMs ?? 0, tooLargeWaitMs), true);
  }
  if (code === null) return retry('unreachable', retryAfterMs);
  const refusal = refusalOf(error, body);
  return code === 'unknown-attachment'
    ? { kind: 'uploads-forgotten', refusal }
    : { kind: 'refused', refusal };
}

/** Whether a proxy in front of our server refused the size (nginx: 1 MB by default). */
export function isTooLargeForProxy(error: unknown): boolean {
  const answer = error instanceof FileRefusedError ? error.answer : error;
  return answer instanceof ApiError && answer.status === 413 && answer.code === null;
}

function retry(
  reason: WaitReason,
  retryAfterMs: number | null = null,
  isSurelyNotStored = false,
): Failure {
  return { kind: 'retry', reason, retryAfterMs, isSurelyNotStored };
}

/**
 * The part of the server's answer that is stored with the item. Answers that are too large have a field: the longest.
 */
function refusalOf(error: ApiError, body: Answers | null): Refusal {
  const { status, code, detail, message } = error;
  const isTooLarge = status === 413 && body !== null;
  const fields = isTooLarge ? { [longestOf(body)]: tooLongText } : error.fields;
  return { status, code, detail, fields, message };
}

const notAcceptedText = 'We couldn’t accept this file. Try a smaller one.';

const tooLongText = 'This is too long to send. Shorten it and send it again.';

function longestOf(answers: Answers): string {
  const lengths = Object.entries(answers).map(
    ([name, answer]) => [name, String(answer).length] as const,
  );
  return [...lengths].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
