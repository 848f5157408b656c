import type { Film } from '#content/films.ts';
import { KeepFilm } from './keep-film.tsx';
import styles from './kept-films.module.css';

/** Every film of the site with its size, to keep or to remove. */
export function KeptFilms({
  films,
  sizes,
}: {
  films: readonly Film[];
  /** Bytes by address. */
  sizes: Readonly<Record<string, number>>;
}) {
  return (
    <ul className={styles['list']}>
      {films.map(({ id, title, src }) => (
        <li key={id} className={styles['film']}>
          <h3 className={styles['title']}>{title}</h3>
          <KeepFilm title={title} src={src} bytes={sizes[src]} />
        </li>
      ))}
    </ul>
  );
}
