import * as v from 'valibot';
import { ProofCancelledError, withFreshProof } from '#shared/api/fresh-proof.ts';
import { ApiError, UnreachableError, call, readAnswer, send } from '#shared/api/call.ts';
import { pathOf } from '#shared/api/endpoint.ts';
import {
  RevisionMoved,
  postEntryPublish,
  publishBody,
  putEntryRevision,
} from '#shared/api/owner-entries.ts';
import type { EntrySummary } from '#shared/api/owner-entries.ts';
import { PictureProgress, putOwnerPicture } from '#shared/api/owner-pictures.ts';
import { Minute } from '#shared/time.ts';
import type { EntryDraft, EntryTrouble } from '../records.ts';
import {
  digestsOf,
  findEntryPicture,
  updateEntryPicture,
  readEntryPicture,
} from './entry-pictures.ts';

/** Why a draft is not sent yet. */
export type SendDelay = 'unreachable' | 'signed-out' | 'server-full' | 'busy';

/** The outcome of a try. */
export type EntryOutcome =
  | { kind: 'sent'; entry: EntrySummary }
  | { kind: 'later'; delay: SendDelay }
  | { kind: 'stopped'; trouble: EntryTrouble };

/** One part of a photo, in bytes: what is sent again after a lost connection. */
const partBytes = 1024 * 1024;
/** The last part is answered once every size is encoded. */
const partTimeoutMs = 2 * Minute.ms;

/**
 * Sends a draft as its owner wants: its photos, its content as a revision, and then its publication. Each step may
 * be repeated, so a try after a lost answer changes nothing twice. Never throws.
 */
export async function sendEntry(draft: EntryDraft): Promise<EntryOutcome> {
  try {
    for (const sha256 of digestsOf(draft)) {
      const refusal = await sendPicture(sha256);
      if (refusal !== null) return stopped({ [pathTo(draft.body, sha256)]: refusal });
    }
    const parameters = { kind: draft.kind, id: draft.entryId };
    const { entry } = await putRevision(draft);
    if (draft.pendingAction?.kind !== 'publish') return { kind: 'sent', entry };
    const { publishAt } = draft.pendingAction;
    const body = publishBody(draft.revisionId, publishAt);
    const published = await withFreshProof(() => call(postEntryPublish, { parameters, body }));
    return { kind: 'sent', entry: published.entry };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** When the newest revision is one of ours, from a try whose answer was lost, this one follows it. */
async function putRevision(draft: EntryDraft) {
  const { kind, entryId: id, revisionId, slug, body } = draft;
  const put = (baseRevisionId: string | null) =>
    call(putEntryRevision, {
      parameters: { kind, id, revisionId },
      body: { baseRevisionId, slug, body: { ...body } },
    });
  try {
    return await put(draft.baseRevisionId);
  } catch (error) {
    const current = movedTo(error)?.revisionId;
    if (current === undefined || !draft.triedRevisionIds.includes(current)) throw error;
    return put(current);
  }
}

function movedTo(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'revision-moved') return undefined;
  const answer = v.safeParse(RevisionMoved, error.answer);
  return answer.success ? answer.output.current : undefined;
}

/**
 * Sends the missing parts of a photo. Returns why the server refuses it, or null.
 * @throws ApiError or UnreachableError when it should be retried
 */
export function sendPicture(sha256: string): Promise<string | null> {
  const sending = uploadsInFlight.get(sha256) ?? sendMissingParts(sha256);
  uploadsInFlight.set(sha256, sending);
  return sending.finally(() => uploadsInFlight.delete(sha256));
}

/** Uploads in progress: photos are sent as soon as they are picked, and a draft that needs one waits for that upload. */
const uploadsInFlight = new Map<string, Promise<string | null>>();

async function sendMissingParts(sha256: string): Promise<string | null> {
  const known = await findEntryPicture(sha256);
  // Sent from another device, or from here some time ago.
  if (known === null || known.uploaded !== null) return null;
  if (known.refusal !== null) return known.refusal;
  const bytes = await readEntryPicture(sha256);
  if (bytes === null) return null;
  let from = known.receivedBytes;
  // Twice as many parts as it has: a server that never has them all is retried later.
  const mostParts = 2 * Math.ceil(bytes.byteLength / partBytes) + 2;
  for (let part = 0; part < mostParts; part += 1) {
    let progress: PictureProgress;
    try {
      progress = await putPart(sha256, bytes, from);
    } catch (error) {
      if (!(error instanceof ApiError) || !refusesPicture(error)) throw error;
      const refusal = error.detail ?? 'The server couldn’t read this picture. Choose another one.';
      await updateEntryPicture(sha256, { refusal });
      return refusal;
    }
    if (progress.state === 'ready') {
      await updateEntryPicture(sha256, {
        uploaded: progress.picture,
        receivedBytes: bytes.byteLength,
      });
      return null;
    }
    from = progress.receivedBytes >= bytes.byteLength ? 0 : progress.receivedBytes;
    await updateEntryPicture(sha256, { receivedBytes: from });
  }
  throw new UnreachableError('not-our-answer');
}

async function putPart(sha256: string, bytes: ArrayBuffer, from: number): Promise<PictureProgress> {
  const to = Math.min(from + partBytes, bytes.byteLength);
  const response = await send(
    pathOf(putOwnerPicture, { sha256 }),
    {
      method: putOwnerPicture.method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/octet-stream',
        'Content-Range': `bytes ${from}-${to - 1}/${bytes.byteLength}`,
      },
      body: bytes.slice(from, to),
    },
    { timeoutMs: partTimeoutMs },
  );
  return v.parse(PictureProgress, await readAnswer(putOwnerPicture, response));
}

const pictureRefusals: ReadonlySet<unknown> = new Set(['unsupported-file', 'file-too-large']);
const refusesPicture = ({ code }: ApiError): boolean => pictureRefusals.has(code);

function outcomeOf(error: unknown): EntryOutcome {
  if (error instanceof ProofCancelledError)
    return stopped({}, 'Cancelled. Nothing has changed for visitors.');
  if (!(error instanceof ApiError)) return { kind: 'later', delay: 'unreachable' };
  if (error.status === 401) return { kind: 'later', delay: 'signed-out' };
  if (error.status === 507) return { kind: 'later', delay: 'server-full' };
  const current = movedTo(error);
  if (current !== undefined) {
    const { revisionId, slug, body, savedAt } = current;
    return {
      kind: 'stopped',
      trouble: { kind: 'conflict', current: { revisionId, slug, body, savedAt } },
    };
  }
  if (error.status >= 500 || error.status === 429 || error.status === 408) {
    return { kind: 'later', delay: 'busy' };
  }
  return stopped(error.fields, error.detail);
}

function stopped(fields: Readonly<Record<string, string>>, message: string | null = null) {
  const words = message ?? 'The server didn’t accept this. Check it and send it again.';
  return { kind: 'stopped', trouble: { kind: 'refused', fields, message: words } } as const;
}

/** Path in a body where a photo is used first: `blocks.3.figure`. */
function pathTo(body: EntryDraft['body'], sha256: string): string {
  const find = (value: unknown, path: readonly string[]): string | undefined => {
    if (typeof value === 'string') {
      return value.endsWith(`/${sha256}`) ? path.slice(0, -1).join('.') : undefined;
    }
    if (typeof value !== 'object' || value === null) return undefined;
    for (const [name, part] of Object.entries(value)) {
      const found = find(part, [...path, name]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(body, []) ?? '';
}
