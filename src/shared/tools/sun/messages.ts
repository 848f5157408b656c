import { daysBetween } from '../days.ts';
import type { ResultRow } from '../tool.ts';
import { formatClock, formatDay, formatDuration, formatList, percent, rounded } from '../labels.ts';
import { isNoonSunBehind, tooMuchUnder, turnedFromDegrees, turnFromNorth } from './calculate.ts';
import type { DaySun, SunMonth, SunResult, TimeSpan } from './calculate.ts';

/** A deeper one is a verandah, metres. */
const deepestSensibleEave = 2.5;

export function sunAnswer(result: SunResult): string {
  const { inputs, eaveDepth } = result;
  const text =
    eaveDepth === null
      ? withoutText(result)
      : inputs.eaveDepth === null
        ? suggestedText(result, eaveDepth)
        : givenText(result, eaveDepth);
  const isSaid =
    result.isWinterNoonCovered &&
    eaveDepth !== null &&
    !isNoonSunBehind(inputs) &&
    !isEaveOfLittleUse(result);
  if (inputs.obstacle === null || isSaid) return text;
  const taken = `On 21 June what’s in front ${takenText(result)}.`;
  const { takenHours, sillHours } = hoursInJune(result);
  // Where little is left, an eave matters less than what stands there.
  return takenHours > sillHours ? `${taken} ${text}` : `${text} ${taken}`;
}

function hoursInJune({ months }: SunResult) {
  const { sillHours = 0, takenHours = 0 } = months.find(({ month }) => month === 6) ?? {};
  return { sillHours, takenHours };
}

/** What a tree, a hill or a house in front costs in midwinter. */
function takenText(result: SunResult): string {
  const { sillHours, takenHours } = hoursInJune(result);
  const [taken, all] = [takenHours, sillHours + takenHours].map(formatDuration);
  if (taken === 'none') return 'takes no sun from the sill';
  return taken === all
    ? `takes all ${all} of the sill’s sun`
    : `takes ${taken} of the sill’s ${all} of sun`;
}

const addText = 'Add a screen, a blind or a tree.';
const fromTheSide = 'shade it from the side, with a screen, a blind or a tree';

/** For a wall that looks too far away from the noon sun for an eave to be of use. */
function withoutText(result: SunResult): string {
  const { inputs, periodSun } = result;
  const { placeName, facingDegrees } = inputs;
  const period = periodLabels(result);
  const isNone = formatDuration(periodSun.hours.high) === 'none';
  const reaches = `reaches the sill for about ${hoursText(periodSun.hours)} a day`;
  if (isNoonSunBehind(inputs)) {
    const noon = `In ${placeName} the noon sun is behind this wall, so there’s nothing for an eave to shade at noon`;
    return isNone
      ? `${noon}, and ${period} no sun reaches the sill.`
      : `${noon}. ${capital(period)} the sun ${reaches}, ${spansText(periodSun.spans)}: ${fromTheSide}.`;
  }
  const turned = `the wall is turned ${rounded(turnFromNorth(facingDegrees))}° from north`;
  return isNone
    ? `In ${placeName} this window needs no eave: ${turned}, and ${period} no sun reaches the sill.`
    : `An eave won’t shade this window: ${turned}, so in ${placeName} the sun comes in under it. ${capital(period)} it ${reaches} without one, ${spansText(periodSun.spans)}: ${fromTheSide}.`;
}

