import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Plus, Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { momentWords } from '#lib/date-words.ts';
import { randomUuid } from '#lib/uuid.ts';
import { subscribe } from '#offline/events.ts';
import type { EntryDraft } from '#offline/records.ts';
import type { EntrySummary } from '#shared/api/owner-entries.ts';
import { contentGroups } from '#shared/content-types/definition.ts';
import { contentTypeNames, contentTypeOf, isContentType } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import {
  changedLabel,
  entryStateNames,
  entryStates,
  isEntryState,
  stateLabels,
  statesOf,
  titleOf,
  unsentLabel,
} from './entry-labels.ts';
import type { EntryState, StateLabel } from './entry-labels.ts';
import { entriesQuery, isUnauthorised, reloadEntries } from './queries.ts';
import type { RenderSignIn } from './render-sign-in.ts';
import { useEntryDrafts, useEntrySending } from './use-entry-drafts.ts';
import { useSiteCopy } from './use-site-copy.ts';
import styles from './entries.module.css';

/** One line of the list: an entry of the server, a draft of this device, or both. */
interface Line {
  kind: ContentTypeName;
  id: string;
  title: string;
  entry: EntrySummary | null;
  draft: EntryDraft | null;
}

/** The types as the list shows them. */
const typeGroups = contentGroups.map((label) => ({
  label,
  kinds: contentTypeNames.filter((name) => contentTypeOf(name).group === label),
}));

/** All entries that the owner can edit, by kind, with the drafts that this device has not sent yet. */
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
  const stored = drafts === null || drafts === 'failed' ? [] : drafts;
  const onDevice = stored.filter(({ kind }) => isContentType(kind));
  const unreadable = stored.length - onDevice.length;
  const waiting = onDevice.filter(({ wish }) => wish !== null).length;
  const delay = useEntrySending(waiting, !isUnauthorised(error));
  const isSignedOut = isUnauthorised(error) || delay === 'signed-out';
  const isAllHere = useSiteCopy(data);
  useEffect(
    () =>
      subscribe((event) => {
        if (event.type === 'entry-sent') {
          void client.invalidateQueries({ queryKey: entriesQuery.queryKey });
        }
        if (event.type === 'owner-signed-out') void reloadEntries(client);
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
        <p className="page-status unscripted">
          Changing the site needs JavaScript and a newer browser.
        </p>
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
                : `Sign in to change the site. What you’ve written is safe on this device.${waiting === 0 ? '' : ' We’ll send what’s waiting once you’ve signed in.'}`,
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
        <p role="alert" className={styles['muted']}>
          This browser can’t save what you write. Publish your changes before you close the page.
        </p>
      ) : null}
      {unreadable === 0 ? null : (
        <p role="status" className={styles['muted']}>
          {`This version of the site can’t open ${unreadable === 1 ? 'one of the drafts' : `${unreadable} of the drafts`} on this device. Nothing is lost: a version that can will show it.`}
        </p>
      )}
      {data?.storedAt && !isSignedOut ? (
        <p role="status" className={styles['muted']}>
          {`We couldn’t reach the server. This is your site as it was on ${momentWords(data.storedAt)}. What you write is saved on this device and sent later.`}
        </p>
      ) : null}
      {isAllHere ? null : (
        <p role="status" className={styles['muted']}>
          This device can’t store your whole site, so without reception you can only open what
          you’ve changed here.
        </p>
      )}
      {unsent.length === 0 ? null : (
        <section aria-labelledby="unsent-entries">
          <h2 id="unsent-entries">Not sent yet</h2>
          {delay === null ? null : <p className={styles['muted']}>{delayMessages[delay]}</p>}
          <LineList label="Not sent yet" lines={unsent} isMixed />
        </section>
      )}
      {isSignedOut ? null : <EntryBrowser lines={lines} hasEntries={data !== undefined} />}
      {isSignedOut || data === undefined ? null : after}
    </div>
  );
}

const delayMessages = {
  unreachable: 'What’s waiting will be sent automatically when we can reach the server.',
  busy: 'The server isn’t responding right now. We’ll try again automatically.',
  'signed-out': 'Sign in to send it.',
  'server-full': 'The server’s disk is full. Everything is safe on this device.',
} as const;

/** Value of the kind filter that shows all kinds. */
const everyKind = 'all';

