import { monthWords } from '#lib/month-words.ts';
import type { ResultRow } from '../tool.ts';
import { fullDayWords, listWords } from '../words.ts';
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
  const titles = next.slice(0, mostNext).map(({ title }) => lower(title));
  const now = titles.length === 0 ? '' : ` Next: ${listWords(titles)}.`;
  const late = result.isBeginLate
    ? ' This plan starts building after the date on your building permit: ask your surveyor for an extension before that date.'
    : result.isFinishLate
      ? ' This plan finishes building after the date on your building permit: ask your surveyor for an extension before that date.'
      : result.isConsentShort
        ? ` Your certificate of consent ends on ${fullDayWords(inputs.consentEnds)}, before this plan has a building permit: ask the Commission what to do.`
        : '';
  const count = open.length === 1 ? 'One step' : `${open.length} steps`;
  return `${count} to go: ${dates}.${late}${until}${now}`;
}

export function permitRows(result: PermitResult): readonly ResultRow[] {
  const { planned, build, finish, inputs } = result;
  const done = planned.filter(({ isDone }) => isDone).length;
  return [
    { label: 'Council of the nearest town', value: inputs.council ?? 'see the property report' },
    { label: 'Steps on this path', value: String(planned.length) },
    { label: 'Already done', value: String(done) },
    { label: 'Building can start around', value: fullDayWords(build.from) },
    { label: 'Building can start, if offices are slow', value: fullDayWords(build.slow) },
    { label: 'Last certificate around', value: fullDayWords(finish.from) },
    { label: 'Last certificate, if offices are slow', value: fullDayWords(finish.slow) },
    ...inputs.printed.map(({ label, day }) => ({ label, value: fullDayWords(day) })),
  ];
}

function monthOf(day: string): string {
  return monthWords(day.slice(0, 7));
}

/** A title within a sentence; one that begins with a name keeps its capital. */
function lower(title: string): string {
  return /^[A-Z][a-z’]*,? [a-z]/.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;
}
