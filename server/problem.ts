import type { ErrorCode } from '#shared/errors.ts';

/** Status, short name and default sentence of every refusal. */
const problems: Record<ErrorCode, { status: number; title: string; detail: string }> = {
  'bad-request': {
    status: 400,
    title: 'Bad request',
    detail: 'The server could not understand this request.',
  },
  'invalid-json': {
    status: 400,
    title: 'Invalid JSON',
    detail: 'The request did not arrive as readable JSON.',
  },
  'invalid-fields': {
    status: 400,
    title: 'Invalid fields',
    detail: 'Some answers need another look.',
  },
  'body-too-large': {
    status: 413,
    title: 'Body too large',
    detail: 'This is more text than one request can carry.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    detail: 'The request came in a format that is not accepted here.',
  },
  'unsupported-file': {
    status: 415,
    title: 'Unsupported file',
    detail: 'Images, PDF, Word documents and plain text files can be attached.',
  },
  'file-too-large': {
    status: 413,
    title: 'File too large',
    detail: 'A file is larger than 10 MB. Please make it smaller and try again.',
  },
  'too-many-files': {
    status: 413,
    title: 'Too many files',
    detail: 'Maximum 10 files allowed.',
  },
  'no-files': { status: 400, title: 'No files', detail: 'No file arrived with this upload.' },
  // The next two are 503: the bytes were damaged on the way, so the same file may be sent again.
  'digest-mismatch': {
    status: 503,
    title: 'Digest mismatch',
    detail: 'A file was damaged on the way. Please send it again.',
  },
  'incomplete-upload': {
    status: 503,
    title: 'Incomplete upload',
    detail: 'The upload was cut off on the way. Please send it again.',
  },
  'unknown-attachment': {
    status: 422,
    title: 'Unknown attachment',
    detail: 'An attached file is no longer on the server. Please attach it again.',
  },
  'invalid-idempotency-key': {
    status: 400,
    title: 'Invalid idempotency key',
    detail: 'The Idempotency-Key header must be a UUID.',
  },
  'idempotency-mismatch': {
    status: 422,
    title: 'Already used',
    detail: 'Something else was already sent under this number.',
  },
  'still-storing': {
    status: 409,
    title: 'Still storing',
    detail: 'This request is being stored right now. Please wait a moment.',
  },
  unauthorised: {
    status: 401,
    title: 'Sign-in needed',
    detail: 'Only the owner of the practice can see this.',
  },
  'wrong-passphrase': {
    status: 401,
    title: 'Wrong passphrase',
    detail: 'That passphrase is not right.',
  },
  'cross-site': {
    status: 403,
    title: 'Cross-site request',
    detail: 'This request came from another website.',
  },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address does not accept that kind of request.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'That was a lot at once. Please wait a moment and try again.',
  },
  'storage-unavailable': {
    status: 503,
    title: 'Storage unavailable',
    detail: 'The server cannot store anything at the moment. Please try again.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    detail: 'Something went wrong on our side. Please try again.',
  },
};

export interface ProblemOptions {
  /** A sentence a visitor can read, instead of the default one. */
  detail?: string;
  /** Field path to message. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** For `method-not-allowed`. */
  allow?: readonly string[];
  cause?: unknown;
}

/** A refusal on its way to the visitor; the problems middleware writes it. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly options: ProblemOptions;

  constructor(code: ErrorCode, options: ProblemOptions = {}) {
    super(code, { cause: options.cause });
    const { status, title, detail } = problems[code];
    this.code = code;
    this.status = status;
    this.title = title;
    this.detail = options.detail ?? detail;
    this.options = options;
  }
}