/** The days on which the glass shall be in the shade: `from 22 October to 20 February`. */
function periodLabels({ inputs: { shadedPeriod } }: SunResult): string {
  const { from, to } = shadedPeriod;
  return from === to
    ? `on ${formatDay(`x-${from}`)}`
    : `from ${formatDay(`x-${from}`)} to ${formatDay(`x-${to}`)}`;
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** For an eave that was not entered: how deep to make it, and what it does. */
function suggestedText(result: SunResult, depth: number): string {
  const period = periodLabels(result);
  const winter = result.isWinterNoonCovered
    ? `. At noon on 21 June ${coveredText(result)}`
    : `, and leaves ${litText(result.litAtWinterNoon)} in the sun at noon on 21 June`;
  const late = lateSummerText(result);
  const tooDeep = depth > deepestSensibleEave ? ' That’s a verandah rather than an eave.' : '';
  const { placeName: where } = result.inputs;
  // What comes in is first: whoever reads on only as far as a depth builds it.
  return isTurned(result) && result.periodSun.share >= tooMuchUnder
    ? `An eave alone isn’t enough here.${underText(result)} ${addText} An eave ${rounded(depth, 2)} m deep shades all the glass in ${where} at noon ${period}${winter}.${tooDeep}`
    : `Make the eave about ${rounded(depth, 2)} m deep. In ${where} that shades all the glass at noon ${period}${winter}${late}.${tooDeep}${underText(result)}`;
}

/** For an eave that was entered. */
function givenText(result: SunResult, depth: number): string {
  const { inputs, wholeShade } = result;
  const eave =
    depth === 0
      ? 'Without an eave'
      : `With ${Math.floor(depth) === 8 ? 'an' : 'a'} ${rounded(depth, 2)} m eave`;
  const still = underText(result);
  if (isNoonSunBehind(inputs)) {
    return `In ${inputs.placeName} the noon sun is behind this wall, so there’s nothing for an eave to shade at noon.${still}${result.periodSun.share < 0.01 ? '' : ` ${capital(fromTheSide)}.`}`;
  }
  const summer =
    wholeShade === null
      ? 'some of the glass is in the sun at noon all year'
      : `all the glass is in shade at noon ${shadeText(wholeShade)}`;
  const winter = result.isWinterNoonCovered
    ? `. At noon on 21 June ${coveredText(result)}`
    : wholeShade !== null && isAllYear(wholeShade)
      ? ''
      : `, and at noon on 21 June ${litText(result.litAtWinterNoon)} is in the sun`;
  if (isEaveOfLittleUse(result)) {
    const lead = depth === 0 ? 'There’s no eave' : 'An eave does little';
    return `${lead} here.${still} ${capital(fromTheSide)}.`;
  }
  const alone =
    isTurned(result) && depth > 0 && result.periodSun.share >= tooMuchUnder
      ? `An eave alone isn’t enough here. ${addText} `
      : '';
  if (isTooDeep(result)) {
    const share = result.litAtWinterNoon === 0 ? 'all' : 'most';
    return `This eave takes ${share} of the winter sun at noon. ${alone}${eave} in ${inputs.placeName}, ${summer}${winter}.${still}${neededText(result)}`;
  }
  return isPeriodShaded(result)
    ? `${alone}${eave} in ${inputs.placeName}, ${summer}, every day you chose${winter}.${still}`
    : `${alone}${eave} in ${inputs.placeName}, ${summer}${winter}.${still}${neededText(result)}`;
}

/** Whether an eave that was entered stands over a wall that looks too far away from the noon sun for one. */
function isEaveOfLittleUse({ inputs, suggestedDepth, periodSun }: SunResult): boolean {
  return inputs.eaveDepth !== null && suggestedDepth === null && periodSun.share >= tooMuchUnder;
}

/** Whether an eave that was entered is deeper than the days need, and leaves little of the glass to the winter noon. */
function isTooDeep({ inputs, suggestedDepth, eaveDepth, litAtWinterNoon }: SunResult): boolean {
  const isDeeper = suggestedDepth !== null && (eaveDepth ?? 0) > suggestedDepth;
  return isDeeper && litAtWinterNoon < 0.25 && inputs.obstacle === null;
}

/** How deep an eave would have to be that shades the glass at noon on all the days that were chosen. */
function neededText(result: SunResult): string {
  const { suggestedDepth } = result;
  return suggestedDepth === null
    ? ''
    : ` Shading all the glass at noon ${periodLabels(result)} takes an eave about ${rounded(suggestedDepth, 2)} m deep.`;
}

function isPeriodShaded({ wholeShade, inputs: { shadedPeriod } }: SunResult): boolean {
  if (wholeShade === null) return false;
  const { from, to } = shadedPeriod;
  const year = wholeShade.from.slice(0, 4);
  const lastYear = from > to ? Number(year) + 1 : year;
  return wholeShade.from <= `${year}-${from}` && wholeShade.to >= `${lastYear}-${to}`;
}

/** A period that ends before the hottest weeks do leaves glass in their sun. */
function lateSummerText({ litAtLateSummerNoon, isWinterNoonCovered }: SunResult): string {
  if (litAtLateSummerNoon < 0.05) return '';
  const shade = '(plan an outside blind or a vine)';
  return isWinterNoonCovered
    ? `. At noon on 21 February ${litText(litAtLateSummerNoon).replace('it', 'the glass')} is in the sun ${shade}`
    : `, and ${percent(litAtLateSummerNoon)} on 21 February ${shade}`;
}

const coveredText = (result: SunResult) =>
  `something in front keeps the sun off the glass; it ${takenText(result)} that day`;

/** So much more of a day’s sun is worth saying beside that of the period. */
const littleMore = 0.05;

/** What still comes in under the eave in the period that was chosen, and when; nothing where it is nothing. */
function underText(result: SunResult): string {
  const { inputs, periodSun, eaveDepth } = result;
  const turn = turnFromNorth(inputs.facingDegrees);
  const turned = isTurned(result);
  const { share, spans, most } = periodSun;
  // That all of it comes in without an eave, and next to nothing under one, needs no words.
  if (!turned && (share < 0.01 || eaveDepth === 0)) return '';
  const period = periodLabels(result);
  const start = turned
    ? ` This wall is turned ${rounded(turn)}° from north: ${period}`
    : ` ${capital(period)}`;
  if (spans.length === 0) return `${start} no direct sun reaches the glass.`;
  const under = eaveDepth === 0 ? 'comes in' : 'still comes in under the eave';
  const { from, to } = inputs.shadedPeriod;
  // Inside the period days are ten apart, and the most of them lies flat round the longest.
  const day = [from, to].includes(most.day.slice(5)) ? `on ${formatDay(most.day)}` : 'in midsummer';
  const worst =
    // The day with the most sun may let in hardly more of it than the others.
    from === to || eaveDepth === 0 || shareOf(most) < share + littleMore
      ? ''
      : `; most ${day}, when ${shareText(shareOf(most))} does`;
  return `${start} ${partText(share)} of the direct sun ${under}, ${spansText(spans)}${worst}.`;
}

/** As it is shown, so that the bearing of 10° that was typed counts as 10. */
function isTurned({ inputs }: SunResult): boolean {
  return Math.round(turnFromNorth(inputs.facingDegrees)) >= turnedFromDegrees;
}

function shareOf({ all, under }: DaySun): number {
  return all === 0 ? 0 : under / all;
}

function shareText(share: number): string {
  return share > 0 && share < 0.01 ? '1%' : percent(share);
}

function spansText(spans: readonly TimeSpan[]): string {
  return formatList(spans.map(({ from, to }) => `from ${formatClock(from)} to ${formatClock(to)}`));
}

function comesInText(share: number, spans: readonly TimeSpan[]): string {
  return spans.length === 0 ? 'none' : `${partText(share)}, ${spansText(spans)}`;
}

function partText(share: number): string {
  return share >= 0.995 ? 'all' : `about ${shareText(share)}`;
}

export function sunRows(result: SunResult): readonly ResultRow[] {
  const { inputs, months, eaveDepth, shadowLength, periodSun, summerSun } = result;
  return [
    { label: 'Depth of the eave', value: eaveDepth === null ? '–' : `${rounded(eaveDepth, 2)} m` },
    {
      label: 'All the glass in shade at noon',
      value: isNoonSunBehind(inputs)
        ? 'the noon sun is behind the wall'
        : result.wholeShade === null
          ? 'never'
          : shadeText(result.wholeShade),
    },
    { label: 'Glass in the sun at noon, 21 June', value: percent(result.litAtWinterNoon) },
    { label: 'Glass in the sun at noon, 21 February', value: percent(result.litAtLateSummerNoon) },
    { label: 'Sun on the sill, 21 June', value: formatDuration(hoursIn(months, 6)) },
    { label: 'Sun on the sill, 21 December', value: formatDuration(hoursIn(months, 12)) },
    {
      label: `Share of the direct sun that reaches the glass, ${periodLabels(result).replace(/^(?:from|on) /, '')}`,
      value: comesInText(periodSun.share, periodSun.spans),
    },
    {
      label: 'Share of the direct sun that reaches the glass, 21 December',
      value: comesInText(shareOf(summerSun), summerSun.spans),
    },
    {
      label: `Noon sun, ${formatDay(inputs.day)}`,
      value: `${rounded(result.noonHeightDegrees, 1)}° above the horizon, at ${formatClock(result.noonHours)}`,
    },
    {
      label: `Sunrise and sunset, ${formatDay(inputs.day)}`,
      value: `${formatClock(result.riseHours)} and ${formatClock(result.setHours)}`,
    },
    ...(shadowLength === null
      ? []
      : [
          {
            label: `Shadow of what’s in front, noon, ${formatDay(inputs.day)}`,
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

function hoursText({ low, high }: { low: number; high: number }): string {
  return formatDuration(low) === formatDuration(high)
    ? formatDuration(high)
    : `${formatDuration(low)} to ${formatDuration(high)}`;
}

function litText(share: number): string {
  if (share >= 0.995) return 'all of it';
  if (share <= 0.005) return 'none of it';
  return `about ${percent(share)} of it`;
}

function isAllYear({ from, to }: { from: string; to: string }): boolean {
  return daysBetween(from, to) >= 363;
}

function shadeText(days: { from: string; to: string }): string {
  if (isAllYear(days)) return 'all year';
  if (days.from === days.to) return `on about ${formatDay(days.from)}`;
  return `from about ${formatDay(days.from)} to ${formatDay(days.to)}`;
}
