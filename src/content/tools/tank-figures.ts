import type { RainTown, TankData } from '#shared/tools/tank/inputs.ts';
import type { Figure } from '#shared/tools/figure.ts';
import type { RainPlace } from '#shared/tools/tank/rain.ts';
import { figure } from './figure.ts';
import { measuredRain } from './measured-rain.generated.ts';
import type { ToolSourceId } from './sources.ts';

function place(
  id: string,
  name: string,
  source: ToolSourceId,
  means: readonly number[],
  days: readonly number[],
  driestYear: number | null,
  daysSource: ToolSourceId = source,
): RainPlace {
  return {
    id,
    name,
    // A month of rain is rarely within half of its mean; the published mean itself moves by a twentieth.
    means: means.map((mean) => figure(mean, [mean * 0.95, mean * 1.05], 'mm', source)),
    days: days.map((count) => figure(count, [count - 1, count + 1], 'days', daysSource)),
    driestYear:
      driestYear === null ? null : figure(driestYear, [driestYear, driestYear], 'mm', source),
    measured: measuredRain.find((rain) => rain.place === id) ?? null,
  };
}

function town(id: string, name: string, like: string, year: Figure): RainTown {
  return { id, name, like, year };
}

/** Days with rain, Daylesford; Ballarat's were not at hand and are taken to be the same. */
const rainDays = [5.3, 4.9, 6.1, 8.5, 12, 14.2, 15.5, 14.9, 13.1, 11.3, 9, 7];

export const tankData: TankData = {
  places: [
    place(
      'daylesford',
      'Daylesford',
      'daylesford-rain',
      [46, 43.3, 44.7, 63.5, 86.9, 104.7, 99.2, 100.9, 85.9, 77.2, 60.4, 48.5],
      rainDays,
      420.8,
    ),
    place(
      'ballarat',
      'Ballarat',
      'ballarat-climate',
      [39.1, 43.4, 42.3, 51, 63.9, 62.2, 66.6, 74, 71.4, 66, 55.4, 50.5],
      rainDays,
      null,
      'daylesford-rain',
    ),
    place(
      'maldon',
      'Maldon',
      'maldon-rain',
      [33.4, 37.8, 36.8, 45.7, 58.9, 64.7, 59.7, 64.2, 57.8, 58.1, 44.1, 38.5],
      [4.1, 3.7, 4.8, 6.6, 9.5, 11.5, 12.3, 12.4, 10.3, 9.1, 6.6, 5.2],
      null,
    ),
  ],
  // Months and wet days of these are those of the place they are like, moved to their sum.
  towns: [
    town('bendigo', 'Bendigo', 'maldon', figure(550, [510, 560], 'mm', 'vro-climate')),
    town(
      'castlemaine',
      'Castlemaine',
      'maldon',
      figure(558.4, [540, 600], 'mm', 'castlemaine-rain'),
    ),
    town('kyneton', 'Kyneton', 'daylesford', figure(753, [700, 760], 'mm', 'vro-climate')),
    town('trentham', 'Trentham', 'daylesford', figure(1080, [1050, 1111], 'mm', 'trentham-rain')),
  ],
  efficiency: figure(0.8, [0.8, 0.85], '', 'enhealth'),
  leastEach: figure(7.5, [7.5, 15], 'L', 'who-water'),
  fireReserve: figure(10_000, [2500, 10_000], 'L', 'clause-53-02'),
};
