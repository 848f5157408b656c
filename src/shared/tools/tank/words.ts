import type { ResultRow } from '../tool.ts';
import { percent, rounded } from '../words.ts';
import type { TankResult } from './calculate.ts';
import type { Span } from './spread.ts';

export function tankAnswer(result: TankResult): string {
  const { inputs, short, worst } = result;
  const tank = `${litres(inputs.tankLitres)} tank`;
  if (inputs.demand.every((wanted) => wanted === 0)) {
    return 'Nothing is used, so the tank can’t run short. Enter people or a garden to see how it does.';
  }
  if (inputs.reserveLitres >= inputs.tankLitres) {
    return `All of the ${tank} is set aside for fire, so there’s nothing left to use. Enter a bigger tank or a smaller reserve.`;
  }
  const runs =
    worst.high === 0
      ? `wouldn’t run short in any of ${seriesWords(inputs)}`
      : `would run short on about ${spanWords(short)} a year, and on ${spanWords(worst)} in the worst of ${seriesWords(inputs)}`;
  return `${verdict(result)} ${/^(?:8|1[18],)/.test(tank) ? 'An' : 'A'} ${tank} under ${rounded(inputs.roofArea)} m² of roof ${inputs.where} ${runs}. ${drierWords(result)} ${adviceWords(result)}`;
}

/** What the answer means, and what to do. */
function verdict({ worst, isEnough, enough: { every } }: TankResult): string {
  if (worst.high === 0) return 'This tank is big enough.';
  if (isEnough) return 'This tank is big enough in most years. Plan for carted water in a dry one.';
  return `This tank is too small. Plan for carted water in a dry year${every === null ? '' : ', or for a bigger tank'}.`;
}

function drierWords({ worst, drier }: TankResult): string {
  if (drier.high > 0) return `With 15% less rain it’s about ${spanWords(drier)} a year.`;
  return worst.high === 0 ? 'Nor would it with 15% less rain.' : 'With 15% less rain it’s no more.';
}

function adviceWords({ inputs, isEnough, enough: { mildest, every } }: TankResult): string {
  if (isEnough) {
    return every !== null && every < inputs.tankLitres
      ? `About ${litres(every)} would be enough for 3 short days a year or fewer.`
      : 'That’s 3 short days a year or fewer.';
  }
  if (every !== null) {
    return `About ${litres(every)} would bring that down to 3 days a year or fewer${
      mildest === null || mildest === every || mildest <= inputs.tankLitres
        ? ''
        : `, or ${litres(mildest)} in mild years`
    }.`;
  }
  return mildest === null || mildest <= inputs.tankLitres
    ? 'No usual size of tank is sure to bring that down to 3 days: use less, or collect from more roof.'
    : `Only in mild years would ${litres(mildest)} bring that down to 3 days: use less, or collect from more roof.`;
}

/** `30 modelled years`, or the years that were measured. */
function seriesWords({ series, measured }: TankResult['inputs']): string {
  const years = Math.round((series[0]?.length ?? 0) / 365);
  return measured === null
    ? `${years} modelled years`
    : `${years} years like those measured, ${measured.firstYear} to ${measured.firstYear + measured.years - 1}`;
}

export function tankRows(result: TankResult): readonly ResultRow[] {
  const { inputs, dryDays, enough } = result;
  const years = dryDays.length;
  const wanted = inputs.demand.reduce((sum, one) => sum + one, 0) / 12;
  return [
    { label: 'Days short, average year', value: spanWords(result.short) },
    { label: 'Days short, worst year', value: spanWords(result.worst) },
    { label: 'Days short, average year, 15% less rain', value: spanWords(result.drier) },
    {
      label: 'Days short in nine years out of ten',
      value: `${rounded([...dryDays].sort((one, other) => one - other)[Math.ceil(0.9 * years) - 1] ?? 0)} or fewer`,
    },
    {
      label: 'Years without a short day',
      value: percent(dryDays.filter((short) => short === 0).length / years),
    },
    {
      label: 'Tank for 3 short days a year or fewer',
      value:
        enough.every === null
          ? 'no usual size'
          : enough.mildest === null || enough.mildest === enough.every
            ? litres(enough.every)
            : `${rounded(enough.mildest)} to ${litres(enough.every)}`,
    },
    { label: 'Water needed, average over the year', value: `${rounded(wanted)} L a day` },
    { label: 'Used', value: `${kilolitres(result.used)} a year` },
    { label: 'Spilled', value: `${kilolitres(result.spilled)} a year` },
    { label: 'Rain in a year', value: `${rounded(inputs.yearRain)} mm` },
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
      value: result.inflow === 0 ? '–' : percent(result.used / result.inflow),
    },
  ];
}

/** Days with all that was needed: whole only where there was no other. */
export function reliability(share: number): string {
  return share === 1 ? '100%' : `${rounded(Math.floor(share * 1000) / 10, 1)}%`;
}

export function reliabilitySpan({ low, high }: Span): string {
  return reliability(low) === reliability(high)
    ? reliability(low)
    : `${reliability(low).slice(0, -1)} to ${reliability(high)}`;
}

export function litres(value: number): string {
  return `${rounded(value)} L`;
}

export function kilolitres(value: number): string {
  return `${rounded(value / 1000)} kL`;
}

/** `4 to 11 days`: whole days, outwards, so that what is shown as 3 is never more. */
export function spanWords({ low, high }: Span): string {
  const [least, most] = [Math.floor(low + 1e-9), Math.ceil(high - 1e-9)];
  if (most === 0) return 'no days';
  if (high < 1) return 'less than 1 day';
  return `${least === most ? '' : `${rounded(least)} to `}${most === 1 ? '1 day' : `${rounded(most)} days`}`;
}
