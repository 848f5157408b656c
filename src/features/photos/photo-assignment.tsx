import type { PhotoCategory } from '#content/photos-page.ts';
import styles from './photo-assignment.module.css';

/** The request to the owner at the foot of the page: seven categories that photos can be given. */
export function PhotoAssignment({
  title,
  request,
  categories,
}: {
  title: string;
  request: string;
  categories: readonly PhotoCategory[];
}) {
  return (
    <section className={styles['assignment']} aria-labelledby="photo-assignment">
      <div>
        <h2 id="photo-assignment" className={styles['title']}>
          {title}
        </h2>
        <p className={styles['request']}>{request}</p>
      </div>
      <ol className={styles['categories']}>
        {categories.map((category) => (
          <li key={category.id}>
            <span className={styles['name']}>{category.title}</span>
            <span className={styles['line']}>{category.line}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
