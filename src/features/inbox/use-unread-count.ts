import { useEffect } from 'react';
import { noteSignedIn } from '#browser/owner-hint.ts';
import type { InboxCounts } from '#shared/api/inbox.ts';
import { showAppBadge } from './app-badge.ts';

/** Says how many records are unread, to the page and to the icon of the installed app. */
export function useUnreadCount(
  { unreadMessages, unreadRequests }: InboxCounts,
  onUnread: (count: number) => void,
): void {
  useEffect(noteSignedIn, []);
  const count = unreadMessages + unreadRequests;
  useEffect(() => {
    onUnread(count);
    showAppBadge(count);
    return () => onUnread(0);
  }, [count, onUnread]);
}
