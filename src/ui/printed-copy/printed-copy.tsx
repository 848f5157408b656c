import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed-copy.module.css';

/**
 * Printed instead of the page while it is mounted: the answers below their questions. Invisible on the screen. Mount it
 * only in the browser.
 */
export function PrintedCopy({
  title,
  facts,
  sections,
  fileNames,
}: {
  title: string;
  /** Label and value below the title: receipt, state, date. */
  facts: readonly (readonly [label: string, value: string])[];
  sections: readonly {
    readonly title: string;
    readonly answers: readonly { readonly label: string; readonly text: string }[];
  }[];
  fileNames: readonly string[];
}) {
  useLayoutEffect(() => {
    document.body.dataset['prints'] = 'copy';
    return () => {
      delete document.body.dataset['prints'];
    };
  }, []);
  return createPortal(
    <div className={styles['copy']} data-printed-copy="">
      <p className={styles['practice']}>Natural Building Design</p>
      <h1 className={styles['title']}>{title}</h1>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sections.map((section) => (
        <section key={section.title} className={styles['section']}>
          <h2>{section.title}</h2>
          <dl>
            {section.answers.map((answer) => (
              <div key={answer.label} className={styles['answer']}>
                <dt>{answer.label}</dt>
                <dd dir="auto">{answer.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {fileNames.length === 0 ? null : (
        <section className={styles['section']}>
          <h2>Attached files</h2>
          <ul>
            {fileNames.map((name, index) => (
              <li key={`${index}-${name}`}>{name}</li>
            ))}
          </ul>
        </section>
      )}
    </div>,
    document.body,
  );
}
