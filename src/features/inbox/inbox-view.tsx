import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { UnreachableError } from '#shared/api/call.ts';
import { withFreshProof } from '#shared/api/fresh-proof.ts';
import type { InboxCounts, RecordChange } from '#shared/api/inbox.ts';
import type { ListFilters } from '#shared/api/inbox-list.ts';
import { Minute } from '#shared/time.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { useWarnBeforeUnload } from '#ui/form/use-warn-before-unload.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RenderBoundary } from '#ui/render-boundary/render-boundary.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { useNow } from '#ui/use-now/use-now.ts';
import type { RenderPhotos } from './photos.ts';
import { countText } from './count-text.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import { BackToList } from './back-to-list.tsx';
import { DeferredInboxSettings } from './deferred-inbox-settings.tsx';
import { FloodNotice } from './flood-notice.tsx';
import {
  changeEntry,
  eraseSpam,
  isGone,
  isUnauthorised,
  refreshInbox,
  showWaitingChange,
} from './inbox-reads.ts';
import { FindRecords, OwnerTools } from './inbox-tools.tsx';
import type { Tab } from './inbox-tools.tsx';
import { ListFailure } from './list-states.tsx';
import { NotSetUp } from './not-set-up.tsx';
import { NumbersView } from './numbers-view.tsx';
import { RecordChoice } from './record-choice.tsx';
import { RecordList } from './record-list.tsx';
import { RecordView } from './record-view.tsx';
import { SignOutConfirmation } from './sign-out-confirmation.tsx';
import { copyVersion, withChange } from './copy-view.ts';
import { CopyNotice } from './copy-notice.tsx';
import { useCopyRefresh } from './phone-copy.ts';
import { BankChangeNotice } from './bank-change-notice.tsx';
import { MailAddressNotice } from './mail-address-notice.tsx';
import { TrashNotice } from './trash-notice.tsx';
import { WarningsNotice } from './warnings-notice.tsx';
import { refusalText } from './refusal-text.ts';
import type { UploadsProps } from './reply-part.tsx';
import { TodayView } from './today-view.tsx';
import { useUnsentMarks } from './use-unsent-marks.ts';
import { UnsentNotes } from './unsent-notes.tsx';
import { UnshownRecord } from './unshown-record.tsx';
import { useHiddenChat } from './use-hidden-chat.ts';
import { useInboxPlace } from './use-inbox-place.ts';
import { useListPlace } from './use-list-place.ts';
import { useLiveInbox } from './use-live-inbox.ts';
import { useMissingNotes } from './use-missing-notes.ts';
import { useNoteSending } from './use-note-sending.ts';
import { useOpenRecord } from './use-open-record.ts';
import { unsentOf, useNotesView } from './use-owner-notes.ts';
import { useSeenWords } from './use-seen-words.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useSignOut } from './use-sign-out.ts';
import { useUnreadCount } from './use-unread-count.ts';
import styles from './inbox-view.module.css';
import noticeStyles from './warnings-notice.module.css';

