import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Consequences } from '#shared/api/owner-texts.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { paths } from '#shared/paths.ts';
import { consequencesQuery } from './queries.ts';
import styles from './editor.module.css';

/** What a change makes untrue elsewhere, as the server finds it in all texts. */
export function AffectedTexts({
  kind,
  id,
  body,
}: {
  kind: ContentTypeName;
  id: string;
  /** The new body; null to hide the entry. */
  body: Readonly<Record<string, unknown>> | null;
}) {
  const { data, isError } = useQuery(consequencesQuery(kind, id, body));
  if (isError) {
    return (
      <p role="status" className={styles['muted']}>
        We couldn’t look for other places that say the same. That needs a connection.
      </p>
    );
  }
  return data === undefined ? null : <AffectedList found={data} />;
}

/** The places, each as a link to its field. */
export function AffectedList({ found: { places, fixed, left } }: { found: Consequences }) {
  if (places.length === 0 && fixed.length === 0) return null;
  return (
    <section aria-labelledby="affected-title" className={styles['affected']}>
      <h3 id="affected-title">This may no longer be right</h3>
      <ul>
        {places.map(({ kind, id, title, field, label, sentence, reason }, index) => (
          <li key={`${kind}/${id}/${field}/${sentence}`}>
            {reason === places[index - 1]?.reason ? null : (
              <p className={styles['muted']}>{reason}</p>
            )}
            <q>{sentence}</q>
            <Link to={paths.ownerEntry(kind, id, field)}>{`${nameOf(kind, title)}, ${label}`}</Link>
          </li>
        ))}
        {fixed.map(({ where, reason }) => (
          <li key={where}>
            <p className={styles['muted']}>{reason}</p>
            <p>
              {where}: that can’t be changed here. Ask whoever looks after the website to change it.
            </p>
          </li>
        ))}
      </ul>
      {left === 0 ? null : <p>There are {left} more places.</p>}
    </section>
  );
}

function nameOf(kind: ContentTypeName, title: string): string {
  const { one } = contentTypeOf(kind).labels;
  return title === one ? title : `${one}: ${title}`;
}
