import { ArticleView } from '#features/article/article-view.tsx';
import { VideoView } from '#features/video/video-view.tsx';
import { PictureGrid } from '#features/gallery/picture-grid.tsx';
import { videos } from '#content/videos.ts';
import { videoSizes } from '#content/media/documents.generated.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { usePageContent } from './page-content.ts';
import { ArticlePage } from './article-page.tsx';

export function Page() {
  const content = usePageContent('heritage-research');
  const galleries = Object.entries(content.galleries).map(([slot, items]) => [
    slot,
    <PictureGrid key={slot} columns="1-2-3" isRising items={items} />,
  ]);
  const scenes = videos.flatMap((video) => {
    const words = content.videos[video.id];
    return words === undefined
      ? []
      : [
          [
            `video:${video.id}`,
            <VideoView
              key={video.id}
              video={video}
              words={words}
              poster={content.pictures.find(({ id }) => id === video.poster)}
              bytes={videoSizes[video.src]}
            />,
          ],
        ];
  });
  return (
    <ArticlePage content={content}>
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
