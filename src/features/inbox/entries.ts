import type { ContactMessage } from '#shared/api/contact-messages.ts';
import type { RecordStatus } from '#shared/api/inbox.ts';
import type { View } from '#shared/api/inbox-list.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import type { SpamSign } from '#shared/api/submission.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';

/** Messages and requests in one list, newest first. */
export function entriesOf(
  messages: readonly ContactMessage[],
  requests: readonly ReportRequest[],
): InboxEntry[] {
  const entries: InboxEntry[] = [
    ...messages.map((message) => ({ kind: 'message' as const, ...message })),
    ...requests.map((request) => ({ kind: 'request' as const, ...request })),
  ];
  entries.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return entries;
}

/** Whether a record belongs into a part of the inbox; suspected spam is seen in its own part only. */
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

/** New records, as the server counts them. */
export function unreadOf(entries: readonly InboxEntry[]): {
  messages: number;
  requests: number;
  spam: number;
} {
  const fresh = entries.filter(({ status }) => status === 'new');
  const unread = fresh.filter(({ folder }) => folder === 'inbox');
  const messages = unread.filter(({ kind }) => kind === 'message').length;
  return {
    messages,
    requests: unread.length - messages,
    spam: fresh.length - unread.length,
  };
}

export const statusWords = {
  new: 'New',
  read: 'Read',
  'deposit-paid': 'Deposit paid',
  'in-progress': 'In progress',
  delivered: 'Delivered',
  archived: 'Archived',
} as const satisfies Record<RecordStatus, string>;

export const spamSignWords = {
  'ticked-trap': 'it ticked a hidden checkbox that people don’t see',
  'too-fast': 'it was sent less than two seconds after the form opened',
} as const satisfies Record<SpamSign, string>;
