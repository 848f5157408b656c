import { ArticleView } from '#features/article/article-view.tsx';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { ArticlePage } from './article-page.tsx';
import { usePageContent } from './use-page-content.ts';

export function Page() {
  return (
    <ArticlePage article={usePageContent('glossary').page}>
      {(shown) => (
        <ArticleView
          {...shown}
          back={<BackLink to={paths.resources}>Back to Resources</BackLink>}
        />
      )}
    </ArticlePage>
  );
}
