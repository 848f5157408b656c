import type { Video } from '#content/videos.ts';
import { SaveVideo } from './save-video.tsx';
import styles from './saved-videos.module.css';

/** Every video of the site with its size, to keep or to remove. */
export function SavedVideos({
  videos,
  sizes,
}: {
  videos: readonly Video[];
  /** Bytes by address. */
  sizes: Readonly<Record<string, number>>;
}) {
  return (
    <ul className={styles['list']}>
      {videos.map(({ id, title, src }) => (
        <li key={id} className={styles['video']}>
          <h3 className={styles['title']}>{title}</h3>
          <SaveVideo title={title} src={src} bytes={sizes[src]} />
        </li>
      ))}
    </ul>
  );
}
