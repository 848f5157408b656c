import { Link } from 'react-router-dom';
import type { TextMatch } from '#shared/api/owner-texts.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import { paths } from '#shared/paths.ts';
import { changedLabel, stateLabels, unsentLabel } from './entry-labels.ts';
import type { StateLabel } from './entry-labels.ts';
import type { Line } from './entry-lines.ts';
import styles from './entries.module.css';

/** Entries as links to their editor. */
export function LineList({
  label,
  lines,
  isMixed,
  matchOf,
}: {
  label: string;
  lines: readonly Line[];
  /** Whether there are several kinds, so that each line says its own. */
  isMixed: boolean;
  /** Where a search has found something in an entry; its line leads there. */
  matchOf?: (line: Line) => TextMatch | undefined;
}) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {lines.map((line) => {
        const { kind, id, title, entry, draft } = line;
        const match = matchOf?.(line);
        return (
          <li key={`${kind}/${id}`}>
            <Link to={paths.ownerEntry(kind, id, match?.field)} className={styles['entry']}>
              {isMixed ? (
                <span className={styles['kind']}>{contentTypeOf(kind).labels.one}</span>
              ) : null}
              <span className={styles['title']}>{title}</span>
              {match === undefined || match.excerpt === title ? null : (
                <span className={styles['match']}>
                  {match.label}: {match.excerpt}
                </span>
              )}
              <span className={styles['marks']}>
                {entry === null
                  ? null
                  : stateLabels(entry).map((state) => <Mark key={state.text} {...state} />)}
                {draft === null ? null : <Mark {...unsentLabel(draft)} />}
                {entry === null ? null : <span>{changedLabel(entry.updatedAt)}</span>}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Mark({ text, tone }: StateLabel) {
  return <span data-tone={tone}>{text}</span>;
}
