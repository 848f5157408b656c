import multer from '@koa/multer';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import { uploadDigestField, uploadField } from '#shared/api/upload.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { ProblemError } from '../problem.ts';
import type { ReceivedFile, Uploads } from '../../services/uploads.ts';
import type { QuarantinedFile } from '../../storage/ports.ts';
import { StorageUnavailableError } from '../../storage/ports.ts';

/** Allowance for the multipart framing and text fields. */
const framingBytes = 64 * 1024;

/** Multer's errors, by our codes. */
const codeOfLimit: Readonly<Record<string, ErrorCode>> = {
  LIMIT_FILE_SIZE: 'file-too-large',
  LIMIT_FILE_COUNT: 'too-many-files',
  LIMIT_UNEXPECTED_FILE: 'bad-request',
  LIMIT_PART_COUNT: 'too-many-files',
  LIMIT_FIELD_KEY: 'bad-request',
  LIMIT_FIELD_VALUE: 'bad-request',
  LIMIT_FIELD_COUNT: 'bad-request',
  LIMIT_FIELD_NESTING: 'bad-request',
  LIMIT_FIELD_ARRAY_INDEX: 'bad-request',
  MISSING_FIELD_NAME: 'bad-request',
  INVALID_FIELD_NAME: 'bad-request',
};

const Digest = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^(?:[0-9a-f]{64})?$/, 'A SHA-256 is 64 hexadecimal digits'),
);
const Fields = v.looseObject({
  [uploadDigestField]: v.optional(v.union([v.array(Digest), Digest]), []),
});
const Received = v.array(
  v.object({
    originalname: v.string(),
    mimetype: v.string(),
    id: v.string(),
    sizeBytes: v.number(),
    sha256: v.string(),
  }),
);

/** Disk space reserved for the files of one request. */
export interface Reservation {
  /** Reserves space for this many more bytes. @throws ProblemError when there is none */
  grow(bytes: number): Promise<void>;
  /** Releases what the request has not used. */
  release(): void;
}

/**
 * Starts a reservation, which grows with the bytes that arrive: what a request only declares takes no space from others.
 * @param declaredBytes length of the body; refused before any of it is read when there is no room for it
 */
export type OpenReservation = (ctx: Context, declaredBytes: number) => Promise<Reservation>;

export interface FileReceiver {
  middleware: Middleware;
  /** The files in the order sent, after the middleware has run. */
  filesOf: (request: object) => ReceivedFile[];
}

/**
 * Streams the files of a multipart request to quarantine, with every limit of multer set.
 * @param options.maxTextBytes of one text field. Default 1,024.
 */
export function createFileReceiver(
  uploads: Pick<Uploads, 'quarantine' | 'discard'>,
  openReservation: OpenReservation,
  { maxTextBytes = 1_024 }: { maxTextBytes?: number } = {},
): FileReceiver {
  const reservations = new WeakMap<object, Reservation>();
  const receive = multer<QuarantinedFile>({
    storage: {
      _handleFile: (request, file, done) => {
        const source = withReservation(file.stream, reservations.get(request));
        uploads.quarantine(source).then((info) => done(null, info), done);
      },
      _removeFile: (_request, file, done) => {
        uploads.discard(file.id).then(() => done(null), done);
      },
    },
    // Browsers send UTF-8 file names.
    defParamCharset: 'utf8',
    limits: {
      files: limits.maxFiles,
      fileSize: limits.maxFileBytes,
      fields: limits.maxFiles * 2,
      parts: limits.maxFiles * 3,
      fieldSize: maxTextBytes,
      fieldNameSize: 100,
      headerPairs: 20,
      fieldNestingDepth: 1,
      fieldArrayIndexLimit: limits.maxFiles,
    },
  }).array(uploadField);

  const middleware: Middleware = async (ctx, next) => {
    if (ctx.request.type !== 'multipart/form-data') {
      throw new ProblemError('unsupported-media-type');
    }
    const maxBytes = limits.maxFiles * limits.maxFileBytes + framingBytes;
    const declaredBytes = Number(ctx.get('Content-Length') || maxBytes);
    if (declaredBytes > maxBytes) {
      ctx.set('Connection', 'close');
      throw new ProblemError('file-too-large', {
        detail: 'These files are too large together. Send fewer or smaller files.',
      });
    }
    const reservation = await openReservation(ctx, declaredBytes);
    reservations.set(ctx.req, reservation);
    try {
      await receiveAll(ctx);
      await next();
    } finally {
      reservation.release();
      // Accepted files have been moved; the others are deleted.
      for (const { id } of receivedBy(ctx.request)) await uploads.discard(id);
    }
  };

  async function receiveAll(ctx: Context): Promise<void> {
    // multer would wait for ever for the end of a request that was aborted before it started to listen.
    if (ctx.req.destroyed) throw new ProblemError('incomplete-upload');
    let isReceived = false;
    try {
      await receive(ctx, async () => {
        isReceived = true;
      });
    } catch (error) {
      throw isReceived ? error : toProblem(error);
    }
  }

  return { middleware, filesOf };
}

/** Passes each chunk on once space is reserved for it. */
async function* withReservation(
  source: AsyncIterable<Uint8Array>,
  reservation: Reservation | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    await reservation?.grow(chunk.length);
    yield chunk;
  }
}

function toProblem(error: unknown): unknown {
  if (error instanceof StorageUnavailableError || error instanceof ProblemError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const known = typeof code === 'string' ? codeOfLimit[code] : undefined;
  if (known) return new ProblemError(known, { cause: error });
  // Without a boundary, or with invalid headers, there is nothing to read however often it is sent; every other error
  // is a body that ended too early.
  if (error instanceof Error && /boundary|malformed/i.test(error.message)) {
    return new ProblemError('bad-request', { cause: error });
  }
  return new ProblemError('incomplete-upload', { retryAfterSeconds: 1, cause: error });
}

const receivedBy = (request: object) =>
  v.parse(Received, 'files' in request ? (request.files ?? []) : []);

function filesOf(request: object): ReceivedFile[] {
  const received = receivedBy(request);
  const body = 'body' in request ? { ...Object(request.body) } : {};
  const fields = v.safeParse(Fields, body);
  if (!fields.success) {
    throw new ProblemError('invalid-fields', {
      fields: { [uploadDigestField]: fields.issues[0].message },
    });
  }
  const digests = [fields.output[uploadDigestField]].flat();
  // A file whose digest was sent was lost in transit, or the whole body was.
  const isEmpty = received.length === 0 && Object.keys(body).length === 0;
  if (isEmpty || digests.length > received.length) {
    throw new ProblemError('incomplete-upload', { retryAfterSeconds: 1 });
  }
  return received.map((file, index) => ({
    id: file.id,
    sizeBytes: file.sizeBytes,
    sha256: file.sha256,
    originalName: file.originalname,
    declaredType: file.mimetype,
    expectedSha256: digests[index] || undefined,
  }));
}
