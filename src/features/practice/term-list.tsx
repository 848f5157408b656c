import { InlineText } from '#ui/inline-text/inline-text.tsx';
import styles from './term-list.module.css';

/** Terms with a sentence each, between hairlines. */
export function TermList({
  id,
  title,
  items,
}: {
  id: string;
  title: string;
  items: readonly { term: string; text: string }[];
}) {
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{title}</h2>
      <dl>
        {items.map((item) => (
          <div key={item.term}>
            <dt>{item.term}</dt>
            <dd>
              <InlineText text={item.text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
