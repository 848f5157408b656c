import type { ReactNode } from 'react';
import type { Article } from '#content/schema.ts';
import type { Picture } from '#shared/media.ts';
import { readingMinutes } from '#lib/reading-time.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { PictureView } from '#ui/picture/picture-view.tsx';
import { BlockView } from './block-view.tsx';
import { Contents } from './contents.tsx';
import { wordsOf } from './article-words.ts';
import styles from './article.module.css';

export interface ArticleViewProps {
  article: Article;
  pictures: ReadonlyMap<string, Picture>;
  /** The way back above the title. */
  back?: ReactNode;
  /** Components for the article's slots, by name. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** What follows the last section: links on, notes. */
  after?: ReactNode;
}

/** A long text to read: title, standfirst, reading time, leading picture, contents in the margin, sections. */
export function ArticleView({ article, pictures, back, slots = {}, after }: ArticleViewProps) {
  const lead = article.lead === undefined ? undefined : pictures.get(article.lead);
  return (
    <article className={styles['article']}>
      <header className={styles['header']}>
        {back}
        <h1 className={styles['title']}>{article.title}</h1>
        <p className={styles['standfirst']}>
          <InlineText text={article.standfirst} />
        </p>
        <p className={styles['meta']}>{readingMinutes(wordsOf(article))} minutes to read</p>
      </header>
      {lead ? (
        <figure className={styles['lead']}>
          <PictureView picture={lead} sizes="(min-width: 80rem) 75rem, 100vw" isLead />
          {lead.label === '' ? null : <figcaption>{lead.label}</figcaption>}
        </figure>
      ) : null}
      <div className={styles['body']}>
        <Contents sections={article.sections} />
        <div className={styles['text']}>
          {article.sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.blocks.map((block, index) => (
                <BlockView key={index} block={block} pictures={pictures} slots={slots} />
              ))}
            </section>
          ))}
          {after}
        </div>
      </div>
    </article>
  );
}
