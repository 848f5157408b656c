/** Plans of what does not exist: one unit a millimetre of paper. */
import {
  curve,
  dimension,
  hatch,
  line,
  millimetres,
  north,
  P,
  placed,
  rect,
  rng,
  scaleBar,
  shape,
  svg,
  tree,
  words,
  type Pt,
} from '../drawing/kit.ts';

const small = { size: 2.4 } as const;
const middle = { size: 2.4, anchor: 'middle' } as const;

/** A block of 120 by 100 m, 1.2 ha, that falls to the north-east. */
export function sitingPlan(): string {
  const k = 0.86;
  const at = placed(k, 14, 92);
  const chance = rng(7);
  const outline: readonly Pt[] = [at(0, 0), at(120, 0), at(120, 100), at(0, 100)];
  const contours = [0, 1, 2, 3, 4].map((i) =>
    curve(
      [
        at(0, 92 - i * 20),
        at(40, 76 - i * 20 + i * 3),
        at(80, 58 - i * 18 + i * 4),
        at(120, 30 - i * 14),
      ].map(([x, y]): Pt => [x, Math.min(92, Math.max(6, y))]),
      { stroke: P.stone, width: 0.16 },
    ),
  );
  const buildable: readonly Pt[] = [at(34, 40), at(72, 40), at(78, 68), at(38, 72)];
  const field: readonly Pt[] = [at(90, 40), at(116, 40), at(116, 56), at(90, 56)];
  const house: readonly Pt[] = [at(45, 55), at(63, 49), at(65, 55), at(47, 61)];
  const trees = Array.from({ length: 16 }, (_, i) =>
    tree(
      ...at(5 + (i % 3) * 7 + chance.u(-1, 1), 8 + Math.floor(i / 3) * 16 + chance.u(-2, 2)),
      3.4,
      chance,
    ),
  );
  return svg(
    170,
    104,
    'Siting plan of an imaginary block: trees along the west, a hatched area where a house can stand, and ground for wastewater below it to the east.',
    [
      rect(0, 0, 170, 104, { fill: '#fbf7ee' }),
      shape(outline, { width: 0.35 }),
      ...contours,
      hatch(buildable, 1.7, { stroke: P.clay, width: 0.18 }),
      shape(buildable, { stroke: P.rust, width: 0.4, dash: '1.6 1' }),
      shape(field, { stroke: P.water, width: 0.3, fill: '#e4ebe8' }),
      shape(house, { stroke: P.line, width: 0.35, fill: '#fff' }),
      line([at(120, 84), at(92, 80), at(66, 66), at(62, 57)], {
        stroke: P.earth,
        width: 0.9,
        round: true,
      }),
      ...trees,
      words(...at(34, 31), 'A house can stand here', { ...small, bold: true, fill: P.rust }),
      words(...at(91, 48), 'Wastewater', small),
      words(...at(91, 44), 'keep clear', small),
      words(...at(94, 83), 'Driveway', small),
      words(...at(29, 88), 'Trees', small),
      words(...at(92, 66), 'falls this way', { ...small, italic: true }),
      line([at(112, 66), at(117, 71)], { width: 0.3 }),
      line([at(114, 71), at(117, 71), at(117, 68)], { width: 0.3 }),
      dimension(at(0, -4), at(120, -4), millimetres(120)),
      north(136, 22),
      scaleBar(124, 90, k, [0, 20, 40], 'Imaginary block, 1.2 ha'),
      words(124, 46, 'Dashed: buildable area,', small),
      words(124, 49.4, 'out of the trees’ reach,', small),
      words(124, 52.8, 'above the wet ground,', small),
      words(124, 56.2, 'with winter sun all day', small),
    ].join(''),
  );
}

