import { ArticlePage } from './article-page.tsx';
import { usePageContent } from './use-page-content.ts';
import type { PageRequest } from './page-module.ts';
import { ArticleView } from '#features/article/article-view.tsx';
import { RefundRule, SellerFacts } from '#features/practice/published-facts.tsx';
import { loadPractice } from '#features/practice/queries.ts';
import { sellerText } from '#content/seller-text.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';

export function Page() {
  return (
    <ArticlePage article={usePageContent('terms').page}>
      {(shown) => (
        <ArticleView
          {...shown}
          back={<BackLink to={paths.designServices}>Back to Design services</BackLink>}
          slots={{
            seller: <SellerFacts words={sellerText} />,
            refunds: <RefundRule words={sellerText} />,
          }}
        />
      )}
    </ArticlePage>
  );
}

/** So that the facts stand in the page for a reader without script. */
export async function load({ queryClient }: PageRequest) {
  await loadPractice(queryClient);
  return 200 as const;
}
