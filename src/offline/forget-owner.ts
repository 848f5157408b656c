import { removeCopy } from './inbox-copy/inbox-copy.ts';
import { removeSiteCopy } from './site-copy/site-store.ts';

/** Deletes what this device has of the owner's from the server; what the server does not have yet stays. @throws StorageError */
export async function forgetOwner(): Promise<void> {
  await removeCopy();
  await removeSiteCopy();
}
