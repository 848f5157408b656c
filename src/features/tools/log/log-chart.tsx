import { daysBetween } from '#shared/tools/days.ts';
import { isComparable } from '#shared/tools/log/calculate.ts';
import type { LogResult } from '#shared/tools/log/calculate.ts';
import { rangeText, valueText } from '#shared/tools/log/messages.ts';
import { formatDay, rounded } from '#shared/tools/labels.ts';
import { Drawing } from '../drawing.tsx';
import styles from '../drawing.module.css';
import { numberedSpots } from './numbered-spots.ts';

const size = { width: 360, height: 210 };
const floorY = 176;
const leftX = 4;
const rightX = 336;
const tones = ['winter', 'summer', 'spring'] as const;
/** More lines than this could not be told apart. */
const maxLines = 6;

/** Where a chart from `bottom` to `top` has a line to read it by: each 10%, or at most five weights. */
function ticksOf(isPercent: boolean, bottom: number, top: number): readonly number[] {
  const step = isPercent
    ? 10
    : ([0.1, 0.2, 0.5, 1, 2, 5, 10].find((one) => (top - bottom) / one <= 5) ?? 20);
  const first = Math.floor(bottom / step) + 1;
  return Array.from({ length: Math.ceil(top / step) - first }, (_, index) =>
    Number(((first + index) * step).toFixed(1)),
  );
}

/** The readings of each spot over time, with the range that counts as ready. */
export function LogChart({ result: { inputs, spots } }: { result: LogResult }) {
  if (spots.length === 0) return null;
  const { material } = inputs;
  const isPercent = material.measure === 'percent';
  const wettest = new Set(spots.slice(0, maxLines));
  const shownSpots = numberedSpots(spots).filter(({ spot }) => wettest.has(spot));
  const days = inputs.readings.map(({ day }) => day).sort();
  const first = days[0] ?? '';
  const last = days.at(-1) ?? first;
  const span = Math.max(1, daysBetween(first, last));
  const values = spots.flatMap(({ readings }) => readings.map(({ value }) => value));
  const top = Math.max(...values, isPercent ? material.ready.high : 0) * 1.08;
  const bottom = isPercent ? 0 : Math.min(...values) * 0.97;
  const across = (day: string) => leftX + (daysBetween(first, day) / span) * (rightX - leftX);
  const up = (value: number) => floorY - ((value - bottom) / (top - bottom)) * (floorY - 12);
  // The band names its own figures.
  const isInBand = (value: number) =>
    isPercent && value >= material.ready.low && value <= material.ready.high;
  const ticks = ticksOf(isPercent, bottom, top).filter((value) => !isInBand(value));
  const alt = `Readings from ${formatDay(first)} to ${formatDay(last)}. ${spots
    .map(
      ({ wall, spot, readings }) =>
        `${wall}, ${spot}: ${readings.map(({ value }) => valueText(material, value)).join(', ')}`,
    )
    .join('. ')}. Ready when: ${rangeText(material)}.`;
  return (
    <Drawing
      height={size.height}
      alt={alt}
      caption={
        <>
          <span>
            {isPercent
              ? 'Readings over time, numbered as in the table. Get below the band.'
              : 'Weights over time, numbered as in the table.'}
          </span>
          {spots.length > maxLines ? (
            <span> Only the {maxLines} wettest spots are shown.</span>
          ) : null}
        </>
      }
    >
      {isPercent ? (
        <>
          <rect
            className={styles['band']}
            x={leftX}
            width={rightX - leftX}
            y={up(material.ready.high)}
            height={Math.max(2, up(material.ready.low) - up(material.ready.high))}
          />
          <text className={styles['muted']} x={leftX} y={up(material.ready.high) - 4}>
            {`${rounded(material.ready.low)} to ${rounded(material.ready.high)}%`}
          </text>
        </>
      ) : null}
      {ticks.map((value) => (
        <g key={value}>
          <line className={styles['grid']} x1={leftX} x2={rightX} y1={up(value)} y2={up(value)} />
          <text className={styles['muted']} x={rightX} y={up(value) - 4} textAnchor="end">
            {isPercent ? `${value}%` : valueText(material, value)}
          </text>
        </g>
      ))}
      {shownSpots.map(({ number, spot }, index) => (
        <g key={`${spot.wall} ${spot.spot}`}>
          <path
            className={styles['path']}
            data-tone={tones[index % tones.length]}
            data-dashed={index >= tones.length ? '' : undefined}
            d={spot.readings
              .map((reading, at) => {
                const before = spot.readings[at - 1];
                // No line between readings that are no trend.
                const move = before !== undefined && isComparable(before, reading) ? 'L' : 'M';
                return `${move}${across(reading.day).toFixed(1)} ${up(reading.value).toFixed(1)}`;
              })
              .join('')}
          />
          {spot.readings.map(({ day, value }) => (
            <circle
              key={day}
              className={styles['dot']}
              data-tone={tones[index % tones.length]}
              cx={across(day)}
              cy={up(value)}
              r="3.5"
            />
          ))}
          <text
            className={styles['label']}
            x={across(spot.last.day) + 8}
            y={up(spot.last.value) + 4}
          >
            {number}
          </text>
        </g>
      ))}
      <line className={styles['line']} x1={leftX} x2={rightX} y1={floorY} y2={floorY} />
      <text className={styles['label']} x={leftX} y={floorY + 20}>
        {formatDay(first)}
      </text>
      {first === last ? null : (
        <text className={styles['label']} x={rightX} y={floorY + 20} textAnchor="end">
          {formatDay(last)}
        </text>
      )}
    </Drawing>
  );
}
