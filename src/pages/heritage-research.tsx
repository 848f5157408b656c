import { ArticleView } from '#features/article/article-view.tsx';
import { VideoView } from '#features/video/video-view.tsx';
import { PictureGrid } from '#features/gallery/picture-grid.tsx';
import { videos } from '#content/videos.ts';
import { videoSizes } from '#content/media/documents.generated.ts';
import { neighboursOf } from '#content/reading-order.ts';
import type { NumberedPicture } from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { usePageContent } from './use-page-content.ts';
import { ArticlePage } from './article-page.tsx';

export function Page() {
  const { page, video: words, posters } = usePageContent('heritage-research');
  const galleries = page.blocks.flatMap((block) =>
    block.kind === 'gallery' ? [[block.name, galleryOf(block.pictures)]] : [],
  );
  const scenes = videos.flatMap((video) => {
    const said = words.find(({ id }) => id === video.id);
    return said === undefined
      ? []
      : [
          [
            `video:${video.id}`,
            <VideoView
              key={video.id}
              video={video}
              words={said}
              poster={posters[video.id]}
              bytes={videoSizes[video.src]}
            />,
          ],
        ];
  });
  return (
    <ArticlePage article={page}>
      {(shown) => (
        <ArticleView
          {...shown}
          back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
          slots={Object.fromEntries([...galleries, ...scenes])}
          neighbours={neighboursOf(paths.heritageResearch)}
        />
      )}
    </ArticlePage>
  );
}

function galleryOf(pictures: readonly NumberedPicture[]) {
  const items = pictures.map((picture) => ({
    picture,
    number: picture.number,
    caption: picture.caption,
  }));
  return <PictureGrid columns="1-2-3" isRising items={items} />;
}
