import { List } from 'lucide-react';
import { useSectionInView } from './use-section-in-view.ts';
import styles from './contents.module.css';

/** The contents of an article: in the margin on wide screens, a line that unfolds on a phone. */
export function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const current = useSectionInView(sections.map(({ id }) => id));
  if (sections.length < 3) return <div />;
  const list = (
    <ol className={styles['list']}>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`} aria-current={section.id === current ? 'location' : undefined}>
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles['contents']} aria-label="On this page">
      <details className={styles['folded']}>
        <summary>
          <List size={18} strokeWidth={1.5} aria-hidden="true" />
          On this page
        </summary>
        {list}
      </details>
      <div className={styles['margin']}>
        <p className={styles['title']}>On this page</p>
        {list}
      </div>
    </nav>
  );
}
