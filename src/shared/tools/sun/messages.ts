import { daysBetween } from '../days.ts';
import type { ResultRow } from '../tool.ts';
import { clockWords, dayWords, durationWords, listWords, percent, rounded } from '../labels.ts';
import { isNoonSunBehind, tooMuchUnder, turnedFromDegrees, turnFromNorth } from './calculate.ts';
import type { DaySun, SunMonth, SunResult, TimeSpan } from './calculate.ts';

/** A deeper one is a verandah, metres. */
const deepestSensibleEave = 2.5;

export function sunAnswer(result: SunResult): string {
  const { inputs, eaveDepth } = result;
  if (eaveDepth === null) return withoutWords(result);
  return inputs.eaveDepth === null
    ? suggestedWords(result, eaveDepth)
    : givenWords(result, eaveDepth);
}

/** For a wall that looks too far away from the noon sun for an eave to be of use. */
function withoutWords(result: SunResult): string {
  const { inputs, periodSun } = result;
  const { placeName, facingDegrees } = inputs;
  const period = periodWords(result);
  const isNone = durationWords(periodSun.hours.high) === 'none';
  const reaches = `reaches the sill for about ${hoursWords(periodSun.hours)} a day`;
  const aside = 'shade it from the side, with a screen, a blind or a tree';
  if (isNoonSunBehind(inputs)) {
    const noon = `In ${placeName} the noon sun is behind this wall, so there’s nothing for an eave to shade at noon`;
    return isNone
      ? `${noon}, and ${period} no sun reaches the sill.`
      : `${noon}. ${capital(period)} the sun ${reaches}, ${spansWords(periodSun.spans)}: ${aside}.`;
  }
  const turned = `the wall is turned ${rounded(turnFromNorth(facingDegrees))}° from north`;
  return isNone
    ? `In ${placeName} this window needs no eave: ${turned}, and ${period} no sun reaches the sill.`
    : `An eave won’t shade this window: ${turned}, so in ${placeName} the sun comes in under it. ${capital(period)} it ${reaches} without one, ${spansWords(periodSun.spans)}: ${aside}.`;
}

