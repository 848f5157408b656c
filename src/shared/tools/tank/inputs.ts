import { litresAPersonADay } from '../../building-figures.ts';
import { monthNames } from '#lib/format-month.ts';
import type { Figure } from '../figure.ts';
import { numberText } from '../input.ts';
import type { InputValues, ToolInput } from '../input.ts';
import type { Calculator, Comparison } from '../tool.ts';
import { calculateTank } from './calculate.ts';
import type { TankInputs, TankResult } from './calculate.ts';
import { unpackRain } from './measured-rain.ts';
import { buildSeries, drawSeries, monthsLike, rainSeed } from './rain.ts';
import type { RainMonths, RainPlace } from './rain.ts';
import { rounded } from '../labels.ts';
import { tankAnswer, tankRows } from './messages.ts';

/** A town of which only the rain of a year is published. */
export interface RainTown {
  readonly id: string;
  readonly name: string;
  readonly year: Figure;
  /** Id of the place whose months it has. */
  readonly like: string;
}

export interface TankData {
  readonly places: readonly RainPlace[];
  readonly towns: readonly RainTown[];
  /** Share of the rain that reaches the tank. */
  readonly efficiency: Figure;
  /** Litres a day below which nobody can drink, cook and wash. */
  readonly leastEach: Figure;
  /** Litres that planning asks to keep for a fire. */
  readonly fireReserve: Figure;
}

/** Mean rain of a year that is believed, mm. */
const yearRain = { min: 100, max: 3500 };

/** The garden is watered in these months, January first. */
const wateredMonths = [
  true,
  true,
  true,
  false,
  false,
  false,
  false,
  false,
  false,
  false,
  true,
  true,
];

const monthInput = (month: number) => `rain-${month + 1}`;
const ownYear = 'own-year';
const ownMonths = 'own-months';

function inputsOf({ places, towns, efficiency, fireReserve }: TankData): readonly ToolInput[] {
  const catchment = 'Rain and roof';
  const use = 'What is used';
  const tank = 'Tank';
  const losses = 'What reaches the tank';
  return [
    {
      kind: 'choice',
      name: 'place',
      label: 'Nearest town',
      group: catchment,
      initial: 'daylesford',
      options: [
        ...[...places, ...towns]
          .map(({ id, name }) => ({ value: id, label: name }))
          .sort((one, other) => one.label.localeCompare(other.label)),
        { value: ownYear, label: 'Another place: I know the rain of a year' },
        { value: ownMonths, label: 'Another place: I know the rain of each month' },
      ],
    },
    {
      kind: 'number',
      name: 'year-rain',
      label: 'Rain in a year',
      help: 'The average. A neighbour’s gauge or the Bureau’s nearest station has it.',
      group: catchment,
      onlyIf: { input: 'place', is: [ownYear] },
      unit: 'mm',
      initial: '600',
      ...yearRain,
    },
    {
      kind: 'choice',
      name: 'like',
      label: 'Its wet and dry months are most like those of',
      group: catchment,
      onlyIf: { input: 'place', is: [ownYear, ownMonths] },
      initial: places[0]?.id ?? '',
      options: places.map(({ id, name }) => ({ value: id, label: name })),
    },
    ...monthNames.map((name, month): ToolInput => ({
      kind: 'number',
      name: monthInput(month),
      label: `Rain in ${name}`,
      group: catchment,
      onlyIf: { input: 'place', is: [ownMonths] },
      unit: 'mm',
      initial: String(places[0]?.means[month]?.value ?? 0),
      min: 0,
      max: 500,
    })),
    {
      kind: 'number',
      name: 'months-sum',
      label: 'The year’s sum, if your source gives one',
      help: 'To check the twelve months against.',
      group: catchment,
      onlyIf: { input: 'place', is: [ownMonths] },
      unit: 'mm',
      initial: '',
      isOptional: true,
      min: 0,
      max: 12_000,
    },
    {
      kind: 'number',
      name: 'roof',
      label: 'Roof that drains to the tank',
      help: 'Measured flat on the plan, sheds included.',
      group: catchment,
      unit: 'm²',
      initial: '200',
      min: 5,
      max: 5000,
    },
    {
      kind: 'number',
      name: 'people',
      label: 'People',
      group: use,
      unit: '',
      initial: '3',
      min: 0,
      max: 50,
    },
    {
      kind: 'number',
      name: 'each',
      label: 'Litres per person a day',
      help: 'Off your own gauge, if you can.',
      group: use,
      unit: 'L',
      initial: String(litresAPersonADay),
      min: 0,
      max: 1000,
    },
    {
      kind: 'number',
      name: 'garden',
      label: 'Garden and animals, November to March',
      help: 'Litres a day.',
      group: use,
      unit: 'L',
      initial: '40',
      min: 0,
      max: 50_000,
    },
    {
      kind: 'number',
      name: 'tank',
      label: 'Total tank size',
      group: tank,
      unit: 'L',
      initial: '45000',
      min: 500,
      max: 2_000_000,
    },
    {
      kind: 'number',
      name: 'reserve',
      label: 'Of that, set aside for fire',
      help: `${numberText(fireReserve.value)} L is usual in the bushfire overlay; your permit says how much.`,
      group: tank,
      unit: 'L',
      initial: String(fireReserve.value),
      min: 0,
      max: 500_000,
    },
    {
      kind: 'number',
      name: 'efficiency',
      label: 'Share of the rain that reaches the tank',
      help: `Health guidance uses ${efficiency.low * 100} to ${efficiency.high * 100}%.`,
      group: losses,
      unit: '%',
      initial: String(efficiency.value * 100),
      min: 30,
      max: 100,
    },
    {
      kind: 'number',
      name: 'loss',
      label: 'Lost from each day’s rain',
      help: 'It wets the roof and fills the first-flush diverter.',
      group: losses,
      unit: 'mm',
      initial: '0.2',
      min: 0,
      max: 5,
    },
  ];
}

