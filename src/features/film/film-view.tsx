import type { Film } from '#content/films.ts';
import type { Picture } from '#shared/media.ts';
import { PictureView } from '#ui/picture/picture-view.tsx';
import { KeepFilm } from './keep-film.tsx';
import styles from './film-view.module.css';

/** One transparent pixel: without a poster, a browser would cover the place with one of its own. */
const seeThrough = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * A captioned film. Nothing of it is loaded until it is asked for, what it shows can be read instead, and it can be kept
 * on the device.
 * @param bytes of the film
 */
export function FilmView({
  film,
  poster,
  bytes,
}: {
  film: Film;
  poster: Picture | undefined;
  bytes: number | undefined;
}) {
  return (
    <figure className={styles['film']}>
      <div className={styles['screen']}>
        {/* Instead of the film's own poster, which would load with the page however far down it stands. */}
        {poster ? (
          <PictureView picture={poster} sizes="(min-width: 48rem) 48rem, 100vw" alt="" />
        ) : null}
        <video
          controls
          loop
          muted
          playsInline
          preload="none"
          width={film.width}
          height={film.height}
          poster={seeThrough}
          aria-label={film.title}
        >
          <source src={film.src} type="video/mp4" />
          Your browser does not support the video tag.
        </video>
      </div>
      <figcaption className={styles['caption']}>
        <p>{film.caption}</p>
        <details className={styles['described']}>
          <summary>What the film shows</summary>
          <p>{film.description}</p>
        </details>
        <KeepFilm title={film.title} src={film.src} bytes={bytes} />
      </figcaption>
    </figure>
  );
}
