import {
  Clock,
  CloudOff,
  LogOut,
  PencilLine,
  Radio,
  RotateCw,
  Search,
  ShieldCheck,
} from 'lucide-react';
import { useId } from 'react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { clockTime } from '#lib/date-words.ts';
import { paths } from '#shared/paths.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { views } from '#shared/api/inbox-list.ts';
import type { View } from '#shared/api/inbox-list.ts';
import type { InboxConnection } from './watch-inbox.ts';
import styles from './inbox-tools.module.css';

const viewWords = {
  all: 'Inbox',
  requests: 'Requests',
  messages: 'Messages',
  archived: 'Archived',
  spam: 'Spam',
} as const satisfies Record<View, string>;

/** Finds records by their words and by the part of the inbox they are in. */
export function FindRecords({
  search,
  onSearch,
  view,
  onView,
  countOf,
}: {
  search: string;
  onSearch: (text: string) => void;
  view: View;
  onView: (view: View) => void;
  countOf: (view: View) => number;
}) {
  const id = useId();
  return (
    <>
      <div className={styles['search']} role="search">
        <label htmlFor={id} className="visually-hidden">
          Search the inbox
        </label>
        <Search size={18} strokeWidth={1.5} aria-hidden="true" />
        <input
          id={id}
          type="search"
          placeholder="Name, place, receipt"
          autoComplete="off"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <div className={styles['views']} role="group" aria-label="Folders">
        {views
          .filter((name) => name === view || countOf(name) > 0)
          .map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === view}
              onClick={() => onView(name)}
            >
              {viewWords[name]} <span>{countOf(name)}</span>
            </button>
          ))}
      </div>
    </>
  );
}

/** Whether new messages and requests appear automatically, and what concerns the owner rather than a record. */
export function OwnerTools({
  connection,
  lastContactAt,
  settingsButton,
  areSettingsOpen,
  onRefresh,
  onSettings,
  onSignOut,
}: {
  connection: InboxConnection;
  lastContactAt: Date;
  /** The button that leads there, for the focus to come back to. */
  settingsButton: Ref<HTMLButtonElement>;
  areSettingsOpen: boolean;
  onRefresh: () => void;
  onSettings: () => void;
  onSignOut: () => void;
}) {
  return (
    <div className={styles['session']}>
      <p role="status" className={styles['connection']} data-connection={connection}>
        <ConnectionStatus connection={connection} lastContactAt={lastContactAt} />
      </p>
      {connection === 'live' ? null : (
        <TextButton look="navigation" onClick={onRefresh}>
          <RotateCw size={18} strokeWidth={1.5} aria-hidden="true" />
          Refresh
        </TextButton>
      )}
      <Link to={paths.ownerSite} className={styles['site']}>
        <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
        Your site
      </Link>
      <TextButton
        ref={settingsButton}
        look="navigation"
        aria-current={areSettingsOpen ? 'true' : undefined}
        onClick={onSettings}
      >
        <ShieldCheck size={18} strokeWidth={1.5} aria-hidden="true" />
        Settings and privacy
      </TextButton>
      <TextButton look="navigation" onClick={onSignOut}>
        <LogOut size={18} strokeWidth={1.5} aria-hidden="true" />
        Sign out
      </TextButton>
    </div>
  );
}

function ConnectionStatus({
  connection,
  lastContactAt,
}: {
  connection: InboxConnection;
  lastContactAt: Date;
}) {
  switch (connection) {
    case 'connecting':
      return null;
    case 'live':
      return (
        <>
          <Radio size={18} strokeWidth={1.5} aria-hidden="true" />
          Live
        </>
      );
    case 'polling':
      return (
        <>
          <Clock size={18} strokeWidth={1.5} aria-hidden="true" />
          Checks every minute
        </>
      );
    case 'unreachable':
      return (
        <>
          <CloudOff size={18} strokeWidth={1.5} aria-hidden="true" />
          Offline since {clockTime(lastContactAt)}
        </>
      );
  }
}
