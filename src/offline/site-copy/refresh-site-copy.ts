import { ApiError, UnreachableError, call } from '#shared/api/call.ts';
import { listNewestRevisions } from '#shared/api/owner-entries.ts';
import type { EntrySummary } from '#shared/api/owner-entries.ts';
import { Day } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { forgetOwnerIfSignedOut } from '../forget-owner.ts';
import { readSiteList, siteCopyId, storeSite } from './site-store.ts';

/** A new release may say something else in an entry that nobody has changed. */
const longestLifeMs = 1 * Day.ms;

const systemClock: Clock = () => new Date();

/**
 * Makes the copy of the owner's site on this device what the server has, where a look at the list says that it is another,
 * or once a day. Never throws.
 * @returns false when not all of it could be stored here; what was there before stays
 */
export async function refreshSiteCopy(
  listed: readonly EntrySummary[],
  clock: Clock = systemClock,
): Promise<boolean> {
  try {
    const stored = await readSiteList();
    const isRecent =
      stored !== null && clock().getTime() - Date.parse(stored.readAt) < longestLifeMs;
    if (isRecent && JSON.stringify(stored.entries) === JSON.stringify(listed)) return true;
    const copyId = await siteCopyId();
    const { entries } = await call(listNewestRevisions);
    await storeSite(copyId, entries, clock().toISOString());
    return true;
  } catch (error) {
    await forgetOwnerIfSignedOut(error);
    // A server that is busy or away says nothing about this device.
    return error instanceof UnreachableError || error instanceof ApiError;
  }
}
