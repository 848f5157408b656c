import type { RecordChange } from '#shared/api/inbox.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';

/** What each part of an open record gets: head, money, next step, notes, photos, answers. */
export interface RecordPartProps<Entry extends InboxEntry = InboxEntry> {
  entry: Entry;
  reports: ReportList;
  now: Date;
  /**
   * Stores a change.
   * @param announcement read out once it is stored; give it where the pressed button goes with the change: the focus then
   *   moves to the record's name
   */
  change: (next: RecordChange, announcement?: string) => Promise<void>;
}

/** A request, for the parts that only requests have. */
export type RequestEntry = Extract<InboxEntry, { kind: 'request' }>;
