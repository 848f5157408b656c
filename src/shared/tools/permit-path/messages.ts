import { formatMonth } from '#lib/format-month.ts';
import { overlayHouse } from '#shared/building-figures.ts';
import type { ResultRow } from '../tool.ts';
import { formatFullDay } from '../labels.ts';
import { buildingPermitId } from './calculate.ts';
import type { PermitResult } from './calculate.ts';

/** The most steps that are named as the next ones. */
const mostNext = 3;

export function permitAnswer(result: PermitResult): string {
  const { planned, next, build, finish, inputs } = result;
  const open = planned.filter(({ isDone }) => !isDone);
  if (open.length === 0) return finishedText(result);
  const isPermitted = isDoneOf(result, buildingPermitId);
  const last = `the last certificate arrives about ${monthOf(finish.from)}`;
  const start = `building ${mayStart(result) ? 'can' : 'could'} start about ${monthOf(build.from)}`;
  const dates = isBuilt(result) ? '' : `: ${isPermitted ? last : `${start}, and ${last}`}`;
  const until =
    inputs.isNewHouse && !isDoneOf(result, 'occupancy')
      ? ' Nobody may live in the house before its occupancy permit.'
      : '';
  const count = open.length === 1 ? 'One step' : `${open.length} steps`;
  const main = `${count} to go${dates}.${startText(result)}${datesText(result)}${inputs.doubts.map((doubt) => ` ${doubtTexts[doubt]}`).join('')}${until}`;
  const titles = next.slice(0, mostNext).map(({ title }) => lower(title));
  // As many of the next steps as fit: the list below has them all. No warning is left out.
  while (titles.length > 0 && (main + nextText(titles)).length > longestAnswer) titles.pop();
  return main + nextText(titles);
}

function isDoneOf({ planned }: PermitResult, id: string): boolean {
  return planned.some(({ step, isDone }) => step.id === id && isDone);
}

/** Whether what is still open has no certificate to wait for. */
function isBuilt(result: PermitResult): boolean {
  return isDoneOf(result, 'occupancy') || isDoneOf(result, 'final-inspection');
}

/** An answer that is longer names no next steps. */
const longestAnswer = 420;

function finishedText({ inputs }: PermitResult): string {
  const folder = 'Put the documents in one folder, with a copy somewhere else.';
  return inputs.because.size === 0
    ? `You’ve ticked every step on this path. ${folder}`
    : `Every step on this path is done or counted as done. Check those that you didn’t tick. ${folder}`;
}

const exemption = 'get the exemption in writing';
const doubtTexts = {
  'small-house':
    'A house costs more than $20,000, so its owner-builder needs a certificate of consent: choose “Me, as owner-builder”.',
  'overlay-house': `Under the Bushfire Management Overlay ${overlayHouse}: ${exemption}.`,
  'overlay-extension': `Under the Bushfire Management Overlay an extension needs a planning permit, unless it’s exempt: ${exemption}.`,
} as const;

/** Whether no document forbids the day on which the plan starts building. */
function mayStart({ gone, late }: PermitResult): boolean {
  return (
    !late.has('consent') &&
    !gone.has('consent') &&
    !late.has('planning-begin') &&
    !gone.has('planning-begin')
  );
}

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

/** All that the dates on documents say, the worst first. */
function datesText(result: PermitResult): string {
  return [
    planningGoneText(result),
    buildingGoneText(result),
    consentText(result),
    buildingLateText(result),
    planningLateText(result),
    tightText(result),
  ]
    .filter((text) => text !== '')
    .map((text) => ` ${text}`)
    .join('');
}

function planningGoneText({ gone, inputs }: PermitResult): string {
  if (!gone.has('planning-begin')) return '';
  return `Your planning permit says start by ${formatFullDay(inputs.planningBeginBy)}, which has gone: has work started? If not, ask your council whether it still holds.`;
}

function buildingGoneText({ gone, inputs }: PermitResult): string {
  const days = buildingDays(gone, inputs);
  if (days.length === 0) return '';
  const [have, question] = [
    days.length > 1 ? 'have' : 'has',
    gone.has('finish') ? 'was it extended?' : 'has work started?',
  ];
  return `Your building permit says ${days.join(' and ')}, which ${have} gone: ${question} If not, ask your surveyor whether it still holds.`;
}

function consentText({ gone, late, inputs }: PermitResult): string {
  const day = formatFullDay(inputs.consentEnds);
  if (gone.has('consent')) {
    return `Your certificate of consent ended on ${day}: was a building permit issued before? If not, ask the Commission.`;
  }
  if (!late.has('consent')) return '';
  return `Your certificate of consent ends on ${day}, before this plan has a building permit: ask the Commission what to do.`;
}

function buildingLateText({ late, inputs, build, built }: PermitResult): string {
  const days = buildingDays(late, inputs);
  if (days.length === 0) return '';
  const plan = [
    ...(late.has('begin') ? [`starts about ${formatFullDay(build.from)}`] : []),
    ...(late.has('finish') ? [`finishes about ${formatFullDay(built)}`] : []),
  ];
  const each = days.length > 1 ? 'dates' : 'date';
  return `Your building permit says ${days.join(' and ')}; this plan ${plan.join(' and ')}: ask your surveyor for an extension before the permit’s ${each}.`;
}

/** Those of the building permit's two days that are among some documents' days. */
function buildingDays(
  some: PermitResult['gone'],
  { beginBy, finishBy }: PermitResult['inputs'],
): string[] {
  return [
    ...(some.has('begin') ? [`start by ${formatFullDay(beginBy)}`] : []),
    ...(some.has('finish') ? [`finish by ${formatFullDay(finishBy)}`] : []),
  ];
}

function planningLateText({ late, inputs, build }: PermitResult): string {
  if (!late.has('planning-begin')) return '';
  return `Your planning permit says start by ${formatFullDay(inputs.planningBeginBy)}; this plan starts about ${formatFullDay(build.from)}: ask your council for an extension before the permit’s date.`;
}

const documentNames = {
  consent: 'the end of your certificate of consent',
  'planning-begin': 'your planning permit’s day to start by',
  begin: 'your building permit’s day to start by',
  finish: 'your building permit’s day to finish by',
} as const;

function tightText({ tight }: PermitResult): string {
  if (tight.length === 0) return '';
  const days = tight.map(
    ({ document, day }) => `${formatFullDay(day)}, ${documentNames[document]}`,
  );
  return `If offices are slow, this plan misses ${days.join(', and ')}: ask early what to do.`;
}

export function permitRows(result: PermitResult): readonly ResultRow[] {
  const { planned, build, finish, inputs } = result;
  const done = planned.filter(({ isDone }) => isDone).length;
  const lastDay = (day: string) => (isBuilt(result) ? '–' : formatFullDay(day));
  return [
    { label: 'Council of the nearest town', value: inputs.council ?? 'see the property report' },
    { label: 'Steps on this path', value: String(planned.length) },
    { label: 'Done, or counted as done', value: String(done) },
    { label: 'Building starts around', value: formatFullDay(build.from) },
    { label: 'Building starts, if offices are slow', value: formatFullDay(build.slow) },
    { label: 'Last certificate around', value: lastDay(finish.from) },
    { label: 'Last certificate, if offices are slow', value: lastDay(finish.slow) },
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
