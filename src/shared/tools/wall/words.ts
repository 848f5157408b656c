import type { ResultRow } from '../tool.ts';
import { monthName, rounded } from '../words.ts';
import type { WallResult } from './calculate.ts';
import type { MoistureYear } from './moisture.ts';

/** Less than this is a film that a wall of straw, earth or timber takes up without a trace. */
export const filmGrams = 1;

export function wallAnswer(result: WallResult): string {
  const { inputs, moisture } = result;
  return `This wall is about R${resistanceWords(result.resistance)}, air to air (R${resistanceWords(result.leastResistance)} to R${resistanceWords(result.mostResistance)} across the range of its materials). ${moistureWords(moisture, inputs.placeName)}`;
}

function resistanceWords(resistance: number): string {
  return rounded(resistance, resistance < 1 ? 2 : 1);
}

function moistureWords(moisture: MoistureYear, place: string): string {
  const method = 'By the twelve-month method';
  if (moisture.most < filmGrams) {
    return `${method}, no moisture builds up inside it in ${place} in any month.`;
  }
  const peak = moisture.months.reduce((most, one) => (one.stored > most.stored ? one : most));
  const first = firstWet(moisture);
  const reaches = `about ${rounded(moisture.most)} g/m² by the end of ${monthName(peak.month)}`;
  if (!moisture.isDryAgain) {
    return first === null
      ? `${method}, moisture builds up inside it in ${place} in every month and never dries, so it would build up from year to year.`
      : `${method}, moisture builds up inside it in ${place} from ${monthName(first)}, reaches ${reaches} and doesn’t dry out before the next winter, so it would build up from year to year.`;
  }
  const start = first === null ? '' : ` from ${monthName(first)}`;
  return `${method}, moisture builds up inside it in ${place}${start}, reaches ${reaches} and dries out during ${monthName(firstDryAfter(moisture, peak.month))}.`;
}

/** The month in which water collects after one in which there was none; null where there is no such month. */
function firstWet({ months }: MoistureYear): number | null {
  const first = months.find(
    ({ stored }, index) => stored > 0 && (months[(index + 11) % 12]?.stored ?? 0) === 0,
  );
  return first?.month ?? null;
}

function firstDryAfter({ months }: MoistureYear, peak: number): number {
  for (let turn = 0; turn < 12; turn += 1) {
    const month = months[(peak + turn) % 12];
    if (month && month.stored === 0) return month.month;
  }
  return peak;
}

export function wallRows(result: WallResult): readonly ResultRow[] {
  const { moisture } = result;
  const isDry = moisture.most < filmGrams;
  return [
    { label: 'R-value, air to air', value: `${rounded(result.resistance, 2)} m²·K/W` },
    {
      label: 'R-value across the range of its materials',
      value: `${resistanceWords(result.leastResistance)} to ${resistanceWords(result.mostResistance)} m²·K/W`,
    },
    { label: 'U-value', value: `${rounded(result.transmittance, 2)} W/(m²·K)` },
    {
      label: 'Most moisture in the wall',
      value: isDry ? 'none' : `${rounded(moisture.most)} g/m²`,
    },
    {
      label: 'Dries out within the year',
      value: isDry ? 'never wet' : moisture.isDryAgain ? 'yes' : 'no',
    },
    { label: 'Inside surface in the coldest month', value: `${rounded(result.coldestFace, 1)} °C` },
    { label: 'Heat capacity', value: `${rounded(result.heatStore)} kJ/(m²·K)` },
    { label: 'Weight', value: `${rounded(result.weight)} kg/m²` },
    { label: 'Thickness', value: `${rounded(result.thickness * 1000)} mm` },
  ];
}
