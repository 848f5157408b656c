import { useContext } from 'react';
import { sourceCheckedText } from '#lib/source-checked-text.ts';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { belowFold } from '#ui/deferred/below-fold.ts';
import styles from './sources-list.module.css';

/** The sources a page names, with publisher and how each was read. */
export function SourcesList({ ids }: { ids: readonly string[] }) {
  const sources = useContext(SourcesContext);
  const cited = ids.map((id) => sources[id]).filter((source) => source !== undefined);
  if (cited.length === 0) return null;
  return (
    <section id="sources" className={styles['sources']} aria-label="Sources" {...belowFold}>
      <h2 className={styles['title']}>Sources</h2>
      <p className={styles['line']}>
        Each source says whether we checked the publisher’s own page, read a stored copy of it
        (which may be out of date), or haven’t checked it yet. Before you rely on a rule or a
        figure, open the link.
      </p>
      <ol className={styles['list']}>
        {cited.map((source) => (
          <li key={`${source.url} ${source.title}`}>
            <a href={source.url} rel="noreferrer">
              {source.title}
            </a>
            <span className={styles['publisher']}>
              {source.publisher}. {sourceCheckedText(source)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
