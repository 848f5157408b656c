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
import { clockTime } from '#lib/format-date.ts';
import { paths } from '#shared/paths.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import type { PlaceCounts } from '#shared/api/inbox.ts';
import { views } from '#shared/api/inbox-list.ts';
import type { ListFilters, View } from '#shared/api/inbox-list.ts';
import { countOf } from './entries.ts';
import { RecordFilters } from './record-filters.tsx';
import type { InboxConnection } from './watch-inbox.ts';
import styles from './inbox-tools.module.css';

/** What the list shows: a folder, or what there is to do. */
export type Tab = View | 'today' | 'numbers';

const tabLabels = {
  today: 'Today',
  all: 'Inbox',
  requests: 'Requests',
  messages: 'Messages',
  archived: 'Archived',
  spam: 'Spam',
  numbers: 'Numbers',
} as const satisfies Record<Tab, string>;

/** Finds records by their words, by the part of the inbox they are in, and by what is due. */
export function FindRecords({
  search,
  onSearch,
  tab,
  onTab,
  places,
  filters,
  onFilters,
}: {
  search: string;
  onSearch: (text: string) => void;
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** How many are where. */
  places: PlaceCounts;
  filters: ListFilters;
  onFilters: (filters: ListFilters) => void;
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
          placeholder="Name, place, phone, number"
          autoComplete="off"
          maxLength={200}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <div className={styles['views']} role="group" aria-label="Folders">
        <TabButton name="today" tab={tab} onTab={onTab} />
        {views
          .filter((name) => name === tab || countOf(places, name) > 0)
          .map((name) => (
            <TabButton
              key={name}
              name={name}
              tab={tab}
              onTab={onTab}
              count={countOf(places, name)}
            />
          ))}
        <TabButton name="numbers" tab={tab} onTab={onTab} />
        <RecordFilters filters={filters} onFilters={onFilters} />
      </div>
    </>
  );
}

function TabButton({
  name,
  tab,
  onTab,
  count,
}: {
  name: Tab;
  tab: Tab;
  onTab: (tab: Tab) => void;
  count?: number;
}) {
  return (
    <button type="button" aria-pressed={name === tab} onClick={() => onTab(name)}>
      {tabLabels[name]} {count === undefined ? null : <span>{count}</span>}
    </button>
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
  /** Null before the first contact. */
  lastContactAt: Date | null;
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
        <span>
          Settings<span className={styles['rest']}> and privacy</span>
        </span>
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
  lastContactAt: Date | null;
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
          {lastContactAt === null ? 'Offline' : `Offline since ${clockTime(lastContactAt)}`}
        </>
      );
  }
}
