import type { ComponentType, ReactNode } from 'react';
import type { BlogAppendix } from '#content/blog/blog-appendix.ts';
import type { Source } from '#content/schema.ts';
import type { Picture } from '#shared/media.ts';
import { paths } from '#shared/paths.ts';
import type { BlogPost } from '#shared/schemas/content.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Hero } from '#ui/hero/hero.tsx';
import { ServerHtml } from '#ui/server-html/server-html.tsx';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { Appendix } from './appendix.tsx';
import { PublishedDate } from './published-date.tsx';
import styles from './blog-article.module.css';

export interface BlogArticleProps {
  post: BlogPost;
  picture: Picture | undefined;
  appendix: BlogAppendix;
  /** Where the appendix's quotation was looked up. */
  quotationSource: Source;
  /** The contents in the margin, made of the article's own headings. */
  contents: ComponentType<{ sections: readonly { id: string; title: string }[] }>;
  /** The pages elsewhere that the article names. */
  sources: ReactNode;
}

/** One article: date, category, title, excerpt, picture, text, and what every article ends with. */
export function BlogArticle({
  post,
  picture,
  appendix,
  quotationSource,
  contents: Contents,
  sources,
}: BlogArticleProps) {
  const { content, sections, minutes } = post;
  return (
    <article className={styles['article']}>
      <Hero
        title={post.title}
        back={<BackLink to={paths.blog}>Back to Blog</BackLink>}
        eyebrow={
          <span className={styles['meta']}>
            <PublishedDate instant={post.publishedAt} /> <span>{post.category}</span>{' '}
            <span>{minutes}-minute read</span>
          </span>
        }
        lead={picture}
        caption={picture && `${picture.caption} ${picture.label}`}
      >
        <p>{post.excerpt}</p>
      </Hero>
      <div className={styles['body']}>
        <Contents sections={sections} />
        <div className={styles['text']}>
          <HydrationBoundary>
            <ServerHtml html={content} sectionsAt={sections.map(({ at }) => at)} />
            {sources}
            <Appendix appendix={appendix} source={quotationSource} />
          </HydrationBoundary>
        </div>
      </div>
    </article>
  );
}
