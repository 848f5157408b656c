import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paragraphsOf } from '#lib/paragraphs-of.ts';
import { openedHere } from '#shared/paths.ts';
import styles from './services-intro.module.css';

/** Head of the page: what we do, for whom, and where on this long page it stands. */
export function ServicesIntro({
  renderHero,
  text,
  reports,
  contents,
}: {
  /** The way back, the title, the standfirst and the leading picture. */
  renderHero: (standfirst: string) => ReactNode;
  /** Its first paragraph opens the page. */
  text: string;
  /** The ways to each report on this page, with its price, and at once to its questionnaire where it has one. */
  reports: {
    label: string;
    start: string;
    links: readonly {
      href: string;
      label: string;
      price: string;
      questionnaire: string | null;
    }[];
  };
  contents: { label: string; links: readonly { href: string; label: string }[] };
}) {
  const [standfirst = '', ...paragraphs] = paragraphsOf(text);
  return (
    <>
      {renderHero(standfirst)}
      <nav aria-label={reports.label} className={styles['reports']}>
        <ul>
          {reports.links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>
                {link.label} <span>{link.price}</span>
              </a>
              {link.questionnaire === null ? null : (
                <Link className={styles['start']} to={link.questionnaire} state={openedHere}>
                  {reports.start}
                  <span className="visually-hidden"> the questionnaire: {link.label}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
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
