import { describe, expect, it } from 'vitest';
import { climatePlaces, seasons } from './climate.ts';

const expected = {
  Castlemaine: '7.5/3.8/6.0; 28.5/13.0, 20.5/7.5, 20.0/7.0, 13.0/3.5',
  Daylesford: '6.5/3.0/5.0; 25.0/11.0, 18.0/6.0, 17.5/5.5, 11.0/2.5',
  Ballarat: '7.3/3.2/5.4; 24.5/10.5, 17.5/5.5, 17.0/5.0, 10.5/2.2',
  'Mt Franklin': '6.0/2.6/4.5; 23.5/10.0, 16.5/5.0, 16.0/4.5, 9.5/1.5',
  Trentham: '6.2/2.8/4.9; 24.0/10.5, 17.0/5.5, 16.5/5.0, 10.0/2.0',
};

describe('climate figures', () => {
  it('are the agreed working figures, place by place', () => {
    const actual = Object.fromEntries(
      climatePlaces.map((place) => {
        const { summer, winter, annual } = place.sunshine;
        const sun = [summer, winter, annual].map((hours) => hours.toFixed(1)).join('/');
        const temperature = seasons
          .map(({ id }) => place.temperature[id])
          .map(({ max, min }) => `${max.toFixed(1)}/${min.toFixed(1)}`)
          .join(', ');
        return [place.name, `${sun}; ${temperature}`];
      }),
    );
    expect(actual).toEqual(expected);
  });
});
