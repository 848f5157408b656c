import { formatMonth } from '#lib/format-month.ts';
import type { ResultRow } from '../tool.ts';
import { formatFullDay, formatList, rounded } from '../labels.ts';
import { byName } from './spot-names.ts';
import { isDampSeason, isFarApart } from './calculate.ts';
import type {
  DryingMaterial,
  LogInputs,
  LogResult,
  Reading,
  Spot,
  SpotState,
} from './calculate.ts';

export function logAnswer(result: LogResult): string {
  const { inputs, spots, state, few, toSample, toProbeDeeper } = result;
  const { material } = inputs;
  const [first] = spots;
  if (first === undefined || state === null) {
    return `No readings yet. ${firstReadingText(material)}`;
  }
  const isWeighed = material.measure === 'weekly-loss';
  const place = `${first.wall} (${lower(first.spot)}) ${lastText(material, first.last)}`;
  const again = `Read again on ${formatFullDay(first.next)}.`;
  if (first.hold !== null) {
    const nearly = state === 'nearly' ? ', but nearly' : '';
    const verdict = first.hold.kind === 'wet' ? 'Too wet to wait' : `Not yet${nearly}`;
    return `${verdict}: ${place}. ${holdText(material, first)} ${again}`;
  }
  if (toSample !== null) {
    return `Not yet, but nearly: all ${spots.length} spots are ${rangeText(material)} by these readings, but clay and salt mislead a meter. Take straw from ${toSample.wall} (${lower(toSample.spot)}), rub off its clay, dry it in an oven, and probe beside it. ${lastDaysText(spots, inputs.today)}`;
  }
  if (toProbeDeeper !== null) {
    return `Not yet, but nearly: all ${spots.length} spots are ${rangeText(material)} by these readings, but it may be wetter at another depth. At ${toProbeDeeper.wall} (${lower(toProbeDeeper.spot)}) ${depthsText(material)}, and at the other places too. ${lastDaysText(spots, inputs.today)}`;
  }
  if (few !== null) return `${fewText(few, material)} ${lastDaysText(spots, inputs.today)}`;
  // Of a probe that is too far from the sample, enough is said beside the reading.
  const alone =
    first.isAlone && !isFarApart(first.last.overProbe ?? 0)
      ? ' The readings before it were taken another way and can’t be compared: probe beside an oven sample on the same day.'
      : '';
  switch (state) {
    case 'ready': {
      const days = lastDaysText(spots, inputs.today);
      // Ready when they were taken.
      if (isDue(spots, inputs.today)) {
        const found = isWeighed ? `${spots.length} bricks` : `${spots.length} spots`;
        return `${isWeighed ? 'Weigh' : 'Read'} again first: all ${found} were dry enough, but that’s too long ago. ${days.replace(' Read again first.', '')}`;
      }
      if (isWeighed) {
        return `Ready to lay, by these weighings: ${whereText(result)} lost about ${material.ready.value}% of their weight a week or less, three weighings in a row. ${days} Break one: it should be one colour right through.`;
      }
      const next = material.id === 'timber' ? 'to be enclosed' : 'for the next coat';
      const whom = material.id === 'timber' ? '' : 'your plasterer and ';
      return `Ready ${next}, by these readings: ${whereText(result)} the last two readings, ${apartText(spots)} apart, were ${rangeText(material)}${correctedText(spots)}. ${days} Check with ${whom}your surveyor first.`;
    }
    case 'nearly':
      return `Not yet, but nearly: ${place}. Wait until ${readyText(material)}.${isWeighed ? paceOf(material, first) : alone} ${again}`;
    case 'rising':
      return `Not yet: ${place} and is getting ${isWeighed ? 'heavier' : 'wetter'}. Find where the water comes from first. ${again}`;
    case 'first':
      return `Not yet: ${place}, and ${first.readings.length > 1 && !first.isAlone ? 'readings of a few days show' : 'one reading shows'} no trend.${alone}${isWeighed ? ` ${isDampSeason(first.last.day) ? dampDrying : usualDrying}` : ''} Wait until ${readyText(material)}. ${again}`;
    case 'not-yet':
      return `Not yet: ${place}. Wait until ${readyText(material)}.${paceOf(material, first)} ${again}`;
  }
}

/** The most names that a sentence can take. */
const mostNames = 4;

/** The places or bricks that counted, by name: only the reader can see that two names mean one. */
function whereText({ inputs: { material }, spots, places }: LogResult): string {
  const isWeighed = material.measure === 'weekly-loss';
  const named = isWeighed
    ? [...spots].sort(byName).map(({ spot }) => spot)
    : places.map(({ wall, spot }) => `${wall} (${lower(spot)})`);
  const isFew = named.length <= mostNames;
  if (isWeighed) return `all ${spots.length} bricks${isFew ? ` (${formatList(named)})` : ''}`;
  return `at ${isFew ? formatList(named) : `all ${spots.length} spots, in ${places.length} places,`}`;
}

