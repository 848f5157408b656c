import type { ReactNode } from 'react';
import { Download, ExternalLink } from 'lucide-react';
import type { LibraryResource, LibraryType } from '#content/library.ts';
import { belowFold } from '#ui/deferred/below-fold.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import styles from './library.module.css';

const typeWords = {
  book: 'Book',
  'book-series': 'Book series',
  'research-papers': 'Research paper',
  'online-resource': 'Online resource',
} as const satisfies Record<LibraryType, string>;

/** One work: what it is, why it is here, and how to get it. */
export function LibraryEntry({
  resource,
  category,
  printAvailability,
  isFar,
}: {
  resource: LibraryResource;
  /** Its category in words. */
  category: string;
  /** Stands where there is neither a download nor a place to buy. */
  printAvailability: string;
  /** Below the first screen of the page. */
  isFar: boolean;
}) {
  const facts = factsOf(resource);
  return (
    <li id={`work-${resource.id}`} className={styles['entry']} {...(isFar && belowFold)}>
      <div className={styles['main']}>
        <p className={styles['kind']}>
          {typeWords[resource.type]}, {category}
        </p>
        <h2 className={styles['title']}>{resource.title}</h2>
        <p className={styles['author']}>
          {resource.author}, <span className={styles['year']}>{resource.year}</span>
        </p>
        <p className={styles['description']}>{resource.description}</p>
        <p className={styles['significance']}>{resource.significance}</p>
        {resource.projectFeature === null ? null : (
          <p className={styles['feature']}>
            <span className={styles['featureLabel']}>How we use it</span>{' '}
            <InlineText text={resource.projectFeature} />
          </p>
        )}
        <ul className={styles['tags']} aria-label="Tags">
          {resource.tags.map((tag) => (
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
        <Access resource={resource} printAvailability={printAvailability} />
      </div>
    </li>
  );
}

/** A download where there is one, else a place to buy, else a word that it exists. */
function Access({
  resource: { title, downloadUrl, amazonUrl },
  printAvailability,
}: {
  resource: LibraryResource;
  printAvailability: string;
}) {
  if (downloadUrl !== null) {
    return (
      <a className={styles['access']} href={downloadUrl} rel="noreferrer">
        <Download size={18} strokeWidth={1.5} aria-hidden="true" />
        <span>
          Free Download<span className="visually-hidden">: {title}</span>
        </span>
      </a>
    );
  }
  if (amazonUrl !== null) {
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

function factsOf(resource: LibraryResource): { term: string; value: string }[] {
  const all = [
    { term: 'Publisher', value: resource.publisher },
    { term: 'ISBN', value: resource.isbn },
    { term: 'DOI', value: resource.doi },
    { term: 'Institution', value: resource.affiliation },
    { term: 'Availability', value: resource.availability },
  ];
  return all.flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));
}
