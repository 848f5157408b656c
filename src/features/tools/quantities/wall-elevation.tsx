import type { QuantitiesResult } from '#shared/tools/quantities/calculate.ts';
import { rounded } from '#shared/tools/labels.ts';
import { Drawing } from '../drawing.tsx';
import styles from '../drawing.module.css';

const width = 360;
const names = {
  mudbrick: 'of mudbrick',
  strawbale: 'of straw bales',
  'light-earth': 'of light earth',
  none: 'already standing',
} as const;

/** A few metres of the wall, in its courses, to scale. */
export function WallElevation({
  result: { inputs, area, courses: laid },
}: {
  result: QuantitiesResult;
}) {
  if (area === 0) return null;
  const { core } = inputs;
  const metres = Math.min(4.5, inputs.length);
  // The same courses as in the answer, or the lowest of a high wall.
  const high = Math.min(laid?.height ?? inputs.height, 3);
  const scale = Math.min((width - 4) / metres, 200 / high);
  const [wide, tall] = [metres * scale, high * scale];
  const unit =
    core.kind === 'mudbrick'
      ? { along: core.brick.length + core.joint, up: core.brick.height + core.joint }
      : core.kind === 'strawbale'
        ? { along: core.bale.length, up: core.bale.height }
        : null;
  const courses = unit === null ? 0 : Math.min(60, Math.floor(high / unit.up + 1e-6));
  const alt = `${formatMetres(metres)} m of the wall, ${formatMetres(high)} m high, ${names[core.kind]}${
    unit === null ? '' : `, in ${courses} courses`
  }.`;
  return (
    <Drawing height={Math.ceil(tall) + 4} alt={alt} caption={alt}>
      <rect className={styles['mass']} x="2" y="2" width={wide} height={tall} />
      {unit === null ? null : (
        <path className={styles['thin']} d={courseLines(unit, courses, wide, tall, scale)} />
      )}
    </Drawing>
  );
}

/** `2.4` and `2.45`: as it was typed, to the centimetre. */
function formatMetres(metres: number): string {
  return rounded(metres, 2).replace(/0$/, '');
}

/** Bed joints, and upright joints that move by half a piece from course to course. */
function courseLines(
  unit: { along: number; up: number },
  courses: number,
  wide: number,
  tall: number,
  scale: number,
): string {
  const lines: string[] = [];
  for (let course = 0; course < courses; course += 1) {
    const floor = 2 + tall - course * unit.up * scale;
    const top = floor - unit.up * scale;
    if (top > 2) lines.push(`M2 ${top.toFixed(1)}H${(2 + wide).toFixed(1)}`);
    const step = unit.along * scale;
    for (let x = course % 2 === 0 ? step : step / 2; x < wide && lines.length < 2000; x += step) {
      lines.push(`M${(2 + x).toFixed(1)} ${floor.toFixed(1)}V${Math.max(2, top).toFixed(1)}`);
    }
  }
  return lines.join('');
}
