import type { TankResult } from '#shared/tools/tank/calculate.ts';
import { tankCalculator } from '#shared/tools/tank/inputs.ts';
import type { TankData } from '#shared/tools/tank/inputs.ts';
import { litres, reliabilitySpan, shortText, spanText } from '#shared/tools/tank/messages.ts';
import { monthName, percent } from '#shared/tools/labels.ts';
import { Drawing } from '../drawing.tsx';
import styles from '../drawing.module.css';
import { ResultTable } from '../result-table.tsx';
import type { ToolView } from '../tool-answer.tsx';

export function tankView(data: TankData): ToolView<TankResult> {
  return { calculator: tankCalculator(data), Drawing: ReliabilityCurve, Details: TankDetails };
}

function TankDetails({ result }: { result: TankResult }) {
  return (
    <>
      <ResultTable
        caption="Tank size and how often it runs short"
        columns={['Tank', 'Days with enough', 'Days short, average year', 'Days short, worst year']}
        rows={sizesWithYours(result).map((row) => [
          sizeText(row.litres, result.inputs),
          reliabilitySpan(row.share),
          shortText(row),
          spanText(row.worst),
        ])}
      />
      <ResultTable
        caption="Average in the tank"
        columns={['Month', 'In the tank', 'Needed each day']}
        rows={result.monthMeans.map((mean, month) => [
          monthName(month + 1),
          litres(Math.round(mean / 100) * 100),
          litres(result.inputs.demand[month] ?? 0),
        ])}
      />
    </>
  );
}

/** The usual sizes and the one that was entered, smallest first. */
function sizesWithYours(result: TankResult): TankResult['curve'] {
  const { inputs, short, typical, worst, share } = result;
  const yours = { litres: inputs.tankLitres, short, typical, worst, share };
  return [...result.curve.filter(({ litres: usual }) => usual !== yours.litres), yours].sort(
    (one, other) => one.litres - other.litres,
  );
}

/** `45,000 L (yours)`, `5,000 L, all for fire`. */
function sizeText(value: number, { tankLitres, reserveLitres }: TankResult['inputs']): string {
  const yours = value === tankLitres ? ' (yours)' : '';
  return `${litres(value).replace(' ', '\u{a0}')}${yours}${value <= reserveLitres ? ', all for fire' : ''}`;
}

const size = { width: 360, height: 190 };
const floorY = 158;

/** Share of days with enough water, by size of tank. */
function ReliabilityCurve({ result: { curve, inputs } }: { result: TankResult }) {
  const largest = curve.at(-1)?.litres ?? 1;
  const across = (value: number) =>
    Math.sqrt(Math.min(value, largest) / largest) * (size.width - 8);
  // From 0%, so that a poor tank looks poor.
  const up = (share: number) => floorY - share * (floorY - 18);
  return (
    <Drawing
      height={size.height}
      alt={`Share of days with enough water by size of tank: ${curve.map(({ litres: value, share }) => `${reliabilitySpan(share)} with ${litres(value)}`).join(', ')}.`}
      caption="Share of days with enough water, by size of tank: the best and the worst of the modelled runs. Dashed: your tank."
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line className={styles['grid']} x1="0" x2={size.width} y1={up(share)} y2={up(share)} />
          <text className={styles['muted']} x="0" y={up(share) - 4}>
            {percent(share)}
          </text>
        </g>
      ))}
      <line
        className={styles['ray']}
        data-tone="summer"
        x1={across(inputs.tankLitres)}
        x2={across(inputs.tankLitres)}
        y1="14"
        y2={floorY}
      />
      {(['low', 'high'] as const).map((end) => (
        <path
          key={end}
          className={styles['path']}
          data-tone="winter"
          d={curve
            .map(
              ({ litres: value, share }, index) =>
                `${index === 0 ? 'M' : 'L'}${across(value).toFixed(1)} ${up(share[end]).toFixed(1)}`,
            )
            .join('')}
        />
      ))}
      <line className={styles['line']} x1="0" x2={size.width} y1={floorY} y2={floorY} />
      {[10_000, 45_000, 90_000, 200_000].map((value) => (
        <text
          key={value}
          className={styles['label']}
          x={across(value)}
          y={floorY + 18}
          textAnchor={value === 200_000 ? 'end' : 'middle'}
        >
          {`${value / 1000} kL`}
        </text>
      ))}
    </Drawing>
  );
}
