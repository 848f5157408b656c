import { lightEarth } from '#shared/building-figures.ts';
import type { ResultRow } from '../tool.ts';
import { numberText } from '../input.ts';
import { formatList, rounded } from '../labels.ts';
import { wholeDays } from './calculate.ts';
import type { QuantitiesResult, Range } from './calculate.ts';

export function quantitiesAnswer(result: QuantitiesResult): string {
  const { area, bricks, bales, earth, sand, lime, straw, inputs, isLean } = result;
  if (area === 0) {
    return 'The doors and windows take up the whole wall, so there’s nothing to build. Check those figures.';
  }
  const parts = [
    ...(bricks === null ? [] : [`${rounded(bricks.toHave)} bricks`]),
    ...(bales === null ? [] : [`${rounded(bales.toHave)} bales`]),
    ...(earth.value === 0 ? [] : [`${mass(earth.value)} of earth`]),
    // That of bales is counted in bales.
    ...(straw.value === 0 || bales !== null ? [] : [`${mass(straw.value)} of straw`]),
    ...(sand.value === 0 ? [] : [`${mass(sand.value)} of sand`]),
    ...(lime.value === 0 ? [] : [bagsText(lime.value, inputs.limeBag)]),
  ];
  const spare = inputs.spare === 0 ? '' : `, including ${rounded(inputs.spare * 100)}% spare`;
  const need =
    parts.length === 0 ? 'there’s nothing to buy' : `you need about ${formatList(parts)}${spare}`;
  const lean = isLean
    ? 'Your earth has less clay than the mix needs: find a richer one, or let trial bricks show that it holds. '
    : '';
  return `${lean}For ${rounded(area, 1)} m² of wall${shapeText(result)} ${need}.${timeText(result)}`;
}

const gableCounts = new Map([
  [1, 'one gable'],
  [2, 'two gables'],
  [4, 'four gables'],
]);

/** Where whole courses do not end at the height that was entered, and the gables, which stand higher. */
function shapeText({ courses, inputs }: QuantitiesResult): string {
  const isOther = courses !== null && Math.abs(courses.height - inputs.height) >= 0.005;
  const gables = gableCounts.get(inputs.gables.count);
  const parts = [
    ...(isOther ? [`${rounded(courses.height, 2)} m high in whole courses`] : []),
    ...(gables === undefined ? [] : [`with ${gables}`]),
  ];
  return parts.length === 0 ? '' : `, ${parts.join(', ')},`;
}

/** The days, of which work they are, and which is left out. */
function timeText({ tasks, uncounted, days, inputs }: QuantitiesResult): string {
  if (days === null) {
    return uncounted.length === 0 ? '' : ' Enter your own daily rates to see the days.';
  }
  const start = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const work = `${start(listed(tasks.map(({ name }) => name)))} ${tasks.length === 1 ? 'takes' : 'take'} about`;
  const whom = `for ${inputs.people === 1 ? 'one person' : `${numberText(inputs.people)} people`}`;
  // A sum of a part of the work would look like all of it.
  return uncounted.length === 0
    ? ` ${work} ${daysText(days, 'working ')} ${whom}; allow about ${rounded(daysToAllow(days))} with ${formatList(besides(inputs))}.${dryingText(inputs)}`
    : ` ${work} ${daysText(days)} ${whom}. ${start(listed([...uncounted, ...besides(inputs)]))} aren’t counted.${dryingText(inputs)}`;
}

/** What dries after the work is done, and before anything may be put on it. */
function dryingText({ core, rates }: QuantitiesResult['inputs']): string {
  if (core.kind === 'light-earth') {
    const own =
      core.thickness === 0.3
        ? ''
        : core.thickness > 0.3
          ? ', and yours far longer'
          : ', yours less';
    return ` Then it dries: 300 mm takes ${lightEarth.drying}${own}. Coat it when the log says so.`;
  }
  return core.kind === 'mudbrick' && rates.bricksMade !== null
    ? ` The bricks dry for ${dryingTime} before they’re laid.`
    : '';
}

/** Work inside a list: `making bricks and laying bricks`. */
function listed(work: readonly string[]): string {
  return formatList(work.map((name) => name.charAt(0).toLowerCase() + name.slice(1)));
}

/** A third more, in whole days. */
function daysToAllow(days: number): number {
  return Math.ceil((days * 4) / 3);
}

/** Work that nobody counts by the piece; light earth is mixed as it is packed. */
function besides({ core }: QuantitiesResult['inputs']): readonly string[] {
  return [...(core.kind === 'light-earth' ? [] : ['mixing']), 'carting', 'scaffolding', 'waiting'];
}

