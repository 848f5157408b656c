import { medianOf } from '../bench/bench-row.ts';

/**
 * How much a curve rises from its first point to its last, as a part of its median; negative when it falls. The slope
 * is the median of those between any two points (Theil and Sen): memory that is collected late or early moves single
 * points by a third and this hardly at all, a leak moves all of them.
 * @throws RangeError for fewer than four points
 */
export function growthOf(curve: readonly number[]): number {
  if (curve.length < 4) throw new RangeError('too few points to tell whether it rises');
  const slopes = curve.flatMap((low, from) =>
    curve.slice(from + 1).map((high, more) => (high - low) / (more + 1)),
  );
  return (medianOf(slopes) * (curve.length - 1)) / medianOf(curve);
}
