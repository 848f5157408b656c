import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { maxTextSearch } from '#shared/api/owner-texts.ts';
import { isEntryOn } from '#shared/content-types/types.ts';
import { paths } from '#shared/paths.ts';
import type { Line } from './entry-lines.ts';
import { LineList } from './line-list.tsx';
import { textsQuery } from './queries.ts';
import styles from './entries.module.css';

/**
 * What stands on a page of the site. Where that is one entry, or the pressed text is in one, its editor opens instead.
 */
export function EntriesOnPage({
  page,
  pressed,
  lines,
}: {
  /** Its address. */
  page: string;
  /** Text of the paragraph that was pressed; empty where none was. */
  pressed: string;
  lines: readonly Line[];
}) {
  const navigate = useNavigate();
  const here = lines.filter(({ kind, id, entry }) =>
    isEntryOn(page, kind, id, entry?.path ?? null),
  );
  const text = pressed.trim().slice(0, maxTextSearch);
  const { data, isPending, isError } = useQuery({
    ...textsQuery(text, 'nearest'),
    enabled: text !== '',
  });
  const isLooking = text !== '' && isPending && !isError;
  const matches = data?.matches ?? [];
  const match =
    matches.find(({ kind, id }) => here.some((line) => line.kind === kind && line.id === id)) ??
    matches[0];
  const only = here.length === 1 ? here[0] : undefined;
  const target = match
    ? paths.ownerEntry(match.kind, match.id, match.field)
    : only && paths.ownerEntry(only.kind, only.id);
  useEffect(() => {
    if (!isLooking && target !== undefined) void navigate(target, { replace: true });
  }, [isLooking, target, navigate]);

  if (isLooking || target !== undefined) {
    return (
      <p role="status" className="page-status">
        Loading…
      </p>
    );
  }
  return (
    <section aria-labelledby="on-page" className={styles['on-page']}>
      <h2 id="on-page">On this page</h2>
      <p className={styles['muted']}>
        {here.length === 0
          ? 'Nothing on this page can be changed here.'
          : text === ''
            ? 'Choose what you want to change.'
            : 'We couldn’t find the text you pressed. Choose what you want to change.'}{' '}
        <a href={page}>Back to the page</a>
      </p>
      {here.length === 0 ? null : <LineList label="On this page" lines={here} isMixed />}
      <p>
        <Link to={paths.ownerSite}>Show everything on your site</Link>
      </p>
    </section>
  );
}
