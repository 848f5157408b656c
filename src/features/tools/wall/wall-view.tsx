import type { Figure } from '#shared/tools/figure.ts';
import { wallCalculator } from '#shared/tools/wall/inputs.ts';
import type { WallData } from '#shared/tools/wall/inputs.ts';
import type { WallResult } from '#shared/tools/wall/calculate.ts';
import { humidLimit } from '#shared/tools/wall/calculate.ts';
import { filmGrams, thicknessText } from '#shared/tools/wall/messages.ts';
import { numberText } from '#shared/tools/input.ts';
import { monthName, percent, percentAgainst, rounded } from '#shared/tools/labels.ts';
import { ResultTable } from '../result-table.tsx';
import type { ToolView } from '../tool-answer.tsx';
import { WallSection } from './wall-section.tsx';
import { WaterChart } from './water-chart.tsx';

export function wallView(data: WallData): ToolView<WallResult> {
  return { calculator: wallCalculator(data), Drawing: WallSection, Details: WallDetails };
}

function WallDetails({ result }: { result: WallResult }) {
  const { inputs, moisture } = result;
  const isDry = moisture.most < filmGrams;
  return (
    <>
      <ResultTable
        caption="The layers, with the range for each figure"
        columns={['Layer', 'Thickness', 'Conductivity, W/(m·K)', 'Vapour factor\u{a0}μ']}
        rows={inputs.layers.map(
          ({ material: { name, conductivity, vapourFactor }, thickness, bridge }, index) => [
            `${index + 1} ${name}${bridge === null ? '' : `, ${percent(bridge.share)} timber`}`,
            thicknessText(thickness),
            figureText(conductivity),
            figureText(vapourFactor),
          ],
        )}
      />
      {isDry ? null : <WaterChart result={result} />}
      <ResultTable
        caption={`Month by month in ${inputs.placeName}`}
        columns={[
          'Month',
          'Outside, average',
          ...(isDry ? [] : ['Water in the wall']),
          'Core',
          'Inside surface',
        ]}
        rows={moisture.months.map(({ month, stored, coreHumidity }) => [
          monthName(month),
          `${rounded(inputs.outdoors[month - 1]?.temperature ?? 0, 1)} °C`,
          ...(isDry ? [] : [stored < 0.5 ? 'none' : `${rounded(stored)} g/m²`]),
          percentAgainst(humidLimit, coreHumidity),
          percentAgainst(humidLimit, Math.min(1, result.surfaceHumidity[month - 1] ?? 0)),
        ])}
      />
    </>
  );
}

/** `0.8 (0.6–1.1)`, `0.8` of your own material; the range is not broken at its dash. */
function figureText({ value, low, high }: Figure): string {
  return low === high ? numberText(value) : `${value} (${low}–\u{2060}${high})`;
}
