import type { Spot } from '#shared/tools/log/calculate.ts';

/** A spot with its number in chart and table. */
export interface NumberedSpot {
  readonly number: number;
  readonly spot: Spot;
}

/** In the order of their names, so that brick 1 is number 1, however wet. */
export function numberedSpots(spots: readonly Spot[]): readonly NumberedSpot[] {
  const nameOf = ({ wall, spot }: Spot) => `${wall}, ${spot}`;
  return [...spots]
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en-AU', { numeric: true }))
    .map((spot, index) => ({ number: index + 1, spot }));
}
