import { ApiError, UnreachableError, call, readAnswer, send } from '#shared/api/call.ts';
import { positionText } from '#shared/api/inbox-list.ts';
import type { ListPosition } from '#shared/api/inbox-list.ts';
import { listOpenRecords } from '#shared/api/open-records.ts';
import type { OpenRecord } from '#shared/api/open-records.ts';
import { getReplyTexts } from '#shared/api/reply-texts.ts';
import type { Clock } from '#shared/time.ts';
import { forgetOwnerIfSignedOut } from '../forget-owner.ts';
import type { CopyHead } from '../records.ts';
import { sendExclusively } from '../web-lock.ts';
import { toStorageError } from '../storage/storage-error.ts';
import type { StorageProblem } from '../storage/storage-error.ts';
import {
  findHead,
  missingPhotosOf,
  noteMissingPhotos,
  storePhoto,
  storeRecords,
} from './inbox-copy.ts';
import { storeReplyTexts } from './reply-texts-copy.ts';

/** How a refresh ended: `off`: there is no copy; otherwise why not all of it is there, or `done`. */
export type RefreshOutcome = 'done' | 'off' | 'unreachable' | 'signed-out' | StorageProblem;

/** Most messages that are stored: after a flood, tens of thousands wait for a reply. */
export const maxCopiedMessages = 500;

const systemClock: Clock = () => new Date();

/** Makes the copy on this device what the server says, where there is one: texts first, then photos. Never throws. */
export function refreshCopy(clock: Clock = systemClock): Promise<RefreshOutcome> {
  return sendExclusively('inbox-copy', () => refresh(clock)).catch((error: unknown) =>
    outcomeOf(error),
  );
}

async function refresh(clock: Clock): Promise<RefreshOutcome> {
  const head = await findHead(clock);
  if (head === null) return 'off';
  try {
    return await refreshFrom(head, clock);
  } catch (error) {
    await forgetOwnerIfSignedOut(error);
    throw error;
  }
}

async function refreshFrom(head: CopyHead, clock: Clock): Promise<RefreshOutcome> {
  const records = await readOpenRecords();
  if (!(await storeRecords(head, records, clock))) return 'off';
  if (!(await storeReplyTexts(head, await call(getReplyTexts)))) return 'off';
  const missing = await missingPhotosOf(records);
  let left = missing.length;
  let refusal: ApiError | null = null;
  await noteMissingPhotos(head, left);
  try {
    for (const address of missing) {
      try {
        const bytes = await readPhoto(address);
        if (bytes !== null && !(await storePhoto(head, address, bytes))) return 'off';
        left -= 1;
      } catch (error) {
        if (!(error instanceof ApiError) || outcomeOf(error) === 'signed-out') throw error;
        // One photo that the server does not give now stops none of the others.
        refusal = error;
      }
    }
  } finally {
    if (missing.length > 0) await noteMissingPhotos(head, left);
  }
  if (refusal !== null) throw refusal;
  return 'done';
}

async function readOpenRecords(): Promise<readonly OpenRecord[]> {
  const records: OpenRecord[] = [];
  for (const view of ['requests', 'messages']) {
    const most = view === 'messages' ? records.length + maxCopiedMessages : Infinity;
    let after: ListPosition | null = null;
    do {
      const query = { view, ...(after && { after: positionText(after) }) };
      const part: Awaited<ReturnType<typeof call<typeof listOpenRecords>>> = await call(
        listOpenRecords,
        { query },
      );
      records.push(...part.records.slice(0, most - records.length));
      after = part.next;
    } while (after !== null && records.length < most);
  }
  return records;
}

/** The copy for a screen, of 1,600 px; null where the server cannot make one. */
async function readPhoto(address: string): Promise<ArrayBuffer | null> {
  const response = await send(`${address}?size=screen`, { credentials: 'same-origin' });
  if (response.ok) {
    if (response.headers.get('Content-Type')?.startsWith('image/') !== true) {
      throw new UnreachableError('not-our-answer');
    }
    return response.arrayBuffer().catch((error: unknown) => {
      throw new UnreachableError('network', error);
    });
  }
  const isRefused = response.status === 404 || response.status === 415 || response.status === 422;
  // Otherwise it throws why.
  if (!isRefused) await readAnswer(listOpenRecords, response);
  return null;
}

function outcomeOf(error: unknown): RefreshOutcome {
  if (error instanceof ApiError && error.code === 'unauthorised') return 'signed-out';
  if (error instanceof ApiError || error instanceof UnreachableError) return 'unreachable';
  return toStorageError(error).problem;
}
