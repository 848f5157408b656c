import { ArticlePage } from './article-page.tsx';
import { usePageContent } from './use-page-content.ts';
import type { PageRequest } from './page-module.ts';
import { ArticleView } from '#features/article/article-view.tsx';
import { Hosting } from '#features/practice/published-facts.tsx';
import { loadPeriods, loadPractice } from '#features/practice/queries.ts';
import { StoragePeriods } from '#features/practice/storage-periods.tsx';
import { periodLabels, sellerText } from '#content/seller-text.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';

export function Page() {
  return (
    <ArticlePage article={usePageContent('privacy').page}>
      {(shown) => (
        <ArticleView
          {...shown}
          back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
          slots={{
            hosting: <Hosting words={sellerText} />,
            periods: <StoragePeriods words={periodLabels} />,
          }}
        />
      )}
    </ArticlePage>
  );
}

/** So that the facts stand in the page for a reader without script. */
export async function load({ queryClient }: PageRequest) {
  await Promise.all([loadPractice(queryClient), loadPeriods(queryClient)]);
  return 200 as const;
}