/** That what was read is dry, and how much more it takes. */
function fewText({ stack, dry }: NonNullable<LogResult['few']>, material: DryingMaterial): string {
  const isOne = dry.length === 1;
  if (stack === null) {
    const read = isOne ? 'the one place you read is' : `the ${dry.length} places you read are`;
    const more = isOne ? 'at least two more places' : 'at least one more place';
    return `Not yet, but nearly: ${read} dry enough, by these readings. Read ${more}, where the wall dries last: low down, under a sill, on the weather side.${material.depths === undefined ? '' : ` At each, ${depthsText(material)}.`}`;
  }
  const bricks = isOne ? 'one brick' : `${dry.length} bricks`;
  const more = isOne ? 'two other bricks' : 'one other brick';
  return `Not yet, but nearly: ${bricks} of “${stack}” (${formatList(dry.map(lower))}) ${isOne ? 'is' : 'are'} dry, by these weighings. Weigh ${more} of it in the same way: a stack is ready when three are.`;
}

/** `read the outer third, the middle and the inner third` */
function depthsText({ depths = [] }: DryingMaterial): string {
  return depths.length === 1
    ? 'read the middle of the wall'
    : 'read the outer third, the middle and the inner third';
}

function firstReadingText(material: DryingMaterial): string {
  return material.measure === 'percent'
    ? 'Take the first where the wall will dry last: low down, in the middle of its thickest part, on the weather side.'
    : `${usualDrying} ${dampDrying} Mark three bricks and weigh them each week, until ${readyText(material)}.`;
}

/** The two to four weeks of the materials page. */
const usualDrying = 'Two weeks may do in a dry February; allow four.';
const dampDrying = 'From April to September bricks hardly dry.';

const dryWeightMissing = ' To see when that may be, enter the expected weight of a dry brick.';

/** When it may be there, or why nobody can say. */
function paceOf({ measure }: DryingMaterial, { readyBy, dryWeight, stalledWeeks }: Spot): string {
  const isWeighed = measure === 'weekly-loss';
  if (isWeighed && dryWeight === null) return dryWeightMissing;
  if (readyBy !== null && readyBy !== 'damp-season') {
    const { soonest, latest } = readyBy;
    const format = isWeighed ? (day: string) => formatMonth(day.slice(0, 7)) : formatFullDay;
    const when =
      latest === null
        ? `from ${format(soonest)}; if not by April, probably not before October`
        : spanText(format(soonest), format(latest), isWeighed ? 'in' : 'on');
    return ` At this pace it could be there ${when}.`;
  }
  if (stalledWeeks !== null) {
    return ` It has hardly dried in ${stalledWeeks} weeks: look for water getting in, still air, or a coat that seals it.`;
  }
  return readyBy === 'damp-season'
    ? ' Little dries from April to September, so there’s no date yet.'
    : ' At this pace there’s no date yet.';
}

/** When the spots were last read, and whether that is long enough ago to read them again. */
function lastDaysText(spots: readonly Spot[], today: string | null): string {
  const days = spots.map(({ last }) => last.day).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const were =
    first === last
      ? `The last reading was on ${formatFullDay(last)}.`
      : `The last readings were from ${formatFullDay(first)} to ${formatFullDay(last)}.`;
  return isDue(spots, today) ? `${were} Read again first.` : were;
}

const isDue = (spots: readonly Spot[], today: string | null) =>
  spots.some((spot) => isSpotDue(spot, today));

const isSpotDue = ({ next }: Spot, today: string | null) => today !== null && next <= today;

