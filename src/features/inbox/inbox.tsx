import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UnreachableError } from '#shared/api/call.ts';
import { Button } from '#ui/button/button.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { ReportList } from './entries.ts';
import { OwnerSignIn } from './owner-sign-in.tsx';
import { forgetInbox, isRefused, messagesQuery, reloadInbox, requestsQuery } from './queries.ts';
import type { TypedNotes } from './typed-notes.ts';

// The questionnaires come with it, to show answers under their questions: not for a stranger.
const loadView = async () => (await import('./inbox-view.tsx')).InboxView;

export interface InboxProps {
  /** Name of the section, for its sign-in. */
  section: string;
  reports: ReportList;
  /** A number of bytes as people read it. */
  sizeText: (bytes: number) => string;
  /** Told the number of unread letters; 0 for a stranger. */
  onUnread: (count: number) => void;
}

/** What was sent to the practice, once the owner has signed in. Nothing of it is kept on the device. */
export function Inbox(props: InboxProps) {
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const client = useQueryClient();
  if (isSignedOut) {
    return (
      <OwnerSignIn
        section={props.section}
        isOpenAtFirst={false}
        title="You are signed out"
        onSignedIn={() => {
          setHasSignedIn(true);
          setIsSignedOut(false);
        }}
      >
        Nothing of the inbox is left on this device.
      </OwnerSignIn>
    );
  }
  return (
    <LoadedInbox
      {...props}
      hasSignedIn={hasSignedIn}
      onSignedIn={() => setHasSignedIn(true)}
      onSignedOut={() => {
        setIsSignedOut(true);
        forgetInbox(client);
      }}
    />
  );
}

function LoadedInbox({
  section,
  reports,
  sizeText,
  onUnread,
  hasSignedIn,
  onSignedIn,
  onSignedOut,
}: InboxProps & {
  /** Since the page was opened. */
  hasSignedIn: boolean;
  onSignedIn: () => void;
  onSignedOut: () => void;
}) {
  const client = useQueryClient();
  const messages = useQuery(messagesQuery);
  const requests = useQuery(requestsQuery);
  // Above the letters: a session that ends takes them away, and what was typed must be there after signing in.
  const [typedNotes] = useState<TypedNotes>(() => new Map());
  const error = messages.error ?? requests.error;
  const view = useDeferred(loadView, messages.isSuccess && requests.isSuccess);

  if (isRefused(error)) {
    return (
      <OwnerSignIn
        section={section}
        isOpenAtFirst
        title="For the owner of the practice"
        onSignedIn={() => {
          onSignedIn();
          void reloadInbox(client);
        }}
      >
        What visitors send is personal, so it can be read only after signing in.
      </OwnerSignIn>
    );
  }
  if ((error && !(messages.data && requests.data)) || view.kind === 'failed') {
    return (
      <Notice
        role="alert"
        title="Failed to load messages"
        actions={<Button onClick={() => window.location.reload()}>Try Again</Button>}
      >
        {error instanceof UnreachableError
          ? 'The server could not be reached. Everything received is safe there.'
          : 'The server could not answer just now. Everything received is safe there.'}
      </Notice>
    );
  }
  if (!messages.data || !requests.data || view.kind === 'loading') {
    return (
      <>
        <p role="status" className="page-status">
          Loading messages...
        </p>
        <noscript>
          <p className="page-status">The inbox needs JavaScript.</p>
        </noscript>
      </>
    );
  }
  const InboxView = view.value;
  return (
    <InboxView
      messages={messages.data}
      requests={requests.data}
      reports={reports}
      sizeText={sizeText}
      typedNotes={typedNotes}
      takesFocus={hasSignedIn}
      onUnread={onUnread}
      onSessionEnded={() => void reloadInbox(client)}
      onSignedOut={onSignedOut}
    />
  );
}
