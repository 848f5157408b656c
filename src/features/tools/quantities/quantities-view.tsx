import type { QuantitiesResult } from '#shared/tools/quantities/calculate.ts';
import { quantitiesCalculator } from '#shared/tools/quantities/inputs.ts';
import type { QuantitiesData } from '#shared/tools/quantities/inputs.ts';
import { daysText, mass, massRange } from '#shared/tools/quantities/messages.ts';
import { Drawing } from '../drawing.tsx';
import styles from '../drawing.module.css';
import { ResultTable } from '../result-table.tsx';
import type { ToolView } from '../tool-answer.tsx';
import { WallElevation } from './wall-elevation.tsx';

export function quantitiesView(data: QuantitiesData): ToolView<QuantitiesResult> {
  return {
    calculator: quantitiesCalculator(data),
    Drawing: WallElevation,
    Details: QuantitiesDetails,
  };
}

function QuantitiesDetails({ result }: { result: QuantitiesResult }) {
  if (result.area === 0) return null;
  return (
    <>
      <WeightBars materials={materialsOf(result)} />
      {result.tasks.length === 0 ? null : (
        <ResultTable
          caption="Work counted here, everyone together"
          columns={['Work', 'Days']}
          rows={result.tasks.map(({ name, days }) => [name, `about ${daysText(days)}`])}
        />
      )}
    </>
  );
}

interface Material {
  name: string;
  range: { value: number; low: number; high: number };
}

function materialsOf({ earth, sand, lime, straw, water }: QuantitiesResult): Material[] {
  return [
    { name: 'Earth', range: earth },
    { name: 'Sand', range: sand },
    { name: 'Hydrated lime', range: lime },
    { name: 'Straw', range: straw },
    { name: 'Water', range: water },
  ].filter(({ range }) => range.value > 0);
}

const width = 360;
const rowHeight = 34;

/** What each material weighs, as bars with the range as a line. */
function WeightBars({ materials }: { materials: readonly Material[] }) {
  const most = Math.max(1, ...materials.map(({ range }) => range.high));
  const across = (kilograms: number) => (kilograms / most) * (width - 70);
  if (materials.length === 0) return null;
  return (
    <Drawing
      height={materials.length * rowHeight}
      alt={`Weights: ${materials.map(({ name, range }) => `${name} ${massRange(range)}`).join(', ')}.`}
      caption="Weights to carry, spare included; solids are dry. The line on each bar shows its range."
    >
      {materials.map(({ name, range }, index) => {
        const y = index * rowHeight;
        const low = across(range.low).toFixed(1);
        const high = across(range.high).toFixed(1);
        return (
          <g key={name}>
            <text className={styles['label']} x="0" y={y + 12}>
              {name}
            </text>
            <rect
              className={styles['bar']}
              data-tone={name === 'Water' ? 'winter' : name === 'Straw' ? 'spring' : 'summer'}
              x="0"
              y={y + 18}
              width={Math.max(2, across(range.value))}
              height="10"
            />
            <path className={styles['line']} d={`M${low} ${y + 18}v10m0-5H${high}m0-5v10`} />
            <text x={across(range.high) + 6} y={y + 28}>
              {mass(range.value)}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
