import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import type { ContactMessage } from '#shared/api/contact-messages.ts';
import type { RecordChange } from '#shared/api/inbox.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import { Minute } from '#shared/time.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { RenderBoundary } from '#ui/render-boundary/render-boundary.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { useNow } from '#ui/use-now/use-now.ts';
import { hasWords } from '#shared/inbox/entry-text.ts';
import { countText } from './count-text.ts';
import { entriesOf, isIn, unreadOf } from './entries.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import type { View } from '#shared/api/inbox-list.ts';
import { DeferredInboxSettings } from './deferred-inbox-settings.tsx';
import { FloodNotice } from './flood-notice.tsx';
import { InboxList } from './inbox-list.tsx';
import { FindRecords, OwnerTools } from './inbox-tools.tsx';
import { RecordChoice } from './record-choice.tsx';
import { RecordView } from './record-view.tsx';
import { exportInbox } from './export-inbox.ts';
import { changeEntry, eraseSpam, isGone, isUnauthorised, refreshInbox } from './queries.ts';
import { SignOutConfirmation } from './sign-out-confirmation.tsx';
import { WarningsNotice } from './warnings-notice.tsx';
import { refusalWords } from './refusal-words.ts';
import { SpamEraser } from './spam-eraser.tsx';
import { UnsentNotes } from './unsent-notes.tsx';
import { UnshownRecord } from './unshown-record.tsx';
import { useHiddenChat } from './use-hidden-chat.ts';
import { useInboxPlace } from './use-inbox-place.ts';
import type { InboxPlace } from './use-inbox-place.ts';
import { useListPlace } from './use-list-place.ts';
import { useLiveInbox } from './use-live-inbox.ts';
import { useNoteSending } from './use-note-sending.ts';
import { unsentOf, useNotesView } from './use-owner-notes.ts';
import { useSignOut } from './use-sign-out.ts';
import { useUnreadCount } from './use-unread-count.ts';
import styles from './inbox-view.module.css';

/** List and record: side by side on a wide screen, one after the other on a phone. */
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
  const { place, openRecord, openSettings, back } = useInboxPlace();
  const named = place.kind === 'record' ? entries.filter((entry) => isAt(place, entry)) : [];
  const opened = named.length === 1 ? named[0] : undefined;
  const openId = opened?.id ?? null;
  const areSettingsOpen = place.kind === 'settings';
  const [emailToErase, setEmailToErase] = useState('');
  const [hasErased, setHasErased] = useState(false);
  const { connection, lastContactAt, track } = useLiveInbox(entries, onSessionEnded);
  useUnreadCount(entries, onUnread);
  useHiddenChat();
  const { finishNote, addWork } = useNoteSending(ownerNotes, {
    entries,
    connection,
    track,
    onSessionEnded,
    onGone: () => void refresh(),
  });
  const unsent = unsentOf(useNotesView(ownerNotes));
  const { unsentWork, askToSignOut, signOut, cancel } = useSignOut({
    ownerNotes,
    unsentNotes: unsent.length,
    onSignedOut,
  });
  const notesWithoutRecord = unsent.filter(
    ({ recordId }) => !entries.some(({ id }) => id === recordId),
  );
  const settingsButton = useRef<HTMLButtonElement>(null);
  const { list, leaveList } = useListPlace({ place, openId, takesFocus, settingsButton });
  const countOf = (name: View) => entries.filter((entry) => isIn(name, entry)).length;
  const newSpam = unreadOf(entries).spam;
  const shown = entries.filter((entry) => isIn(view, entry) && hasWords(entry, search, reports));

  /** Resolves to whether the server has stored the change. */
  async function change(entry: InboxEntry, next: RecordChange): Promise<boolean> {
    try {
      await track(changeEntry(client, entry, next));
      return true;
    } catch (error) {
      if (isUnauthorised(error)) onSessionEnded();
      // Erased in another window: it is removed from this list as well.
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
    if (isUnauthorised(error)) onSessionEnded();
    throw error;
  }
  async function refresh() {
    try {
      await refreshInbox(client);
    } catch (error) {
      if (isUnauthorised(error)) onSessionEnded();
      showToast({
        title: 'We couldn’t check for new messages',
        description: refusalWords(error),
        tone: 'destructive',
      });
    }
  }
  function read(entry: InboxEntry) {
    leaveList();
    openRecord(entry);
  }
  const markOpened = useEffectEvent(() => {
    if (opened?.status === 'new') void change(opened, { status: 'read' });
  });
  useEffect(() => markOpened(), [openId]);
  function showSettings(email: string) {
    setEmailToErase(email);
    openSettings();
  }
  return (
    <div className={styles['inbox']} data-open={place.kind === 'record' ? '' : undefined}>
      <div className={styles['tools']}>
        {entries.length === 0 || areSettingsOpen ? null : (
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
          connection={connection}
          lastContactAt={lastContactAt}
          settingsButton={settingsButton}
          areSettingsOpen={areSettingsOpen}
          onRefresh={() => void refresh()}
          onSettings={() => showSettings('')}
          onSignOut={() => void askToSignOut()}
        />
      </div>
      {unsentWork === null ? null : (
        <SignOutConfirmation
          unsentWork={unsentWork}
          onCancel={cancel}
          onConfirm={() => void signOut()}
        />
      )}
      <WarningsNotice sizeText={sizeText} />
      <FloodNotice onChanged={() => void refresh()} />
      {notesWithoutRecord.length === 0 ? null : (
        <UnsentNotes
          notes={notesWithoutRecord}
          ownerNotes={ownerNotes}
          title="Notes without a message"
          isAmongMessages
        >
          The messages these notes are about have been deleted. Copy what you still need.
        </UnsentNotes>
      )}
      {areSettingsOpen ? (
        <DeferredInboxSettings
          now={now}
          email={emailToErase}
          onBack={back}
          onErased={() => void refresh()}
          onSignOut={askToSignOut}
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
            {view === 'spam' || newSpam === 0 ? null : (
              <p className={styles['spam']}>
                <span>{countText(newSpam, 'new message')} may be spam.</span>
                <TextButton onClick={() => setView('spam')}>Check spam</TextButton>
              </p>
            )}
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
                  // Unless the owner has moved the focus in the meantime.
                  if (hasLostFocus()) list.current?.focus();
                }}
              />
            ) : null}
          </div>
          <div className={styles['record']}>
            {opened ? (
              <RenderBoundary
                key={opened.id}
                fallback={<UnshownRecord entry={opened} reports={reports} onBack={back} />}
              >
                <RecordView
                  entry={opened}
                  reports={reports}
                  now={now}
                  sizeText={sizeText}
                  renderToolWork={renderToolWork}
                  ownerNotes={ownerNotes}
                  onBack={back}
                  onChange={(next) => change(opened, next)}
                  onFinishNote={() => finishNote(opened.id)}
                  onWork={(work) => addWork(opened, work)}
                  onErase={() => showSettings(opened.email)}
                />
              </RenderBoundary>
            ) : place.kind === 'record' ? (
              <RecordChoice
                receipt={place.receipt}
                records={named}
                reports={reports}
                now={now}
                onBack={back}
                onOpen={read}
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

/** Whether a record is the one at an address; several may have its receipt number. */
function isAt(place: Extract<InboxPlace, { kind: 'record' }>, { id, receipt }: InboxEntry) {
  return place.id === null ? receipt === place.receipt : id === place.id;
}

/** Whether what had the focus is gone, or is about to go with the question. */
function hasLostFocus(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}