export function quantitiesRows(result: QuantitiesResult): readonly ResultRow[] {
  const { bricks, bales, earth, sand, lime, straw, water, inputs } = result;
  // Nobody entered what the existing wall under the coats weighs.
  const weighed = (weight: string) =>
    result.area === 0 ? '–' : `${weight}${inputs.core.kind === 'none' ? ', the coats alone' : ''}`;
  return [
    { label: 'Wall, less doors and windows', value: `${rounded(result.area, 1)} m²` },
    {
      label: 'Bricks, with spare',
      value: bricks === null ? '–' : piecesText(bricks),
    },
    {
      label: 'Bales, with spare',
      value: bales === null ? '–' : piecesText(bales),
    },
    {
      label: 'Courses',
      value:
        result.courses === null
          ? '–'
          : `${rounded(result.courses.count)}, ${rounded(result.courses.height, 2)} m high`,
    },
    { label: 'Earth, dry', value: massRange(earth) },
    { label: 'Earth, loose', value: volume(earth.value / inputs.looseEarth) },
    { label: 'Sand, dry', value: massRange(sand) },
    { label: 'Sand, loose', value: volume(sand.value / inputs.looseSand) },
    {
      label: 'Bags of hydrated lime',
      value:
        lime.value === 0
          ? '–'
          : `${rangeText(lime, (kilograms) => rounded(bags(kilograms, inputs.limeBag)))} of ${inputs.limeBag} kg`,
    },
    {
      label: 'Straw',
      value: partly(straw, massRange(straw), result.isStrawWhole),
    },
    {
      label: 'Water for mixing',
      value: partly(
        water,
        water.value === 0 ? '–' : rangeText(water, (litres) => `${rounded(twoFigures(litres))} L`),
        result.isWaterWhole,
      ),
    },
    {
      label: 'Weight of the dry wall',
      value: weighed(rangeText(result.perArea, (kilograms) => `${rounded(kilograms)} kg/m²`)),
    },
    {
      label: 'Weight of the wall on each metre of footing, without roof and floor',
      value: weighed(perMetreText(result)),
    },
    { label: 'Days of the work counted here', value: daysValue(result) },
    {
      label: 'Bricks dry for',
      // Those that are bought are dry.
      value:
        inputs.core.kind === 'mudbrick' && inputs.rates.bricksMade !== null && result.area > 0
          ? dryingTime
          : '–',
    },
    {
      label: 'Light earth dries for',
      value:
        inputs.core.kind === 'light-earth' && result.area > 0
          ? lightEarthDrying(inputs.core.thickness)
          : '–',
    },
  ];
}

/** `393 kg`; `393 kg, and 636 kg under the ridge of a gable`, which an engineer designs for. */
function perMetreText({ perMetre, perMetreAtRidge }: QuantitiesResult): string {
  const text = (range: Range) => rangeText(range, (kilograms) => `${rounded(kilograms)} kg`);
  return perMetreAtRidge === null
    ? text(perMetre)
    : `${text(perMetre)}, and ${text(perMetreAtRidge)} under the ridge of a gable`;
}

/** What was seen of 300 mm; a thicker wall takes more than its share longer, a thinner one less. */
function lightEarthDrying(thickness: number): string {
  if (thickness === 0.3) return `${lightEarth.drying} at 300 mm`;
  return `${thickness > 0.3 ? 'far longer' : 'less'} than the ${lightEarth.drying} of 300 mm`;
}

/** As in “Measure your own”. */
const dryingTime = 'about four weeks';

/** `about 32 days (allow 43)`; `about 11 days, without placing bales`, which beside the other would look like all. */
function daysValue({ days, uncounted }: QuantitiesResult): string {
  if (days === null) return uncounted.length === 0 ? '–' : 'not counted';
  return uncounted.length === 0
    ? `about ${daysText(days)} (allow ${rounded(daysToAllow(days))})`
    : `about ${daysText(days)}, without ${listed(uncounted)}`;
}

function piecesText({ toHave, inWall }: { toHave: number; inWall: number }): string {
  return `${rounded(toHave)} (${rounded(inWall)} in the wall)`;
}

/** A sum of which a part was never measured says so. */
function partly({ value }: Range, words: string, isWhole: boolean): string {
  if (isWhole) return words;
  return value === 0 ? 'not entered yet' : `${words}, plus what you haven’t entered`;
}

/** `about 3.2 t` or `about 340 kg`, to two figures: nobody digs more exactly. */
export function mass(kilograms: number): string {
  const shown = twoFigures(kilograms);
  return shown >= 1000
    ? `${rounded(shown / 1000, shown < 10_000 ? 1 : 0)} t`
    : `${rounded(shown)} kg`;
}

export function massRange(range: Range): string {
  return range.value === 0 ? '–' : rangeText(range, mass);
}

function rangeText({ value, low, high }: Range, words: (value: number) => string): string {
  const [middle, least, most] = [words(value), words(low), words(high)];
  return least === most ? middle : `${middle} (${least} to ${most})`;
}

function volume(cubicMetres: number): string {
  return cubicMetres === 0 ? '–' : `${rounded(cubicMetres, 1)} m³`;
}

function bags(kilograms: number, bag: number): number {
  return Math.ceil(kilograms / bag - 1e-6);
}

function bagsText(kilograms: number, bag: number): string {
  const count = bags(kilograms, bag);
  return count === 1
    ? `1 bag of lime (${bag} kg)`
    : `${rounded(count)} bags of lime (${bag} kg each)`;
}

/** `3 days`. @param kind `working `: what stands before them */
export function daysText(days: number, kind = ''): string {
  const whole = wholeDays(days);
  return whole === 1 ? `1 ${kind}day` : `${rounded(whole)} ${kind}days`;
}

function twoFigures(value: number): number {
  if (value < 10) return Math.round(value);
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
