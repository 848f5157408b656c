import { ContentsPage } from '#features/contents-page/contents-page.tsx';
import { heroPictures } from '#content/picture-books.ts';
import { siteMapCards, siteMapExit } from '#content/site-map.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead
        title="Site Map"
        description="The eight parts of Natural Building Design: projects, process, resources, heritage and research, services and more."
      />
      <ContentsPage cards={siteMapCards} exit={siteMapExit} pictures={heroPictures} />
    </>
  );
}
