import { Link } from 'react-router-dom';
import { ArticleView } from '#features/article/article-view.tsx';
import { figuresOf } from '#features/article/figures-of.ts';
import { usePictureOpener } from '#features/gallery/use-picture-opener.tsx';
import { philosophy } from '#content/articles/philosophy.ts';
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
const figures = figuresOf(philosophy, pictures);

export function Page() {
  const { lightbox, openPicture } = usePictureOpener(figures);
  return (
    <SourcesContext value={sources}>
      <PageHead title={philosophy.title} description={philosophy.description} />
      <ArticleView
        article={philosophy}
        pictures={pictures}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
        after={
          <Link className="button" to={paths.contact}>
            Start a Conversation
          </Link>
        }
        neighbours={neighboursOf(paths.philosophy)}
        onPictureOpen={openPicture}
      />
      {lightbox}
    </SourcesContext>
  );
}
