import { ArticleView } from '#features/article/article-view.tsx';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { LongText } from './long-text.tsx';
import { usePageContent } from './page-content.ts';

export function Page() {
  return (
    <LongText content={usePageContent('glossary')}>
      {(shown) => (
        <ArticleView
          {...shown}
          back={<BackLink to={paths.resources}>Back to Resources</BackLink>}
        />
      )}
    </LongText>
  );
}
