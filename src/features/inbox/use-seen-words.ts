import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import { addWork } from './inbox-reads.ts';

/** Tells the server that the owner has seen what the client added, once the open record is in view. */
export function useSeenWords(opened: InboxEntry | undefined, isInContact: boolean): void {
  const client = useQueryClient();
  const words = opened?.kind === 'request' ? opened.unseenWords?.id : undefined;
  const markSeen = useEffectEvent(() => {
    if (!opened || words === undefined || !isInContact || document.hidden) return;
    // Without an answer the mark stays until the record is opened again.
    void addWork(client, opened, { id: randomUuid(), kind: 'words-seen', words }).catch(
      () => undefined,
    );
  });
  useEffect(() => {
    if (words === undefined) return undefined;
    const onView = () => markSeen();
    onView();
    document.addEventListener('visibilitychange', onView);
    return () => document.removeEventListener('visibilitychange', onView);
  }, [words]);
}
