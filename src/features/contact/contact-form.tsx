import type { ReactNode } from 'react';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { useWhenIdle } from '#ui/deferred/use-when-idle.ts';
import styles from './contact.module.css';

const loadForm = async () => {
  // In a task of its own, so that the browser can respond to the reader first.
  await new Promise((resolve) => setTimeout(resolve));
  const [{ ContactFormFields }, { loadSelect }] = await Promise.all([
    import('./contact-form-fields.tsx'),
    import('#ui/form/load-select.ts'),
    // Requested in parallel with the form, which needs it at once.
    import('#offline/drafts/draft-session.ts'),
  ]);
  return { ContactFormFields, select: await loadSelect() };
};

/** The contact form. Its code comes after the page, so that reading never waits for it. */
export function ContactForm({
  withoutScript,
}: {
  /** How else to reach the practice, for a reader without script. */
  withoutScript: ReactNode;
}) {
  const form = useDeferred(loadForm, useWhenIdle());
  if (form.kind === 'ready') {
    const { ContactFormFields, select } = form.value;
    return <ContactFormFields select={select} />;
  }
  return (
    <div className={styles['reserved']}>
      {form.kind === 'failed' ? (
        <p role="alert">
          We couldn’t load the form.{' '}
          <button type="button" className="button button-quiet" onClick={form.retry}>
            Try again
          </button>
        </p>
      ) : (
        <p className={styles['loading']}>The form is loading…</p>
      )}
      {withoutScript}
    </div>
  );
}
