import type { PictureCatalogue } from '../schema.ts';

export const blogPictures = {
  'blog/reading-a-block-before-you-draw': {
    alt: 'a person from behind stands on a rise with a notebook, looking over a slope of gums, a creek line and long winter shadows',
    caption: 'An hour on the site with a notebook, before a single line is drawn.',
    hand: 'print',
  },
  'blog/how-dry-is-dry-enough': {
    alt: 'a person pushes a long moisture probe into a stack of straw bales under a tarpaulin while rain passes behind',
    caption: 'Probe each bale at three depths before it goes into a wall.',
    hand: 'print',
  },
  'blog/light-earth-in-a-cold-valley': {
    alt: 'two people tamp straw and clay between boards in a timber frame, with dark forest and mist in a valley behind',
    caption: 'Straw and clay tamped lightly between boards, one lift at a time.',
    hand: 'print',
  },
  'blog/lime-is-a-patient-material': {
    alt: 'a plasterer with a hawk and float works a broad pale wall, and a helper stirs one of the tubs of lime putty below',
    caption:
      'Thin coats, damp walls, and a week of patience between them. Wear goggles and gloves: the picture leaves them out.',
    hand: 'print',
  },
  'blog/the-owner-builder-year': {
    alt: 'one house frame seen in four panels through the seasons, from stringlines in autumn to a roofed house in summer',
    caption: 'The same paddock four times while an owner-built house goes up.',
    hand: 'print',
  },
  'blog/designing-for-the-february-north-wind': {
    alt: 'a low house behind an earth bank and a stone wall, with hot wind bending dry grass and gums under a red sky',
    caption:
      'Low, closed to the north-west and tight at the eaves: a house for the worst afternoon of the year.',
    hand: 'print',
  },
} as const satisfies PictureCatalogue;
