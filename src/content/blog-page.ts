/** Words of the list of articles. */
export const blogPage = {
  title: 'Our Blog',
  description:
    'Articles on building with earth, straw, lime and timber through the seasons of central Victoria: sites, moisture, winters, wind and owner-building.',
  intro:
    'Notes from the drawing board and the mixing bay, written to be used: what to measure, what to wait for, and what we would do again.',
} as const;
