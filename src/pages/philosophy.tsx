import { Link } from 'react-router-dom';
import { ArticleView } from '#features/article/article-view.tsx';
import { neighboursOf } from '#content/reading-order.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { usePageContent } from './use-page-content.ts';
import { ArticlePage } from './article-page.tsx';

export function Page() {
  return (
    <ArticlePage article={usePageContent('philosophy').page}>
      {(shown) => (
        <ArticleView
          {...shown}
          back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
          after={
            <Link className="button" to={paths.contact}>
              Start a Conversation
            </Link>
          }
          neighbours={neighboursOf(paths.philosophy)}
        />
      )}
    </ArticlePage>
  );
}
