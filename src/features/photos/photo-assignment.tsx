import { useSyncExternalStore } from 'react';
import { isOwnerHere, onOwnerHint } from '#browser/owner-hint.ts';
import type { PhotoCategory } from '#content/photos-page.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import styles from './photo-assignment.module.css';

/** Seven categories that pictures can be given, and last, for the owner alone, the request to do so. */
export function PhotoAssignment({
  title,
  request,
  categories,
}: {
  title: string;
  request: string;
  categories: readonly PhotoCategory[];
}) {
  const isOwner = useSyncExternalStore(onOwnerHint, isOwnerHere, () => false);
  return (
    <section className={styles['assignment']} aria-labelledby="photo-assignment">
      <h2 id="photo-assignment" className={styles['title']}>
        {title}
      </h2>
      <ol className={styles['categories']}>
        {categories.map((category) => (
          <li key={category.id}>
            <span className={styles['name']}>{category.title}</span>
            <span className={styles['line']}>
              <InlineText text={category.line} />
            </span>
          </li>
        ))}
      </ol>
      {isOwner ? <p className={styles['request']}>{request}</p> : null}
    </section>
  );
}
