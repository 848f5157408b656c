import { useSearchParams } from 'react-router-dom';
import { ArticleView } from '#features/article/article-view.tsx';
import { figuresOf } from '#features/article/figures-of.ts';
import { useScrollToSection } from '#features/article/use-scroll-to-section.ts';
import { usePictureOpener } from '#features/gallery/use-picture-opener.tsx';
import { fifteenPrinciples, philosophyProcess } from '#content/articles/philosophy-process.ts';
import { climateMedia } from '#content/media/climate.generated.ts';
import { heroesMedia } from '#content/media/heroes.generated.ts';
import { landscapeMedia } from '#content/media/landscape.generated.ts';
import { pictureBook } from '#content/picture-book.ts';
import { climatePictures } from '#content/pictures/climate.ts';
import { heroesPictures } from '#content/pictures/heroes.ts';
import { landscapePictures } from '#content/pictures/landscape.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { sources } from '#content/sources.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const pictures = pictureBook(
  [heroesPictures, heroesMedia],
  [landscapePictures, landscapeMedia],
  [climatePictures, climateMedia],
);
const withDraft = {
  ...philosophyProcess,
  sections: [...philosophyProcess.sections, fifteenPrinciples],
};

export function Page() {
  const [search] = useSearchParams();
  const article = search.get('draft') === 'true' ? withDraft : philosophyProcess;
  const section = search.get('section');
  useScrollToSection(section);
  const { lightbox, openPicture } = usePictureOpener(figuresOf(article, pictures));
  return (
    <SourcesContext value={sources}>
      <PageHead title={article.title} description={article.description} />
      <ArticleView
        article={article}
        pictures={pictures}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
        requested={section}
        neighbours={neighboursOf(paths.philosophyProcess)}
        onPictureOpen={openPicture}
      />
      {lightbox}
    </SourcesContext>
  );
}
