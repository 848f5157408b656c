import { formatMonth } from '#lib/format-month.ts';
import type { ResultRow } from '../tool.ts';
import { formatFullDay } from '../labels.ts';
import { buildingPermitId } from './calculate.ts';
import type { PermitResult } from './calculate.ts';

/** The most steps that are named as the next ones. */
const mostNext = 3;

export function permitAnswer(result: PermitResult): string {
  const { planned, next, build, finish, inputs } = result;
  const open = planned.filter(({ isDone }) => !isDone);
  if (open.length === 0) {
    return 'You’ve ticked every step on this path. Put the documents in one folder, with a copy somewhere else.';
  }
  const isPermitted = planned.some(({ step, isDone }) => step.id === buildingPermitId && isDone);
  const last = `the last certificate arrives about ${monthOf(finish.from)}`;
  const dates = isPermitted ? last : `building can start about ${monthOf(build.from)}, and ${last}`;
  const until = inputs.isNewHouse
    ? ' Nobody may live in the house before its occupancy permit.'
    : '';
  const count = open.length === 1 ? 'One step' : `${open.length} steps`;
  const main = `${count} to go: ${dates}.${startText(result)}${datesText(result)}${until}`;
  const titles = next.slice(0, mostNext).map(({ title }) => lower(title));
  // As many of the next steps as fit: the list below has them all.
  while (titles.length > 1 && (main + nextText(titles)).length > longestAnswer) titles.pop();
  return main + nextText(titles);
}

const longestAnswer = 420;

function nextText(titles: readonly string[]): string {
  // A title may hold a comma.
  return titles.length === 0 ? '' : ` Next: ${titles.join('; ')}.`;
}

/** That the start is far away, or has gone: then a question, unless the path has been started. */
function startText({ inputs: { goneStart, isStartFar, start, done } }: PermitResult): string {
  if (isStartFar) {
    return ` Your start is in ${start.slice(0, 4)}: rules, fees and waiting times will have changed by then.`;
  }
  if (goneStart === '') return '';
  const counted = ` Your start, ${formatFullDay(goneStart)}, has gone, so this counts from today`;
  return done.size > 0 ? `${counted}.` : `${counted}: when can you start?`;
}

/** The worst of what the dates on documents say. */
function datesText(result: PermitResult): string {
  const { inputs, gone } = result;
  const [first] = gone;
  if (first !== undefined) {
    const isPlanning = first === 'planning-begin';
    const day = isPlanning
      ? inputs.planningBeginBy
      : first === 'begin'
        ? inputs.beginBy
        : inputs.finishBy;
    const question = first === 'finish' ? 'was it extended?' : 'has work started?';
    return ` Your ${isPlanning ? 'planning' : 'building'} permit’s day to ${first === 'finish' ? 'finish' : 'start'} by, ${formatFullDay(day)}, has gone: ${question} If not, ask your ${isPlanning ? 'council' : 'surveyor'} whether it still holds.`;
  }
  const isEnded = inputs.today !== null && inputs.consentEnds < inputs.today;
  if (result.isConsentShort && isEnded) {
    return ` Your certificate of consent ended on ${formatFullDay(inputs.consentEnds)}: was a building permit issued before? If not, ask the Commission.`;
  }
  if (result.isBeginLate) {
    return ' This plan starts building after the date on your building permit: ask your surveyor for an extension before that date.';
  }
  if (result.isFinishLate) {
    return ' This plan finishes building after the date on your building permit: ask your surveyor for an extension before that date.';
  }
  if (result.isPlanningLate) {
    return ` This plan starts building after ${formatFullDay(inputs.planningBeginBy)}, the date your planning permit sets: ask your council for an extension before then.`;
  }
  if (result.isConsentShort) {
    return ` Your certificate of consent ends on ${formatFullDay(inputs.consentEnds)}, before this plan has a building permit: ask the Commission what to do.`;
  }
  const [tight] = result.tight;
  if (tight === undefined) return '';
  return ` If offices are slow, this plan misses ${formatFullDay(tight)}, ${documentText(inputs, tight)}: ask early what to do.`;
}

function documentText({ consentEnds, planningBeginBy }: PermitResult['inputs'], day: string) {
  if (day === consentEnds) return 'the end of your certificate of consent';
  return day === planningBeginBy
    ? 'a date on your planning permit'
    : 'a date on your building permit';
}

export function permitRows(result: PermitResult): readonly ResultRow[] {
  const { planned, build, finish, inputs } = result;
  const done = planned.filter(({ isDone }) => isDone).length;
  return [
    { label: 'Council of the nearest town', value: inputs.council ?? 'see the property report' },
    { label: 'Steps on this path', value: String(planned.length) },
    { label: 'Already done', value: String(done) },
    { label: 'Building can start around', value: formatFullDay(build.from) },
    { label: 'Building can start, if offices are slow', value: formatFullDay(build.slow) },
    { label: 'Last certificate around', value: formatFullDay(finish.from) },
    { label: 'Last certificate, if offices are slow', value: formatFullDay(finish.slow) },
    { label: 'Counted from', value: formatFullDay(inputs.start) },
    ...inputs.printed.map(({ label, day }) => ({
      label,
      value: `${formatFullDay(day)}${inputs.today !== null && day < inputs.today ? ', has gone' : ''}`,
    })),
  ];
}

function monthOf(day: string): string {
  return formatMonth(day.slice(0, 7));
}

/** A title within a sentence; one that begins with a name keeps its capital. */
function lower(title: string): string {
  return /^[A-Z][a-z’]*,? [a-z]/.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;
}
