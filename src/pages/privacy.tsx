import type { PageRequest } from './page-module.ts';
import { ArticleView } from '#features/article/article-view.tsx';
import { Hosting } from '#features/practice/published-facts.tsx';
import { loadPeriods, loadPractice } from '#features/practice/queries.ts';
import { StoragePeriods } from '#features/practice/storage-periods.tsx';
import { privacy } from '#content/privacy.ts';
import { periodWords, sellerWords } from '#content/seller-words.ts';
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
      <PageHead title={privacy.title} description={privacy.description} />
      <ArticleView
        article={privacy}
        pictures={noPictures}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
        slots={{
          hosting: <Hosting words={sellerWords} />,
          periods: <StoragePeriods words={periodWords} />,
        }}
      />
    </SourcesContext>
  );
}

/** So that the facts stand in the page for a reader without script. */
export async function load({ queryClient }: PageRequest) {
  await Promise.all([loadPractice(queryClient), loadPeriods(queryClient)]);
  return 200 as const;
}
