import { ContentsPage } from '#features/contents-page/contents-page.tsx';
import { heroPictures } from '#content/picture-books.ts';
import { siteMapCards, siteMapExit, siteMapPage } from '#content/site-map.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={siteMapPage.title} description={siteMapPage.description} />
      <ContentsPage cards={siteMapCards} exit={siteMapExit} pictures={heroPictures} />
    </>
  );
}