/** List and record: side by side on a wide screen, one after the other on a phone. */
export function InboxView({
  counts,
  reports,
  renderToolWork,
  renderPhotos,
  uploads,
  ownerNotes,
  takesFocus,
  onUnread,
  onSessionEnded,
  onSignedOut,
}: {
  counts: InboxCounts;
  reports: ReportList;
  renderToolWork: (work: ToolWorkOfRequest) => ReactNode;
  renderPhotos: RenderPhotos;
  uploads: ComponentType<UploadsProps>;
  ownerNotes: OwnerNotes;
  /** After signing in: what had the focus is gone. */
  takesFocus: boolean;
  /** Told the number of unread records while they are shown. */
  onUnread: (count: number) => void;
  /** The server says that nobody is signed in any more. */
  onSessionEnded: () => void;
  onSignedOut: () => void;
}) {
  const client = useQueryClient();
  const now = useNow(Minute.ms);
  const [tab, setTab] = useState<Tab>('today');
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<ListFilters>({});
  const { place, openRecord, openSettings, back, showList } = useInboxPlace();
  const open = useOpenRecord(place);
  const opened = open.kind === 'open' ? open.entry : undefined;
  const openId = 'id' in open ? open.id : null;
  const areSettingsOpen = place.kind === 'settings';
  const [emailToErase, setEmailToErase] = useState('');
  const [hasErased, setHasErased] = useState(false);
  useSessionEnd(onSessionEnded);
  const { connection, lastContactAt, track } = useLiveInbox(counts, onSessionEnded);
  useUnreadCount(counts, onUnread);
  useHiddenChat();
  useCopyRefresh(counts, connection === 'live' || connection === 'polling', lastContactAt);
  const { finishNote, finishReply, addWork, addChange, sendNow } = useNoteSending(ownerNotes, {
    connection,
    track,
    onSessionEnded,
    onGone: () => void refresh(),
  });
  const notesView = useNotesView(ownerNotes);
  const unsent = unsentOf(notesView);
  const marks = useUnsentMarks(notesView.notes);
  useWarnBeforeUnload(notesView.problem !== null && unsent.length > 0);
  const {
    unsent: unsentAtSignOut,
    isSending,
    askToSignOut,
    sendAndSignOut,
    signOut,
    cancel,
  } = useSignOut({
    ownerNotes,
    sendNow,
    onSignedOut,
    onCopyRemoved: onSessionEnded,
  });
  const notesWithoutRecord = useMissingNotes(unsent);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const { list, leaveList } = useListPlace({ place, openId, takesFocus, settingsButton });
  const { places, unreadSpam } = counts;
  // On this phone is only a part of the inbox.
  const isCopy = counts.version === copyVersion;
  const isEmpty = !isCopy && Object.values(places).every((count) => count === 0);
  const isSearching = search.trim() !== '' || Object.values(filters).some(Boolean);
  // From Today and the inbox, a search looks into every folder.
  const view = tab === 'today' || tab === 'numbers' || (tab === 'all' && isSearching) ? null : tab;

  /** Resolves to whether the server has stored the change, or this phone until it can be sent. */
  async function change(entry: InboxEntry, next: RecordChange, isChosen = true): Promise<boolean> {
    const canWait = isChosen && next.addNote === undefined && next.removeNote === undefined;
    const wait = (isTried: boolean) => {
      showWaitingChange(client, withChange(entry, next, new Date().toISOString()));
      addChange(entry, next, isTried);
      return true;
    };
    // In the order in which they were made.
    if (canWait && unsent.some((one) => one.recordId === entry.id && one.change))
      return wait(false);
    try {
      await track(changeEntry(client, entry, next));
      return true;
    } catch (error) {
      if (canWait && error instanceof UnreachableError) return wait(true);
      if (!isChosen && error instanceof UnreachableError) return false;
      if (isUnauthorised(error)) onSessionEnded();
      // Erased in another window: it is removed from this list as well.
      else if (isGone(error)) void refresh();
      showToast({
        title: 'We couldn’t save that change',
        description: refusalText(error),
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
        description: refusalText(error),
        tone: 'destructive',
      });
    }
  }
  const read = useCallback(
    (entry: InboxEntry) => {
      leaveList();
      openRecord(entry);
    },
    [leaveList, openRecord],
  );
  // Without reception it stays new until it is opened again.
  const isInContact = connection !== 'unreachable' && !isCopy;
  useSeenWords(opened, isInContact);
  const markOpened = useEffectEvent(() => {
    if (opened?.status === 'new' && isInContact) void change(opened, { status: 'read' }, false);
  });
  const isOpen = opened !== undefined;
  useEffect(() => markOpened(), [openId, isOpen]);
  function showSettings(email: string) {
    setEmailToErase(email);
    openSettings();
  }
  return (
    <div
      className={styles['inbox']}
      data-open={place.kind === 'record' ? '' : undefined}
      data-alone={tab === 'numbers' && !isSearching ? '' : undefined}
    >
      <div className={styles['tools']}>
        {isEmpty || areSettingsOpen ? null : (
          <div className={styles['find']}>
            <FindRecords
              search={search}
              onSearch={setSearch}
              tab={tab}
              onTab={setTab}
              places={places}
              filters={filters}
              onFilters={setFilters}
            />
          </div>
        )}
        <OwnerTools
          connection={connection}
          // What the copy on this phone says of it stands in its notice.
          lastContactAt={isCopy ? null : lastContactAt}
          settingsButton={settingsButton}
          areSettingsOpen={areSettingsOpen}
          onRefresh={() => void refresh()}
          onSettings={() => showSettings('')}
          onSignOut={() => void askToSignOut()}
        />
      </div>
      {unsentAtSignOut === null ? null : (
        <SignOutConfirmation
          unsent={unsentAtSignOut}
          isSending={isSending}
          onSend={() => void sendAndSignOut()}
          onCancel={cancel}
          onConfirm={() => void signOut()}
        />
      )}
      {isCopy ? <CopyNotice /> : null}
      <WarningsNotice />
      {areSettingsOpen ? null : <BankChangeNotice onSignedOut={onSessionEnded} />}
      {areSettingsOpen ? null : <MailAddressNotice />}
      {areSettingsOpen ? null : <TrashNotice />}
      <FloodNotice onChanged={() => void refresh()} />
      {notesView.unreadable === 0 ? null : (
        <section className={noticeStyles['notice']} aria-label="Unsent notes">
          <p>
            {countText(notesView.unreadable, 'unsent note')} on this device can’t be opened, and
            won’t be sent. Everything the server has is safe. Write what’s missing again; signing
            out deletes what can’t be opened.
          </p>
        </section>
      )}
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
          onBack={showList}
          onErased={() => void refresh()}
          onSignOut={askToSignOut}
          onSignedOut={onSessionEnded}
        />
      ) : isEmpty && place.kind !== 'record' ? (
        <>
          <div className={styles['empty']}>
            <Notice title="No Messages Yet" takesFocus={takesFocus || hasErased}>
              Messages and requests from the contact form, the chat and the questionnaires appear
              here.
            </Notice>
          </div>
          <NotSetUp />
        </>
      ) : (
        <div className={styles['panes']}>
          <div ref={list} className={styles['list']} tabIndex={-1}>
            {tab === 'spam' || unreadSpam === 0 ? null : (
              <p className={styles['spam']}>
                <span>{countText(unreadSpam, 'new message')} may be spam.</span>
                <TextButton onClick={() => setTab('spam')}>Check spam</TextButton>
              </p>
            )}
            {tab === 'numbers' && !isSearching ? (
              <NumbersView reports={reports} now={now} />
            ) : tab === 'today' && !isSearching ? (
              <TodayView reports={reports} now={now} openId={openId} unsent={marks} onOpen={read} />
            ) : (
              <RecordList
                wish={{ view, search: search.trim(), filters }}
                places={places}
                reports={reports}
                now={now}
                openId={openId}
                unsent={marks}
                onOpen={read}
                erase={(ids) => withFreshProof(() => eraseSpam(ids)).catch(endIfRefused)}
                onErased={async () => {
                  setHasErased(true);
                  await refresh();
                  // Unless the owner has moved the focus in the meantime.
                  if (hasLostFocus()) list.current?.focus();
                }}
              />
            )}
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
                  renderToolWork={renderToolWork}
                  renderPhotos={renderPhotos}
                  uploads={uploads}
                  ownerNotes={ownerNotes}
                  onBack={back}
                  onChange={(next) => change(opened, next)}
                  onFinishNote={() => finishNote(opened.id)}
                  onFinishReply={() => finishReply(opened.id)}
                  onWork={(work) => addWork(opened, work)}
                  onErase={() => showSettings(opened.email)}
                />
              </RenderBoundary>
            ) : open.kind === 'choice' ? (
              <RecordChoice
                receipt={open.receipt}
                records={open.records}
                reports={reports}
                now={now}
                unsent={marks}
                onBack={back}
                onOpen={read}
              />
            ) : open.kind === 'failed' ? (
              <>
                <BackToList onBack={back} />
                <ListFailure error={open.error} onRetry={open.retry} />
              </>
            ) : open.kind === 'loading' ? (
              <>
                <BackToList onBack={back} />
                <p role="status" className={styles['nothing']}>
                  Loading…
                </p>
              </>
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
