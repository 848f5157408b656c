import { mudbrick } from '#shared/building-figures.ts';
import { formatAud } from '#shared/format-aud.ts';
import type { ArticleBlock } from '#shared/content-types/blocks.ts';
import type { SourceId } from '../sources.ts';

/** Lowest and highest, in whole dollars. */
type Range = readonly [low: number, high: number];

/** What the budget takes from published prices, and for which house. */
export const budgetBasis = {
  floorM2: 100,
  bricks: 3000,
  limeBags: 40,
  /** Built for somebody, per m² of floor. */
  builtForYou: [2700, 3900],
  wallShare: 0.2,
  builderMargin: 0.15,
  perBrick: [5, 10],
  perLimeBag: [19, 31],
  tanks: { number: 2, litres: 25_000, each: 4000 },
  wastewater: [7000, 20_000],
  feesShare: 0.1,
  keptAside: [0.15, 0.2],
} as const;

const ten = (dollars: number) => Math.round(dollars / 10) * 10;
const each = (range: Range, of: (dollars: number) => number): Range => [of(range[0]), of(range[1])];
const sum = (...ranges: Range[]): Range => [
  ranges.reduce((total, [low]) => total + low, 0),
  ranges.reduce((total, [, high]) => total + high, 0),
];
const aside = ([low, high]: Range): Range => [
  ten(low * budgetBasis.keptAside[0]),
  ten(high * budgetBasis.keptAside[1]),
];

/** Dollars per m² of floor, to ten dollars: part by part, together, and the same house built for its owner. */
export function ownerBuilderBudget() {
  const basis = budgetBasis;
  const perM2 = (dollars: number) => ten(dollars / basis.floorM2);
  const shell = each(basis.builtForYou, (price) =>
    ten(price * (1 - basis.wallShare) * (1 - basis.builderMargin)),
  );
  const walls = each(
    sum(
      each(basis.perBrick, (price) => price * basis.bricks),
      each(basis.perLimeBag, (price) => price * basis.limeBags),
    ),
    perM2,
  );
  const tanks = each([basis.tanks.each, basis.tanks.each], (price) =>
    perM2(price * basis.tanks.number),
  );
  const wastewater = each(basis.wastewater, perM2);
  const withFees = (parts: Range) => each(parts, (price) => ten(price * basis.feesShare));
  const parts = sum(shell, walls, tanks, wastewater);
  const fees = withFees(parts);
  const kept = aside(sum(parts, fees));
  const together = sum(parts, fees, kept);
  const bought = sum(basis.builtForYou, tanks, wastewater);
  const boughtWithFees = sum(bought, withFees(bought));
  return {
    shell,
    walls,
    tanks,
    wastewater,
    fees,
    kept,
    together,
    whole: each(together, (price) => price * basis.floorM2),
    builtForYou: sum(boughtWithFees, aside(boughtWithFees)),
  };
}

const shown = ([low, high]: Range) =>
  low === high ? formatAud(low) : `${formatAud(low)} to ${formatAud(high)}`;
const cite = (id: SourceId, label: string) => `[${label}](source:${id})`;
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Hours of the walls as the article lists them, a third on top for scaffolds, carting and the like, to ten hours. */
const brickHours = { make: 300, lay: 300, coats: 420 } as const;
const withThird = (hours: number) => ten((hours * 4) / 3);
export const wallHours = {
  all: withThird(brickHours.make + brickHours.lay + brickHours.coats),
  bricksBought: withThird(brickHours.lay + brickHours.coats),
} as const;

/** The section of the owner-builder year. */
export function budgetBlocks(): ArticleBlock[] {
  const basis = budgetBasis;
  const budget = ownerBuilderBudget();
  const rows: readonly (readonly [string, Range, string])[] = [
    [
      'All but the walls',
      budget.shell,
      `${cite('build-cost-melbourne', `${shown(basis.builtForYou)} built for you in Melbourne`)}, less ${cite('strawbale-wall-share', 'a fifth for the walls')}, then less ${cite('builder-margin', `the builder’s ${percent(basis.builderMargin)}`)}`,
    ],
    [
      'Mudbrick walls',
      budget.walls,
      `${basis.bricks.toLocaleString('en-AU')} [bricks bought at ${shown(basis.perBrick)}](/natural-building-materials#mudbrick), ${basis.limeBags} bags of [lime at ${shown(basis.perLimeBag)}](/natural-building-materials#lime)`,
    ],
    [
      'Tanks',
      budget.tanks,
      `two of 25,000 litres at ${cite('tank-price', `about ${formatAud(basis.tanks.each)}`)} each, the price of plastic ones: steel, which fire asks for, costs more; count yours with [Rainwater tank](/tools/tank)`,
    ],
    [
      'Onsite wastewater',
      budget.wastewater,
      cite('septic-price', `${shown(basis.wastewater)} installed`),
    ],
    [
      'Design, reports, permits',
      budget.fees,
      cite('builder-margin', `${percent(basis.feesShare)} of the above`),
    ],
    ['Kept aside', budget.kept, '15 to 20% of it all'],
    [
      'Together',
      budget.together,
      `${shown(budget.whole)} for the house, without freight for the bricks, hired hands for the walls, insulation outside solid mudbrick, land, driveway and power`,
    ],
  ];
  return [
    { kind: 'heading', level: 2, text: 'A budget per square metre' },
    {
      kind: 'paragraph',
      text: `The same house, ${basis.floorM2} square metres with ${basis.bricks.toLocaleString('en-AU')} mudbricks in its walls, at prices published by November 2026 (for the house itself, Melbourne’s):`,
    },
    {
      kind: 'table',
      caption: '',
      header: ['Part', 'Per m² of floor', 'From'],
      rows: rows.map(([part, range, how]) => [part, shown(range), how]),
    },
    {
      kind: 'paragraph',
      text: `Hired hands come on top. With the bricks bought, about ${wallHours.bricksBought} of the ${wallHours.all.toLocaleString('en-AU')} hours are left: count those you can’t give, at the rate you’re quoted. Making the bricks takes the other ${wallHours.all - wallHours.bricksBought} and saves most of their price. Built for you, with tanks, wastewater, fees and reserve added in the same way, the house is ${shown(budget.builtForYou)} per m². A smaller house costs more per square metre, because the kitchen stays. Ring two suppliers for quotes.`,
    },
  ];
}

/** What the bricks make, to five square metres. */
export const wallM2 = Math.round(budgetBasis.bricks / mudbrick.perM2 / 5) * 5;
