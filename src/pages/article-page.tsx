import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ArticleViewProps } from '#features/article/article-view.tsx';
import { figuresOf } from '#features/article/figures-of.ts';
import { QuoteBanner } from '#features/article/quote-banner.tsx';
import { usePictureOpener } from '#features/gallery/use-picture-opener.tsx';
import { sources } from '#content/sources.ts';
import type { LongText } from '#shared/page-content.ts';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

type Shown = Pick<ArticleViewProps, 'article' | 'banner' | 'onPictureOpen'>;

/** A long text that the owner can change: its head, its sources, and its figures large. */
export function ArticlePage({
  article,
  children,
}: {
  article: LongText;
  children: (shown: Shown) => ReactNode;
}) {
  const { title, description, banner } = article;
  const figures = useMemo(() => figuresOf(article), [article]);
  const { lightbox, openPicture } = usePictureOpener(figures);
  return (
    <SourcesContext value={sources}>
      <PageHead title={title} description={description} />
      {children({
        article,
        ...(banner !== '' && { banner: <QuoteBanner>{banner}</QuoteBanner> }),
        onPictureOpen: openPicture,
      })}
      {lightbox}
    </SourcesContext>
  );
}
