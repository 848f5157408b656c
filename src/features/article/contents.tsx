import { List } from 'lucide-react';
import { useSectionInView } from './use-section-in-view.ts';
import styles from './contents.module.css';

const title = 'On this page';

/** The contents of an article: in the margin on wide screens, a line that unfolds the list below it on a phone. */
export function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const current = useSectionInView(sections.map(({ id }) => id));
  if (sections.length < 3) return <div />;
  return (
    <nav className={styles['contents']} aria-label={title}>
      <details className={styles['folded']}>
        <summary>
          <List size={18} strokeWidth={1.5} aria-hidden="true" />
          {title}
        </summary>
      </details>
      <ol className={styles['list']}>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              aria-current={section.id === current ? 'location' : undefined}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
