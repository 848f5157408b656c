/** The places of the tables and the chart, in their order. */
export const climatePlaceIds = [
  'castlemaine',
  'daylesford',
  'ballarat',
  'mt-franklin',
  'trentham',
] as const;
export type ClimatePlaceId = (typeof climatePlaceIds)[number];

/** In the order of the tables. */
export const seasons = [
  { id: 'summer', label: 'Summer' },
  { id: 'autumn', label: 'Autumn' },
  { id: 'spring', label: 'Spring' },
  { id: 'winter', label: 'Winter' },
] as const;
export type Season = (typeof seasons)[number]['id'];

/** Parts of the year for which mean hours of bright sunshine are given, in the order of the table. */
export const sunshineSpans = [
  { id: 'summer', label: 'Summer' },
  { id: 'winter', label: 'Winter' },
  { id: 'annual', label: 'Annual' },
] as const;
export type SunshineSpan = (typeof sunshineSpans)[number]['id'];

/** Degrees Celsius at the left and right edges of the chart; no bar goes beyond them. */
export const chartDegrees = { from: -5, to: 34 } as const;

export interface TemperatureRange {
  /** Mean daily maximum, °C. */
  max: number;
  /** Mean daily minimum, °C. */
  min: number;
}

/** The sun and temperature of a place in numbers. */
export interface ClimatePlace {
  id: ClimatePlaceId;
  name: string;
  /** Mean hours of bright sunshine a day. */
  sunshine: Readonly<Record<SunshineSpan, number>>;
  temperature: Readonly<Record<Season, TemperatureRange>>;
}
