import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { call } from '#shared/api/call.ts';
import type { ContactMessage } from '#shared/api/contact-messages.ts';
import type { RecordChange } from '#shared/api/inbox.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import { deleteSession } from '#shared/api/session.ts';
import { Minute } from '#shared/time.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { showAppBadge } from './app-badge.ts';
import { entriesOf, hasWords, isIn, unreadOf } from './entries.ts';
import type { InboxEntry, ReportList, View } from './entries.ts';
import type { Housekeeping } from './housekeeping.tsx';
import { InboxList } from './inbox-list.tsx';
import { FindLetters, OwnerTools } from './inbox-tools.tsx';
import { Letter } from './letter.tsx';
import { exportInbox } from './export-inbox.ts';
import { changeEntry, eraseSpam, isGone, isRefused, refreshInbox } from './queries.ts';
import { refusalWords } from './refusal-words.ts';
import { SpamEraser } from './spam-eraser.tsx';
import type { TypedNotes } from './typed-notes.ts';
import { useInboxPlace } from './use-inbox-place.ts';
import type { InboxPlace } from './use-inbox-place.ts';
import { useLiveInbox } from './use-live-inbox.ts';
import styles from './inbox-view.module.css';

const loadHousekeeping = async () => (await import('./housekeeping.tsx')).Housekeeping;

/** List and letter: side by side on a desk, one after the other on a phone. */
export function InboxView({
  messages,
  requests,
  reports,
  sizeText,
  typedNotes,
  takesFocus,
  onUnread,
  onSessionEnded,
  onSignedOut,
}: {
  messages: readonly ContactMessage[];
  requests: readonly ReportRequest[];
  reports: ReportList;
  sizeText: (bytes: number) => string;
  typedNotes: TypedNotes;
  /** After signing in: what had the focus is gone. */
  takesFocus: boolean;
  /** Told the number of unread letters while they are shown. */
  onUnread: (count: number) => void;
  /** The server says that nobody is signed in any more. */
  onSessionEnded: () => void;
  onSignedOut: () => void;
}) {
  const entries = entriesOf(messages, requests);
  const client = useQueryClient();
  const now = useNow();
  const [view, setView] = useState<View>('all');
  const [search, setSearch] = useState('');
  const { place, openLetter, openHousekeeping, back } = useInboxPlace();
  const openId = place.kind === 'letter' ? place.id : null;
  const isHousekeeping = place.kind === 'housekeeping';
  const [emailToErase, setEmailToErase] = useState('');
  const [hasErased, setHasErased] = useState(false);
  const { hearing, heardAt, track } = useLiveInbox(entries, onSessionEnded);
  useUnreadCount(entries, onUnread);
  const housekeepingButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listTop = useRef(0);
  const isFocusWanted = useRef(takesFocus);
  useEffect(() => {
    if (isFocusWanted.current && openId === null) {
      list.current?.querySelector<HTMLElement>('[data-letter]')?.focus();
    }
    isFocusWanted.current = false;
  }, [openId]);
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    // Back from a letter: the list stands where it was left, with the focus on that letter.
    if (openId === null && !isHousekeeping && lastId.current !== null) {
      window.scrollTo({ top: listTop.current, behavior: 'instant' });
      const entry = list.current?.querySelector<HTMLElement>(`[data-letter="${lastId.current}"]`);
      entry?.focus({ preventScroll: true });
    }
    if (!isHousekeeping) lastId.current = openId;
  }, [openId, isHousekeeping]);
  useReturnTo(housekeepingButton, place.kind);
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
        title: 'The change was not kept',
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
        title: 'Could not look for new letters',
        description: refusalWords(error),
        tone: 'destructive',
      });
    }
  }
  function read(entry: InboxEntry) {
    listTop.current = window.scrollY;
    openLetter(entry.id);
    if (entry.status === 'new') void change(entry, { status: 'read' });
  }
  function keepHouse(email: string) {
    setEmailToErase(email);
    openHousekeeping();
  }
  async function signOut() {
    try {
      await call(deleteSession);
      onSignedOut();
    } catch (error) {
      showToast({
        title: 'Still signed in',
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
            <FindLetters
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
          onSignOut={() => void signOut()}
        />
      </div>
      {isHousekeeping ? (
        <DeferredHousekeeping
          now={now}
          email={emailToErase}
          onBack={back}
          onErased={() => void refresh()}
          onSignOut={signOut}
          onSignedOut={onSessionEnded}
        />
      ) : entries.length === 0 ? (
        <Notice title="No Messages Yet" takesFocus={takesFocus || hasErased}>
          What visitors send through the contact form, the chat and the questionnaires arrives here.
        </Notice>
      ) : (
        <div className={styles['panes']}>
          <div ref={list} className={styles['list']} tabIndex={-1}>
            <p role="status" className="visually-hidden">
              {shown.length} of {entries.length} letters shown
            </p>
            {shown.length === 0 ? (
              <p className={styles['nothing']}>
                {search.trim() === '' ? 'Nothing here.' : 'No letter has these words.'}
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
                Save this list as
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
          <div className={styles['letter']}>
            {opened ? (
              <Letter
                key={opened.id}
                entry={opened}
                reports={reports}
                now={now}
                sizeText={sizeText}
                typedNotes={typedNotes}
                onBack={back}
                onChange={(next) => change(opened, next)}
                onErase={() => keepHouse(opened.email)}
              />
            ) : (
              <p className={styles['nothing']}>Choose a letter to read it here.</p>
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

/** The present moment, a minute exact, so that ages stay true while the page is open. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), Minute.ms);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Says how many letters are unread, to the page and to the icon of the installed app. */
function useUnreadCount(entries: readonly InboxEntry[], onUnread: (count: number) => void): void {
  const { messages, requests } = unreadOf(entries);
  const count = messages + requests;
  useEffect(() => {
    onUnread(count);
    showAppBadge(count);
    return () => onUnread(0);
  }, [count, onUnread]);
}

/** After the housekeeping the letters stand at their beginning, with the focus on the button that led away. */
function useReturnTo(button: RefObject<HTMLButtonElement | null>, kind: InboxPlace['kind']): void {
  const lastKind = useRef(kind);
  useEffect(() => {
    if (lastKind.current === 'housekeeping' && kind !== 'housekeeping') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      if (kind === 'list') button.current?.focus({ preventScroll: true });
    }
    lastKind.current = kind;
  }, [button, kind]);
}

/** Its code comes when it is wanted. */
function DeferredHousekeeping(props: ComponentProps<typeof Housekeeping>) {
  const code = useDeferred(loadHousekeeping);
  switch (code.kind) {
    case 'loading':
      return (
        <p role="status" className={styles['nothing']}>
          One moment…
        </p>
      );
    case 'failed':
      return (
        <p role="alert" className={styles['nothing']}>
          <button type="button" className="button button-quiet" onClick={code.retry}>
            Could not be loaded. Try again
          </button>
        </p>
      );
    case 'ready': {
      const Loaded = code.value;
      return <Loaded {...props} />;
    }
  }
}
