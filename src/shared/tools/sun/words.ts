import { daysBetween } from '../days.ts';
import type { ResultRow } from '../tool.ts';
import { clockWords, dayWords, durationWords, percent, rounded } from '../words.ts';
import { eaveWorksWithinDegrees, turnFromNorth } from './calculate.ts';
import type { SunMonth, SunResult } from './calculate.ts';

/** A deeper one is a verandah, metres. */
const deepestSensibleEave = 2.5;

export function sunAnswer(result: SunResult): string {
  const { inputs, eaveDepth, months } = result;
  const { placeName } = inputs;
  if (eaveDepth === null) {
    return `In ${placeName} the noon sun is behind this wall, so an eave can’t shade it at noon. On 21 December the sun reaches the sill for ${hoursWords(hoursIn(months, 12))}, early or late in the day: shade it from the side, with a screen, a blind or a tree.`;
  }
  return inputs.eaveDepth === null
    ? suggestedWords(result, eaveDepth)
    : givenWords(result, eaveDepth);
}

/** For an eave that was not entered: how deep to make it, and what it does. */
function suggestedWords(result: SunResult, depth: number): string {
  const { placeName, shadedPeriod } = result.inputs;
  const { from, to } = shadedPeriod;
  const period =
    from === to
      ? `on ${dayWords(`x-${from}`)}`
      : `from ${dayWords(`x-${from}`)} to ${dayWords(`x-${to}`)}`;
  const winter = result.isWinterNoonCovered
    ? `. At noon on 21 June ${coveredWords}`
    : `, and leaves ${litWords(result.litAtWinterNoon)} in the sun at noon on 21 June`;
  const tooDeep = depth > deepestSensibleEave ? ' That’s a verandah rather than an eave.' : '';
  return `Make the eave about ${rounded(depth, 2)} m deep. In ${placeName} that shades all the glass at noon ${period}${winter}.${tooDeep}${asideWords(result)}`;
}

/** For an eave that was entered. */
function givenWords(result: SunResult, depth: number): string {
  const { inputs, wholeShade } = result;
  const eave = depth === 0 ? 'Without an eave' : `With a ${rounded(depth, 2)} m eave`;
  const summer =
    wholeShade === null
      ? 'some of the glass is in the sun at noon all year'
      : `all the glass is in shade at noon ${shadeWords(wholeShade)}`;
  const winter = result.isWinterNoonCovered
    ? `. At noon on 21 June ${coveredWords}`
    : wholeShade !== null && isAllYear(wholeShade)
      ? ''
      : `, and at noon on 21 June ${litWords(result.litAtWinterNoon)} is in the sun`;
  return `${eave} in ${inputs.placeName}, ${summer}${winter}.${asideWords(result)}`;
}

const coveredWords = 'something in front keeps the sun off the glass';

function asideWords({ inputs, months }: SunResult): string {
  const turn = turnFromNorth(inputs.facingDegrees);
  return turn > eaveWorksWithinDegrees
    ? ` But this wall is turned ${rounded(turn)}° from north: on 21 December the sun still reaches the sill for ${hoursWords(hoursIn(months, 12))}, so an eave alone isn’t enough.`
    : '';
}

export function sunRows(result: SunResult): readonly ResultRow[] {
  const { inputs, months, eaveDepth, shadowLength } = result;
  return [
    { label: 'Depth of the eave', value: eaveDepth === null ? '–' : `${rounded(eaveDepth, 2)} m` },
    {
      label: 'All the glass in shade at noon',
      value: result.wholeShade === null ? 'never' : shadeWords(result.wholeShade),
    },
    { label: 'Glass in the sun at noon, 21 June', value: percent(result.litAtWinterNoon) },
    { label: 'Sun on the sill, 21 June', value: durationWords(hoursIn(months, 6)) },
    { label: 'Sun on the sill, 21 December', value: durationWords(hoursIn(months, 12)) },
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
  ];
}

function hoursIn(months: readonly SunMonth[], month: number): number {
  return months.find((one) => one.month === month)?.sillHours ?? 0;
}

function hoursWords(hours: number): string {
  const words = durationWords(hours);
  return words === 'none' ? 'no time at all' : `about ${words}`;
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
