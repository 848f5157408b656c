import { agedAfterMonths, monthsSince } from '#shared/tools/figure.ts';
import type { ToolSource } from '#content/tools/sources.ts';
import { SourceLinks } from '#ui/sources/source-links.tsx';
import styles from './tool.module.css';

/** Works whose licence demands that we name them wherever we use them. */
const demandsAttribution = ({ licence }: ToolSource) => licence.startsWith('CC BY');

/** What somebody read for the figures of the tool; a page of this site is no source. */
const wasRead = ({ reading, url }: ToolSource) => reading !== 'not-read' && !url.startsWith('/');

/** The sources of a tool, which of them are old, and whom their licences name. */
export function ToolSources({ sources, now }: { sources: readonly ToolSource[]; now: Date }) {
  const read = sources.filter(wasRead);
  const attributed = sources.filter(demandsAttribution);
  return (
    <div className={styles['sources']}>
      <SourceLinks sources={read.filter((source) => !demandsAttribution(source))} />
      {read.some(({ checked }) => monthsSince(checked, now) > agedAfterMonths) ? (
        <p>
          <strong>
            That was more than {agedAfterMonths} months ago: a figure may have changed.
          </strong>
        </p>
      ) : null}
      {attributed.length === 0 ? null : (
        <p data-sources>
          Data:{' '}
          {attributed.map(({ title, publisher, url, licence }, index) => (
            <span key={`${url} ${title}`}>
              {index > 0 ? <span>; </span> : null}
              <a href={url} rel="noreferrer">
                {title}
              </a>
              <span>{`, ${publisher}, ${licence.replace(/ \(.*/, '')}`}</span>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}
