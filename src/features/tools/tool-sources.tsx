import { monthWords } from '#lib/month-words.ts';
import { agedAfterMonths, monthsSince } from '#shared/tools/figure.ts';
import type { ToolSource } from '#content/tools/sources.ts';
import styles from './tool.module.css';

const readings: Readonly<Record<ToolSource['reading'], string>> = {
  publisher: 'Compared with the publisher’s own work,',
  copy: 'Compared with a stored copy, not the publisher’s own page,',
  'not-read': 'We haven’t read it yet; what we say about it is common knowledge in the field,',
};

/** Whether the source is a page of this site, which has no publisher to compare with. */
const isOurs = ({ url }: ToolSource) => url.startsWith('/');

function readingText(source: ToolSource): string {
  return isOurs(source) ? 'Our own working figures,' : readings[source.reading];
}

/** The sources, each with its edition, its licence, and how and when we compared our figures with it. */
export function ToolSources({ sources, now }: { sources: readonly ToolSource[]; now: Date }) {
  return (
    <ol className={styles['sources']}>
      {sources.map((source) => (
        <li key={`${source.url} ${source.title}`}>
          <a href={source.url} rel="noreferrer">
            {source.title}
          </a>
          <span className={styles['muted']}>
            {source.publisher}; {source.edition}. {readingText(source)}{' '}
            {source.reading === 'not-read' ? 'noted ' : ''}
            {monthWords(source.checked)}.
            {isOurs(source) ? '' : ` Licence or use: ${source.licence}.`}
            {monthsSince(source.checked, now) > agedAfterMonths ? (
              <strong> Checked more than {agedAfterMonths} months ago: it may have changed.</strong>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
