import type { Video } from '#content/videos.ts';
import { paragraphsOf } from '#lib/paragraphs-of.ts';
import type { ShownEntry } from '#shared/page-content.ts';
import type { Picture } from '#shared/media.ts';
import { PictureView } from '#ui/picture/picture-view.tsx';
import { SaveVideo } from './save-video.tsx';
import styles from './video-view.module.css';

/** A transparent pixel: without a poster, the browser would cover the picture below with a background of its own. */
const transparentPixel =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * A captioned video with a description to read instead. It is not loaded until it is played, and it can be saved on the
 * device.
 * @param bytes size of the video; undefined if unknown
 */
export function VideoView({
  video,
  words,
  poster,
  bytes,
}: {
  video: Video;
  words: ShownEntry<'video'>;
  poster: Picture | undefined;
  bytes: number | undefined;
}) {
  return (
    <figure className={styles['video']}>
      <div className={styles['screen']}>
        {/* Instead of the `poster` attribute, whose picture would load with the page however far down it is. */}
        {poster ? (
          <PictureView picture={poster} sizes="(min-width: 48rem) 48rem, 100vw" alt="" />
        ) : null}
        <video
          controls
          loop
          muted
          playsInline
          preload="none"
          width={video.width}
          height={video.height}
          poster={transparentPixel}
          aria-label={words.title}
        >
          <source src={video.src} type="video/mp4" />
          Your browser does not support the video tag.
        </video>
      </div>
      <figcaption className={styles['caption']}>
        <p>{words.caption}</p>
        <details className={styles['described']}>
          <summary>Video description</summary>
          {paragraphsOf(words.description).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </details>
        <SaveVideo title={words.title} src={video.src} bytes={bytes} />
      </figcaption>
    </figure>
  );
}
