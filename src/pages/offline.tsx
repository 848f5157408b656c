import { PromiseList } from '#features/practice/promise-list.tsx';
import { offlinePage } from '#content/offline-page.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { PageIntro } from '#ui/page-intro/page-intro.tsx';

export function Page() {
  return (
    <>
      <PageHead title={offlinePage.title} description={offlinePage.description} />
      <PageIntro
        title={offlinePage.title}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
      >
        <p>{offlinePage.standfirst}</p>
        <noscript>
          <p>{offlinePage.noScript}</p>
        </noscript>
      </PageIntro>
      <PromiseList title={offlinePage.promises.title} items={offlinePage.promises.items} />
    </>
  );
}