function holdText(material: DryingMaterial, { hold, last, dryWeight }: Spot): string {
  switch (hold?.kind) {
    case undefined:
      return '';
    case 'doubt': {
      const { why, of } = hold;
      const what = of === last ? 'That’s' : `${readingText(material, of)} is`;
      return `${what} ${doubtText(material, of, dryWeight ?? 0)[why]}`;
    }
    case 'jump': {
      const { from, to } = hold;
      const isGain = material.measure === 'weekly-loss' && to.value > from.value;
      return `From ${readingText(material, from)} to ${readingText(material, to)} is ${isGain ? 'more than rain adds' : 'a bigger change than happens in that time'}: check both, and that they’re of the same ${material.measure === 'percent' ? 'spot' : 'brick'}.`;
    }
    case 'old':
      return `That was ${agoText(hold.days)} ago: too old to go by.`;
    case 'apart':
      return material.measure === 'percent'
        ? `Its readings are ${hold.days} days apart: take two about a week apart.`
        : `Two of its last three weighings are ${hold.days} days apart: it takes three in a row, about a week apart.`;
    case 'oven':
      return `But the oven sample of ${formatFullDay(hold.oven.day)} had ${valueText(material, hold.oven.value)}, and nothing shows how the probe compares: take another sample, and probe beside it on the same day.`;
    case 'far':
      return `The oven sample of ${formatFullDay(hold.oven.day)} had ${valueText(material, hold.oven.value)}, ${rounded(hold.points)} points away from the probe beside it. Go by oven samples at this spot.`;
    case 'meter':
      return `The oven sample at ${hold.error.wall} (${lower(hold.error.spot)}) showed this meter ${rounded(hold.error.points, 1)} points low: with that error it would be ${valueText(material, hold.value)} here. Take an oven sample here too.`;
    case 'creeping':
      return `It’s below about ${rounded(material.ready.low)}% but getting wetter, and at this pace would be above that within four weeks.`;
    case 'wet':
      return 'Straw this wet rots: find where the water comes from, open the wall, and take out bales that are dark or smell.';
    case 'gain':
      return hold.isOfScale
        ? `It gained ${rounded(hold.kilograms * 1000)} g, which may be the scale: weigh it again.`
        : `It gained ${rounded(hold.kilograms * 1000)} g: a gain isn’t drying. Find where the water comes from, and weigh it again.`;
    case 'few':
      return 'It takes three weighings in a row that lose this little: weigh it once more.';
    case 'heavy':
      return `It loses little now, but should weigh about ${valueText(material, hold.dryWeight)} when it’s dry.`;
    case 'no-dry-weight':
      return hold.isDamp
        ? 'It loses little now, but from April to September that can mean the air is too damp to dry it: enter its expected dry weight, or weigh again in October.'
        : 'It loses little now, but only its expected dry weight shows that it’s dry: break one like it that’s one colour right through, weigh the pieces and enter that.';
  }
}

function doubtText(material: DryingMaterial, { value }: Reading, dryWeight: number) {
  const check = 'check the meter and read the spot again';
  const isPercent = material.measure === 'percent';
  const drier = 'drier than it gets in the air of a house';
  return {
    low: `${drier}: ${check}.`,
    corrected: `${drier}: dry another sample beside the probe.`,
    high: isPercent
      ? `higher than a probe reads reliably: ${check}, or dry a sample in an oven.`
      : `no weight of one brick, which is from about ${material.believable.low} to ${material.believable.high} kg: check the unit, and weigh it again.`,
    light: `${rounded((1 - value / dryWeight) * 100)}% less than its expected dry weight of ${valueText(material, dryWeight)}: one of the two may be typed wrong, or this brick is smaller and needs a dry weight of its own.`,
    heavy: 'more above its expected dry weight than a fresh brick holds: check both weights.',
  } as const;
}

/** `24.00 kg on 1 November 2026` */
function readingText(material: DryingMaterial, { value, day }: Reading): string {
  return `${valueText(material, value)} on ${formatFullDay(day)}`;
}

/** What a whole piece weighs. */
export function pieceText({ believable: { low, high } }: DryingMaterial): string {
  return `A mudbrick weighs from about ${low} to ${high} kg.`;
}

function agoText(days: number): string {
  const months = Math.round(days / 30.4);
  if (months < 24) return `about ${months} months`;
  return `about ${Math.round(months / 12)} years`;
}

/** That what counts as dry is not what the probe said. */
function correctedText(spots: readonly Spot[]): string {
  if (spots.every(({ last }) => last.corrected === null)) return '';
  const most = Math.max(...spots.map(({ last: { corrected } }) => -(corrected ?? 0)));
  return most < 0.05
    ? ', corrected by an oven sample'
    : `, corrected by an oven sample that was ${rounded(most, 1)} points below the probe: dry a second one to be sure`;
}

/** `7 days`, `7 to 14 days`: between the last two readings of all spots. */
function apartText(spots: readonly Spot[]): string {
  const days = spots.flatMap(({ apart }) => apart ?? []);
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return least === most ? `${least} days` : `${least} to ${most} days`;
}

