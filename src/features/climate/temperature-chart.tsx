import { chartDegrees as scale } from '#shared/climate-places.ts';
import type { ClimatePlace, Season } from '#shared/climate-places.ts';
import { ComparisonSwitch } from './comparison.tsx';
import type { Comparison } from './comparison.tsx';
import { chartGroups, extremes, oneDecimal } from './figures.ts';
import styles from './climate.module.css';

const gridLines = [0, 10, 20, 30];
/** Degrees in which people sit still; the article says so. */
const comfort = { from: 18, to: 20 };
/** Heights in CSS pixels; widths are in per cent, so that the words keep their size on every screen. */
const rowHeight = 24;
const groupHead = 34;
const groupFoot = 10;
const chartHead = 44;
const barHeight = 10;
const labelWidth = 26;

/** The same figures as the table, drawn: a bar from the mean minimum to the mean maximum. */
export function TemperatureChart({
  places,
  seasons,
  comparison,
}: {
  places: readonly ClimatePlace[];
  seasons: readonly { id: Season; label: string }[];
  comparison: Comparison;
}) {
  const groups = chartGroups(places, seasons, comparison.by);
  const { coldest, warmest } = extremes(places);
  const heights = groups.map(({ bars }) => groupHead + bars.length * rowHeight + groupFoot);
  const height = chartHead + heights.reduce((sum, one) => sum + one, 0);
  return (
    <figure className={styles['figure']}>
      <p className={styles['title']} id="temperature-chart-caption">
        Average overnight low to daytime high (°C)
      </p>
      <ComparisonSwitch {...comparison} />
      <svg
        className={styles['chart']}
        width="100%"
        height={height}
        role="img"
        aria-labelledby="temperature-chart-caption temperature-chart-words"
      >
        <desc id="temperature-chart-words">
          {`Bars from the average overnight low to the average daytime high, with the figures of the table above. They range from ${oneDecimal(coldest.celsius)} degrees at ${coldest.name} in winter to ${oneDecimal(warmest.celsius)} degrees at ${warmest.name} in summer.`}
        </desc>
        <rect
          className={styles['comfort']}
          x={across(comfort.from)}
          width={wide(comfort.to - comfort.from)}
          y={chartHead - 8}
          height={height - chartHead + 8}
        />
        <text className={styles['axis']} x={across(19)} y={12} textAnchor="middle">
          comfort
        </text>
        {gridLines.map((degrees) => (
          <g key={degrees}>
            <line
              className={styles['grid']}
              x1={across(degrees)}
              x2={across(degrees)}
              y1={chartHead - 8}
              y2={height}
            />
            <text
              className={styles['axis']}
              x={across(degrees)}
              y={chartHead - 14}
              textAnchor="middle"
            >
              {degrees}
            </text>
          </g>
        ))}
        {groups.map((group, groupIndex) => {
          const top = chartHead + heights.slice(0, groupIndex).reduce((sum, one) => sum + one, 0);
          return (
            <g key={group.label}>
              <text className={styles['group']} x="0" y={top + groupHead - 12}>
                {group.label}
              </text>
              {group.bars.map((bar, index) => {
                const middle = top + groupHead + index * rowHeight + rowHeight / 2;
                return (
                  <g key={bar.label}>
                    <text x="0" y={middle} dy="0.35em">
                      {bar.label}
                    </text>
                    <rect
                      className={styles['bar']}
                      data-season={bar.season}
                      x={across(bar.min)}
                      width={wide(bar.max - bar.min)}
                      y={middle - barHeight / 2}
                      height={barHeight}
                      rx="1"
                    />
                    <text
                      className={styles['value']}
                      x={across(bar.min)}
                      dx="-5"
                      y={middle}
                      dy="0.35em"
                      textAnchor="end"
                    >
                      {oneDecimal(bar.min)}
                    </text>
                    <text
                      className={styles['value']}
                      x={across(bar.max)}
                      dx="5"
                      y={middle}
                      dy="0.35em"
                    >
                      {oneDecimal(bar.max)}
                    </text>
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
      <figcaption className={styles['note']}>
        Bars run from the average overnight low to the average daytime high. The pale band (18–20
        °C) is comfortable when you’re sitting still.
      </figcaption>
    </figure>
  );
}

function across(degrees: number): string {
  return `${percent(labelWidth + ((degrees - scale.from) / (scale.to - scale.from)) * (100 - labelWidth))}%`;
}

function wide(degrees: number): string {
  return `${percent((degrees / (scale.to - scale.from)) * (100 - labelWidth))}%`;
}

function percent(value: number): number {
  return Math.round(value * 100) / 100;
}
