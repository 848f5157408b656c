import { readQuery } from '#offline/read-query.ts';
import { getBankAccount } from '#shared/api/bank-account.ts';
import { getOwnerCalendar } from '#shared/api/client-work.ts';
import { getMailAddress } from '#shared/api/mail-address.ts';
import { listPasskeys } from '#shared/api/passkeys.ts';
import { getPassphraseStatus } from '#shared/api/passphrase.ts';
import { listPeople } from '#shared/api/people.ts';
import { getRetention } from '#shared/api/retention.ts';
import { listTrash } from '#shared/api/trash.ts';
import { getSession } from '#shared/api/session.ts';
import { listSessions } from '#shared/api/sessions.ts';

// Fetched each time the page asks for them, and never persisted: the persister skips these keys.

/** Of what another tab or device may end: looked up as well when the owner comes back to the tab. */
const current = { gcTime: 0, staleTime: 0, refetchOnWindowFocus: true } as const;

/** The browsers that are signed in. */
export const sessionsQuery = { ...readQuery(listSessions), ...current };

/** Who is signed in. */
export const sessionQuery = { ...readQuery(getSession), gcTime: 0, staleTime: 0 };

/** The passkeys of whoever is signed in. */
export const passkeysQuery = { ...readQuery(listPasskeys), ...current };

/** Who may read the inbox. */
export const peopleQuery = { ...readQuery(listPeople), ...current };

/** Where customers pay, with a change that waits. */
export const bankAccountQuery = { ...readQuery(getBankAccount), gcTime: 0, staleTime: 0 };

/** Which secret address a phone can follow the visits by. */
export const calendarQuery = { ...readQuery(getOwnerCalendar), ...current };

/** Which address email comes from and goes to. */
export const mailAddressQuery = { ...readQuery(getMailAddress), gcTime: 0, staleTime: 0 };

/** How the passphrase can be changed. */
export const passphraseStatusQuery = { ...readQuery(getPassphraseStatus), gcTime: 0, staleTime: 0 };

/** What is about to be deleted. */
export const trashQuery = { ...readQuery(listTrash), gcTime: 0, staleTime: 0 };

/** How long the server keeps what visitors send. */
export const retentionQuery = { ...readQuery(getRetention), gcTime: 0, staleTime: 0 };
