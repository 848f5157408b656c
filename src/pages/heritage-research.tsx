import { ArticleView } from '#features/article/article-view.tsx';
import { VideoView } from '#features/video/video-view.tsx';
import { PictureGrid } from '#features/gallery/picture-grid.tsx';
import { heritageResearch } from '#content/articles/heritage-research.ts';
import { videos } from '#content/videos.ts';
import { heritageGalleries } from '#content/heritage-galleries.ts';
import { videoSizes } from '#content/media/documents.generated.ts';
import { heritageMedia } from '#content/media/heritage.generated.ts';
import { heroesMedia } from '#content/media/heroes.generated.ts';
import { pictureBook } from '#content/picture-book.ts';
import { heritagePictures } from '#content/pictures/heritage.ts';
import { heroesPictures } from '#content/pictures/heroes.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { sources } from '#content/sources.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const pictures = pictureBook([heroesPictures, heroesMedia], [heritagePictures, heritageMedia]);

const slots = {
  ...Object.fromEntries(
    heritageGalleries.map(({ id, items }) => [
      `gallery:${id}`,
      <PictureGrid
        key={id}
        columns="1-2-3"
        isRising
        items={items.map(({ number, picture, caption }) => ({
          number,
          caption,
          picture: pictures.get(picture),
        }))}
      />,
    ]),
  ),
  ...Object.fromEntries(
    videos.map((video) => [
      `video:${video.id}`,
      <VideoView
        key={video.id}
        video={video}
        poster={pictures.get(video.poster)}
        bytes={videoSizes[video.src]}
      />,
    ]),
  ),
};

export function Page() {
  return (
    <SourcesContext value={sources}>
      <PageHead title={heritageResearch.title} description={heritageResearch.description} />
      <ArticleView
        article={heritageResearch}
        pictures={pictures}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
        slots={slots}
        neighbours={neighboursOf(paths.heritageResearch)}
      />
    </SourcesContext>
  );
}
