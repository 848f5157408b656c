/** Words of the page on which a client adds to a request. */
export const addWordsPage = {
  title: 'Add to your request',
  description: 'Add words, photos or files to a request you’ve sent us.',
  noScript: 'This form needs JavaScript. On your request’s page you’ll find one that doesn’t.',
} as const;
