import { ApiError, UnreachableError } from '#shared/api/call.ts';
import { deviceTransferPartBytes, deviceTransferPartCount } from '#shared/api/device-transfers.ts';
import { randomUuid } from '#lib/uuid.ts';
import { listDrafts } from '../drafts/drafts.ts';
import { importOwnCopy } from '../export/own-copy.ts';
import type { ImportOutcome } from '../export/own-copy.ts';
import type { Draft } from '../records.ts';
import { canStoreTwice } from '../storage/persistence.ts';
import { toStorageError } from '../storage/storage-error.ts';
import { callsOf, browserDependencies } from './calls.ts';
import type { DeviceTransferDependencies } from './calls.ts';
import { decryptPart, importKey, unpack } from './cipher.ts';
import { keepPending, readPending } from './pending.ts';
import { canEncrypt, idOf, secretFromText, secretToText } from './secret.ts';
import type { Secret } from './secret.ts';

/** A link that was opened on this device. */
export interface OfferedDraft {
  secret: Secret;
  /** Kept over reloads, so that an interrupted transfer can be resumed. */
  claim: string;
}

export type Offer =
  | { kind: 'offered'; offered: OfferedDraft }
  /** This device has taken it before. */
  | { kind: 'here' }
  /** `none`: opened without a link. */
  | { kind: 'refused'; reason: 'none' | 'bad-link' | 'no-encryption' };

/** Reads the link, or what an earlier visit of this page did not finish. Transfers nothing. */
export async function readOffer(fragment: string): Promise<Offer> {
  const kept = readPending();
  const text = fragment.replace(/^#/, '');
  if (text === '' && (kept === null || kept.secret === null)) {
    return { kind: 'refused', reason: 'none' };
  }
  if (!canEncrypt()) return { kind: 'refused', reason: 'no-encryption' };
  const secret = secretFromText(text === '' ? (kept?.secret ?? '') : text);
  if (secret === null) return { kind: 'refused', reason: 'bad-link' };
  const id = await idOf(secret);
  if (kept?.id === id && kept.secret === null) return { kind: 'here' };
  const claim = kept?.id === id ? kept.claim : randomUuid();
  keepPending({ id, secret: secretToText(secret), claim });
  return { kind: 'offered', offered: { secret, claim } };
}

export type ReceiveTransferFailure =
  | 'taken'
  | 'expired'
  /** Nothing under this link: too late, never finished, or a wrong letter. */
  | 'unknown'
  | 'unreachable'
  | 'refused'
  /** It was received, and is not what was sent. */
  | 'damaged'
  /** The browser cannot decompress it. */
  | 'too-old'
  | 'no-storage'
  | 'full';

type Imported = Extract<ImportOutcome, { kind: 'imported' }>;

export type ReceiveTransferOutcome =
  | {
      kind: 'received';
      draft: Draft;
      /** Beside what was here, or replacing it, see `importOwnCopy`. */
      place: Imported['place'];
      /** Other drafts of the same form here. */
      others: number;
    }
  | { kind: 'failed'; reason: ReceiveTransferFailure };

/**
 * Transfers the draft to this device, and lets the server erase it once it is stored here. May be called again after
 * every failure and every kill: the same claim gets the same bytes until then.
 */
export async function receiveTransfer(
  { secret, claim }: OfferedDraft,
  options: {
    onProgress?: (doneBytes: number, totalBytes: number) => void;
    dependencies?: DeviceTransferDependencies;
  } = {},
): Promise<ReceiveTransferOutcome> {
  const { onProgress, dependencies = browserDependencies } = options;
  const failed = (reason: ReceiveTransferFailure) => ({ kind: 'failed', reason }) as const;
  const id = await idOf(secret);
  const calls = callsOf(id, dependencies);
  try {
    // Before anything is transferred: a browser that stores nothing leaves it for another device.
    await listDrafts();
    const { sizeBytes } = await calls.take(claim);
    if (!(await canStoreTwice(sizeBytes))) return failed('full');
    const key = await importKey(secret);
    const parts: ArrayBuffer[] = [];
    let doneBytes = 0;
    const count = deviceTransferPartCount(sizeBytes);
    for (let number = 0; number < count; number += 1) {
      onProgress?.(doneBytes, sizeBytes);
      const cipher = await calls.takePart(
        number,
        claim,
        deviceTransferPartBytes(sizeBytes, number),
      );
      doneBytes += cipher.byteLength;
      try {
        parts.push(await decryptPart(key, cipher, number, count));
      } catch {
        return failed('damaged');
      }
    }
    onProgress?.(sizeBytes, sizeBytes);
    if (!('DecompressionStream' in globalThis)) return failed('too-old');
    const imported = await importOwnCopy(await unpack(parts));
    if (imported.kind === 'refused') return failed('damaged');
    const { draft, place } = imported;
    const others = (await listDrafts()).filter(
      (other) => other.form === draft.form && other.id !== draft.id,
    ).length;
    keepPending({ id, secret: null, claim });
    // It is stored here: the server erases its copy after a day in any case.
    await calls.finish(claim).catch(() => undefined);
    return { kind: 'received', draft, place, others };
  } catch (error) {
    return failed(reasonOf(error));
  }
}

function reasonOf(error: unknown): ReceiveTransferFailure {
  if (error instanceof UnreachableError) return 'unreachable';
  if (error instanceof ApiError) {
    if (error.code === 'device-transfer-taken') return 'taken';
    if (error.code === 'device-transfer-expired') return 'expired';
    return error.code === 'not-found' ? 'unknown' : 'refused';
  }
  const { problem } = toStorageError(error);
  if (problem === 'full') return 'full';
  return problem === 'failed' ? 'damaged' : 'no-storage';
}
