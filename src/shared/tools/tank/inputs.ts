import type { Figure } from '../figure.ts';
import { numberText } from '../input.ts';
import type { InputValues, ToolInput } from '../input.ts';
import type { Calculator, Comparison } from '../tool.ts';
import { calculateTank } from './calculate.ts';
import type { TankInputs, TankResult } from './calculate.ts';
import { unpackRain } from './measured-rain.ts';
import { buildRain } from './rain.ts';
import type { RainPlace } from './rain.ts';
import { tankAnswer, tankRows } from './words.ts';

export interface TankData {
  readonly places: readonly RainPlace[];
  /** Share of the rain that reaches the tank. */
  readonly efficiency: Figure;
  /** Litres that planning asks to keep for a fire. */
  readonly fireReserve: Figure;
}

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

function inputsOf({ places, efficiency, fireReserve }: TankData): readonly ToolInput[] {
  const catchment = 'Rain and roof';
  const use = 'What is used';
  const tank = 'Tank';
  return [
    {
      kind: 'choice',
      name: 'place',
      label: 'Nearest town',
      group: catchment,
      initial: 'daylesford',
      options: places.map(({ id, name }) => ({ value: id, label: name })),
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
      name: 'efficiency',
      label: 'Share of the rain that reaches the tank',
      help: `Health guidance uses ${efficiency.low * 100} to ${efficiency.high * 100}%.`,
      group: catchment,
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
      group: catchment,
      unit: 'mm',
      initial: '0.2',
      min: 0,
      max: 5,
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
      help: 'Read it off your own pump or tank gauge if you can.',
      group: use,
      unit: 'L',
      initial: '90',
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
      help: `${numberText(fireReserve.value)} L is usual in the bushfire overlay on larger lots; your permit says what yours is.`,
      group: tank,
      unit: 'L',
      initial: String(fireReserve.value),
      min: 0,
      max: 500_000,
    },
  ];
}

const comparisons: readonly Comparison[] = [
  { id: 'half', label: 'A tank of 22,500 L', inputs: { tank: '22500' } },
  { id: 'double', label: 'A tank of 90,000 L', inputs: { tank: '90000' } },
  { id: 'more', label: '120 L per person', inputs: { each: '120' } },
  { id: 'no-garden', label: 'No garden on the tank', inputs: { garden: '0' } },
  { id: 'shed', label: '100 m² more roof, 300 m²', inputs: { roof: '300' } },
];

/** How often a rainwater tank runs short. */
export function tankCalculator(data: TankData): Calculator<TankResult> {
  // Thirty years of days take some milliseconds to build: once for a place.
  const built = new Map<string, readonly number[]>();
  const rainOf = (place: RainPlace) => {
    const rain =
      built.get(place.id) ?? (place.measured ? unpackRain(place.measured) : buildRain(place));
    built.set(place.id, rain);
    return rain;
  };
  return {
    id: 'tank',
    version: 1,
    changes: {},
    inputs: inputsOf(data),
    comparisons,
    calculate: (values) => calculateTank(tankInputs(values, data.places, rainOf)),
    answer: tankAnswer,
    rows: tankRows,
  };
}

function tankInputs(
  values: InputValues,
  places: readonly RainPlace[],
  rainOf: (place: RainPlace) => readonly number[],
): TankInputs {
  const place = places.find(({ id }) => id === values.text('place'));
  if (!place) throw new Error('a choice that is not in its list');
  const house = values.number('people') * values.number('each');
  return {
    placeName: place.name,
    yearRain: place.means.reduce((sum, { value }) => sum + value, 0),
    driestYear: place.driestYear?.value ?? null,
    rain: rainOf(place),
    measured: place.measured,
    roofArea: values.number('roof'),
    efficiency: values.number('efficiency') / 100,
    dailyLoss: values.number('loss'),
    tankLitres: values.number('tank'),
    reserveLitres: values.number('reserve'),
    demand: wateredMonths.map((isWatered) => house + (isWatered ? values.number('garden') : 0)),
  };
}
