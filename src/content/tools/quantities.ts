import { moisture } from '#shared/building-figures.ts';
import type { ToolCopy, ToolNotes } from './copy.ts';

export const quantitiesCopy = {
  example:
    'A mudbrick wall 24 m long and 2.4 m high with 9 m² of doors and windows, 15 mm of earth plaster inside and of lime outside, made by two people.',
  method: [
    'Bricks are the wall area without openings, divided by the face of one brick with its joint; bales, by the face of one bale. Both stand in whole courses. Mortar is of the same earth. The spare is added at the end.',
    'If your earth is 40% clay and the mix needs 18%, then 18 parts in 40 of its dry weight are earth and the rest is sand. In a brick, sand counts as having no clay and straw as having no weight.',
    'Untested, [earth](source:minke) weighs 1,500 to 1,900 kg/m³, [straw](source:straw-conductivity) 80 to 130, [loose hydrated lime](source:lime-density) 400 to 600. A lime coat is one part of lime to [2.5 to 3 of sand](source:lime-mix). Water for bricks is from [our drying article](/blog/how-dry-is-dry-enough): four or five litres in a brick of nearly twelve.',
    'Days come from what one person does in a day, as in [our year plan](/blog/the-owner-builder-year) and [materials page](/natural-building-materials): time your own first day.',
  ],
  sources: [
    'minke',
    'straw-conductivity',
    'volhard',
    'iso-10456',
    'lime-mix',
    'lime-density',
    'practice-materials',
    'practice-drying',
    'practice-year',
  ],
  readMore: [
    { label: 'Natural building materials', href: '/natural-building-materials' },
    { label: 'The owner-builder year', href: '/blog/the-owner-builder-year' },
  ],
} as const satisfies ToolCopy;

export const quantitiesNotes = {
  sections: [
    {
      anchor: 'measure-your-own',
      title: 'Measure your own',
      text: 'Four small tests. Lodge a Before You Dig enquiry before the first hole, take no earth from old diggings (mine tailings can hold [arsenic and lead](/natural-building-materials#mudbrick)), dampen the earth before you sieve it, and wear a P2 mask for anything dry: the dust contains silica. Lime burns eyes and skin: wear goggles and gloves, and keep clean water near.',
      items: [
        '**The jar.** Fill a straight-sided jar a third full with crumbled earth from below the topsoil, without stones. Add water to the top and a pinch of salt, shake it for three minutes, and stand it level. After one minute mark the sand, after two hours the silt, and once the water is clear the clay. The clay’s height over the whole height is your percentage. It reads high: take three samples, and let the bricks decide.',
        '**The brick.** Make five bricks of each of three mixes in the mould you will use. Dry them in the shade for about four weeks, until three weighings in a row, a week apart, lose less than 0.5%. Measure the length: one that has shrunk by more than a thirtieth needs more sand. Drop one on its corner from waist height, break one, weigh the rest.',
        `**The bale.** Weigh ten bales from different parts of the stack, measure them as they will lie, and probe each at three depths. Bales above ${moisture.ready}% of their dry weight go back, or above 15% on a hay probe.`,
        '**The bucket.** Fill a 10 L bucket with loose earth, strike it level and weigh it; then the same with sand. Damp sand bulks up and weighs less, so use it as delivered.',
      ],
    },
  ],
  limits: [
    'Strength. An engineer says how thick and how high a wall of earth or straw may be, what ties it down, and whether the footing carries the weight shown here.',
    'Corners, piers, plinths, lintels, frames, bond beams, roof, ceiling and floor. Measure along the middle of the wall, without the plinth.',
    'How much earth bulks up when you dig it.',
    'Bales that settle when pulled down. The spare should cover it.',
    'Your back. Plan the days around the slowest person.',
  ],
} satisfies ToolNotes;
