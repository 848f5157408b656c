import type { LogResult } from '#shared/tools/log/calculate.ts';
import { logCalculator, readingsName } from '#shared/tools/log/inputs.ts';
import type { LogData } from '#shared/tools/log/inputs.ts';
import { paceText, spotStateText, valueText } from '#shared/tools/log/messages.ts';
import { formatShortDay } from '#shared/tools/labels.ts';
import { ResultTable } from '../result-table.tsx';
import type { ToolView } from '../tool-answer.tsx';
import { LogChart } from './log-chart.tsx';
import { numberedSpots } from './numbered-spots.ts';

export function logView(data: LogData): ToolView<LogResult> {
  return { calculator: logCalculator(data), Drawing: LogChart, Details: LogDetails };
}

/** The rows of the log among the inputs. */
export function readingsOf(view: ToolView<LogResult>) {
  const rows = view.calculator.inputs.find(({ name }) => name === readingsName);
  if (rows?.kind !== 'rows') throw new Error('a log has readings');
  return rows;
}

function LogDetails({ result: { inputs, spots } }: { result: LogResult }) {
  if (spots.length === 0) return null;
  const isWeighed = inputs.material.measure === 'weekly-loss';
  return (
    <ResultTable
      caption="Spot by spot"
      columns={[
        isWeighed ? 'Brick' : 'Spot',
        'Last',
        'Weekly change',
        isWeighed ? 'Dry' : 'Ready',
        'Read again',
      ]}
      rows={numberedSpots(spots).map(({ number, spot }) => [
        `${number} ${spot.wall}, ${spot.spot}`,
        `${valueText(inputs.material, spot.last.value)}${spot.last.corrected === null ? '' : ' corrected'}, ${formatShortDay(spot.last.day)}`,
        paceText(inputs.material, spot),
        spotStateText(inputs, spot),
        formatShortDay(spot.next),
      ])}
    />
  );
}