export function logRows(result: LogResult): readonly ResultRow[] {
  const { inputs, spots, state, few, toSample, toProbeDeeper } = result;
  const { material, readings } = inputs;
  const days = readings.map(({ day }) => day).sort();
  const isWeighed = material.measure === 'weekly-loss';
  const count = (of: SpotState) => spots.filter((spot) => spot.state === of).length;
  return [
    {
      label: isWeighed ? 'Dry enough to lay' : 'Ready',
      value:
        state === null
          ? '–'
          : toSample !== null
            ? 'not yet: an oven sample'
            : toProbeDeeper !== null
              ? `not yet: ${(material.depths ?? []).length === 1 ? 'the middle of the wall' : 'three depths'}`
              : few === null
                ? state === 'ready' && isDue(spots, result.inputs.today)
                  ? `not yet: ${isWeighed ? 'weigh' : 'read'} again`
                  : stateText(material, state)
                : `not yet: three ${isWeighed ? 'bricks of each stack' : 'places'}`,
    },
    { label: 'Waiting for', value: waitingText(material, spots) },
    { label: 'Readings', value: String(readings.length) },
    { label: isWeighed ? 'Bricks' : 'Spots', value: String(spots.length) },
    { label: isWeighed ? 'Bricks dry' : 'Spots ready', value: String(count('ready')) },
    ...[
      ['First', days[0]],
      ['Last', days.at(-1)],
    ].map(([which, day]) => ({
      label: `${which} reading`,
      value: day === undefined ? '–' : formatFullDay(day),
    })),
  ];
}

/** What a spot must still come to: what is read, or a brick's expected dry weight where only that is missing. */
function waitingText(material: DryingMaterial, spots: readonly Spot[]): string {
  const held = spots.find(({ state }) => state !== 'ready')?.hold;
  if (held?.kind === 'few') return 'one more weighing';
  if (held?.kind === 'no-dry-weight') return 'the expected weight of a dry brick';
  return held?.kind === 'heavy'
    ? `a weight within 2% of ${valueText(material, held.dryWeight)}`
    : rangeText(material);
}

/** Of one spot: that it is ready, unless that was too long ago. */
export function spotStateText({ material, today }: LogInputs, spot: Spot): string {
  if (spot.state !== 'ready' || !isSpotDue(spot, today)) return stateText(material, spot.state);
  return material.measure === 'weekly-loss' ? 'weigh again' : 'read again';
}

function stateText({ measure }: DryingMaterial, state: SpotState): string {
  const isWeighed = measure === 'weekly-loss';
  switch (state) {
    case 'first':
      return 'not yet: one reading';
    case 'not-yet':
      return 'not yet';
    case 'nearly':
      return 'nearly';
    case 'ready':
      return isWeighed ? 'dry by these weighings' : 'ready by these readings';
    case 'rising':
      return `no, getting ${isWeighed ? 'heavier' : 'wetter'}`;
  }
}

/** `below 18%` */
export function rangeText({ measure, ready }: DryingMaterial): string {
  return measure === 'percent'
    ? `below ${rounded(ready.low)}%`
    : `a loss of less than about ${ready.value}% of the weight in a week`;
}

/** A reading with its unit. */
export function valueText({ measure }: DryingMaterial, value: number): string {
  return measure === 'percent' ? `${rounded(value, 1)}%` : `${rounded(value, 2)} kg`;
}

export function paceText({ measure }: DryingMaterial, { perWeek }: Spot): string {
  if (perWeek === null) return '–';
  const shown = measure === 'percent' ? rounded(perWeek, 1) : `${rounded(perWeek * 100, 1)}%`;
  return perWeek > 0 ? `+${shown}` : shown;
}

function readyText(material: DryingMaterial): string {
  return material.measure === 'percent'
    ? `all spots, in at least three places, have two readings, six days or more apart, ${rangeText(material)}`
    : `three weighings in a row lose less than about ${material.ready.value}% of the weight a week, and the brick is within 2% of its dry weight`;
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function lastText(
  material: DryingMaterial,
  { value, day, corrected, isOven, overProbe }: Reading,
): string {
  const verb = material.measure === 'percent' ? 'read' : 'weighed';
  const by = corrected === null ? '' : ', corrected by the oven sample,';
  const over = overProbe === null ? 0 : Number(overProbe.toFixed(1));
  const points = `${Math.abs(over)} ${Math.abs(over) === 1 ? 'point' : 'points'}`;
  const consequence = isFarApart(over)
    ? ': too far apart to correct it by that, so go by oven samples at this spot'
    : ', so its readings here are corrected';
  const beside =
    over === 0
      ? ''
      : `. The probe beside it read ${points} ${over > 0 ? 'low' : 'high'}${consequence}`;
  const sample = isOven ? ' in the oven sample of' : `${by} on`;
  return `${verb} ${valueText(material, value)}${sample} ${formatFullDay(day)}${beside}`;
}

function spanText(first: string, last: string, one: 'in' | 'on'): string {
  return first === last ? `${one} ${first}` : `between ${first} and ${last}`;
}
