import type { ResultRow } from '../tool.ts';
import { percent, rounded } from '../labels.ts';
import { usualSizes } from './calculate.ts';
import type { TankResult } from './calculate.ts';
import { yearDays } from './rain.ts';
import { fewShortDays } from './run.ts';
import type { Span } from './spread.ts';

export function tankAnswer(result: TankResult): string {
  const { inputs, worst } = result;
  const short = roofShort(result);
  const tank = `${litres(inputs.tankLitres)} tank`;
  if (inputs.demand.every((wanted) => wanted === 0)) {
    return 'Nothing is used, so the tank can’t run short. Enter people or a garden to see how it does.';
  }
  if (inputs.reserveLitres >= inputs.tankLitres) {
    return `All of the ${tank} is set aside for fire, so there’s nothing left to use. Enter a bigger tank or a smaller reserve.${short === null ? '' : ` ${roofText(short)}`}`;
  }
  const runs =
    worst.high === 0
      ? `wouldn’t run short in any of ${seriesText(inputs)}`
      : `runs short ${oftenText(result)} up to ${mostDays(worst.high)} in the worst ${inputs.measured === null ? 'modelled year' : `of ${seriesText(inputs)}`}`;
  const advice = short === null ? adviceText(result) : '';
  return `${verdict(result)} ${/^(?:8|1[18],)/.test(tank) ? 'An' : 'A'} ${tank} under ${rounded(inputs.roofArea)} m² of roof ${inputs.where} ${runs}. ${drierText(result)}${advice}`;
}

/** What the roof brings and what is needed in a year, as they are said, where no tank makes up for it. */
function roofShort({ inflow, need, isEnough, inputs }: TankResult) {
  const gives = roughly(inflow);
  if (isEnough || inflow >= need || gives >= roughly(need)) return null;
  return {
    gives,
    needed: roughly(need),
    // In tens, upwards; a roof that gives nothing has no size that is enough.
    lessADay: Math.ceil((need - inflow) / yearDays / 10) * 10,
    roof: inflow > 0 ? Math.ceil((inputs.roofArea * need) / inflow / 10) * 10 : null,
  };
}

function roofText({ gives, needed, lessADay, roof }: NonNullable<ReturnType<typeof roofShort>>) {
  const more = roof === null ? 'more roof' : `at least ${rounded(roof)} m² of roof`;
  return `Your roof gives about ${litres(gives)} in an average year and you need ${litres(needed)}: no tank makes up for that. Use at least ${litres(lessADay)} a day less, or collect from ${more}; dry years take more.`;
}

/** Share of the years with a short day. */
function shortYears({ dryDays }: TankResult): number {
  return dryDays.filter((days) => days > 0).length / dryDays.length;
}

/** Up to as many short days a year a tank is a near miss, and not too small. */
const nearlyFewDays = 2 * fewShortDays;

/** What the answer means, and what to do. */
function verdict(result: TankResult): string {
  const { worst, isEnough, typical, enough } = result;
  const short = roofShort(result);
  if (worst.high === 0) return 'This tank is big enough.';
  if (isEnough) {
    return 'This tank is big enough in all but the driest years. Plan for carted water in those.';
  }
  if (short !== null) return roofText(short);
  if (typical <= fewShortDays) {
    return 'This tank is big enough over a typical run of years. Plan for carted water in a dry year.';
  }
  if (enough.every === null && enough.most === null) {
    return 'No usual size of tank is enough here. Plan for carted water in a dry year.';
  }
  return typical <= nearlyFewDays && shortYears(result) < 0.5
    ? 'This tank gets through most years. Plan for carted water in a dry one.'
    : `This tank is too small. Plan for carted water in a dry year${enough.every === null ? '' : ', or for a bigger tank'}.`;
}

/** `in about one year in 6: about 4 days a year on average,`. */
function oftenText(result: TankResult): string {
  const share = shortYears(result);
  const often =
    share >= 0.95
      ? 'in nearly every year'
      : share >= 0.6
        ? 'in most years'
        : share >= 1 / 30
          ? `in about one year in ${rounded(1 / share)}`
          : 'in very few years';
  const average = averageDays(result.typical);
  return average === null ? `${often}, on` : `${often}: ${average} a year on average,`;
}

/** Days a year in the middle run; nothing where it has none. */
function averageDays(typical: number): string | null {
  if (typical <= 0) return null;
  return typical < 1 ? 'less than a day' : `about ${mostDays(typical)}`;
}

function mostDays(most: number): string {
  const days = Math.ceil(most - 1e-9);
  return days === 1 ? '1 day' : `${rounded(days)} days`;
}

function drierText({ worst, drier }: TankResult): string {
  if (drier.short.high > 0) {
    return `With 15% less rain, ${averageDays(drier.typical) ?? 'less than a day'} a year.`;
  }
  return worst.high === 0 ? 'Nor would it with 15% less rain.' : 'With 15% less rain it’s no more.';
}

