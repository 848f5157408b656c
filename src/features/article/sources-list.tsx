import { useContext } from 'react';
import { monthWords } from '#lib/month-words.ts';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { farDown } from '#ui/deferred/far-down.ts';
import styles from './sources-list.module.css';

/** The sources a page names, with publisher and the month in which our words were last compared with theirs. */
export function SourcesList({ ids }: { ids: readonly string[] }) {
  const sources = useContext(SourcesContext);
  const cited = ids.map((id) => sources[id]).filter((source) => source !== undefined);
  if (cited.length === 0) return null;
  return (
    <section
      id="sources"
      className={styles['sources']}
      aria-labelledby="sources-title"
      {...farDown}
    >
      <h2 id="sources-title" className={styles['title']}>
        Sources
      </h2>
      <p className={styles['line']}>
        Each with the month in which we last compared our words with the publisher’s page.
      </p>
      <ol className={styles['list']}>
        {cited.map((source) => (
          <li key={source.url}>
            <a href={source.url} rel="noreferrer">
              {source.title}
            </a>
            <span className={styles['publisher']}>
              {source.publisher}. Compared {monthWords(source.checked)}.
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
