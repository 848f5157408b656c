import type { ComponentProps } from 'react';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import type { InboxSettings } from './inbox-settings.tsx';
import styles from './inbox-view.module.css';

const loadInboxSettings = async () => (await import('./inbox-settings.tsx')).InboxSettings;

/** The settings; its code is loaded when it is opened. */
export function DeferredInboxSettings(props: ComponentProps<typeof InboxSettings>) {
  const code = useDeferred(loadInboxSettings);
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
