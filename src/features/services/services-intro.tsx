import type { ReactNode } from 'react';
import styles from './services-intro.module.css';

/** Head of the page: what we do, for whom, and where on this long page it stands. */
export function ServicesIntro({
  opening,
  paragraphs,
  contents,
}: {
  /** The way back, the title, the standfirst and the leading picture. */
  opening: ReactNode;
  paragraphs: readonly string[];
  contents: { label: string; links: readonly { href: string; label: string }[] };
}) {
  return (
    <>
      {opening}
      <div className={styles['columns']}>
        <nav aria-label={contents.label} className={styles['contents']}>
          <p>{contents.label}</p>
          <ul>
            {contents.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['text']}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </>
  );
}
