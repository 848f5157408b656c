import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TextMatch } from '#shared/api/owner-texts.ts';
import type { Line } from './entry-lines.ts';
import { textsQuery } from './queries.ts';

/** After this long without a keystroke the server is asked. */
const pauseMs = 200;

/**
 * The lines whose entry says something: the server looks into all texts, this device into titles and into what was
 * changed here.
 */
export function useTextSearch(
  search: string,
  lines: readonly Line[],
): {
  lines: readonly Line[];
  matchOf: (line: Line) => TextMatch | undefined;
  isSearching: boolean;
  isFailed: boolean;
} {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), search === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  const { data, isError, isFetching } = useQuery({
    ...textsQuery(asked, 'all'),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const matches = new Map(
    (search === '' || isError ? [] : (data?.matches ?? [])).map((match) => [
      `${match.kind}/${match.id}`,
      match,
    ]),
  );
  const wanted = search.toLowerCase();
  const matchOf = ({ kind, id }: Line) => matches.get(`${kind}/${id}`);
  return {
    lines: lines.filter(
      (line) =>
        matchOf(line) !== undefined ||
        line.title.toLowerCase().includes(wanted) ||
        (line.draft !== null && textIn(line.draft.body).toLowerCase().includes(wanted)),
    ),
    matchOf,
    isSearching: isFetching || asked !== search,
    isFailed: isError && search !== '',
  };
}

/** All strings of a body, one per line. */
function textIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textIn).join('\n');
}
