import { ArticleView } from '#features/article/article-view.tsx';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { ArticlePage } from './article-page.tsx';
import { usePageContent } from './page-content.ts';

export function Page() {
  return (
    <ArticlePage content={usePageContent('glossary')}>
      {(shown) => (
        <ArticleView
          {...shown}
          back={<BackLink to={paths.resources}>Back to Resources</BackLink>}
        />
      )}
    </ArticlePage>
  );
}