const comparisons: readonly Comparison[] = [
  { id: 'half', label: 'A tank of 22,500 L', inputs: { tank: '22500' } },
  { id: 'double', label: 'A tank of 90,000 L', inputs: { tank: '90000' } },
  { id: 'more', label: '120 L per person', inputs: { each: '120' } },
  { id: 'no-garden', label: 'No garden on the tank', inputs: { garden: '0' } },
  { id: 'shed', label: 'A roof of 300 m²', inputs: { roof: '300' } },
];

/** How often a rainwater tank runs short. */
export function tankCalculator(data: TankData): Calculator<TankResult> {
  return {
    id: 'tank',
    version: 4,
    changes: {
      4: 'Since then rain comes in spells and runs of dry years, the answer is a range, and a tank holds only what came off the roof.',
    },
    inputs: inputsOf(data),
    comparisons,
    refuse: (values) => ({ ...refuseMonths(values), ...refuseUse(values, data) }),
    calculate: (values) => calculateTank(tankInputs(values, data)),
    answer: tankAnswer,
    rows: tankRows,
  };
}

/** What nobody lives on was misread, or is not all that is used. */
function refuseUse(values: InputValues, { leastEach: { value: least } }: TankData) {
  const each = values.number('each');
  return values.number('people') === 0 || each >= least
    ? {}
    : {
        each: `Is that ${numberText(each)} L a day? A person needs at least ${least} L to drink, cook and wash. If the tank gives only part of it, enter fewer people.`,
      };
}

/** Twelve months that are no year, or not the year of their source. */
function refuseMonths(values: InputValues): Readonly<Record<string, string>> {
  if (values.text('place') !== ownMonths) return {};
  const total = sum(monthsTyped(values));
  const said = values.optionalNumber('months-sum');
  if (total < yearRain.min || total > yearRain.max) {
    return {
      [monthInput(0)]:
        `The twelve months add up to ${rounded(total)} mm, which isn’t a year of rain in Victoria. Enter the rain of each month in mm.`,
    };
  }
  return said === null || Math.abs(total - said) <= Math.max(6, said / 100)
    ? {}
    : {
        'months-sum': `The twelve months add up to ${rounded(total)} mm, not ${rounded(said)} mm. Check them.`,
      };
}

const monthsTyped = (values: InputValues) =>
  monthNames.map((_, month) => values.number(monthInput(month)));

interface Rain {
  readonly where: string;
  readonly months: RainMonths;
  readonly measured: RainPlace['measured'];
}

function rainOf(values: InputValues, { places, towns }: TankData): Rain {
  const id = values.text('place');
  const published = places.find((place) => place.id === id);
  if (published) {
    const { name, means, days, measured } = published;
    return {
      where: `in ${name}`,
      months: { means: valuesOf(means), days: valuesOf(days) },
      measured,
    };
  }
  const town = towns.find((one) => one.id === id);
  const like = places.find((place) => place.id === (town?.like ?? values.text('like')));
  if (!like) throw new Error('a choice that is not in its list');
  const shape = valuesOf(like.means);
  const year = town?.year.value ?? values.number('year-rain');
  const own =
    id === ownMonths ? monthsTyped(values) : shape.map((mean) => (mean * year) / sum(shape));
  return {
    where: town ? `in ${town.name}` : `with ${rounded(sum(own))} mm of rain a year`,
    months: monthsLike(like, own),
    measured: null,
  };
}

let last: { key: string; series: TankInputs['series'] } | null = null;

/** Hundreds of years of days take some milliseconds to build: once for a place. */
function seriesOf({ months, measured }: Rain): TankInputs['series'] {
  const key = measured?.days ?? JSON.stringify(months);
  if (last?.key !== key) {
    last = {
      key,
      series: measured ? drawSeries(unpackRain(measured), 'years') : buildSeries(months, rainSeed),
    };
  }
  return last.series;
}

function tankInputs(values: InputValues, data: TankData): TankInputs {
  const rain = rainOf(values, data);
  const house = values.number('people') * values.number('each');
  return {
    where: rain.where,
    yearRain: sum(rain.months.means),
    series: seriesOf(rain),
    measured: rain.measured,
    roofArea: values.number('roof'),
    efficiency: values.number('efficiency') / 100,
    dailyLoss: values.number('loss'),
    tankLitres: values.number('tank'),
    reserveLitres: values.number('reserve'),
    demand: wateredMonths.map((isWatered) => house + (isWatered ? values.number('garden') : 0)),
  };
}

function valuesOf(figures: readonly Figure[]): number[] {
  return figures.map(({ value }) => value);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
