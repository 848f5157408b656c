import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { UnreachableError } from '#shared/api/call.ts';
import type { Consequences } from '#shared/api/owner-texts.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { paths } from '#shared/paths.ts';
import { Second } from '#shared/time.ts';
import { consequencesQuery, refusalText } from './queries.ts';
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
  const { data, error } = useQuery(consequencesQuery(kind, id, body));
  if (data !== undefined) return <AffectedList found={data} />;
  const reason =
    error instanceof UnreachableError ? 'That needs a connection.' : refusalText(error);
  return (
    <p role="status" className={styles['muted']}>
      {error === null
        ? 'Looking for other places that say the same…'
        : `We couldn’t look for other places that say the same. ${reason}`}
    </p>
  );
}

/** As long as the owner waits for the places before a change is sent. */
const waitMs = 2 * Second.ms;

/** What was found of a change; while it is being looked for, waits a moment. Null where it is not known. */
export async function foundSoon(
  client: QueryClient,
  query: ReturnType<typeof consequencesQuery>,
): Promise<Consequences | null> {
  const state = client.getQueryState(query.queryKey);
  if (state?.fetchStatus !== 'fetching' || state.data !== undefined) return state?.data ?? null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), waitMs);
  });
  try {
    return await Promise.race([client.fetchQuery(query).catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The places, each as a link to its field. */
export function AffectedList({
  found: { places, fixed, left },
  heading: Heading = 'h3',
}: {
  found: Consequences;
  /** `h2` where no heading stands above it. */
  heading?: 'h2' | 'h3';
}) {
  if (places.length === 0 && fixed.length === 0) return null;
  return (
    <section aria-labelledby="affected-title" className={styles['affected']}>
      <Heading id="affected-title">This may no longer be right</Heading>
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
