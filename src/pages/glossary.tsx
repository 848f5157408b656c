import { ArticleView } from '#features/article/article-view.tsx';
import { glossaryArticle } from '#content/glossary.ts';
import { sources } from '#content/sources.ts';
import type { Picture } from '#shared/media.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const noPictures: ReadonlyMap<string, Picture> = new Map();

export function Page() {
  return (
    <SourcesContext value={sources}>
      <PageHead title={glossaryArticle.title} description={glossaryArticle.description} />
      <ArticleView
        article={glossaryArticle}
        pictures={noPictures}
        back={<BackLink to={paths.resources}>Back to Resources</BackLink>}
      />
    </SourcesContext>
  );
}
