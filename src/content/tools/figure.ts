import type { Figure } from '#shared/tools/figure.ts';
import { toolSources } from './sources.ts';
import type { ToolSourceId } from './sources.ts';

/** A figure with the licence and the month of its source. */
export function figure(
  value: number,
  [low, high]: readonly [number, number],
  unit: string,
  source: ToolSourceId,
): Figure {
  const { licence, checked } = toolSources[source];
  return { value, low, high, unit, source, licence, checked };
}
