import type { ResultRow } from '../tool.ts';
import { fullDayWords, rounded } from '../words.ts';
import type { DryingMaterial, LogResult, Reading, Spot, SpotState } from './calculate.ts';

export function logAnswer({ inputs, spots, state }: LogResult): string {
  const { material } = inputs;
  const [first] = spots;
  if (first === undefined || state === null) {
    return 'No readings yet. Take the first where the wall will dry last: low down, in the middle of its thickest part, on the weather side.';
  }
  const isWeighed = material.measure === 'weekly-loss';
  const place = `${first.wall} (${lower(first.spot)}) ${lastWords(material, first.last)}`;
  const again = `Read again on ${fullDayWords(first.next)}.`;
  switch (state) {
    case 'ready': {
      const where = spots.length === 1 ? 'the only spot' : `all ${spots.length} spots`;
      const what = isWeighed
        ? `the last weekly loss was about ${material.ready.value}% of the weight or less`
        : `the last two readings, about a week apart, were ${rangeWords(material)}`;
      return `Ready for the next coat, by these readings: at ${where} ${what}. Check with your plasterer and your surveyor first.`;
    }
    case 'nearly':
      return `Not yet, but nearly: ${place}. Wait until ${readyWords(material)}. ${again}`;
    case 'rising':
      return `Not yet: ${place} and is getting ${isWeighed ? 'heavier' : 'wetter'}. Find where the water comes from first. ${again}`;
    case 'first':
      return `Not yet: ${place}, and one reading shows no trend. Wait until ${readyWords(material)}. ${again}`;
    case 'not-yet': {
      const pace = first.readyBy
        ? ` At this pace it could be there ${spanWords(first.readyBy)}.`
        : ' At this pace there’s no date yet.';
      return `Not yet: ${place}. Wait until ${readyWords(material)}.${isWeighed ? '' : pace} ${again}`;
    }
  }
}

export function logRows({ inputs, spots, state }: LogResult): readonly ResultRow[] {
  const { material, readings } = inputs;
  const days = readings.map(({ day }) => day).toSorted();
  const count = (of: SpotState) => spots.filter((spot) => spot.state === of).length;
  return [
    { label: 'Ready for the next coat', value: state === null ? '–' : stateWords[state] },
    { label: 'Waiting for', value: rangeWords(material) },
    { label: 'Readings', value: String(readings.length) },
    { label: 'Spots', value: String(spots.length) },
    { label: 'Spots ready', value: String(count('ready')) },
    { label: 'First reading', value: days[0] === undefined ? '–' : fullDayWords(days[0]) },
    {
      label: 'Last reading',
      value: days.at(-1) === undefined ? '–' : fullDayWords(days.at(-1) ?? ''),
    },
  ];
}

export const stateWords: Readonly<Record<SpotState, string>> = {
  first: 'not yet: one reading',
  'not-yet': 'not yet',
  nearly: 'nearly',
  ready: 'ready by these readings',
  rising: 'no, getting wetter',
};

/** `below about 18% (never above 20%)` */
export function rangeWords({ measure, ready }: DryingMaterial): string {
  return measure === 'percent'
    ? ready.low === ready.high
      ? `below about ${rounded(ready.low)}%`
      : `below about ${rounded(ready.low)}% (never above ${rounded(ready.high)}%)`
    : `a loss of less than about ${ready.value}% of the weight in a week`;
}

/** A reading with its unit. */
export function valueWords({ measure }: DryingMaterial, value: number): string {
  return measure === 'percent' ? `${rounded(value, 1)}%` : `${rounded(value, 2)} kg`;
}

export function paceWords({ measure }: DryingMaterial, { perWeek }: Spot): string {
  if (perWeek === null) return '–';
  const shown = measure === 'percent' ? rounded(perWeek, 1) : `${rounded(perWeek * 100, 1)}%`;
  return perWeek > 0 ? `+${shown}` : shown;
}

function readyWords(material: DryingMaterial): string {
  return material.measure === 'percent'
    ? `every spot has two readings, a week apart, ${rangeWords(material)}`
    : `it loses less than about ${material.ready.value}% of its weight in a week`;
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function lastWords(material: DryingMaterial, { value, day }: Reading): string {
  const verb = material.measure === 'percent' ? 'read' : 'weighed';
  return `${verb} ${valueWords(material, value)} on ${fullDayWords(day)}`;
}

function spanWords({ soonest, latest }: { soonest: string; latest: string }): string {
  return soonest === latest
    ? `on ${fullDayWords(soonest)}`
    : `between ${fullDayWords(soonest)} and ${fullDayWords(latest)}`;
}