/** The days on which the glass shall be in the shade: `from 22 October to 20 February`. */
function periodWords({ inputs: { shadedPeriod } }: SunResult): string {
  const { from, to } = shadedPeriod;
  return from === to
    ? `on ${dayWords(`x-${from}`)}`
    : `from ${dayWords(`x-${from}`)} to ${dayWords(`x-${to}`)}`;
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** For an eave that was not entered: how deep to make it, and what it does. */
function suggestedWords(result: SunResult, depth: number): string {
  const period = periodWords(result);
  const winter = result.isWinterNoonCovered
    ? `. At noon on 21 June ${coveredWords}`
    : `, and leaves ${litWords(result.litAtWinterNoon)} in the sun at noon on 21 June`;
  const late = lateSummerWords(result);
  const tooDeep = depth > deepestSensibleEave ? ' That’s a verandah rather than an eave.' : '';
  const { placeName: where } = result.inputs;
  // What comes in is first: whoever reads on only as far as a depth builds it.
  return isTurned(result) && result.periodSun.share >= tooMuchUnder
    ? `An eave alone isn’t enough here.${underWords(result)} An eave ${rounded(depth, 2)} m deep shades all the glass in ${where} at noon ${period}${winter}.${tooDeep}`
    : `Make the eave about ${rounded(depth, 2)} m deep. In ${where} that shades all the glass at noon ${period}${winter}${late}.${tooDeep}${underWords(result)}`;
}

/** For an eave that was entered. */
function givenWords(result: SunResult, depth: number): string {
  const { inputs, wholeShade } = result;
  const eave =
    depth === 0
      ? 'Without an eave'
      : `With ${Math.floor(depth) === 8 ? 'an' : 'a'} ${rounded(depth, 2)} m eave`;
  const summer =
    wholeShade === null
      ? 'some of the glass is in the sun at noon all year'
      : `all the glass is in shade at noon ${shadeWords(wholeShade)}`;
  const winter = result.isWinterNoonCovered
    ? `. At noon on 21 June ${coveredWords}`
    : wholeShade !== null && isAllYear(wholeShade)
      ? ''
      : `, and at noon on 21 June ${litWords(result.litAtWinterNoon)} is in the sun`;
  return `${eave} in ${inputs.placeName}, ${summer}${winter}.${underWords(result)}`;
}

/** A period that ends before the hottest weeks do leaves glass in their sun. */
function lateSummerWords({ litAtLateSummerNoon, isWinterNoonCovered }: SunResult): string {
  if (litAtLateSummerNoon < 0.05) return '';
  const shade = '(plan an outside blind or a vine)';
  return isWinterNoonCovered
    ? `; on 21 February ${litWords(litAtLateSummerNoon)} is in the sun ${shade}`
    : `, and ${percent(litAtLateSummerNoon)} on 21 February ${shade}`;
}

const coveredWords = 'something in front keeps the sun off the glass';

/** What still comes in under the eave in the period that was chosen, and when; nothing where it is nothing. */
function underWords(result: SunResult): string {
  const { inputs, periodSun, eaveDepth } = result;
  const turn = turnFromNorth(inputs.facingDegrees);
  const turned = isTurned(result);
  const { share, spans, most } = periodSun;
  // That all of it comes in without an eave, and next to nothing under one, needs no words.
  if (!turned && (share < 0.01 || eaveDepth === 0)) return '';
  const period = periodWords(result);
  const start = turned
    ? ` This wall is turned ${rounded(turn)}° from north: ${period}`
    : ` ${capital(period)}`;
  if (spans.length === 0) return `${start} no direct sun reaches the glass.`;
  const under = eaveDepth === 0 ? 'comes in' : 'still comes in under the eave';
  const { from, to } = inputs.shadedPeriod;
  // Inside the period days are ten apart, and the most of them lies flat round the longest.
  const day = [from, to].includes(most.day.slice(5)) ? `on ${dayWords(most.day)}` : 'in midsummer';
  const worst =
    from === to || eaveDepth === 0 ? '' : `; most ${day}, when ${shareWords(shareOf(most))} does`;
  return `${start} about ${shareWords(share)} of its direct sun ${under}, ${spansWords(spans)}${worst}.`;
}

/** As it is shown, so that the bearing of 10° that was typed counts as 10. */
function isTurned({ inputs }: SunResult): boolean {
  return Math.round(turnFromNorth(inputs.facingDegrees)) >= turnedFromDegrees;
}

function shareOf({ all, under }: DaySun): number {
  return all === 0 ? 0 : under / all;
}

function shareWords(share: number): string {
  return share > 0 && share < 0.01 ? '1%' : percent(share);
}

function spansWords(spans: readonly TimeSpan[]): string {
  return listWords(spans.map(({ from, to }) => `from ${clockWords(from)} to ${clockWords(to)}`));
}

function comesInWords(share: number, spans: readonly TimeSpan[]): string {
  return spans.length === 0 ? 'none' : `about ${shareWords(share)}, ${spansWords(spans)}`;
}

export function sunRows(result: SunResult): readonly ResultRow[] {
  const { inputs, months, eaveDepth, shadowLength, periodSun, summerSun } = result;
  return [
    { label: 'Depth of the eave', value: eaveDepth === null ? '–' : `${rounded(eaveDepth, 2)} m` },
    {
      label: 'All the glass in shade at noon',
      value: result.wholeShade === null ? 'never' : shadeWords(result.wholeShade),
    },
    { label: 'Glass in the sun at noon, 21 June', value: percent(result.litAtWinterNoon) },
    { label: 'Glass in the sun at noon, 21 February', value: percent(result.litAtLateSummerNoon) },
    { label: 'Sun on the sill, 21 June', value: durationWords(hoursIn(months, 6)) },
    { label: 'Sun on the sill, 21 December', value: durationWords(hoursIn(months, 12)) },
    {
      label: `Direct sun under the eave, ${periodWords(result).replace(/^(?:from|on) /, '')}`,
      value: comesInWords(periodSun.share, periodSun.spans),
    },
    {
      label: 'Direct sun under the eave, 21 December',
      value: comesInWords(shareOf(summerSun), summerSun.spans),
    },
    {
      label: `Noon sun, ${dayWords(inputs.day)}`,
      value: `${rounded(result.noonHeightDegrees, 1)}° above the horizon, at ${clockWords(result.noonHours)}`,
    },
    {
      label: `Sunrise and sunset, ${dayWords(inputs.day)}`,
      value: `${clockWords(result.riseHours)} and ${clockWords(result.setHours)}`,
    },
    ...(shadowLength === null
      ? []
      : [
          {
            label: `Shadow of what’s in front, noon, ${dayWords(inputs.day)}`,
            value: `${rounded(shadowLength, 1)} m on level ground`,
          },
        ]),
    // As close as the tests hold it to an independent calculation.
    {
      label: 'Accuracy',
      value: 'the sun’s height to about 0.25°, times to about 2 minutes, over a flat horizon',
    },
  ];
}

function hoursIn(months: readonly SunMonth[], month: number): number {
  return months.find((one) => one.month === month)?.sillHours ?? 0;
}

function hoursWords({ low, high }: { low: number; high: number }): string {
  return durationWords(low) === durationWords(high)
    ? durationWords(high)
    : `${durationWords(low)} to ${durationWords(high)}`;
}

function litWords(share: number): string {
  if (share >= 0.995) return 'all of it';
  if (share <= 0.005) return 'none of it';
  return `about ${percent(share)} of it`;
}

function isAllYear({ from, to }: { from: string; to: string }): boolean {
  return daysBetween(from, to) >= 363;
}

function shadeWords(days: { from: string; to: string }): string {
  if (isAllYear(days)) return 'all year';
  if (days.from === days.to) return `on about ${dayWords(days.from)}`;
  return `from about ${dayWords(days.from)} to ${dayWords(days.to)}`;
}
