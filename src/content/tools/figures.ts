import type { Figure } from '#shared/tools/figure.ts';
import { monthsSince, tooOldAfterMonths } from '#shared/tools/figure.ts';
import { logData } from './log-figures.ts';
import { permitData } from './permit-figures.ts';
import { quantitiesData } from './quantities-figures.ts';
import { sunPlaces } from './sun-places.ts';
import { tankData } from './tank-figures.ts';
import { wallClimates, wallMaterials } from './wall-figures.ts';

/** Every figure that a tool works with, found in the tools' data by its shape. */
export const toolFigures: readonly Figure[] = figuresIn([
  sunPlaces,
  wallMaterials,
  wallClimates,
  tankData,
  quantitiesData,
  logData,
  permitData,
]);

function figuresIn(data: unknown): Figure[] {
  if (typeof data !== 'object' || data === null) return [];
  if (isFigure(data)) return [data];
  return Object.values(data).flatMap(figuresIn);
}

function isFigure(data: object): data is Figure {
  return 'value' in data && 'low' in data && 'high' in data && 'source' in data;
}

/**
 * For the build: a figure that nobody has looked at for two years must not go out again.
 * @throws Error that names the sources to look at
 */
export function refuseOldFigures(figures: readonly Figure[], now: Date): void {
  const old = figures.filter(({ checked }) => monthsSince(checked, now) >= tooOldAfterMonths);
  if (old.length === 0) return;
  const sources = [...new Set(old.map(({ source }) => source))].join(', ');
  throw new Error(
    `figures of the tools were last checked ${tooOldAfterMonths} months ago or more: look at ${sources} in src/content/tools/sources.ts`,
  );
}
