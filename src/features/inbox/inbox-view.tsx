import { useQueryClient } from '@tanstack/react-query';
import { Download, LogOut, RotateCw, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '#shared/api/call.ts';
import type { ContactMessage } from '#shared/api/contact-messages.ts';
import type { RecordChange } from '#shared/api/inbox.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import { deleteSession } from '#shared/api/session.ts';
import { Minute } from '#shared/time.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { entriesOf, hasWords, isIn, views } from './entries.ts';
import type { InboxEntry, ReportList, View } from './entries.ts';
import { InboxList } from './inbox-list.tsx';
import { Letter } from './letter.tsx';
import { exportInbox } from './export-inbox.ts';
import { changeEntry, refreshInbox } from './queries.ts';
import { useOpenLetter } from './use-open-letter.ts';
import styles from './inbox-view.module.css';

const viewWords = {
  all: 'Inbox',
  requests: 'Requests',
  messages: 'Messages',
  archived: 'Archived',
  spam: 'Spam',
} as const satisfies Record<View, string>;

/** List and letter: side by side on a desk, one after the other on a phone. */
export function InboxView({
  messages,
  requests,
  reports,
  sizeText,
  onSignedOut,
}: {
  messages: readonly ContactMessage[];
  requests: readonly ReportRequest[];
  reports: ReportList;
  sizeText: (bytes: number) => string;
  onSignedOut: () => void;
}) {
  const entries = entriesOf(messages, requests);
  const client = useQueryClient();
  const searchId = useId();
  const now = useNow();
  const [view, setView] = useState<View>('all');
  const [search, setSearch] = useState('');
  const { openId, open, close } = useOpenLetter();
  const list = useRef<HTMLDivElement>(null);
  const listTop = useRef(0);
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    // Back from a letter: the list stands where it was left, with the focus on that letter.
    if (openId === null && lastId.current !== null) {
      window.scrollTo({ top: listTop.current, behavior: 'instant' });
      const entry = list.current?.querySelector<HTMLElement>(`[data-letter="${lastId.current}"]`);
      entry?.focus({ preventScroll: true });
    }
    lastId.current = openId;
  }, [openId]);
  const opened = entries.find((entry) => entry.id === openId);
  const countOf = (name: View) => entries.filter((entry) => isIn(name, entry)).length;
  const shown = entries.filter((entry) => isIn(view, entry) && hasWords(entry, search));

  /** Whether the server has kept the change. */
  async function change(entry: InboxEntry, next: RecordChange): Promise<boolean> {
    try {
      await changeEntry(client, entry, next);
      return true;
    } catch {
      showToast({
        title: 'The change was not kept',
        description: 'The server could not be reached. Please try again.',
        tone: 'destructive',
      });
      return false;
    }
  }
  async function refresh() {
    try {
      await refreshInbox(client);
    } catch {
      showToast({
        title: 'Could not look for new letters',
        description: 'The server could not be reached. Please try again.',
        tone: 'destructive',
      });
    }
  }
  function read(entry: InboxEntry) {
    listTop.current = window.scrollY;
    open(entry.id);
    if (entry.status === 'new') void change(entry, { status: 'read' });
  }
  async function signOut() {
    try {
      await call(deleteSession);
      onSignedOut();
    } catch {
      showToast({
        title: 'Still signed in',
        description: 'Signing out needs a connection. Please try again when there is one.',
        tone: 'destructive',
      });
    }
  }

  return (
    <div className={styles['inbox']} data-open={opened ? '' : undefined}>
      <div className={styles['tools']}>
        {entries.length === 0 ? null : (
          <>
            <div className={styles['search']} role="search">
              <label htmlFor={searchId} className="visually-hidden">
                Search the inbox
              </label>
              <Search size={18} strokeWidth={1.5} aria-hidden="true" />
              <input
                id={searchId}
                type="search"
                placeholder="Name, place, receipt"
                autoComplete="off"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </div>
            <div className={styles['views']} role="group" aria-label="Part of the inbox">
              {views
                .filter((name) => name === view || countOf(name) > 0)
                .map((name) => (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={name === view}
                    onClick={() => setView(name)}
                  >
                    {viewWords[name]} <span>{countOf(name)}</span>
                  </button>
                ))}
            </div>
          </>
        )}
        <div className={styles['session']}>
          <button type="button" onClick={() => void refresh()}>
            <RotateCw size={18} strokeWidth={1.5} aria-hidden="true" />
            Refresh
          </button>
          <button type="button" onClick={() => void signOut()}>
            <LogOut size={18} strokeWidth={1.5} aria-hidden="true" />
            Sign out
          </button>
        </div>
      </div>
      {entries.length === 0 ? (
        <Notice title="No Messages Yet">
          What visitors send through the contact form, the chat and the questionnaires arrives here.
        </Notice>
      ) : (
        <div className={styles['panes']}>
          <div ref={list} className={styles['list']}>
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
                <button type="button" onClick={() => exportInbox('csv', shown, reports)}>
                  CSV
                </button>
                <button type="button" onClick={() => exportInbox('json', shown, reports)}>
                  JSON
                </button>
              </p>
            )}
          </div>
          <div className={styles['letter']}>
            {opened ? (
              <Letter
                key={opened.id}
                entry={opened}
                reports={reports}
                now={now}
                sizeText={sizeText}
                onBack={close}
                onChange={(next) => change(opened, next)}
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

/** The present moment, a minute exact, so that ages stay true while the page is open. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), Minute.ms);
    return () => clearInterval(timer);
  }, []);
  return now;
}
