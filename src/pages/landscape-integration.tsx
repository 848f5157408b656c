import { Link } from 'react-router-dom';
import { ArticleView } from '#features/article/article-view.tsx';
import { neighboursOf } from '#content/reading-order.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { usePageContent } from './use-page-content.ts';
import { ArticlePage } from './article-page.tsx';

export function Page() {
  return (
    <ArticlePage article={usePageContent('landscape-integration').page}>
      {(shown) => (
        <ArticleView
          {...shown}
          back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
          after={
            <>
              <Link className="button button-quiet" to={paths.tool('tank')}>
                How big a tank?
              </Link>
              <BackLink to={paths.resources}>Back to Resources</BackLink>
            </>
          }
          neighbours={neighboursOf(paths.landscapeIntegration)}
        />
      )}
    </ArticlePage>
  );
}
