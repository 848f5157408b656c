import type { Film } from '#content/films.ts';
import { compressedAddress, webpWidth } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import { KeepFilm } from './keep-film.tsx';
import styles from './film-view.module.css';

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
      <video
        className={styles['video']}
        controls
        loop
        muted
        playsInline
        preload="none"
        width={film.width}
        height={film.height}
        poster={poster && compressedAddress(poster.id, webpWidth, 'webp')}
        aria-label={film.title}
      >
        <source src={film.src} type="video/mp4" />
        Your browser does not support the video tag.
      </video>
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
