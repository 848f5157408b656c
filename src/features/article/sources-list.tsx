import { useContext } from 'react';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { belowFold } from '#ui/deferred/below-fold.ts';
import { SourceLinks } from '#ui/sources/source-links.tsx';
import styles from './sources-list.module.css';

/** The sources that a page names, at its foot. */
export function SourcesList({ ids }: { ids: readonly string[] }) {
  const sources = useContext(SourcesContext);
  const cited = ids.map((id) => sources[id]).filter((source) => source !== undefined);
  if (cited.length === 0) return null;
  return (
    <section id="sources" className={styles['sources']} aria-label="Sources" {...belowFold}>
      <SourceLinks sources={cited} />
    </section>
  );
}
