import type { PageRequest } from './page-module.ts';
import { ArticleView } from '#features/article/article-view.tsx';
import { RefundRule, SellerFacts } from '#features/practice/published-facts.tsx';
import { loadPractice } from '#features/practice/queries.ts';
import { sellerWords } from '#content/seller-words.ts';
import { sources } from '#content/sources.ts';
import { terms } from '#content/terms.ts';
import type { Picture } from '#shared/media.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const noPictures: ReadonlyMap<string, Picture> = new Map();

export function Page() {
  return (
    <SourcesContext value={sources}>
      <PageHead title={terms.title} description={terms.description} />
      <ArticleView
        article={terms}
        pictures={noPictures}
        back={<BackLink to={paths.designServices}>Back to Design services</BackLink>}
        slots={{
          seller: <SellerFacts words={sellerWords} />,
          refunds: <RefundRule words={sellerWords} />,
        }}
      />
    </SourcesContext>
  );
}

/** So that the facts stand in the page for a reader without script. */
export async function load({ queryClient }: PageRequest) {
  await loadPractice(queryClient);
  return 200 as const;
}
