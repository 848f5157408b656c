/**
 * Where the middle of the cut lies in the studio's own pictures, as a fraction of the width, where looking for the
 * busiest part finds the wrong one. A photograph of the owner's is cut where it is busiest.
 */
export const shareFocus: Readonly<Record<string, number>> = {
  'blog/reading-a-block-before-you-draw': 0.32,
  'blog/the-owner-builder-year': 0.5,
  'blog/designing-for-the-february-north-wind': 0.62,
  'heroes/projects': 0.75,
  'projects/franklinford-strawbale-farmhouse-cover': 0.58,
};
