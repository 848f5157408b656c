import { useEffect, useState } from 'react';
import type { Video } from '#content/videos.ts';
import { cachedPages } from '#offline/content-pack/cached-pages.ts';
import { SaveVideo } from './save-video.tsx';
import styles from './saved-videos.module.css';

/** Every video of the site with its size, to save or to remove. */
export function SavedVideos({
  videos,
  sizes,
}: {
  videos: readonly Video[];
  /** Bytes by address. */
  sizes: Readonly<Record<string, number>>;
}) {
  const changed = useChangedTitles();
  return (
    <ul className={styles['list']}>
      {videos.map(({ id, title: shipped, src }) => {
        const title = changed[id]?.title ?? shipped;
        return (
          <li key={id} className={styles['video']}>
            <h3 className={styles['title']}>{title}</h3>
            <SaveVideo title={title} src={src} bytes={sizes[src]} />
          </li>
        );
      })}
    </ul>
  );
}

/** The owner's titles, if this device has them cached: offline, the page opens without them. */
function useChangedTitles(): Readonly<Record<string, { title: string }>> {
  const [titles, setTitles] = useState<Readonly<Record<string, { title: string }>>>({});
  useEffect(() => {
    const read = async () => {
      const heritage = (await cachedPages())?.find(({ page }) => page === 'heritage-research');
      if (heritage?.page === 'heritage-research') {
        setTitles(Object.fromEntries(heritage.content.video.map((video) => [video.id, video])));
      }
    };
    void read();
  }, []);
  return titles;
}
