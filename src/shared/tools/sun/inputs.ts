import type { Comparison, Calculator } from '../tool.ts';
import type { InputValues, ToolInput } from '../input.ts';
import { calculateSun } from './calculate.ts';
import type { ShadedPeriod, SunInputs, SunResult } from './calculate.ts';
import type { SunPlace } from './place.ts';
import { sunAnswer, sunRows } from './messages.ts';

/** How long the glass shall be in the shade at noon, either side of midsummer. */
const shadedPeriods: Readonly<Record<string, ShadedPeriod & { label: string }>> = {
  'four-months': {
    label: '22 October to 20 February (suits most places)',
    from: '10-22',
    to: '02-20',
  },
  'two-months': {
    label: '22 November to 20 January (suits cold, cloudy ground)',
    from: '11-22',
    to: '01-20',
  },
  midsummer: { label: '22 December only', from: '12-22', to: '12-22' },
};

/** Names of directions, by the north that is chosen. */
const directions: Readonly<Record<string, { label: string; bearing: number }>> = {
  n: { label: 'N, north', bearing: 0 },
  ne: { label: 'NE, north-east', bearing: 45 },
  e: { label: 'E, east', bearing: 90 },
  se: { label: 'SE, south-east', bearing: 135 },
  s: { label: 'S, south', bearing: 180 },
  sw: { label: 'SW, south-west', bearing: 225 },
  w: { label: 'W, west', bearing: 270 },
  nw: { label: 'NW, north-west', bearing: 315 },
};

function inputsOf(places: readonly SunPlace[]): readonly ToolInput[] {
  const window = 'The window';
  const eave = 'The eave';
  const obstacle = 'Something in the way';
  const day = 'The day';
  const isObstacle = { input: 'obstacle', is: ['yes'] };
  return [
    {
      kind: 'choice',
      name: 'place',
      label: 'Nearest town',
      group: window,
      initial: 'daylesford',
      options: places.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      name: 'direction',
      label: 'Direction the window faces',
      help: 'Stand with your back to the glass and look straight ahead.',
      group: window,
      initial: 'n',
      options: [
        ...Object.entries(directions).map(([value, { label }]) => ({ value, label })),
        { value: 'bearing', label: 'A bearing in degrees' },
      ],
    },
    {
      kind: 'number',
      name: 'facing',
      label: 'Bearing that the window faces',
      help: '0 is north, 90 is east.',
      onlyIf: { input: 'direction', is: ['bearing'] },
      group: window,
      unit: '°',
      initial: '0',
      min: 0,
      max: 360,
    },
    {
      kind: 'choice',
      name: 'north',
      label: 'Your directions come from',
      help: 'Across these towns a compass points 9 to 12° east of true north. Used for every direction you enter.',
      group: window,
      initial: 'true',
      options: [
        { value: 'true', label: 'a map or plan (true north)' },
        { value: 'magnetic', label: 'a compass (magnetic north)' },
      ],
    },
    {
      kind: 'number',
      name: 'glass-height',
      label: 'Height of the glass',
      group: window,
      unit: 'm',
      initial: '1.5',
      min: 0.1,
      max: 6,
    },
    {
      kind: 'number',
      name: 'gap',
      label: 'From the top of the glass up to the eave',
      help: 'Up to the lowest part of the outer edge, gutter included.',
      group: window,
      unit: 'm',
      initial: '0.3',
      min: 0,
      max: 5,
    },
    {
      kind: 'number',
      name: 'eave',
      label: 'Depth of the eave, if you know it',
      help: 'From the glass out to the outer edge, gutter included. Leave it empty and the tool suggests one.',
      group: eave,
      unit: 'm',
      initial: '',
      isOptional: true,
      min: 0,
      max: 10,
    },
    {
      kind: 'choice',
      name: 'shade',
      label: 'All the glass in shade at noon',
      group: eave,
      initial: 'four-months',
      options: Object.entries(shadedPeriods).map(([value, { label }]) => ({ value, label })),
    },
    {
      kind: 'choice',
      name: 'obstacle',
      label: 'A tree, hill or building in front',
      group: obstacle,
      initial: 'no',
      options: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ],
    },
    {
      kind: 'number',
      name: 'obstacle-height',
      label: 'Its height above the sill',
      group: obstacle,
      onlyIf: isObstacle,
      unit: 'm',
      initial: '8',
      min: 0.1,
      max: 1000,
    },
    {
      kind: 'number',
      name: 'obstacle-distance',
      label: 'Its distance from the window',
      group: obstacle,
      onlyIf: isObstacle,
      unit: 'm',
      initial: '12',
      min: 0.5,
      max: 20_000,
    },
    {
      kind: 'number',
      name: 'obstacle-width',
      label: 'Its width, seen from the window',
      group: obstacle,
      onlyIf: isObstacle,
      unit: 'm',
      initial: '6',
      min: 0.1,
      max: 20_000,
    },
    {
      kind: 'number',
      name: 'obstacle-bearing',
      label: 'Bearing of its middle',
      help: 'Read like the bearing of the window.',
      group: obstacle,
      onlyIf: isObstacle,
      unit: '°',
      initial: '0',
      min: 0,
      max: 360,
    },
    {
      kind: 'date',
      name: 'day',
      label: 'Date',
      help: 'For sunrise, sunset and the length of shadows.',
      group: day,
      initial: '2026-06-21',
      min: '2009-01-01',
      max: '2099-12-31',
    },
  ];
}

