import type { ComponentProps } from 'react';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import type { Housekeeping } from './housekeeping.tsx';
import styles from './inbox-view.module.css';

const loadHousekeeping = async () => (await import('./housekeeping.tsx')).Housekeeping;

/** The housekeeping; its code is loaded when it is opened. */
export function DeferredHousekeeping(props: ComponentProps<typeof Housekeeping>) {
  const code = useDeferred(loadHousekeeping);
  switch (code.kind) {
    case 'loading':
      return (
        <p role="status" className={styles['nothing']}>
          Loading…
        </p>
      );
    case 'failed':
      return (
        <p role="alert" className={styles['nothing']}>
          <button type="button" className="button button-quiet" onClick={code.retry}>
            That didn’t load. Try again
          </button>
        </p>
      );
    case 'ready': {
      const Loaded = code.value;
      return <Loaded {...props} />;
    }
  }
}
