import type { ReactNode } from 'react';
import { Download, ExternalLink } from 'lucide-react';
import type { LibraryType } from '#shared/content-types/library-work.ts';
import type { ShownEntry } from '#shared/page-content.ts';
import { belowFold } from '#ui/deferred/below-fold.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import styles from './library.module.css';

const typeLabels = {
  book: 'Book',
  'book-series': 'Book series',
  'research-papers': 'Research paper',
  'online-resource': 'Online resource',
} as const satisfies Record<LibraryType, string>;

/** One work: what it is, why it is here, and how to get it. */
export function LibraryEntry({
  work,
  category,
  printAvailability,
  isBelowFold,
}: {
  work: ShownEntry<'library-work'>;
  /** Its category in words. */
  category: string;
  /** Stands where there is neither a download nor a place to buy. */
  printAvailability: string;
  /** Below the first screen of the page. */
  isBelowFold: boolean;
}) {
  const facts = factsOf(work);
  return (
    <li id={`work-${work.id}`} className={styles['entry']} {...(isBelowFold && belowFold)}>
      <div className={styles['main']}>
        <p className={styles['kind']}>
          {typeLabels[work.type]}, {category}
        </p>
        <h2 className={styles['title']}>{work.title}</h2>
        <p className={styles['author']}>
          {work.author}, <span className={styles['year']}>{work.year}</span>
        </p>
        <p className={styles['description']}>{work.description}</p>
        <p className={styles['significance']}>{work.significance}</p>
        {work.projectFeature === '' ? null : (
          <p className={styles['feature']}>
            <span className={styles['featureLabel']}>Where it shows</span>{' '}
            <InlineText text={work.projectFeature} />
          </p>
        )}
        <ul className={styles['tags']} aria-label="Tags">
          {work.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      <div className={styles['side']}>
        <dl className={styles['facts']}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{breakableAtSlash(value)}</dd>
            </div>
          ))}
        </dl>
        <Access work={work} printAvailability={printAvailability} />
      </div>
    </li>
  );
}

/** A download where there is one, else a place to buy, else a word that it exists. */
function Access({
  work: { title, downloadUrl, amazonUrl },
  printAvailability,
}: {
  work: ShownEntry<'library-work'>;
  printAvailability: string;
}) {
  if (downloadUrl !== '') {
    return (
      <a className={styles['access']} href={downloadUrl} rel="noreferrer">
        <Download size={18} strokeWidth={1.5} aria-hidden="true" />
        <span>
          Free Download<span className="visually-hidden">: {title}</span>
        </span>
      </a>
    );
  }
  if (amazonUrl !== '') {
    return (
      <a className={styles['access']} href={amazonUrl} rel="noreferrer">
        <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
        <span>
          Buy<span className="visually-hidden">: {title}</span>
        </span>
      </a>
    );
  }
  return <p className={styles['print']}>{printAvailability}</p>;
}

/** A long number (`10.3390/urbansci3020059`) parts after its slash before it parts anywhere else. */
function breakableAtSlash(value: string): ReactNode {
  const [first, ...rest] = value.split('/');
  if (rest.length === 0) return first;
  return (
    <>
      {first}/<wbr />
      {rest.join('/')}
    </>
  );
}

function factsOf(work: ShownEntry<'library-work'>): { term: string; value: string }[] {
  const all = [
    { term: 'Publisher', value: work.publisher },
    { term: 'ISBN', value: work.isbn },
    { term: 'DOI', value: work.doi },
    { term: 'Institution', value: work.affiliation },
    { term: 'Availability', value: work.availability },
  ];
  return all.flatMap(({ term, value }) => (value === '' ? [] : [{ term, value }]));
}
