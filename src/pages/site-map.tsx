import { ContentsPage } from '#features/contents-page/contents-page.tsx';
import { heroPictures } from '#content/picture-books.ts';
import { siteMapCards, siteMapExit, siteMapShortcut } from '#content/site-map.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { usePageContent } from './page-content.ts';
import { cardsWithText } from './cards-with-text.ts';

export function Page() {
  const { description, cards } = usePageContent('site-map');
  return (
    <>
      <PageHead title="Site Map" description={description} />
      <ContentsPage
        cards={cardsWithText(siteMapCards, cards)}
        exit={siteMapExit}
        shortcut={siteMapShortcut}
        pictures={heroPictures}
      />
    </>
  );
}
