import { packRain } from '#shared/tools/tank/measured-rain.ts';
import type { MeasuredRain } from '#shared/tools/tank/measured-rain.ts';
import type { SiloRain } from './silo.ts';

/** At most this many years, the latest: the climate changes, and each year costs a phone some two kilobytes. */
export const maxYears = 30;
/** The most that the measured rain of all places may take, in bytes. */
export const mostBytes = 200 * 1024;

/**
 * The measured rain with that of one place added or replaced.
 * @throws Error where it would be too much for a phone, or too short for a worst year
 */
export function withRain(
  all: readonly MeasuredRain[],
  place: string,
  { station, firstYear, years }: SiloRain,
): MeasuredRain[] {
  const taken = years.slice(-maxYears);
  if (taken.length < 10) throw new Error(`${taken.length} whole years are too few: ten at least`);
  const rain: MeasuredRain = {
    place,
    station,
    firstYear: firstYear + years.length - taken.length,
    years: taken.length,
    days: packRain(taken.flat()),
  };
  const next = [...all.filter((one) => one.place !== place), rain];
  const bytes = Buffer.byteLength(measuredFile(next));
  if (bytes > mostBytes) throw new Error(`${bytes} bytes of rain are more than ${mostBytes}`);
  return next;
}

/** The text of the generated file. */
export function measuredFile(all: readonly MeasuredRain[]): string {
  return `import type { MeasuredRain } from '#shared/tools/tank/measured-rain.ts';

/** Written by \`npm run tools:rain\`; empty until somebody imports a file of SILO. */
export const measuredRain: readonly MeasuredRain[] = ${JSON.stringify(all, null, 2)};
`;
}
