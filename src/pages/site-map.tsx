import { SiteMap } from '#features/site-map/site-map.tsx';
import { heroPictures } from '#content/hero-pictures.ts';
import { siteMapCards, siteMapExit, siteMapShortcuts } from '#content/site-map.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { usePageContent } from './use-page-content.ts';
import { cardsWithText } from './cards-with-text.ts';

export function Page() {
  const { description, ...cards } = usePageContent('site-map')['site-map'];
  return (
    <>
      <PageHead title="Site Map" description={description} />
      <SiteMap
        cards={cardsWithText(siteMapCards, cards)}
        exit={siteMapExit}
        shortcuts={siteMapShortcuts}
        pictures={heroPictures}
      />
    </>
  );
}
