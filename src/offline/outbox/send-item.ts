import { ApiError, call, readAnswer, send, UnreachableError } from '#shared/api/call.ts';
import { endpoint } from '#shared/api/endpoint.ts';
import { getPing } from '#shared/api/ping.ts';
import { postOversizeReport } from '#shared/api/oversize-reports.ts';
import {
  attachmentsKey,
  fillTimeHeader,
  idempotencyKeyHeader,
  SubmissionAnswer,
} from '#shared/api/submission.ts';
import { postUpload, uploadDigestField, uploadField } from '#shared/api/upload.ts';
import { getUploadsOfRequest } from '#shared/api/uploads-of-request.ts';
import type { StoredUpload } from '#shared/api/uploads-of-request.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { Minute, Second } from '#shared/time.ts';
import * as v from 'valibot';
import { randomUuid } from '#lib/uuid.ts';
import type { OutboxItem, StoredFile } from '../records.ts';

type Fetch = typeof globalThis.fetch;

/** Timeout for a ping. */
const pingTimeoutMs = 10 * Second.ms;

/** Timeout for the body of a request, which is small. */
const bodyTimeoutMs = 30 * Second.ms;

/**
 * Timeout for one file: a minute, and as long as its bytes take at 16 kB a second (weak reception at the edge of a
 * valley).
 */
function uploadTimeoutMs(sizeBytes: number): number {
  return Minute.ms + Math.ceil(sizeBytes / 16);
}

/**
 * Uploads one file, alone in its request, and returns its address on the server. The multipart body is built from the
 * bytes on every try.
 * @throws ApiError, UnreachableError
 */
export async function uploadFile(
  file: StoredFile,
  bytes: ArrayBuffer,
  fetch: Fetch,
): Promise<string> {
  const form = new FormData();
  if (file.sha256 !== null) form.append(uploadDigestField, file.sha256);
  form.append(uploadField, new File([bytes], file.name, { type: file.type }));
  const init: RequestInit = {
    method: postUpload.method,
    credentials: 'include',
    // The request it is for, so that the server can say later that it has the file.
    headers: { Accept: 'application/json', [idempotencyKeyHeader]: file.draftId },
    body: form,
  };
  const response = await send(postUpload.path, init, {
    timeoutMs: uploadTimeoutMs(file.sizeBytes),
    fetch,
  });
  const answer = v.parse(postUpload.response, await readAnswer(postUpload, response));
  const [url] = answer.files;
  if (url === undefined || answer.files.length !== 1) throw new UnreachableError('not-our-answer');
  return url;
}

/** Length to which the server shortens a file's name, from its end. */
const keptNameLength = 200;

/**
 * Asks which files of a request the server has already, because the page may have been closed between the end of an
 * upload and storing its address. Returns their addresses by file id.
 * @throws UnreachableError
 */
export async function findUploads(
  itemId: string,
  files: readonly StoredFile[],
  fetch: Fetch,
): Promise<ReadonlyMap<string, string>> {
  const known = [...(await askForUploads(itemId, fetch))];
  const taken = new Set(files.map((file) => file.url));
  const found = new Map<string, string>();
  for (const file of files.filter(({ url }) => url === null)) {
    const upload = known.find(
      ({ url, name, sha256 }) =>
        !taken.has(url) && sha256 === file.sha256 && name === file.name.slice(-keptNameLength),
    );
    if (upload === undefined) continue;
    taken.add(upload.url);
    found.set(file.id, upload.url);
  }
  return found;
}

async function askForUploads(itemId: string, fetch: Fetch): Promise<readonly StoredUpload[]> {
  try {
    const headers = { [idempotencyKeyHeader]: itemId };
    const answer = await call(getUploadsOfRequest, { headers, timeoutMs: pingTimeoutMs, fetch });
    return answer.files;
  } catch (error) {
    // A server that refuses the question is reachable, and may accept the files anyway.
    if (error instanceof ApiError && error.code !== null) return [];
    throw error instanceof ApiError ? new UnreachableError('not-our-answer', error) : error;
  }
}

/**
 * Makes sure that our server answers, before anything personal is sent. Otherwise a request made without reception
 * would count as "perhaps received", and could no longer be withdrawn or changed.
 * @throws UnreachableError
 */
export async function findServer(fetch: Fetch): Promise<void> {
  const nonce = randomUuid();
  try {
    const answer = await call(getPing, { query: { nonce }, timeoutMs: pingTimeoutMs, fetch });
    if (answer.nonce === nonce) return;
  } catch (error) {
    if (error instanceof UnreachableError) throw error;
    // A server that refuses a ping is reachable and can refuse the request itself.
    if (error instanceof ApiError && error.code !== null) return;
  }
  throw new UnreachableError('not-our-answer');
}

/**
 * Sends the body of an item under its id and returns the receipt. A repeat after a lost reply returns the same receipt.
 * @param urls addresses of its files, in order
 * @throws ApiError, UnreachableError
 */
export async function sendBody(
  item: Pick<OutboxItem, 'id' | 'form' | 'body' | 'fillTimeMs'>,
  urls: readonly string[],
  fetch: Fetch,
): Promise<SubmissionAnswer> {
  const form = formDescriptions[item.form];
  // The module with the body's schema would add every questionnaire to the worker; the form has validated it.
  const contract = endpoint({
    method: 'POST',
    path: form.path,
    body: null,
    response: SubmissionAnswer,
    errors: [],
  });
  const body =
    form.hasAttachments || urls.length > 0 ? { ...item.body, [attachmentsKey]: urls } : item.body;
  const init: RequestInit = {
    method: contract.method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      [idempotencyKeyHeader]: item.id,
      ...(item.fillTimeMs === undefined ? {} : { [fillTimeHeader]: String(item.fillTimeMs) }),
    },
    body: JSON.stringify(body),
  };
  const response = await send(contract.path, init, { timeoutMs: bodyTimeoutMs, fetch });
  const answer = v.parse(SubmissionAnswer, await readAnswer(contract, response));
  // A receipt for something else is not a receipt for this.
  if (answer.id.toLowerCase() !== item.id) throw new UnreachableError('not-our-answer');
  return answer;
}

/** Reports to the owner that a proxy refused a body of this size. Never throws: the next refusal reports it again. */
export async function reportOversize(bodyBytes: number, fetch: Fetch): Promise<void> {
  try {
    await call(postOversizeReport, { body: { bodyBytes }, timeoutMs: pingTimeoutMs, fetch });
  } catch {
    // The item waits anyway.
  }
}
