import type { ComponentType } from 'react';
import { getPractice } from '#shared/api/practice.ts';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import styles from './deferred-form.module.css';

/** A form whose code comes after the page; without script, what to do instead. */
export function DeferredForm({
  load,
}: {
  /** Must be the same function every time. */
  load: () => Promise<ComponentType>;
}) {
  const form = useDeferred(load);
  switch (form.kind) {
    case 'loading':
      return (
        <div className={styles['place']}>
          <p className={styles['loading']}>Loading the form…</p>
          <noscript>
            <p>
              This form needs JavaScript. Without it, please write to the practice by e-mail; the
              address is in the <a href={getPractice.path}>published contact details</a>.
            </p>
          </noscript>
        </div>
      );
    case 'failed':
      return (
        <div className={styles['place']} role="alert">
          <p>The form could not be loaded. Please check the connection and try again.</p>
          <button type="button" className="button button-quiet" onClick={form.retry}>
            Try again
          </button>
        </div>
      );
    case 'ready': {
      const Form = form.value;
      return <Form />;
    }
  }
}
