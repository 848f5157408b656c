import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadOptional } from '#browser/load-optional.ts';
import { savesData } from '#browser/saves-data.ts';
import { subscribe } from '#offline/events.ts';
import { UnreachableError } from '#shared/api/call.ts';
import { namedBrowsers } from '#shared/named-browsers.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import type { ReportList } from '#shared/inbox/entry-text.ts';
import type { RenderPhotos } from './photos.ts';
import { listText } from './count-text.ts';
import { OwnerSignIn } from './owner-sign-in.tsx';
import { countsQuery, forgetInbox, isUnauthorised, reloadInbox } from './inbox-reads.ts';
import { ListFailure, ListLoading } from './list-states.tsx';
import type { UploadsProps } from './reply-part.tsx';
import { unsentCounts, unsentOf, useNotesView, useOwnerNotes } from './use-owner-notes.ts';

// The questionnaires come with it, to show answers under their questions: not for anyone who is not signed in.
const loadView = async () => (await import('./inbox-view.tsx')).InboxView;
const loadUnsentNotes = async () => (await import('./unsent-notes.tsx')).UnsentNotes;

/** Signed out from elsewhere, or by time: whoever has this device reads no request any more. */
const forgetCopies = async () => (await import('#offline/forget-owner.ts')).forgetOwner();

export interface InboxProps {
  /** Name of the section, for its sign-in. */
  section: string;
  reports: ReportList;
  /** A piece of tool work as the visitor saw it. */
  renderToolWork: (work: ToolWorkOfRequest) => ReactNode;
  renderPhotos: RenderPhotos;
  /** Attaches files to a reply. */
  uploads: ComponentType<UploadsProps>;
  /** Told the number of unread records; 0 for anyone who is not signed in. */
  onUnread: (count: number) => void;
  /** Brings the code of the owner's other pages, once she is signed in: they open without a network, too. */
  loadOwnerPages: () => Promise<unknown>;
}

/**
 * What was sent to the practice, once the owner has signed in. Of it, what is open is stored on the device where the owner
 * has switched that on; the owner's own notes are, until the server has them.
 */
export function Inbox(props: InboxProps) {
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const client = useQueryClient();
  if (isSignedOut) {
    return (
      <OwnerSignIn
        section={props.section}
        isOpenAtFirst={false}
        title="You’ve signed out"
        onSignedIn={() => {
          setHasSignedIn(true);
          setIsSignedOut(false);
        }}
      >
        No inbox data remains on this device.
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
  renderToolWork,
  renderPhotos,
  uploads,
  onUnread,
  loadOwnerPages,
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
  const counts = useQuery(countsQuery);
  // Above the records: a session that ends takes them away, and what was typed must be there after signing in.
  const ownerNotes = useOwnerNotes();
  const unsent = unsentOf(useNotesView(ownerNotes));
  const unsentNotes = useDeferred(loadUnsentNotes, unsent.length > 0);
  const { error, isSuccess: isRead } = counts;
  const view = useDeferred(loadView, isRead);
  // From the first refusal until the counts have come: whatever else hears that the session has ended asks for
  // them anew, and a passphrase that is being typed must outlast that.
  const [needsSignIn, setNeedsSignIn] = useState(false);
  if (needsSignIn ? isRead : isUnauthorised(error)) setNeedsSignIn(!needsSignIn);
  useEffect(() => {
    if (needsSignIn) void loadOptional(forgetCopies);
  }, [needsSignIn]);
  const isShown = view.kind === 'ready';
  useEffect(() => {
    if (isShown && !savesData()) void loadOptional(loadOwnerPages);
  }, [isShown, loadOwnerPages]);
  const leave = useEffectEvent(onSignedOut);
  useEffect(
    () =>
      subscribe((event) => {
        if (event.type === 'owner-signed-out') leave();
      }),
    [],
  );
  const isUnreachable = error instanceof UnreachableError && !counts.data;
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const again = () => void reloadInbox(client);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [client, isUnreachable]);

  if (needsSignIn) {
    return (
      <OwnerSignIn
        section={section}
        isOpenAtFirst
        title="Owner sign-in"
        onSignedIn={() => {
          onSignedIn();
          void reloadInbox(client);
          setNeedsSignIn(false);
        }}
      >
        {unsent.length === 0
          ? 'Messages are private. Sign in to read them.'
          : `Messages are private. Sign in to read them and to send ${listText(unsentCounts(unsent))} saved on this device.`}
      </OwnerSignIn>
    );
  }
  const isFailed = (error && !counts.data) || view.kind === 'failed';
  if (isFailed || ownerNotes === 'failed') {
    const UnsentNotes = unsentNotes.kind === 'ready' ? unsentNotes.value : null;
    return (
      <>
        <ListFailure error={error} onRetry={() => window.location.reload()} />
        {UnsentNotes && unsent.length > 0 && ownerNotes !== null && ownerNotes !== 'failed' ? (
          <UnsentNotes notes={unsent} ownerNotes={ownerNotes} title="Notes saved on this device">
            When the inbox loads, you’ll find each note under its message. Finished ones are sent
            automatically.
          </UnsentNotes>
        ) : null}
      </>
    );
  }
  if (!counts.data || view.kind === 'loading' || ownerNotes === null) {
    return (
      <>
        <ListLoading />
        <p className="page-status unscripted">The inbox needs JavaScript in {namedBrowsers}.</p>
      </>
    );
  }
  const InboxView = view.value;
  return (
    <InboxView
      counts={counts.data}
      reports={reports}
      renderToolWork={renderToolWork}
      renderPhotos={renderPhotos}
      uploads={uploads}
      ownerNotes={ownerNotes}
      takesFocus={hasSignedIn}
      onUnread={onUnread}
      onSessionEnded={() => void reloadInbox(client)}
      onSignedOut={onSignedOut}
    />
  );
}
