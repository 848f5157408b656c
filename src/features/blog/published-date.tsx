import { formatDay, practiceZone } from '#lib/format-date.ts';

export function PublishedDate({ instant }: { instant: string }) {
  return <time dateTime={instant}>{formatDay(instant, practiceZone)}</time>;
}
