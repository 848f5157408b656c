/**
 * Centre of the crop in the studio's own pictures, as a fraction of the width, where finding the most detailed part
 * fails. The owner's photographs are always cropped where they are most detailed.
 */
export const shareFocus: Readonly<Record<string, number>> = {
  'blog/reading-a-block-before-you-draw': 0.32,
  'blog/the-owner-builder-year': 0.5,
  'blog/designing-for-the-february-north-wind': 0.62,
  'heroes/projects': 0.75,
  'projects/franklinford-strawbale-farmhouse-cover': 0.58,
};
