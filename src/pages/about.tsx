import { ArticleView } from '#features/article/article-view.tsx';
import { figuresOf } from '#features/article/figures-of.ts';
import { QuoteBanner } from '#features/article/quote-banner.tsx';
import { usePictureOpener } from '#features/gallery/use-picture-opener.tsx';
import { about, aboutBanner } from '#content/about.ts';
import { aboutMedia } from '#content/media/about.generated.ts';
import { heroesMedia } from '#content/media/heroes.generated.ts';
import { pictureBook } from '#content/picture-book.ts';
import { aboutPictures } from '#content/pictures/about.ts';
import { heroesPictures } from '#content/pictures/heroes.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { sources } from '#content/sources.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const pictures = pictureBook([heroesPictures, heroesMedia], [aboutPictures, aboutMedia]);
const figures = figuresOf(about, pictures);

export function Page() {
  const { lightbox, openPicture } = usePictureOpener(figures);
  return (
    <SourcesContext value={sources}>
      <PageHead title={about.title} description={about.description} />
      <ArticleView
        article={about}
        pictures={pictures}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
        banner={<QuoteBanner>{aboutBanner}</QuoteBanner>}
        neighbours={neighboursOf(paths.about)}
        onPictureOpen={openPicture}
      />
      {lightbox}
    </SourcesContext>
  );
}
