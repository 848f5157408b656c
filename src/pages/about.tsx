import { ArticleView } from '#features/article/article-view.tsx';
import { neighboursOf } from '#content/reading-order.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { usePageContent } from './use-page-content.ts';
import { ArticlePage } from './article-page.tsx';

export function Page() {
  return (
    <ArticlePage article={usePageContent('about').page}>
      {(shown) => (
        <ArticleView
          {...shown}
          back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
          neighbours={neighboursOf(paths.about)}
        />
      )}
    </ArticlePage>
  );
}
