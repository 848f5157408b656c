import { ApiError } from '#shared/api/call.ts';
import { removeCopy } from './inbox-copy/inbox-copy.ts';
import { removeSiteCopy } from './site-copy/site-store.ts';

/**
 * Deletes what this device has of the owner's from the server; what the server does not have yet stays.
 * @throws StorageError
 */
export async function forgetOwner(): Promise<void> {
  await removeCopy();
  await removeSiteCopy();
}

/** The same once the server knows nobody here: signed out from another device, say. Never throws. */
export async function forgetOwnerIfSignedOut(error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.code !== 'unauthorised') return;
  try {
    await forgetOwner();
  } catch {
    // Tried again at the next refusal.
  }
}
