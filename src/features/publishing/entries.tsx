import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { randomUuid } from '#lib/uuid.ts';
import { subscribe } from '#offline/events.ts';
import type { EntryDraft } from '#offline/records.ts';
import type { EntrySummary } from '#shared/api/owner-entries.ts';
import { contentKindNames, contentKindOf, isContentKind } from '#shared/content-kinds/kinds.ts';
import type { ContentKindName } from '#shared/content-kinds/kinds.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { changedWords, stateOf, titleOf, unsentOf } from './entry-words.ts';
import type { StateWords } from './entry-words.ts';
import { entriesQuery, isRefused, reloadEntries } from './queries.ts';
import type { RenderSignIn } from './render-sign-in.ts';
import { useEntryDrafts, useEntrySending } from './use-entry-drafts.ts';
import styles from './entries.module.css';

/** One line: what the server has of an entry, what this device has, or both. */
interface Line {
  kind: ContentKindName;
  id: string;
  title: string;
  entry: EntrySummary | null;
  draft: EntryDraft | null;
}

/** Everything that can be written, by kind, with what this device has not sent yet. */
export function Entries({
  renderSignIn,
  after,
}: {
  renderSignIn: RenderSignIn;
  after?: ReactNode;
}) {
  const client = useQueryClient();
  const { data, error, isPending } = useQuery(entriesQuery);
  const drafts = useEntryDrafts();
  const onDevice = drafts === null || drafts === 'failed' ? [] : drafts;
  const waiting = onDevice.filter(({ wish }) => wish !== null).length;
  const delay = useEntrySending(waiting, !isRefused(error));
  const isSignedOut = isRefused(error) || delay === 'signed-out';
  useEffect(
    () =>
      subscribe((event) => {
        if (event.type === 'entry-sent') {
          void client.invalidateQueries({ queryKey: entriesQuery.queryKey });
        }
      }),
    [client],
  );
  const entries = data?.entries ?? [];
  const lines = linesOf(entries, onDevice);
  const unsent = lines.filter(({ draft }) => draft !== null);

  if (isPending && error === null && unsent.length === 0) {
    return (
      <>
        <p role="status" className="page-status">
          Loading…
        </p>
        <noscript>
          <p className="page-status">Changing the site needs JavaScript.</p>
        </noscript>
      </>
    );
  }
  return (
    <div className={styles['page']}>
      {isSignedOut
        ? renderSignIn({
            title: 'Owner sign-in',
            children:
              unsent.length === 0
                ? 'Sign in to change the site.'
                : 'Sign in to change the site. What you’ve written is safe on this device. We’ll send it once you’ve signed in.',
            onSignedIn: () => void reloadEntries(client),
          })
        : null}
      {error !== null && !isSignedOut && data === undefined ? (
        <Notice
          role="alert"
          title="We couldn’t load your site"
          actions={<Button onClick={() => void reloadEntries(client)}>Try again</Button>}
        >
          You can still write. What you write is saved on this device and sent when we can reach the
          server.
        </Notice>
      ) : null}
      {drafts === 'failed' ? (
        <p role="alert" className={styles['soft']}>
          This browser can’t save what you write. Publish before you close a page.
        </p>
      ) : null}
      {unsent.length === 0 ? null : (
        <section aria-labelledby="unsent-entries">
          <h2 id="unsent-entries">Not sent yet</h2>
          {delay === null ? null : <p className={styles['soft']}>{delayWords[delay]}</p>}
          <LineList label="Not sent yet" lines={unsent} isMixed />
        </section>
      )}
      {isSignedOut ? null : <ByKind lines={lines} hasEntries={data !== undefined} />}
      {isSignedOut || data === undefined ? null : after}
    </div>
  );
}

const delayWords = {
  unreachable: 'We’ll send it automatically when we can reach the server.',
  busy: 'The server isn’t responding right now. We’ll try again automatically.',
  'signed-out': 'Sign in to send it.',
  'server-full': 'The server’s disk is full. Everything is safe on this device.',
} as const;

function ByKind({ lines, hasEntries }: { lines: readonly Line[]; hasEntries: boolean }) {
  const id = useId();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState('');
  const asked = parameters.get('kind') ?? '';
  const shownKind = isContentKind(asked) ? asked : (contentKindNames[0] ?? 'article');
  const { words } = contentKindOf(shownKind);
  const wanted = search.trim().toLowerCase();
  const shown = lines.filter(({ kind, title }) =>
    wanted === '' ? kind === shownKind : title.toLowerCase().includes(wanted),
  );
  return (
    <section aria-label="Everything on your site">
      <div className={styles['search']} role="search">
        <label htmlFor={id} className="visually-hidden">
          Search your site
        </label>
        <Search size={18} strokeWidth={1.5} aria-hidden="true" />
        <input
          id={id}
          type="search"
          placeholder="Search by title"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <div className={styles['kinds']} role="group" aria-label="Kinds">
        {contentKindNames.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={wanted === '' && kind === shownKind}
            onClick={() => {
              setSearch('');
              setParameters({ kind }, { replace: true });
            }}
          >
            {contentKindOf(kind).words.many}{' '}
            <span>{lines.filter((line) => line.kind === kind).length}</span>
          </button>
        ))}
      </div>
      {wanted === '' && words.add !== null ? (
        <Button
          onClick={() =>
            void navigate(paths.ownerEntry(shownKind, randomUuid()), { state: { isNew: true } })
          }
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" /> {words.add}
        </Button>
      ) : null}
      {shown.length > 0 ? (
        <LineList
          label={wanted === '' ? words.many : 'Found'}
          lines={shown}
          isMixed={wanted !== ''}
        />
      ) : (
        <p role="status" className={styles['soft']}>
          {wanted !== '' ? 'No matches.' : hasEntries ? 'Nothing here yet.' : ''}
        </p>
      )}
    </section>
  );
}

function LineList({
  label,
  lines,
  isMixed,
}: {
  label: string;
  lines: readonly Line[];
  /** Whether there are several kinds, so that each line says its own. */
  isMixed: boolean;
}) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {lines.map(({ kind, id, title, entry, draft }) => (
        <li key={`${kind}/${id}`}>
          <Link to={paths.ownerEntry(kind, id)} className={styles['entry']}>
            {isMixed ? (
              <span className={styles['kind']}>{contentKindOf(kind).words.one}</span>
            ) : null}
            <span className={styles['title']}>{title}</span>
            <span className={styles['marks']}>
              {entry === null
                ? null
                : stateOf(entry).map((words) => <Mark key={words.text} {...words} />)}
              {draft === null ? null : <Mark {...unsentOf(draft)} />}
              {entry === null ? null : <span>{changedWords(entry.updatedAt)}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Mark({ text, tone }: StateWords) {
  return <span data-tone={tone}>{text}</span>;
}

/** In the order of the server's list; what only this device has comes first. */
function linesOf(entries: readonly EntrySummary[], drafts: readonly EntryDraft[]): Line[] {
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]));
  const known = entries.map((entry): Line => {
    const key = `${entry.kind}/${entry.id}`;
    const draft = byKey.get(key) ?? null;
    byKey.delete(key);
    const title =
      draft === null
        ? titleOf(entry.kind, { title: entry.title })
        : titleOf(draft.kind, draft.body);
    return { kind: entry.kind, id: entry.id, title, entry, draft };
  });
  const own = [...byKey.values()].map((draft): Line => ({
    kind: draft.kind,
    id: draft.entryId,
    title: titleOf(draft.kind, draft.body),
    entry: null,
    draft,
  }));
  return [...own, ...known];
}
