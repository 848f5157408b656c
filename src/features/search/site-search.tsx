import type MiniSearch from 'minisearch';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { countWords, find } from './find.ts';
import type { Found } from './find.ts';
import { loadIndex as loadOwnIndex } from './load-index.ts';
import type { Run } from './snippet.ts';
import styles from './site-search.module.css';

/**
 * The search over the whole site: a field and, under it, links. The arrow keys go from the field through the links and
 * back; Escape goes back to the field, then empties it.
 */
export function SiteSearch({
  focusRequests,
  onSearching,
  onChoose,
  loadIndex = loadOwnIndex,
}: {
  /** Grows each time the field is asked for by the keyboard. */
  focusRequests: number;
  /** Whether something is being looked for, so that what stands below can step aside. */
  onSearching: (isSearching: boolean) => void;
  onChoose: () => void;
  /** By default the index of the whole site. */
  loadIndex?: () => Promise<MiniSearch>;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [query, setQuery] = useState('');
  const { index, hasFailed, loadOnce } = useIndex(loadIndex);

  useEffect(() => {
    if (focusRequests > 0) field.current?.focus();
  }, [focusRequests]);

  function search(text: string) {
    setQuery(text);
    onSearching(text.trim() !== '');
    loadOnce();
  }

  function choose() {
    search('');
    onChoose();
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    switch (event.key) {
      case 'ArrowDown':
        links[Math.min(at + 1, links.length - 1)]?.focus();
        break;
      case 'ArrowUp':
        if (at > 0) links[at - 1]?.focus();
        else field.current?.focus();
        break;
      case 'Home':
      case 'End':
        if (at === -1) return;
        links.at(event.key === 'Home' ? 0 : -1)?.focus();
        break;
      case 'Escape':
        // An empty field lets Escape close the menu.
        if (at === -1 && query === '') return;
        if (at === -1) search('');
        else field.current?.focus();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  const isAsked = query.trim() !== '';
  const results = isAsked && index !== null ? find(index, query) : null;
  return (
    // The keys of the whole search are heard here; each link and the field stay what they are.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="search" className={styles['search']} onKeyDown={move}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          list.current?.querySelector('a')?.click();
        }}
      >
        <label className={styles['label']} htmlFor={`${id}-field`}>
          Search the site
        </label>
        <div className={styles['field']}>
          <Search size={20} strokeWidth={1.5} aria-hidden="true" />
          <input
            ref={field}
            id={`${id}-field`}
            type="search"
            value={query}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={80}
            aria-describedby={`${id}-status`}
            onFocus={loadOnce}
            onChange={(event) => search(event.target.value)}
          />
        </div>
      </form>
      <p id={`${id}-status`} role="status" className={styles['status']}>
        {statusLabels({ isAsked, hasFailed, results })}
      </p>
      {isAsked && hasFailed ? (
        <button type="button" className="button button-quiet" onClick={loadOnce}>
          Try again
        </button>
      ) : null}
      {results?.count === 0 ? (
        <p className={styles['nothing']}>
          Try a single word, such as “mudbrick” or “eaves”. Close spelling is fine.
        </p>
      ) : null}
      {results && results.count > 0 ? (
        <ol ref={list} className={styles['list']}>
          {results.shown.map((found) => (
            <Result key={found.id} found={found} onChoose={choose} />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function Result({ found, onChoose }: { found: Found; onChoose: () => void }) {
  return (
    <li>
      <Link className={styles['result']} to={found.url} onClick={onChoose}>
        <span className={styles['heading']}>
          <Marked runs={found.heading} />
        </span>
        {found.page === '' ? null : <span className={styles['page']}>{found.page}</span>}
        <span className={styles['snippet']}>
          <Marked runs={found.snippet} />
        </span>
      </Link>
    </li>
  );
}

function Marked({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));
}

/** The index, loaded when the field gets the focus; after a failure `loadOnce` may be called again. */
function useIndex(loadIndex: () => Promise<MiniSearch>): {
  index: MiniSearch | null;
  hasFailed: boolean;
  loadOnce: () => void;
} {
  const [index, setIndex] = useState<MiniSearch | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);
  function loadOnce() {
    if (isRequested.current) return;
    isRequested.current = true;
    setHasFailed(false);
    loadIndex().then(setIndex, () => {
      isRequested.current = false;
      setHasFailed(true);
    });
  }
  return { index, hasFailed, loadOnce };
}

function statusLabels({
  isAsked,
  hasFailed,
  results,
}: {
  isAsked: boolean;
  hasFailed: boolean;
  results: Parameters<typeof countWords>[0] | null;
}): string {
  if (!isAsked) return '';
  if (results !== null) return countWords(results);
  return hasFailed ? 'Search didn’t load. Check your connection.' : 'Searching…';
}
