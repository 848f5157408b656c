import { dateWords } from '#lib/date-words.ts';

// Melbourne's day, on the server and on the phone alike.
const publishedDate = dateWords({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Australia/Melbourne',
});

export function PublishedDate({ instant }: { instant: string }) {
  return <time dateTime={instant}>{publishedDate(new Date(instant))}</time>;
}
