import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import type { OwnerEntry, WorkEntry } from '#shared/inbox/work-entries.ts';

type WithoutId<Entry> = Entry extends { id: string } ? Omit<Entry, 'id'> : never;

/** An entry as a part of the view makes it; its id comes with the call. */
export type GivenEntry = WithoutId<OwnerEntry>;

/** What each part about the client gets. */
export interface ClientPartProps {
  entry: InboxEntry;
  entries: readonly WorkEntry[];
  /** Where mail to the client goes. */
  email: string;
  now: Date;
  /** Adds an entry, through the outbox of the notes; false where one waits that the client would hear of as well. */
  add: (entry: GivenEntry) => Promise<boolean>;
}
