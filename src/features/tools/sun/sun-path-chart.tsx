import type { SunResult } from '#shared/tools/sun/calculate.ts';
import { turnBetween } from '#shared/tools/sun/shade.ts';
import { formatDay, rounded } from '#shared/tools/labels.ts';
import { Drawing } from '../drawing.tsx';
import styles from '../drawing.module.css';

const size = { width: 360, height: 236 };
const floorY = 206;
const tones = ['winter', 'spring', 'summer'] as const;

/** From west on the left through north to east on the right, as seen when looking north. */
function across(bearingDegrees: number): number {
  return size.width / 2 + (turnBetween(0, bearingDegrees) / 125) * (size.width / 2 - 4);
}
function up(heightDegrees: number): number {
  return floorY - (heightDegrees / 82) * (floorY - 10);
}

/** The sun's path across the sky on three days, looking north, with what stands in front of the window. */
export function SunPathChart({ result }: { result: SunResult }) {
  const { inputs, paths } = result;
  const { obstacle } = inputs;
  const noons = paths.map(({ day, noon }) => ({ day, height: noon.heightDegrees }));
  const alt = `The sun’s path across the sky in ${inputs.placeName}, looking north. At noon it stands ${noons
    .map(({ day, height }) => `${rounded(height)}° high on ${formatDay(day)}`)
    .join(', ')}.${obstacle ? ' What’s in front is drawn as a block.' : ''}`;
  return (
    <Drawing
      height={size.height}
      alt={alt}
      caption="The sun’s path across the sky, looking north: heights in degrees above a level horizon."
    >
      {[20, 40, 60, 80].map((height) => (
        <g key={height}>
          <line className={styles['grid']} x1="0" x2={size.width} y1={up(height)} y2={up(height)} />
          <text className={styles['muted']} x={size.width} y={up(height) - 3} textAnchor="end">
            {height}°
          </text>
        </g>
      ))}
      {paths.map(({ day, points }, index) => (
        <path
          key={day}
          className={styles['path']}
          data-tone={tones[index]}
          d={points
            .map(
              ({ bearingDegrees, heightDegrees }, position) =>
                `${position === 0 ? 'M' : 'L'}${across(bearingDegrees).toFixed(1)} ${up(Math.max(0, heightDegrees)).toFixed(1)}`,
            )
            .join('')}
        />
      ))}
      {noons.map(({ day, height }, index) => (
        <text
          key={day}
          className={styles['label']}
          data-tone={tones[index]}
          x={size.width / 2}
          y={up(height) - 6}
          textAnchor="middle"
        >
          {`${formatDay(day)}, ${rounded(height)}°`}
        </text>
      ))}
      {obstacle === null ? null : <ObstacleBlock {...obstacle} />}
      <line className={styles['line']} x1="0" x2={size.width} y1={floorY} y2={floorY} />
      {[
        ['W', 270],
        ['NW', 315],
        ['N', 0],
        ['NE', 45],
        ['E', 90],
      ].map(([name, bearing]) => (
        <text
          key={name}
          className={styles['label']}
          x={across(Number(bearing))}
          y={floorY + 20}
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
    </Drawing>
  );
}

function ObstacleBlock({
  bearingDegrees,
  distance,
  height,
  width,
}: NonNullable<SunResult['inputs']['obstacle']>) {
  const half = (Math.atan2(width / 2, distance) * 180) / Math.PI;
  const top = (Math.atan2(height, distance) * 180) / Math.PI;
  const middle = across(bearingDegrees);
  const halfAcross = across(half) - across(0);
  return (
    <rect
      className={styles['obstacle']}
      x={middle - halfAcross}
      y={Math.max(0, up(top))}
      width={halfAcross * 2}
      height={floorY - Math.max(0, up(top))}
    />
  );
}
