import { Fragment } from 'react';
import { monthRead, sourcesLine } from './sources-line.ts';
import type { SourceLink } from '#ui/inline-text/inline-text.tsx';
import styles from './source-links.module.css';

/** The sources of a text by publisher, with the month since which all have been read. Left out are sources that nobody has read, and those that only the text links to. */
export function SourceLinks({ sources }: { sources: readonly SourceLink[] }) {
  const read = sources.filter(
    (source) => monthRead(source) !== undefined && source.isListed !== false,
  );
  if (read.length === 0) return null;
  return (
    <div data-sources>
      <p className={styles['line']}>{sourcesLine(read)}</p>
      <ul className={styles['list']}>
        {byPublisher(read).map(([publisher, works]) => (
          <li key={publisher}>
            {publisher}:{' '}
            {works.map(({ title, url }, index) => (
              <Fragment key={`${url} ${title}`}>
                {index > 0 ? <span> · </span> : null}
                <a href={url} rel="noreferrer">
                  {title}
                </a>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function byPublisher(sources: readonly SourceLink[]): [string, SourceLink[]][] {
  const groups = new Map<string, SourceLink[]>();
  for (const source of sources) {
    groups.set(source.publisher, [...(groups.get(source.publisher) ?? []), source]);
  }
  return [...groups];
}
