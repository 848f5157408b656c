import type { ListFilters, View } from '#shared/api/inbox-list.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';

/** Which records a list has. */
export interface ListWish {
  /** Null for all folders. */
  view: View | null;
  search: string;
  filters: ListFilters;
}

/** As much of a list as has been read. */
export interface RecordList {
  records: readonly InboxEntry[];
  /** Nothing comes after them. */
  isWhole: boolean;
  /** They are what is open and on this phone: the server could not be reached. */
  isCopy: boolean;
}
