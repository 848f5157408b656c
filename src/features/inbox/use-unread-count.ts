import { useEffect } from 'react';
import { showAppBadge } from './app-badge.ts';
import { unreadOf } from './entries.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';

/** Says how many records are unread, to the page and to the icon of the installed app. */
export function useUnreadCount(
  entries: readonly InboxEntry[],
  onUnread: (count: number) => void,
): void {
  const { messages, requests } = unreadOf(entries);
  const count = messages + requests;
  useEffect(() => {
    onUnread(count);
    showAppBadge(count);
    return () => onUnread(0);
  }, [count, onUnread]);
}
