import { expect, test } from 'vitest';
import { climatePlaces } from '#content/climate.ts';
import { seasons } from '#shared/climate-places.ts';
import { chartGroups, extremes } from './figures.ts';

test('groups the same twenty ranges by place and by season', () => {
  const byPlace = chartGroups(climatePlaces, seasons, 'place');
  const bySeason = chartGroups(climatePlaces, seasons, 'season');
  expect(byPlace.map(({ label }) => label)).toEqual(climatePlaces.map(({ name }) => name));
  expect(bySeason.map(({ label }) => label)).toEqual(seasons.map(({ label }) => label));
  const ranges = (groups: typeof byPlace) =>
    groups.flatMap(({ bars }) => bars.map(({ min, max }) => `${min}-${max}`)).toSorted();
  expect(ranges(byPlace)).toHaveLength(20);
  expect(ranges(byPlace)).toEqual(ranges(bySeason));
});

test('names the coldest night and the warmest day', () => {
  expect(extremes(climatePlaces)).toEqual({
    coldest: { name: 'Mt Franklin', celsius: 1.5 },
    warmest: { name: 'Castlemaine', celsius: 28.5 },
  });
});
