import type { WallResult } from '#shared/tools/wall/calculate.ts';
import { monthName, rounded } from '#shared/tools/labels.ts';
import { Drawing } from '../drawing.tsx';
import styles from '../drawing.module.css';

const size = { width: 360, height: 150 };
const floorY = 122;

/** The top of the scale, g/m²: 10, 20, 50 and so on, so that little water is still seen, beside its number. */
function scaleFor(most: number): number {
  const power = 10 ** Math.max(1, Math.floor(Math.log10(most)));
  return power * ([1, 2, 5].find((step) => step * power >= most) ?? 10);
}

/** Water in the wall at the end of each month, for a wall that has some. */
export function WaterChart({ result }: { result: WallResult }) {
  const { months, most } = result.moisture;
  const scale = scaleFor(most);
  const up = (grams: number) => floorY - (grams / scale) * (floorY - 18);
  return (
    <Drawing
      height={size.height}
      alt={`Water in the wall at the end of each month, at most ${rounded(most)} grams to the square metre.`}
      caption="Water in the wall at the end of each month, January to December."
    >
      {[scale / 2, scale].map((grams) => (
        <g key={grams}>
          <line className={styles['grid']} x1="0" x2={size.width} y1={up(grams)} y2={up(grams)} />
          <text className={styles['muted']} x={size.width} y={up(grams) - 4} textAnchor="end">
            {`${rounded(grams)} g/m²`}
          </text>
        </g>
      ))}
      {months.map(({ month, stored }) => (
        <g key={month}>
          <rect
            className={styles['water']}
            x={(month - 1) * 30 + 5}
            y={up(stored)}
            width="20"
            height={floorY - up(stored)}
          />
          <text
            className={styles['label']}
            x={(month - 1) * 30 + 15}
            y={floorY + 18}
            textAnchor="middle"
          >
            {monthName(month).charAt(0)}
          </text>
        </g>
      ))}
      <line className={styles['line']} x1="0" x2={size.width} y1={floorY} y2={floorY} />
    </Drawing>
  );
}
