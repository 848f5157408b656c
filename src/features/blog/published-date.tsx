import { dayWords, practiceZone } from '#lib/date-words.ts';

export function PublishedDate({ instant }: { instant: string }) {
  return <time dateTime={instant}>{dayWords(instant, practiceZone)}</time>;
}
