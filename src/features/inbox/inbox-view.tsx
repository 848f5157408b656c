import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { call } from '#shared/api/call.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import type { ContactMessage } from '#shared/api/contact-messages.ts';
import type { RecordChange } from '#shared/api/inbox.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import { deleteSession } from '#shared/api/session.ts';
import { Minute } from '#shared/time.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { useNow } from '#ui/use-now/use-now.ts';
import { counted } from './counted.ts';
import { entriesOf, hasWords, isIn } from './entries.ts';
import type { InboxEntry, ReportList, View } from './entries.ts';
import { DeferredHousekeeping } from './deferred-housekeeping.tsx';
import { InboxList } from './inbox-list.tsx';
import { FindRecords, OwnerTools } from './inbox-tools.tsx';
import { RecordView } from './record-view.tsx';
import { exportInbox } from './export-inbox.ts';
import { changeEntry, eraseSpam, isGone, isRefused, refreshInbox } from './queries.ts';
import { LeavingQuestion } from './leaving-question.tsx';
import { ProxyNotice } from './proxy-notice.tsx';
import { refusalWords } from './refusal-words.ts';
import { SpamEraser } from './spam-eraser.tsx';
import { UnsentNotes } from './unsent-notes.tsx';
import { useInboxPlace } from './use-inbox-place.ts';
import { useListPlace } from './use-list-place.ts';
import { useLiveInbox } from './use-live-inbox.ts';
import { useNoteSending } from './use-note-sending.ts';
import { unsentOf, useNotesView } from './use-owner-notes.ts';
import { useUnreadCount } from './use-unread-count.ts';
import styles from './inbox-view.module.css';

