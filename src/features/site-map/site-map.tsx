import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SiteMapCard } from '#content/site-map.ts';
import type { CardText } from '#shared/content-types/card.ts';
import type { Picture } from '#shared/media.ts';
import { siteName } from '#shared/paths.ts';
import { PictureView } from '#ui/picture/picture-view.tsx';
import styles from './site-map.module.css';

/** On the first screen of a phone. */
const firstPictures = 4;

/** The site map as the printed contents page of a book: number, small print, title, one line. */
export function SiteMap({
  cards,
  exit,
  shortcuts,
  pictures,
}: {
  cards: readonly (SiteMapCard & CardText)[];
  exit: { label: string; href: string };
  shortcuts: readonly { label: string; href: string }[];
  pictures: ReadonlyMap<string, Picture>;
}) {
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <Link className={styles['exit']} to={exit.href}>
          <LogOut size={18} strokeWidth={1.5} aria-hidden="true" />
          {exit.label}
        </Link>
        <p className={styles['name']}>{siteName}</p>
        <h1 className={styles['title']}>Site Map</h1>
      </header>
      <ol className={styles['cards']}>
        {cards.map((card, index) => {
          const picture = pictures.get(card.picture);
          return (
            <li key={card.href} className={styles['card']}>
              <Link to={card.href}>
                {picture ? (
                  <PictureView
                    picture={picture}
                    alt=""
                    sizes="(min-width: 64rem) 17rem, 50vw"
                    isEarly={index < firstPictures}
                    className={styles['picture']}
                  />
                ) : (
                  <span className={styles['picture']} />
                )}
                <span className={styles['number']} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={styles['cardTitle']}>{card.title}</span>
                <span className={styles['line']}>{card.line}</span>
              </Link>
            </li>
          );
        })}
      </ol>
      <nav className={styles['shortcuts']} aria-labelledby="also-here">
        <h2 className={styles['more']} id="also-here">
          Also here
        </h2>
        {shortcuts.map(({ label, href }) => (
          <Link key={href} to={href}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