const comparisons: readonly Comparison[] = [
  { id: 'eave-450', label: 'A 450 mm eave', inputs: { eave: '0.45' } },
  { id: 'eave-600', label: 'A 600 mm eave', inputs: { eave: '0.6' } },
  { id: 'no-eave', label: 'No eave', inputs: { eave: '0' } },
  { id: 'east', label: 'The same window facing east', inputs: { direction: 'e' } },
  { id: 'west', label: 'The same window facing west', inputs: { direction: 'w' } },
];

/** The sun on a window in one of the towns. */
export function sunCalculator(places: readonly SunPlace[]): Calculator<SunResult> {
  return {
    id: 'sun',
    version: 4,
    changes: {
      4: 'Since then what’s in front shades the glass from below upwards, not all of it at once.',
      3: 'Since then a turned wall gets as deep an eave as one that faces north, and the answer says what still comes in under it.',
    },
    // The first version asked for a bearing alone.
    upgrade: (inputs) =>
      inputs['direction'] === undefined && inputs['facing'] !== undefined
        ? { ...inputs, direction: 'bearing' }
        : inputs,
    inputs: inputsOf(places),
    comparisons,
    calculate: (values) => calculateSun(sunInputs(values, places)),
    answer: sunAnswer,
    rows: sunRows,
  };
}

/** From what was entered to true bearings and metres. */
export function sunInputs(values: InputValues, places: readonly SunPlace[]): SunInputs {
  const place = places.find(({ id }) => id === values.text('place'));
  const period = shadedPeriods[values.text('shade')];
  if (!place || !period) throw new Error('a choice that is not in its list');
  const turn = values.text('north') === 'magnetic' ? place.declination.value : 0;
  const trueBearing = (bearing: number) => (bearing + turn + 360) % 360;
  const direction = directions[values.text('direction')];
  return {
    placeName: place.name,
    coordinates: { latitude: place.latitude.value, longitude: place.longitude.value },
    day: values.text('day'),
    facingDegrees: trueBearing(direction?.bearing ?? values.number('facing')),
    glassHeight: values.number('glass-height'),
    gap: values.number('gap'),
    eaveDepth: values.optionalNumber('eave'),
    shadedPeriod: period,
    obstacle:
      values.text('obstacle') === 'yes'
        ? {
            height: values.number('obstacle-height'),
            distance: values.number('obstacle-distance'),
            width: values.number('obstacle-width'),
            bearingDegrees: trueBearing(values.number('obstacle-bearing')),
          }
        : null,
  };
}
