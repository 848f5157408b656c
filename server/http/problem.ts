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
    detail: 'The server could not read this request.',
  },
  'invalid-fields': {
    status: 400,
    title: 'Invalid fields',
    detail: 'Please check what you’ve entered and try again.',
  },
  'body-too-large': {
    status: 413,
    title: 'Body too large',
    detail: 'Your message is too long to send. Please shorten it.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    detail: 'The server doesn’t accept this format.',
  },
  'unsupported-file': {
    status: 415,
    title: 'Unsupported file',
    detail: 'You can attach images, PDFs, Word documents and plain text files.',
  },
  'file-too-large': {
    status: 413,
    title: 'File too large',
    detail: 'That file is larger than 10 MB. Make it smaller and try again.',
  },
  'too-many-files': {
    status: 413,
    title: 'Too many files',
    detail: 'Maximum 10 files allowed.',
  },
  'no-files': {
    status: 400,
    title: 'No files',
    detail: 'We didn’t receive a file. Please try again.',
  },
  // The next two are 503: the bytes were damaged in transit, so the same file may be sent again.
  'digest-mismatch': {
    status: 503,
    title: 'Digest mismatch',
    detail: 'A file was damaged while uploading. Please try again.',
  },
  'incomplete-upload': {
    status: 503,
    title: 'Incomplete upload',
    detail: 'The upload was interrupted. Please try again.',
  },
  'unknown-attachment': {
    status: 422,
    title: 'Unknown attachment',
    detail: 'We no longer have one of your files. Please attach it again.',
  },
  'invalid-idempotency-key': {
    status: 400,
    title: 'Invalid idempotency key',
    detail: 'The Idempotency-Key header must be a UUID.',
  },
  'idempotency-mismatch': {
    status: 422,
    title: 'Already used',
    detail: 'This form has already been sent.',
  },
  'still-storing': {
    status: 409,
    title: 'Still storing',
    detail: 'We’re still saving this. Please wait a moment.',
  },
  unauthorised: {
    status: 401,
    title: 'Sign-in needed',
    detail: 'Please sign in to see this.',
  },
  'wrong-passphrase': {
    status: 401,
    title: 'Wrong passphrase',
    detail: 'Wrong passphrase.',
  },
  'wrong-recovery-key': {
    status: 401,
    title: 'Wrong recovery code',
    detail: 'This code or link doesn’t work, or doesn’t work any more. Each works once.',
  },
  'wrong-passkey': {
    status: 401,
    title: 'Wrong passkey',
    detail: 'This passkey doesn’t work here. Try again, or use your passphrase.',
  },
  'fresh-proof-needed': {
    status: 403,
    title: 'Fresh proof needed',
    detail: 'Confirm that it’s you before you do this.',
  },
  'owner-only': {
    status: 403,
    title: 'For the owner only',
    detail: 'Only the owner of the practice can change this.',
  },
  'set-on-server': {
    status: 409,
    title: 'Set on the server',
    detail: 'This is set on the server. Ask whoever looks after it.',
  },
  'cross-site': {
    status: 403,
    title: 'Cross-site request',
    detail:
      'We couldn’t tell that this came from our website. Please reload the page and try again.',
  },
  'revision-moved': {
    status: 409,
    title: 'Changed elsewhere',
    detail: 'This was changed on another device. Both versions are safe: choose which one to keep.',
  },
  'storage-full': {
    status: 507,
    title: 'Storage full',
    detail: 'We’ve run out of storage. This stays saved on your device: please try again later.',
  },
  'not-found': { status: 404, title: 'Not found', detail: 'There’s nothing at this address.' },
  'taken-down': {
    status: 404,
    title: 'Taken down',
    detail: 'What was at this address is no longer published.',
  },
  'device-transfer-taken': {
    status: 410,
    title: 'Already taken',
    detail: 'Another device has already taken this form. Each code works once.',
  },
  'device-transfer-expired': {
    status: 410,
    title: 'Expired',
    detail: 'This code has expired. Codes work for 24 hours.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address doesn’t accept that kind of request.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'You’ve tried too many times. Please wait a moment and try again.',
  },
  'storage-unavailable': {
    status: 503,
    title: 'Storage unavailable',
    detail: 'We can’t save anything right now. Please try again.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    detail: 'Something went wrong on our side. Please try again.',
  },
};

export interface ProblemOptions {
  /** A sentence for the visitor, instead of the default one. */
  detail?: string;
  /** Field path to message. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Fields of the problem besides the standard ones. */
  more?: Readonly<Record<string, unknown>>;
  /** Replaces the status of the code, where an endpoint's contract has another one. */
  status?: 422;
  /** For `method-not-allowed`. */
  allow?: readonly string[];
  cause?: unknown;
}

/** A refusal that the problems middleware sends as problem details. */
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
    this.status = options.status ?? status;
    this.title = title;
    this.detail = options.detail ?? detail;
    this.options = options;
  }
}
