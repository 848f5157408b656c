import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { keysOf } from '#lib/keys-of.ts';
import type { LibraryCategory } from '#shared/content-types/library-work.ts';
import type { ShownEntry } from '#shared/page-content.ts';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { useBelowFold } from '#ui/deferred/use-below-fold.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { countCategories, filterLibrary } from './filter-library.ts';
import type { LibraryFilter } from './filter-library.ts';
import { LibraryEntry } from './library-entry.tsx';
import styles from './library.module.css';

/** More than fit on a first screen. */
const firstEntries = 3;
const everything: LibraryFilter = { category: 'all', search: '' };

/** The shelf with its search and its categories. Without script it simply shows every entry. */
export function LibraryShelf({
  works,
  labels,
  printAvailability,
}: {
  works: readonly ShownEntry<'library-work'>[];
  labels: Readonly<Record<'all' | LibraryCategory, string>>;
  printAvailability: string;
}) {
  const isWhole = useBelowFold();
  const [filter, setFilter] = useState(everything);
  const id = useId();
  const controls = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What a reader typed and chose before hydration.
    const chosen = controls.current?.querySelector<HTMLInputElement>(':checked')?.value;
    setFilter({
      search: search.current?.value ?? '',
      category: keysOf(labels).find((category) => category === chosen) ?? 'all',
    });
  }, [labels]);
  const counts = countCategories(works, keysOf(labels));
  const found = filterLibrary(works, filter);
  return (
    <div className={styles['shelf']}>
      <search ref={controls} className={styles['filter']} aria-label="Library">
        <label className={styles['searchLabel']} htmlFor={`${id}-search`}>
          Search by title, author or tag
        </label>
        <div className={styles['search']}>
          <Search size={20} strokeWidth={1.5} aria-hidden="true" />
          <input
            ref={search}
            id={`${id}-search`}
            type="search"
            name="search"
            value={filter.search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setFilter({ ...filter, search: event.target.value })}
          />
        </div>
        <fieldset className={styles['chips']}>
          <legend className="visually-hidden">Category</legend>
          {keysOf(labels).map((category) => (
            <label key={category} className={styles['chip']}>
              <input
                type="radio"
                name={`${id}-category`}
                value={category}
                checked={filter.category === category}
                onChange={() => setFilter({ ...filter, category })}
              />
              {labels[category]} <span className={styles['count']}>{counts[category]}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles['status']} role="status">
          {resultText(found.length, works.length)}
        </p>
      </search>
      {found.length === 0 ? (
        <Notice
          title="No matches"
          actions={
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                setFilter(everything);
                // The button goes with the emptiness.
                search.current?.focus();
              }}
            >
              Show all items
            </button>
          }
        >
          Try one word from the title, the author’s surname, or a tag such as straw.
        </Notice>
      ) : (
        <HydrationBoundary>
          <ol className={styles['entries']}>
            {found.slice(0, isWhole ? found.length : firstEntries).map((work, place) => (
              <LibraryEntry
                key={work.id}
                work={work}
                category={labels[work.category]}
                printAvailability={printAvailability}
                isBelowFold={place >= firstEntries}
              />
            ))}
          </ol>
        </HydrationBoundary>
      )}
    </div>
  );
}

function resultText(found: number, all: number): string {
  return found === all ? `${all} items` : `${found} of ${all} items`;
}
