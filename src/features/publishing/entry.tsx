import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { subscribe } from '#offline/events.ts';
import type { PendingAction } from '#offline/records.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { isUnauthorised, revisionsQuery } from './queries.ts';
import type { RenderSignIn } from './render-sign-in.ts';
import { useEntrySending } from './use-entry-drafts.ts';
import { useEntrySession } from './use-entry-session.ts';

/** Loads one entry from the server and its draft from this device, and shows the editor. */
export function Entry({
  kind,
  id,
  renderSignIn,
  onTitle,
}: {
  kind: ContentTypeName;
  id: string;
  renderSignIn: RenderSignIn;
  /** Called with the title as typed so far. */
  onTitle: (title: string) => void;
}) {
  const client = useQueryClient();
  const { state } = useLocation();
  const startsNew = typeof state === 'object' && state !== null && 'isNew' in state;
  const query = revisionsQuery(kind, id);
  const { data, error } = useQuery(query);
  const opened = useEntrySession(kind, id);
  const { session, draft, content } = opened;
  const [attempt, setAttempt] = useState(0);
  const [lastSent, setLastSent] = useState<PendingAction | null>(null);
  const delay = useEntrySending(
    draft === null || draft.pendingAction === null ? 0 : 1,
    !isUnauthorised(error),
    attempt,
  );
  const isSignedOut = isUnauthorised(error) || delay === 'signed-out';
  const { empty, labels } = contentTypeOf(kind);

  useEffect(() => {
    const newest = data?.revisions[0];
    if (session === null || opened.isLoading) return;
    if (newest !== undefined) {
      const { revisionId: baseRevisionId, slug, body } = newest;
      session.startFrom({ baseRevisionId, slug, body });
    } else if (empty !== null && (data === null || startsNew)) {
      session.startFrom({ baseRevisionId: null, slug: '', body: empty });
    }
  }, [session, opened.isLoading, data, empty, startsNew]);

  const key = `${kind}/${id}`;
  useEffect(
    () =>
      subscribe((event) => {
        if (event.type === 'owner-signed-out') {
          void client.resetQueries({ queryKey: ['/api/owner/entries'] });
        }
        if (event.type !== 'entry-sent' || event.key !== key) return;
        setLastSent(event.pendingAction);
        void client.invalidateQueries({ queryKey: ['/api/owner/entries'] });
      }),
    [client, key],
  );

  const signIn = isSignedOut
    ? renderSignIn({
        title: 'Owner sign-in',
        children:
          draft === null
            ? 'Sign in to change the site.'
            : 'What you’ve written is safe on this device. Sign in to send it.',
        onSignedIn: () => {
          setAttempt((count) => count + 1);
          void client.resetQueries({ queryKey: ['/api/owner/entries'] });
        },
      })
    : null;

  if (
    session === null ||
    opened.isLoading ||
    (content === null && error === null && data !== null)
  ) {
    return (
      <>
        <p role="status" className="page-status">
          Loading…
        </p>
        <p className="page-status unscripted">
          Changing the site needs JavaScript and a newer browser.
        </p>
      </>
    );
  }
  if (content === null) {
    return (
      signIn ?? (
        <Notice
          role="alert"
          title={
            data === null
              ? `We can’t find this ${labels.one.toLowerCase()}`
              : 'We couldn’t load this'
          }
          actions={
            <Button onClick={() => void client.resetQueries({ queryKey: query.queryKey })}>
              Try again
            </Button>
          }
        >
          {data === null
            ? 'It may have been deleted.'
            : 'We couldn’t reach the server. Try again when you have reception.'}
        </Notice>
      )
    );
  }
  return (
    <>
      {signIn}
      <EntryEditor
        kind={kind}
        id={id}
        session={session}
        snapshot={opened}
        content={content}
        server={data ?? null}
        delay={delay}
        lastSent={lastSent}
        onSent={setLastSent}
        onTitle={onTitle}
        onSendNow={() => setAttempt((count) => count + 1)}
        onChanged={() => void client.invalidateQueries({ queryKey: ['/api/owner/entries'] })}
      />
    </>
  );
}
