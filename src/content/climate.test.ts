import { describe, expect, it, test } from 'vitest';
import { seasons } from '#shared/climate-places.ts';
import { climatePlaces } from './climate.ts';

test('the five towns of the specification have figures', () => {
  expect(climatePlaces.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Castlemaine', 'Daylesford', 'Ballarat', 'Mt Franklin', 'Trentham']),
  );
});

describe.each(climatePlaces)('$name', ({ sunshine, temperature }) => {
  it('has more sun in summer than in winter, and a yearly mean between them', () => {
    expect(sunshine.winter).toBeGreaterThan(0);
    expect(sunshine.annual).toBeGreaterThan(sunshine.winter);
    expect(sunshine.summer).toBeGreaterThan(sunshine.annual);
    expect(sunshine.summer).toBeLessThan(15);
  });

  it('is warmer by day than by night, and warmest in summer', () => {
    for (const { id } of seasons) {
      const { min, max } = temperature[id];
      expect(min).toBeGreaterThan(-5);
      expect(max).toBeGreaterThan(min);
      expect(max).toBeLessThanOrEqual(temperature.summer.max);
      expect(max).toBeLessThan(40);
    }
  });
});