function EntryBrowser({ lines, hasEntries }: { lines: readonly Line[]; hasEntries: boolean }) {
  const id = useId();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState('');
  const asked = parameters.get('kind') ?? '';
  const shownKind =
    asked === everyKind ? null : isContentType(asked) ? asked : (contentTypeNames[0] ?? 'article');
  const askedState = parameters.get('state') ?? '';
  const shownState = isEntryState(askedState) ? askedState : null;
  const wanted = search.trim().toLowerCase();
  const ofKind = lines.filter(({ kind, title }) =>
    wanted === '' ? shownKind === null || kind === shownKind : title.toLowerCase().includes(wanted),
  );
  const shown = ofKind.filter((line) => isIn(line, shownState));
  const add = shownKind === null ? null : contentTypeOf(shownKind).labels.add;

  function show(next: { kind?: string; state?: string | null }) {
    const { kind = asked, state = shownState } = next;
    if (next.kind !== undefined) setSearch('');
    setParameters(
      { ...(kind === '' ? {} : { kind }), ...(state === null || state === '' ? {} : { state }) },
      { replace: true },
    );
  }
  /** How many there are, once the server has said so. */
  const counted = (label: string, count: number) => (hasEntries ? `${label} (${count})` : label);
  const countOf = (kind: ContentTypeName) => lines.filter((line) => line.kind === kind).length;
  const indexed = (kind: string, label: string, count: number) => (
    <button
      key={kind}
      type="button"
      aria-pressed={wanted === '' && kind === (shownKind ?? everyKind)}
      onClick={() => show({ kind })}
    >
      {label} {hasEntries ? <span>{count}</span> : null}
    </button>
  );

  return (
    <section aria-label="Everything on your site" className={styles['all']}>
      <div className={styles['search']} role="search">
        <label htmlFor={`${id}-search`} className="visually-hidden">
          Search your site
        </label>
        <Search size={18} strokeWidth={1.5} aria-hidden="true" />
        <input
          id={`${id}-search`}
          type="search"
          placeholder="Search by title"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <div className={styles['filters']}>
        <Select
          id={`${id}-kind`}
          label="Show"
          className={styles['kind-select'] ?? ''}
          value={wanted === '' ? (shownKind ?? everyKind) : everyKind}
          onChange={(kind) => show({ kind })}
        >
          <option value={everyKind}>{counted('Everything', lines.length)}</option>
          {typeGroups.map(({ label, kinds }) => (
            <optgroup key={label} label={label}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {counted(contentTypeOf(kind).labels.many, countOf(kind))}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Select
          id={`${id}-state`}
          label="Status"
          value={shownState ?? ''}
          onChange={(state) => show({ state })}
        >
          <option value="">Any</option>
          {entryStates.map((state) => (
            <option key={state} value={state}>
              {counted(entryStateNames[state], ofKind.filter((line) => isIn(line, state)).length)}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles['index']} role="group" aria-label="Kinds">
        {indexed(everyKind, 'Everything', lines.length)}
        {typeGroups.map(({ label, kinds }) => (
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden="true">{label}</p>
            {kinds.map((kind) => indexed(kind, contentTypeOf(kind).labels.many, countOf(kind)))}
          </div>
        ))}
      </div>
      <div className={styles['results']}>
        {wanted === '' && shownKind !== null && add !== null ? (
          <Button
            onClick={() =>
              void navigate(paths.ownerEntry(shownKind, randomUuid()), { state: { isNew: true } })
            }
          >
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" /> {add}
          </Button>
        ) : null}
        {shown.length > 0 ? (
          <LineList
            label={
              wanted !== ''
                ? 'Found'
                : shownKind === null
                  ? 'Everything'
                  : contentTypeOf(shownKind).labels.many
            }
            lines={shown}
            isMixed={wanted !== '' || shownKind === null}
          />
        ) : (
          <div>
            <p role="status" className={styles['muted']}>
              {wanted !== ''
                ? 'No matches.'
                : !hasEntries
                  ? ''
                  : ofKind.length > 0
                    ? 'Nothing here with this status.'
                    : 'Nothing here yet.'}
            </p>
            {ofKind.length === 0 ? null : (
              <Button tone="quiet" onClick={() => show({ state: null })}>
                Show all
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function isIn({ entry, draft }: Line, state: EntryState | null): boolean {
  return state === null || statesOf(entry, draft !== null).includes(state);
}

/** A native select: on a phone, the whole list of choices under the thumb. */
function Select({
  id,
  label,
  className = '',
  value,
  onChange,
  children,
}: {
  id: string;
  label: string;
  className?: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <div className={`${styles['filter']} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['select']}>
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
      </span>
    </div>
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
              <span className={styles['kind']}>{contentTypeOf(kind).labels.one}</span>
            ) : null}
            <span className={styles['title']}>{title}</span>
            <span className={styles['marks']}>
              {entry === null
                ? null
                : stateLabels(entry).map((state) => <Mark key={state.text} {...state} />)}
              {draft === null ? null : <Mark {...unsentLabel(draft)} />}
              {entry === null ? null : <span>{changedLabel(entry.updatedAt)}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Mark({ text, tone }: StateLabel) {
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
