import { ApiError, UnreachableError } from '#shared/api/call.ts';
import { deviceTransferPartCount } from '#shared/api/device-transfers.ts';
import { limits } from '#shared/limits.ts';
import type { Instant } from '#shared/time.ts';
import { exportOwnCopy } from '../export/own-copy.ts';
import { listFiles } from '../files/files.ts';
import { callsOf, browserDependencies } from './calls.ts';
import type { DeviceTransferDependencies } from './calls.ts';
import { encryptedBytes, encryptPart, importKey, pack } from './cipher.ts';
import { canEncrypt, idOf, linkFor, makeSecret } from './secret.ts';

export type DeviceTransferFailure =
  /** The browser cannot encrypt here. */
  | 'no-encryption'
  | 'too-large'
  | 'unreachable'
  /** The server accepts nothing more, from here or at all. */
  | 'refused'
  /** The draft has been sent or deleted since. */
  | 'gone';

export type DeviceTransferOutcome =
  /** `missing`: names of files that could not be read and are not included. */
  | { kind: 'ready'; link: string; expiresAt: Instant; missing: readonly string[] }
  | { kind: 'failed'; reason: DeviceTransferFailure };

export interface DeviceTransferOptions {
  /** Address of the site that the link leads to, e.g. `https://example.org`. */
  origin: string;
  /** Called after each part, with the encrypted bytes sent so far. */
  onProgress?: (doneBytes: number, totalBytes: number) => void;
  /** Called when the server cannot be reached at the start; it is tried again in the meantime. */
  onUnreachable?: () => void;
  signal?: AbortSignal;
  dependencies?: DeviceTransferDependencies;
}

/**
 * Encrypts a draft with its files on this device and uploads it for another one. The draft stays as it is. Throws the
 * abort of the caller's signal.
 */
export async function sendTransfer(
  draftId: string,
  {
    origin,
    onProgress,
    onUnreachable,
    signal,
    dependencies = browserDependencies,
  }: DeviceTransferOptions,
): Promise<DeviceTransferOutcome> {
  if (!canEncrypt()) return { kind: 'failed', reason: 'no-encryption' };
  const files = await listFiles(draftId).catch(() => []);
  const fileBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (fileBytes > limits.maxDeviceTransferBytes) return { kind: 'failed', reason: 'too-large' };
  const file = await exportOwnCopy(draftId);
  if (file === null) return { kind: 'failed', reason: 'gone' };
  const plain = await pack(file.blob);
  const totalBytes = encryptedBytes(plain.byteLength);
  if (totalBytes > limits.maxDeviceTransferBytes) return { kind: 'failed', reason: 'too-large' };
  const secret = makeSecret();
  const key = await importKey(secret);
  const calls = callsOf(await idOf(secret), dependencies, signal);
  try {
    const { expiresAt } = await calls.begin(totalBytes, onUnreachable);
    let doneBytes = 0;
    onProgress?.(0, totalBytes);
    for (let number = 0; number < deviceTransferPartCount(totalBytes); number += 1) {
      const part = await encryptPart(key, plain, number);
      await calls.putPart(number, part);
      doneBytes += part.byteLength;
      onProgress?.(doneBytes, totalBytes);
    }
    return { kind: 'ready', link: linkFor(secret, origin), expiresAt, missing: file.missing };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    if (error instanceof UnreachableError) return { kind: 'failed', reason: 'unreachable' };
    if (error instanceof ApiError) return { kind: 'failed', reason: 'refused' };
    throw error;
  }
}
