import type { Spot } from '#shared/tools/log/calculate.ts';
import { byName } from '#shared/tools/log/spot-names.ts';

/** A spot with its number in chart and table. */
export interface NumberedSpot {
  readonly number: number;
  readonly spot: Spot;
}

/** In the order of their names, so that brick 1 is number 1, however wet. */
export function numberedSpots(spots: readonly Spot[]): readonly NumberedSpot[] {
  return [...spots].sort(byName).map((spot, index) => ({ number: index + 1, spot }));
}