/** What has three short days a year or fewer, and over which run of years. */
function adviceText({
  inputs,
  isEnough,
  typical,
  enough: { mildest, most, every },
}: TankResult): string {
  const isShort = typical > fewShortDays;
  const isLarger = (size: number | null): size is number =>
    size !== null && size > inputs.tankLitres;
  const few = `${fewShortDays} short days a year or fewer`;
  const need = (size: number, rest: string) => ` For ${few} you need about ${litres(size)}${rest}`;
  if (isEnough) {
    return every !== null && every < inputs.tankLitres
      ? need(every, ', even over a dry run of years.')
      : '';
  }
  if (every !== null) {
    if (isShort && most === every)
      return need(every, ', over a typical run of years and over a dry one.');
    return isShort && isLarger(most)
      ? need(most, ` over a typical run of years, or ${litres(every)} over a dry one.`)
      : need(every, ' over a dry run of years.');
  }
  const other = 'use less or add roof';
  const none = `no usual size is enough: ${other}.`;
  if (isShort && isLarger(most)) {
    return need(most, ` over a typical run of years; over a dry one ${none}`);
  }
  if (most === null && isLarger(mildest)) {
    return need(mildest, ` over a mild run of years; over a typical one ${none}`);
  }
  return ` No usual size has ${few} over a ${isShort && most === null ? 'typical' : 'dry'} run of years: ${other}.`;
}

/** `720 modelled years`, all of all runs, or the years that were measured. */
function seriesText({ series, measured }: TankResult['inputs']): string {
  const years = Math.round((series[0]?.length ?? 0) / yearDays);
  return measured === null
    ? `${rounded(years * series.length)} modelled years`
    : `${years} years like those measured, ${measured.firstYear} to ${measured.firstYear + measured.years - 1}`;
}

export function tankRows(result: TankResult): readonly ResultRow[] {
  const { inputs, dryDays, enough } = result;
  const years = dryDays.length;
  const ninth = [...dryDays].sort((one, other) => one - other)[Math.ceil(0.9 * years) - 1] ?? 0;
  return [
    { label: 'Days short, average year', value: shortText(result) },
    { label: 'Days short, worst year', value: spanText(result.worst) },
    { label: 'Days short, average year, 15% less rain', value: shortText(result.drier) },
    {
      label: 'Days short in nine years out of ten',
      value: ninth === 0 ? 'none' : `${rounded(ninth)} or fewer`,
    },
    {
      label: 'Years without a short day',
      value: percent(1 - shortYears(result)),
    },
    {
      label: 'Usual size for 3 short days a year, typical run of years',
      value: sizeText(enough.most),
    },
    {
      label: 'Usual size for 3 short days a year, dry run of years',
      value: sizeText(enough.every),
    },
    {
      label: 'Water needed, average over the year',
      value: `${rounded(result.need / yearDays)} L a day, ${kilolitres(result.need)} a year`,
    },
    { label: 'Reaches the tank', value: `${kilolitres(result.inflow)} a year` },
    { label: 'Used', value: `${kilolitres(result.used)} a year` },
    { label: 'Spilled', value: `${kilolitres(result.spilled)} a year` },
    { label: 'Rain in a year', value: `${rounded(inputs.yearRain)} mm` },
    {
      label: 'Roof water by enHealth’s formula',
      value: `${kilolitres(result.byEnHealth)} a year`,
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

function sizeText(size: number | null): string {
  return size === null ? `none up to ${litres(Math.max(...usualSizes))}` : litres(size);
}

/** Nobody knows the rain of a year more exactly. */
function roughly(value: number): number {
  const unit = value < 10_000 ? 100 : 1000;
  return Math.round(value / unit) * unit;
}

export function litres(value: number): string {
  return `${rounded(value)} L`;
}

export function kilolitres(value: number): string {
  return `${rounded(roughly(value) / 1000, roughly(value) < 10_000 ? 1 : 0)} kL`;
}

/** `4 to 11 days, typically 5`; `0 to 3 days, typically less than 1`. */
export function shortText({ short, typical }: Pick<TankResult, 'short' | 'typical'>): string {
  const span = spanText(short);
  if (!/ to /.test(span)) return span;
  const isPartOfDay = typical > 0 && typical < 1;
  return `${span}, typically ${isPartOfDay ? 'less than 1' : rounded(Math.ceil(typical - 1e-9))}`;
}

/** `4 to 11 days`: whole days, outwards, so that what is shown as 3 is never more. */
export function spanText({ low, high }: Span): string {
  const [least, most] = [Math.floor(low + 1e-9), Math.ceil(high - 1e-9)];
  if (most === 0) return 'no days';
  if (high < 1) return 'less than 1 day';
  return `${least === most ? '' : `${rounded(least)} to `}${mostDays(most)}`;
}
