import { Link } from 'react-router-dom';
import { ArticleView } from '#features/article/article-view.tsx';
import { figuresOf } from '#features/article/figures-of.ts';
import { usePictureOpener } from '#features/gallery/use-picture-opener.tsx';
import { landscapeIntegration } from '#content/articles/landscape-integration.ts';
import { heroesMedia } from '#content/media/heroes.generated.ts';
import { landscapeMedia } from '#content/media/landscape.generated.ts';
import { pictureBook } from '#content/picture-book.ts';
import { heroesPictures } from '#content/pictures/heroes.ts';
import { landscapePictures } from '#content/pictures/landscape.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { sources } from '#content/sources.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const pictures = pictureBook([heroesPictures, heroesMedia], [landscapePictures, landscapeMedia]);
const figures = figuresOf(landscapeIntegration, pictures);

export function Page() {
  const { lightbox, openPicture } = usePictureOpener(figures);
  return (
    <SourcesContext value={sources}>
      <PageHead title={landscapeIntegration.title} description={landscapeIntegration.description} />
      <ArticleView
        article={landscapeIntegration}
        pictures={pictures}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
        after={
          <>
            <Link className="button button-quiet" to={paths.tool('tank')}>
              How big a tank?
            </Link>
            <BackLink to={paths.resources}>Back to Resources</BackLink>
          </>
        }
        neighbours={neighboursOf(paths.landscapeIntegration)}
        onPictureOpen={openPicture}
      />
      {lightbox}
    </SourcesContext>
  );
}
