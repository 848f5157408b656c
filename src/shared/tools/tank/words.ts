import type { ResultRow } from '../tool.ts';
import { percent, rounded } from '../words.ts';
import type { TankResult } from './calculate.ts';

export function tankAnswer(result: TankResult): string {
  const { inputs, dryDays, worstYear, enough } = result;
  const tank = `${litres(inputs.tankLitres)} tank`;
  if (inputs.demand.every((wanted) => wanted === 0)) {
    return 'Nothing is used, so the tank can’t run short. Enter people or a garden to see how it does.';
  }
  if (inputs.reserveLitres >= inputs.tankLitres) {
    return `All of the ${tank} is set aside for fire, so there’s nothing left to use. Enter a bigger tank or a smaller reserve.`;
  }
  const short =
    worstYear === 0
      ? `wouldn’t run short in any of ${seriesWords(inputs)}`
      : `would run short on about ${days(dryDays)} a year, and on ${days(worstYear)} in the worst of ${seriesWords(inputs)}`;
  const advice =
    enough === null
      ? 'No usual size of tank brings that down to 3 days: use less, or collect from more roof.'
      : enough < inputs.tankLitres
        ? `About ${litres(enough)} would be enough for 3 short days a year or fewer.`
        : enough > inputs.tankLitres
          ? `About ${litres(enough)} would bring that down to 3 days a year or fewer.`
          : 'That’s 3 short days a year or fewer.';
  return `${/^(?:8|1[18],)/.test(tank) ? 'An' : 'A'} ${tank} under ${rounded(inputs.roofArea)} m² of roof in ${inputs.placeName} ${short}. ${advice}`;
}

/** `30 modelled years`, or the years that were measured. */
function seriesWords({ rain, measured }: TankResult['inputs']): string {
  const years = Math.round(rain.length / 365);
  return measured === null
    ? `${years} modelled years`
    : `${years} measured years, ${measured.firstYear} to ${measured.firstYear + measured.years - 1}`;
}

export function tankRows(result: TankResult): readonly ResultRow[] {
  const { inputs, run } = result;
  const years = run.dryDays.length;
  const wanted = inputs.demand.reduce((sum, one) => sum + one, 0) / 12;
  return [
    { label: 'Days short in an average year', value: rounded(result.dryDays, 1) },
    { label: 'Days short in the worst year', value: rounded(result.worstYear) },
    {
      label: 'Days short in nine years out of ten',
      value: `${rounded(run.dryDays.toSorted((one, other) => one - other)[Math.ceil(0.9 * years) - 1] ?? 0)} or fewer`,
    },
    {
      label: 'Years without a short day',
      value: `${run.dryDays.filter((short) => short === 0).length} of ${years}`,
    },
    { label: 'Water needed, average over the year', value: `${rounded(wanted)} L a day` },
    { label: 'Used', value: `${kilolitres(run.used / years)} a year` },
    { label: 'Spilled', value: `${kilolitres(run.spilled / years)} a year` },
    {
      label: 'The most this roof can collect (enHealth)',
      value: `${kilolitres(result.mostInYear)} a year`,
    },
    {
      label: 'Set aside for fire',
      value: litres(Math.min(inputs.reserveLitres, inputs.tankLitres)),
    },
    {
      label: 'Share of the roof water used',
      value: run.inflow === 0 ? '–' : percent(run.used / run.inflow),
    },
  ];
}

/** Days with all that was needed: whole only where there was no other. */
export function reliability(share: number): string {
  return share === 1 ? '100%' : `${rounded(Math.floor(share * 1000) / 10, 1)}%`;
}

export function litres(value: number): string {
  return `${rounded(value)} L`;
}

export function kilolitres(value: number): string {
  return `${rounded(value / 1000)} kL`;
}

/** `1 day`, `28 days`, `less than 1 day`. */
export function days(value: number): string {
  const shown = value > 0 && value < 0.5 ? 'less than 1' : rounded(value);
  return shown === '1' || shown === 'less than 1' ? `${shown} day` : `${shown} days`;
}