/** List and record: side by side on a desk, one after the other on a phone. */
export function InboxView({
  messages,
  requests,
  reports,
  sizeText,
  renderToolWork,
  ownerNotes,
  takesFocus,
  onUnread,
  onSessionEnded,
  onSignedOut,
}: {
  messages: readonly ContactMessage[];
  requests: readonly ReportRequest[];
  reports: ReportList;
  sizeText: (bytes: number) => string;
  renderToolWork: (work: ToolWorkOfRequest) => ReactNode;
  ownerNotes: OwnerNotes;
  /** After signing in: what had the focus is gone. */
  takesFocus: boolean;
  /** Told the number of unread records while they are shown. */
  onUnread: (count: number) => void;
  /** The server says that nobody is signed in any more. */
  onSessionEnded: () => void;
  onSignedOut: () => void;
}) {
  const entries = entriesOf(messages, requests);
  const client = useQueryClient();
  const now = useNow(Minute.ms);
  const [view, setView] = useState<View>('all');
  const [search, setSearch] = useState('');
  const { place, openRecord, openHousekeeping, back } = useInboxPlace();
  const openId = place.kind === 'record' ? place.id : null;
  const isHousekeeping = place.kind === 'housekeeping';
  const [emailToErase, setEmailToErase] = useState('');
  const [hasErased, setHasErased] = useState(false);
  /** What signing out would delete, in words, while it is asked about. */
  const [losing, setLosing] = useState<string | null>(null);
  const { hearing, heardAt, track } = useLiveInbox(entries, onSessionEnded);
  useUnreadCount(entries, onUnread);
  const finishNote = useNoteSending(ownerNotes, {
    entries,
    hearing,
    track,
    onSessionEnded,
    onGone: () => void refresh(),
  });
  const unsent = unsentOf(useNotesView(ownerNotes));
  const astray = unsent.filter(({ recordId }) => !entries.some(({ id }) => id === recordId));
  const housekeepingButton = useRef<HTMLButtonElement>(null);
  const { list, leaveList } = useListPlace({ place, takesFocus, housekeepingButton });
  const opened = entries.find((entry) => entry.id === openId);
  const countOf = (name: View) => entries.filter((entry) => isIn(name, entry)).length;
  const shown = entries.filter((entry) => isIn(view, entry) && hasWords(entry, search, reports));

  /** Whether the server has kept the change. */
  async function change(entry: InboxEntry, next: RecordChange): Promise<boolean> {
    try {
      await track(changeEntry(client, entry, next));
      return true;
    } catch (error) {
      if (isRefused(error)) onSessionEnded();
      // Erased in another window: it goes from the list here, too.
      else if (isGone(error)) void refresh();
      showToast({
        title: 'We couldn’t save that change',
        description: refusalWords(error),
        tone: 'destructive',
      });
      return false;
    }
  }
  function endIfRefused(error: unknown): never {
    if (isRefused(error)) onSessionEnded();
    throw error;
  }
  async function refresh() {
    try {
      await refreshInbox(client);
    } catch (error) {
      if (isRefused(error)) onSessionEnded();
      showToast({
        title: 'We couldn’t check for new messages',
        description: refusalWords(error),
        tone: 'destructive',
      });
    }
  }
  function read(entry: InboxEntry) {
    leaveList();
    openRecord(entry.id);
    if (entry.status === 'new') void change(entry, { status: 'read' });
  }
  function keepHouse(email: string) {
    setEmailToErase(email);
    openHousekeeping();
  }
  /** Nothing of the owner's stays on the device: what the server does not have is asked about first. */
  async function leave() {
    const { listEntryDrafts } = await import('#offline/entry-drafts/entry-storage.ts');
    const drafts = await listEntryDrafts().catch(() => []);
    const waiting = [
      ...(unsent.length === 0 ? [] : [counted(unsent.length, 'note')]),
      ...(drafts.length === 0
        ? []
        : [counted(drafts.length, 'change to the site', 'changes to the site')]),
    ];
    if (waiting.length > 0) setLosing(waiting.join(' and '));
    else await signOut();
  }
  async function signOut() {
    setLosing(null);
    try {
      await call(deleteSession);
      await ownerNotes.clear();
      const { removeAllEntryDrafts } = await import('#offline/entry-drafts/entry-storage.ts');
      await removeAllEntryDrafts();
      onSignedOut();
    } catch (error) {
      showToast({
        title: 'You’re still signed in',
        description: refusalWords(error),
        tone: 'destructive',
      });
    }
  }

  return (
    <div className={styles['inbox']} data-open={opened ? '' : undefined}>
      <div className={styles['tools']}>
        {entries.length === 0 || isHousekeeping ? null : (
          <div className={styles['find']}>
            <FindRecords
              search={search}
              onSearch={setSearch}
              view={view}
              onView={setView}
              countOf={countOf}
            />
          </div>
        )}
        <OwnerTools
          hearing={hearing}
          heardAt={heardAt}
          housekeeping={housekeepingButton}
          isHousekeeping={isHousekeeping}
          onRefresh={() => void refresh()}
          onHousekeeping={() => keepHouse('')}
          onSignOut={() => void leave()}
        />
      </div>
      {losing === null ? null : (
        <LeavingQuestion
          losing={losing}
          onStay={() => setLosing(null)}
          onLeave={() => void signOut()}
        />
      )}
      <ProxyNotice sizeText={sizeText} />
      {astray.length === 0 ? null : (
        <UnsentNotes notes={astray} ownerNotes={ownerNotes} title="Notes without a message" isAmong>
          The messages these notes are about have been deleted. Copy what you still need.
        </UnsentNotes>
      )}
      {isHousekeeping ? (
        <DeferredHousekeeping
          now={now}
          email={emailToErase}
          onBack={back}
          onErased={() => void refresh()}
          onSignOut={leave}
          onSignedOut={onSessionEnded}
        />
      ) : entries.length === 0 ? (
        <div className={styles['empty']}>
          <Notice title="No Messages Yet" takesFocus={takesFocus || hasErased}>
            Messages and requests from the contact form, the chat and the questionnaires appear
            here.
          </Notice>
        </div>
      ) : (
        <div className={styles['panes']}>
          <div ref={list} className={styles['list']} tabIndex={-1}>
            <p role="status" className="visually-hidden">
              Showing {shown.length} of {entries.length}
            </p>
            {shown.length === 0 ? (
              <p className={styles['nothing']}>
                {search.trim() === '' ? 'Nothing here yet.' : 'No matches.'}
              </p>
            ) : (
              <InboxList
                entries={shown}
                reports={reports}
                now={now}
                openId={openId}
                onOpen={read}
              />
            )}
            {shown.length === 0 ? null : (
              <p className={styles['export']}>
                <Download size={16} strokeWidth={1.5} aria-hidden="true" />
                Download this list as
                <TextButton onClick={() => exportInbox('csv', shown, reports)}>CSV</TextButton>
                <TextButton onClick={() => exportInbox('json', shown, reports)}>JSON</TextButton>
              </p>
            )}
            {view === 'spam' && shown.length > 0 ? (
              <SpamEraser
                key={search}
                ids={shown.map(({ id }) => id)}
                erase={(ids) => eraseSpam(ids).catch(endIfRefused)}
                onErased={async () => {
                  setHasErased(true);
                  await refresh();
                  // Unless the owner has gone on elsewhere.
                  if (hasLostFocus()) list.current?.focus();
                }}
              />
            ) : null}
          </div>
          <div className={styles['record']}>
            {opened ? (
              <RecordView
                key={opened.id}
                entry={opened}
                reports={reports}
                now={now}
                sizeText={sizeText}
                renderToolWork={renderToolWork}
                ownerNotes={ownerNotes}
                onBack={back}
                onChange={(next) => change(opened, next)}
                onFinishNote={() => finishNote(opened.id)}
                onErase={() => keepHouse(opened.email)}
              />
            ) : (
              <p className={styles['nothing']}>Select a message to read it.</p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Whether what had the focus is gone, or is about to go with the question. */
function hasLostFocus(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}
