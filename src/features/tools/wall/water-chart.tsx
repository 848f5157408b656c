import type { WallResult } from '#shared/tools/wall/calculate.ts';
import { monthName, rounded } from '#shared/tools/words.ts';
import { Drawing } from '../drawing.tsx';
import styles from '../drawing.module.css';

const size = { width: 360, height: 150 };
const floorY = 122;

/** Water in the wall at the end of each month. */
export function WaterChart({ result }: { result: WallResult }) {
  const { months, most } = result.moisture;
  const scale = Math.max(100, Math.ceil(most / 100) * 100);
  const up = (grams: number) => floorY - (grams / scale) * (floorY - 18);
  const words =
    most < 1
      ? 'Water in the wall at the end of each month: none all year.'
      : `Water in the wall at the end of each month, at most ${rounded(most)} grams to the square metre.`;
  return (
    <Drawing
      height={size.height}
      words={words}
      caption={
        most < 1
          ? 'Water in the wall at the end of each month: none.'
          : 'Water in the wall at the end of each month, January to December.'
      }
    >
      {[scale / 2, scale].map((grams) => (
        <g key={grams}>
          <line className={styles['grid']} x1="0" x2={size.width} y1={up(grams)} y2={up(grams)} />
          <text className={styles['soft']} x={size.width} y={up(grams) - 4} textAnchor="end">
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
