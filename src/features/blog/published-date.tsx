// Melbourne's day, on the server and on the phone alike.
const format = new Intl.DateTimeFormat('en-AU', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Australia/Melbourne',
});

export function PublishedDate({ instant }: { instant: string }) {
  return <time dateTime={instant}>{format.format(new Date(instant))}</time>;
}
