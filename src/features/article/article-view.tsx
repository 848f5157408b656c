import type { ReactNode } from 'react';
import type { Neighbours } from '#content/reading-order.ts';
import type { Picture } from '#shared/media.ts';
import type { LongText } from '#shared/page-content.ts';
import { sectionsOf } from '#shared/sections-of.ts';
import { readingMinutes } from '#lib/reading-time.ts';
import { belowFold } from '#ui/deferred/below-fold.ts';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { useBelowFold } from '#ui/deferred/use-below-fold.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { wordCountOf } from './word-count-of.ts';
import { BlockView } from './block-view.tsx';
import { citedInArticle } from './cited-sources.ts';
import { Contents } from './contents.tsx';
import { figureNumbers } from './figures-of.ts';
import { Hero } from '#ui/hero/hero.tsx';
import { PreviousAndNext } from './previous-and-next.tsx';
import { SourcesList } from './sources-list.tsx';
import styles from './article.module.css';

/** So many blocks of the first section may be in the first screen. */
const nearTop = 3;

export interface ArticleViewProps {
  article: LongText;
  /** The way back above the title. */
  back?: ReactNode;
  /** Across the page, between the opening and the text. */
  banner?: ReactNode;
  /** Components for the fixed parts and galleries of the article, by name. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** What follows the last section: links on, notes. */
  after?: ReactNode;
  neighbours?: Neighbours;
  /** Section the address asks for: a line under the head leads to it also without script. */
  requested?: string | null;
  /** Called with the figure a reader taps; without it figures are not buttons. */
  onPictureOpen?: (picture: Picture) => void;
}

/** A long text to read: title, standfirst, reading time, leading picture, contents in the margin, sections, sources. */
export function ArticleView({
  article,
  back,
  banner,
  slots = {},
  after,
  neighbours,
  requested = null,
  onPictureOpen,
}: ArticleViewProps) {
  const isWhole = useBelowFold();
  const numbers = figureNumbers(article);
  const sections = sectionsOf(article.blocks);
  const asked = sections.find((section) => section.id === requested);
  return (
    <article className={styles['article']}>
      <Hero
        title={article.title}
        back={back}
        lead={article.lead ?? undefined}
        notes={
          <>
            <p>{readingMinutes(wordCountOf(article))}-minute read</p>
            {asked ? (
              <p>
                You’re looking at: <a href={`#${asked.id}`}>{asked.title}</a>
              </p>
            ) : null}
          </>
        }
      >
        <p>
          <InlineText text={article.standfirst} />
        </p>
      </Hero>
      {banner}
      <div className={styles['body']}>
        <Contents sections={sections} />
        <div className={styles['text']}>
          <HydrationBoundary>
            {sections.map((section, place) => (
              <section
                key={section.id}
                id={section.id}
                aria-label={section.title}
                {...(place > 0 && belowFold)}
              >
                <h2>{section.title}</h2>
                {isWhole || place === 0
                  ? section.blocks.map((block, index) => (
                      <BlockView
                        key={index}
                        block={block}
                        isNearTop={place === 0 && index < nearTop}
                        number={numbers.get(block)}
                        slots={slots}
                        onPictureOpen={onPictureOpen}
                      />
                    ))
                  : null}
              </section>
            ))}
            {after === undefined ? null : <div className={styles['after']}>{after}</div>}
            {isWhole ? <SourcesList ids={citedInArticle(article)} /> : null}
          </HydrationBoundary>
        </div>
      </div>
      {neighbours && isWhole ? <PreviousAndNext {...neighbours} /> : null}
    </article>
  );
}
