import type { ReactNode } from 'react';
import { paragraphsOf } from '#lib/paragraphs-of.ts';
import type { Picture } from '#shared/media.ts';
import { PictureView } from '../picture/picture-view.tsx';
import styles from './hero.module.css';

/** The top of a page: back link, title, standfirst, and the leading picture beside or below them, if it has one. */
export function Hero({
  title,
  back,
  eyebrow,
  lead,
  caption = lead?.label,
  children,
  notes,
}: {
  title: string;
  back?: ReactNode;
  /** A small line above the title: a date, a kind. */
  eyebrow?: ReactNode;
  lead?: Picture | undefined;
  /** Caption of the picture; by default how it was made. */
  caption?: string | undefined;
  /** The standfirst. */
  children?: ReactNode;
  /** Small lines below the standfirst. */
  notes?: ReactNode;
}) {
  return (
    <div className={styles['hero']} data-lead={lead ? '' : undefined}>
      <header className={styles['header']}>
        {back}
        {eyebrow === undefined ? null : <p className={styles['eyebrow']}>{eyebrow}</p>}
        <h1 className={styles['title']}>{withUnbrokenCompounds(title)}</h1>
        {children === undefined ? null : <div className={styles['standfirst']}>{children}</div>}
        {notes === undefined ? null : <div className={styles['notes']}>{notes}</div>}
      </header>
      {lead ? (
        <figure className={styles['lead']}>
          <PictureView picture={lead} sizes="(min-width: 64rem) 40rem, 100vw" isLead />
          {caption === undefined || caption === '' ? null : <figcaption>{caption}</figcaption>}
        </figure>
      ) : null}
    </div>
  );
}

/** The words under the title; a blank line starts a paragraph. */
export function Standfirst({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => <p key={index}>{paragraph}</p>);
}

/** A title whose compounds (`Climate-responsive`) never break at the hyphen. */
function withUnbrokenCompounds(title: string): ReactNode {
  return title.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={styles['compound']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
