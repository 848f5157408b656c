import { useEffect, useState, useSyncExternalStore } from 'react';
import { EntrySession } from '#offline/entry-drafts/entry-session.ts';
import type { EntrySnapshot } from '#offline/entry-drafts/entry-session.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { arePhotosBeingSaved, photosSaved } from './photos-being-saved.ts';

const loading: EntrySnapshot = {
  isLoading: true,
  draft: null,
  content: null,
  savedAt: null,
  saveError: null,
  isOpenElsewhere: false,
  formKey: 0,
};
const subscribeToNothing = () => () => {};

/** A photo that is still being saved when its editor closes still becomes part of the draft. */
async function endAfterPhotos(session: EntrySession): Promise<void> {
  if (arePhotosBeingSaved()) {
    await session.leave();
    await photosSaved();
  }
  await session.end();
}

/** The draft of an entry while its editor is open; the session is null for a moment. */
export function useEntrySession(
  kind: ContentTypeName,
  id: string,
): EntrySnapshot & { session: EntrySession | null } {
  const [session, setSession] = useState<EntrySession | null>(null);
  useEffect(() => {
    const opened = new EntrySession(kind, id);
    let isGone = false;
    const open = async () => {
      await opened.start();
      if (!isGone) setSession(opened);
    };
    void open();
    return () => {
      isGone = true;
      setSession(null);
      void endAfterPhotos(opened);
    };
  }, [kind, id]);
  const snapshot = useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.getSnapshot ?? (() => loading),
    () => loading,
  );
  return { ...snapshot, session };
}
