import type { ClimatePlace } from '#shared/climate-places.ts';

/**
 * The practice's working figures of sun and temperature for five places between 280 m and 700 m, as they came with the
 * site: the climate page shows what the owner has made of them, the wall tool works with these.
 */

export const climatePlaces = [
  {
    id: 'castlemaine',
    name: 'Castlemaine',
    sunshine: { summer: 7.5, winter: 3.8, annual: 6.0 },
    temperature: {
      summer: { max: 28.5, min: 13.0 },
      autumn: { max: 20.5, min: 7.5 },
      spring: { max: 20.0, min: 7.0 },
      winter: { max: 13.0, min: 3.5 },
    },
  },
  {
    id: 'daylesford',
    name: 'Daylesford',
    sunshine: { summer: 6.5, winter: 3.0, annual: 5.0 },
    temperature: {
      summer: { max: 25.0, min: 11.0 },
      autumn: { max: 18.0, min: 6.0 },
      spring: { max: 17.5, min: 5.5 },
      winter: { max: 11.0, min: 2.5 },
    },
  },
  {
    id: 'ballarat',
    name: 'Ballarat',
    sunshine: { summer: 7.3, winter: 3.2, annual: 5.4 },
    temperature: {
      summer: { max: 24.5, min: 10.5 },
      autumn: { max: 17.5, min: 5.5 },
      spring: { max: 17.0, min: 5.0 },
      winter: { max: 10.5, min: 2.2 },
    },
  },
  {
    id: 'mt-franklin',
    name: 'Mt Franklin',
    sunshine: { summer: 6.0, winter: 2.6, annual: 4.5 },
    temperature: {
      summer: { max: 23.5, min: 10.0 },
      autumn: { max: 16.5, min: 5.0 },
      spring: { max: 16.0, min: 4.5 },
      winter: { max: 9.5, min: 1.5 },
    },
  },
  {
    id: 'trentham',
    name: 'Trentham',
    sunshine: { summer: 6.2, winter: 2.8, annual: 4.9 },
    temperature: {
      summer: { max: 24.0, min: 10.5 },
      autumn: { max: 17.0, min: 5.5 },
      spring: { max: 16.5, min: 5.0 },
      winter: { max: 10.0, min: 2.0 },
    },
  },
] as const satisfies readonly ClimatePlace[];

/** What stands under the tables. */
export const climateFiguresNote =
  'To calculate, use measured averages: the wall tool has those of Ballarat, and the Bureau of Meteorology publishes those of each of its stations.';
