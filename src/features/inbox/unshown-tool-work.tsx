import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import styles from './record-view.module.css';

/** Tool work that could not be shown as its tool shows it. */
export function UnshownToolWork({ work }: { work: ToolWorkOfRequest }) {
  return (
    <>
      <p>We couldn’t show this as the tool does. Here is what was sent.</p>
      <pre className={styles['raw']}>{JSON.stringify(work, null, 2)}</pre>
    </>
  );
}
