import { daysBetween } from '../days.ts';
import type { ResultRow } from '../tool.ts';
import { clockWords, dayWords, durationWords, listWords, percent, rounded } from '../words.ts';
import {
  eaveWorksWithinDegrees,
  isNoonSunBehind,
  turnedFromDegrees,
  turnFromNorth,
} from './calculate.ts';
import type { SunMonth, SunResult } from './calculate.ts';

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
function withoutWords({ inputs, months }: SunResult): string {
  const { placeName, facingDegrees } = inputs;
  const hours = hoursIn(months, 12);
  const aside = 'shade it from the side, with a screen, a blind or a tree';
  if (isNoonSunBehind(inputs)) {
    const noon = `In ${placeName} the noon sun is behind this wall, so there’s nothing for an eave to shade at noon`;
    return isNone(hours)
      ? `${noon}, and on 21 December no sun reaches the sill.`
      : `${noon}. On 21 December the sun reaches the sill for ${hoursWords(hours)}, early or late in the day: ${aside}.`;
  }
  const turned = `the wall is turned ${rounded(turnFromNorth(facingDegrees))}° from north`;
  return isNone(hours)
    ? `In ${placeName} this window needs no eave: ${turned}, and on 21 December no sun reaches the sill.`
    : `An eave won’t shade this window: ${turned}, so in ${placeName} the sun comes in under it. On 21 December it reaches the sill for ${hoursWords(hours)} without one: ${aside}.`;
}

/** For an eave that was not entered: how deep to make it, and what it does. */
function suggestedWords(result: SunResult, depth: number): string {
  const { shadedPeriod, facingDegrees } = result.inputs;
  const { from, to } = shadedPeriod;
  const period =
    from === to
      ? `on ${dayWords(`x-${from}`)}`
      : `from ${dayWords(`x-${from}`)} to ${dayWords(`x-${to}`)}`;
  const winter = result.isWinterNoonCovered
    ? `. At noon on 21 June ${coveredWords}`
    : `, and leaves ${litWords(result.litAtWinterNoon)} in the sun at noon on 21 June`;
  const tooDeep = depth > deepestSensibleEave ? ' That’s a verandah rather than an eave.' : '';
  const { placeName: where } = result.inputs;
  // What comes in is first: whoever reads on only as far as a depth builds it.
  return turnFromNorth(facingDegrees) > eaveWorksWithinDegrees
    ? `An eave alone isn’t enough here.${asideWords(result)} With an eave ${rounded(depth, 2)} m deep, all the glass in ${where} is in shade at noon ${period}${winter}.${tooDeep}`
    : `Make the eave about ${rounded(depth, 2)} m deep. In ${where} that shades all the glass at noon ${period}${winter}.${tooDeep}${asideWords(result)}`;
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
  return `${eave} in ${inputs.placeName}, ${summer}${winter}.${asideWords(result)}`;
}

const coveredWords = 'something in front keeps the sun off the glass';

/** What a turned wall lets in under its eave. */
function asideWords(result: SunResult): string {
  const turn = turnFromNorth(result.inputs.facingDegrees);
  // As it is shown, so that the bearing of 10° that was typed counts as 10.
  if (Math.round(turn) < turnedFromDegrees) return '';
  const { share, spans } = result.summerSun;
  const turned = ` This wall is turned ${rounded(turn)}° from north: on 21 December`;
  return spans.length === 0
    ? `${turned} no direct sun reaches the glass.`
    : `${turned} about ${summerShareWords(share)} of its direct sun still comes in under the eave, ${spansWords(spans)}.`;
}

function summerShareWords(share: number): string {
  return share > 0 && share < 0.01 ? '1%' : percent(share);
}

function spansWords(spans: SunResult['summerSun']['spans']): string {
  return listWords(spans.map(({ from, to }) => `from ${clockWords(from)} to ${clockWords(to)}`));
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
      label: 'Direct sun under the eave, 21 December',
      value:
        result.summerSun.spans.length === 0
          ? 'none'
          : `about ${summerShareWords(result.summerSun.share)}, ${spansWords(result.summerSun.spans)}`,
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

function hoursWords(hours: number): string {
  return `about ${durationWords(hours)}`;
}

function isNone(hours: number): boolean {
  return durationWords(hours) === 'none';
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
