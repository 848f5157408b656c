import type { Neighbours } from '#content/reading-order.ts';
import { PreviousAndNext } from './previous-and-next.tsx';
import { SourcesList } from './sources-list.tsx';
import styles from './page-end.module.css';

/** The foot of a long page that is not an article: its sources, and the pages before and after. */
export function PageEnd({
  sourceIds,
  neighbours,
}: {
  sourceIds: readonly string[];
  neighbours: Neighbours;
}) {
  return (
    <>
      <div className={styles['sources']}>
        <SourcesList ids={sourceIds} />
      </div>
      <PreviousAndNext {...neighbours} />
    </>
  );
}
