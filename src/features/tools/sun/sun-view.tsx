import { formatDuration, monthName, percent, rounded } from '#shared/tools/labels.ts';
import type { SunResult } from '#shared/tools/sun/calculate.ts';
import { sunCalculator } from '#shared/tools/sun/inputs.ts';
import type { SunPlace } from '#shared/tools/sun/place.ts';
import { ResultTable } from '../result-table.tsx';
import type { ToolView } from '../tool-answer.tsx';
import { SunPathChart } from './sun-path-chart.tsx';
import { SunSection } from './sun-section.tsx';

export function sunView(places: readonly SunPlace[]): ToolView<SunResult> {
  return { calculator: sunCalculator(places), Drawing: SunSection, Details: SunDetails };
}

function SunDetails({ result }: { result: SunResult }) {
  return (
    <>
      <ResultTable
        caption="Month by month, on the 21st"
        columns={['Month', 'Noon sun', 'Glass in the sun at noon', 'Sun on the sill']}
        rows={result.months.map(({ month, noonHeightDegrees, litAtNoon, sillHours }) => [
          monthName(month),
          `${rounded(noonHeightDegrees)}°`,
          percent(litAtNoon),
          formatDuration(sillHours),
        ])}
      />
      <SunPathChart result={result} />
    </>
  );
}