/** A cottage of 9 by 10 m and a room of 46 m² behind its shoulder. */
export function extensionPlan(): string {
  const k = 6.4;
  const at = placed(k, 10, 92);
  const box = (x: number, y: number, w: number, h: number, fill = '#fff') =>
    rect(...at(x, y + h), w * k, h * k, { stroke: P.line, width: 0.7, fill });
  const wall = (from: Pt, to: Pt) => line([from, to], { width: 0.3 });
  return svg(
    170,
    104,
    'Concept sketch of an extension: a cottage of four rooms, a narrow link, and a new room with its glass to the north.',
    [
      rect(0, 0, 170, 104, { fill: '#fbf7ee' }),
      box(0, 1, 9, 10, '#efe6d4'),
      wall(at(3.9, 1), at(3.9, 11)),
      wall(at(5.1, 1), at(5.1, 11)),
      wall(at(0, 6), at(3.9, 6)),
      wall(at(5.1, 6), at(9, 6)),
      box(9, 7, 1.4, 2.2),
      box(10.4, 5.6, 9.2, 5),
      line([at(11, 10.6), at(18, 10.6)], { stroke: P.water, width: 1.4 }),
      wall(at(16.6, 5.6), at(16.6, 10.6)),
      words(...at(1.95, 8.4), 'Bedroom', middle),
      words(...at(1.95, 3.4), 'Bedroom', middle),
      words(...at(7.05, 8.4), 'Study', middle),
      words(...at(7.05, 3.4), 'Bathroom', middle),
      words(...at(9.7, 6.3), 'Link', middle),
      words(...at(13.5, 8.4), 'Kitchen and table', middle),
      words(...at(13.5, 7.7), '46 m² in all', middle),
      words(...at(18.1, 8.4), 'Pantry', middle),
      words(...at(11, 11.1), '7 m of glass to the north, with a summer blind', {
        ...small,
        fill: P.leaf,
      }),
      words(...at(0, 11.5), 'The cottage, 90 m²', { ...small, bold: true }),
      dimension(at(10.4, 4.8), at(19.6, 4.8), millimetres(9.2)),
      dimension(at(0, 0.2), at(9, 0.2), millimetres(9)),
      north(156, 22),
      scaleBar(124, 92, k, [0, 1, 2, 5], 'Concept, not for construction'),
    ].join(''),
  );
}

/** A house of 16.4 by 6.4 m, one room deep. */
export function housePlan(): string {
  const k = 7;
  const at = placed(k, 12, 72);
  const wall = 0.45;
  const inside = (x: number) => line([at(x, wall), at(x, 6.4 - wall)], { width: 0.6 });
  const glass = (from: number, to: number) =>
    line([at(from, 6.4 - wall / 2), at(to, 6.4 - wall / 2)], { stroke: P.water, width: 1.6 });
  return svg(
    170,
    104,
    'Concept floor plan of a house one room deep: bedrooms to the east, kitchen and living in the middle with glass to the north, a laundry as the western buffer.',
    [
      rect(0, 0, 170, 104, { fill: '#fbf7ee' }),
      rect(...at(0, 6.4), 16.4 * k, 6.4 * k, { stroke: P.line, width: 0.5, fill: P.straw }),
      rect(...at(wall, 6.4 - wall), (16.4 - 2 * wall) * k, (6.4 - 2 * wall) * k, {
        stroke: P.line,
        width: 0.3,
        fill: '#fff',
      }),
      inside(2.9),
      inside(9.6),
      inside(12.8),
      line([at(9.6, 3.2), at(12.8, 3.2)], { width: 0.6 }),
      glass(3.6, 9),
      glass(10.2, 12.2),
      glass(13.4, 15.4),
      words(...at(1.7, 3.2), 'Laundry', middle),
      words(...at(1.7, 2.7), 'and store', middle),
      words(...at(6.2, 3.4), 'Kitchen, table, living', middle),
      words(...at(6.2, 2.9), '37 m²', middle),
      words(...at(11.2, 4.6), 'Bedroom', middle),
      words(...at(11.2, 1.7), 'Bathroom', middle),
      words(...at(14.4, 3.2), 'Bedroom', middle),
      rect(...at(3.2, 8.8), 6.2 * k, 2.4 * k, { stroke: P.leaf, width: 0.3, dash: '1.4 1' }),
      words(...at(6.3, 7.5), 'Verandah, with a summer blind', { ...middle, fill: P.leaf }),
      dimension(at(0, -0.7), at(16.4, -0.7), millimetres(16.4)),
      dimension(at(-0.6, 0), at(-0.6, 6.4), millimetres(6.4)),
      words(...at(0, -1.8), '105 m² over strawbale walls of 450 mm, turned 20° east of north', {
        ...small,
        bold: true,
      }),
      north(148, 24),
      scaleBar(122, 96, k, [0, 1, 2, 5], 'Concept, not for construction'),
    ].join(''),
  );
}
