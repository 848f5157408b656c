import { ChevronDown, Plus, Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { randomUuid } from '#lib/uuid.ts';
import { maxTextSearch } from '#shared/api/owner-texts.ts';
import { contentGroups } from '#shared/content-types/definition.ts';
import { contentTypeNames, contentTypeOf, isContentType } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { entryStateNames, entryStates, isEntryState, statesOf } from './entry-labels.ts';
import type { EntryState } from './entry-labels.ts';
import type { Line } from './entry-lines.ts';
import { LineList } from './line-list.tsx';
import { useKeyFor } from './use-key-for.ts';
import { useTextSearch } from './use-text-search.ts';
import styles from './entries.module.css';

/** The types as the list shows them. */
const typeGroups = contentGroups.map((label) => ({
  label,
  kinds: contentTypeNames.filter((name) => contentTypeOf(name).group === label),
}));

/** Value of the kind filter that shows all kinds. */
const everyKind = 'all';

/** Every entry of the site: by kind, by status, or by what its texts say. */
export function EntryBrowser({
  lines,
  hasEntries,
  after,
}: {
  lines: readonly Line[];
  hasEntries: boolean;
  /** Stands below the list: on a desktop beside the kinds, which are longer. */
  after: ReactNode;
}) {
  const id = useId();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useKeyFor('/', () => {
    field.current?.focus();
    field.current?.select();
  });
  const asked = parameters.get('kind') ?? '';
  const shownKind =
    asked === everyKind ? null : isContentType(asked) ? asked : (contentTypeNames[0] ?? 'article');
  const askedState = parameters.get('state') ?? '';
  const shownState = isEntryState(askedState) ? askedState : null;
  const wanted = search.trim();
  const found = useTextSearch(wanted, lines);
  const ofKind =
    wanted === ''
      ? lines.filter(({ kind }) => shownKind === null || kind === shownKind)
      : found.lines;
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
          placeholder="Search all texts"
          autoComplete="off"
          maxLength={maxTextSearch}
          ref={field}
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
        {found.isFailed ? (
          <p role="status" className={styles['muted']}>
            We couldn’t reach the server. These are the titles, and what you’ve changed on this
            device.
          </p>
        ) : null}
        {wanted !== '' && found.isSearching && shown.length > 0 ? (
          <p role="status" className={styles['muted']}>
            Searching…
          </p>
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
            matchOf={found.matchOf}
          />
        ) : (
          <div>
            <p role="status" className={styles['muted']}>
              {wanted !== ''
                ? found.isSearching
                  ? 'Searching…'
                  : 'No matches.'
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
        {after === null ? null : <div className={styles['after']}>{after}</div>}
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
