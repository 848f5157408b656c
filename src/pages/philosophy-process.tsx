import { useSearchParams } from 'react-router-dom';
import { ArticleView } from '#features/article/article-view.tsx';
import { useScrollToSection } from '#features/article/use-scroll-to-section.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { usePageContent } from './use-page-content.ts';
import { ArticlePage } from './article-page.tsx';

export function Page() {
  const [search] = useSearchParams();
  const section = search.get('section');
  useScrollToSection(section);
  return (
    <ArticlePage article={usePageContent('philosophy-process', 'philosophy-process-draft').page}>
      {(shown) => (
        <ArticleView
          {...shown}
          back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
          requested={section}
          neighbours={neighboursOf(paths.philosophyProcess)}
        />
      )}
    </ArticlePage>
  );
}
