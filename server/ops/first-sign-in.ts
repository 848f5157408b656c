import { linkKeyPrefix } from '#shared/api/passphrase.ts';
import { paths } from '#shared/paths.ts';
import { makeLinkKey } from '../services/recovery-keys.ts';
import type { RecordStore } from '../storage/ports.ts';

/** Whether a passphrase has been chosen, or how the owner comes to one. */
export type FirstSignIn =
  | { kind: 'done' }
  /** What is printed may become a log: the operator makes the link with `npm run owner:reset`. */
  | { kind: 'without-terminal' }
  | { kind: 'link'; address: string };

/** @param site where the owner opens the website, e.g. `https://example.org` */
export async function prepareFirstSignIn(
  store: RecordStore,
  { site, isInTerminal, now }: { site: string; isInTerminal: boolean; now: Date },
): Promise<FirstSignIn> {
  if ((await store.passphraseHash()) !== null) return { kind: 'done' };
  if (!isInTerminal) return { kind: 'without-terminal' };
  return { kind: 'link', address: firstSignInAddress(site, await makeLinkKey(store, now)) };
}

/** Behind the `#`, which no browser sends: no log of a proxy gets the key. */
export const firstSignInAddress = (site: string, key: string): string =>
  `${site}${paths.messages}#${linkKeyPrefix}${key}`;

/** Lines for the operator; empty when there is nothing to do. */
export function firstSignInText(first: FirstSignIn): string {
  switch (first.kind) {
    case 'done':
      return '';
    case 'link':
      return (
        'Choose the passphrase of the inbox here within an hour; the link works once:\n' +
        `${first.address}\n` +
        'To make another link, stop the server and run "npm run owner:reset".\n'
      );
    case 'without-terminal':
      return (
        'Nobody has chosen a passphrase for the inbox. Stop the server and run "npm run owner:reset" in a terminal: ' +
        'it shows a link for the owner.\n'
      );
  }
}
