import { Link } from 'react-router-dom';
import type { ComingSoonPage } from '#content/coming-soon.ts';
import type { Picture } from '#shared/media.ts';
import { PictureView } from '#ui/picture/picture-view.tsx';
import styles from './coming-soon-view.module.css';

/** A page that is not written yet: what it will hold, and what to read meanwhile. */
export function ComingSoonView({
  page,
  picture,
}: {
  page: ComingSoonPage;
  picture: Picture | undefined;
}) {
  return (
    <div className={styles['page']}>
      {picture ? (
        <figure className={styles['lead']}>
          <PictureView picture={picture} sizes="(min-width: 80rem) 75rem, 100vw" isLead />
          {picture.label === '' ? null : <figcaption>{picture.label}</figcaption>}
        </figure>
      ) : null}
      <div className={styles['columns']}>
        <section aria-labelledby="planned">
          <h2 id="planned" className={styles['title']}>
            What this page will hold
          </h2>
          <ul className={styles['planned']}>
            {page.planned.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="meanwhile">
          <h2 id="meanwhile" className={styles['title']}>
            Read meanwhile
          </h2>
          <ul className={styles['meanwhile']}>
            {page.meanwhile.map((link) => (
              <li key={link.href}>
                <Link to={link.href}>{link.label}</Link>
                <p>{link.line}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
