import type { PlaceCounts, RecordStatus } from '#shared/api/inbox.ts';
import type { View } from '#shared/api/inbox-list.ts';
import type { SpamSign } from '#shared/api/submission.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';

/** Whether a record belongs in a part of the inbox; suspected spam is seen in its own part only. */
export function isIn(view: View, entry: InboxEntry): boolean {
  if (entry.folder === 'spam') return view === 'spam';
  if (entry.status === 'archived') return view === 'archived';
  switch (view) {
    case 'all':
      return true;
    case 'requests':
      return entry.kind === 'request';
    case 'messages':
      return entry.kind === 'message';
    case 'archived':
    case 'spam':
      return false;
  }
}

/** How many records are in a part of the inbox. */
export function countOf(places: PlaceCounts, view: View): number {
  return view === 'all' ? places.messages + places.requests : places[view];
}

export const statusLabels = {
  new: 'New',
  read: 'Read',
  'deposit-paid': 'Deposit paid',
  'in-progress': 'In progress',
  delivered: 'Delivered',
  archived: 'Archived',
} as const satisfies Record<RecordStatus, string>;

export const spamSignLabels = {
  'ticked-trap': 'it ticked a hidden checkbox that people don’t see',
  'too-fast': 'it was sent less than two seconds after the form opened',
  links: 'it has links or the code of a web page in it',
} as const satisfies Record<SpamSign, string>;
