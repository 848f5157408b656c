/** The top of the list of articles. */
export const blogIntroduction = {
  title: 'Our Blog',
  description:
    'Articles on building with earth, straw, lime and timber through the seasons of central Victoria: sites, moisture, winters, wind and owner-building.',
  text: 'Notes to build by: what to measure, what to wait for, and what to do when it goes wrong.',
} as const;
