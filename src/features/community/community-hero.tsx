import type { ReactNode } from 'react';
import type { Picture } from '#shared/media.ts';
import { PictureView } from '#ui/picture/picture-view.tsx';
import styles from './community-hero.module.css';

/** A picture across the whole page, and below it on paper the way back, the title and what belongs to it. */
export function CommunityHero({
  picture,
  title,
  eyebrow,
  back,
  children,
}: {
  picture: Picture | undefined;
  title: string;
  /** Small words above the title. */
  eyebrow?: ReactNode;
  back: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header>
      {picture ? (
        <figure className={styles['figure']}>
          <PictureView picture={picture} sizes="100vw" isLead className={styles['picture']} />
          {picture.label === '' ? null : <figcaption>{picture.label}</figcaption>}
        </figure>
      ) : null}
      <div className={styles['text']}>
        {back}
        {eyebrow === undefined ? null : <p className={styles['eyebrow']}>{eyebrow}</p>}
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </div>
    </header>
  );
}
