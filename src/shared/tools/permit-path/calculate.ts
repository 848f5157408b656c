import type { Figure } from '../figure.ts';
import { addDays, addMonths } from '../days.ts';

export interface Council {
  readonly id: string;
  readonly name: string;
}

/** A town that can be chosen. */
export interface PermitTown {
  readonly id: string;
  readonly name: string;
  /** Null where it has more than one. */
  readonly council: Council | null;
}

interface OnlyIf {
  readonly input: string;
  readonly is: readonly string[];
}

interface StepLink {
  readonly label: string;
  readonly href: string;
}

/** A step towards a building, as data: a permit, a report or a certificate. */
export interface PermitStep {
  readonly id: string;
  readonly title: string;
  /** Who issues it. */
  readonly from: string;
  /** What it is and what it needs, in plain words. */
  readonly text: string;
  /** What is said only of some paths. */
  readonly also?: readonly { readonly onlyIf: OnlyIf; readonly text: string }[];
  /** The authority’s own page, or where a page of this site says more. */
  readonly links: readonly StepLink[];
  /** What is known of a council, by its id: said after the text, linked before the other links. */
  readonly local?: Readonly<
    Record<
      string,
      { readonly onlyIf?: OnlyIf; readonly text?: string; readonly links: readonly StepLink[] }
    >
  >;
  /** Weeks from the application; null lasts as long as the building work does. */
  readonly weeks: Figure | null;
  /** What must be issued first, and is shown to be by this step. */
  readonly after: readonly string[];
  /** What it is planned after, though it shows none of it to be there. */
  readonly notBefore?: readonly string[];
  /** It belongs to the path only while an input has one of these values. */
  readonly onlyIf?: OnlyIf;
  /** True where its rule decides what is drawn, long before the step: said above the path. */
  readonly decidesSketch?: true;
}

/** A date on a document that has been issued. */
export interface PrintedDay {
  readonly label: string;
  readonly day: string;
}

/** A choice that rarely holds for the project beside it. */
export type ChoiceDoubt =
  /** A house for so little that its owner-builder needs no certificate. */
  'small-house' | 'overlay-house' | 'overlay-extension';

export interface PermitInputs {
  /** The steps of this path, each after those it needs. */
  readonly steps: readonly PermitStep[];
  /** Ids of those that are issued already, with what each of them needed. */
  readonly done: ReadonlySet<string>;
  /** Titles of the ticked steps by the ids of those that count as done only because of them. */
  readonly because: ReadonlyMap<string, string>;
  /** The day the paperwork starts. */
  readonly start: string;
  /** The start that was entered, where that day has gone; empty where it has not. */
  readonly goneStart: string;
  /** Whether it starts so late that today’s rules say little of it. */
  readonly isStartFar: boolean;
  /** `YYYY-MM-DD`; null where no day is known. */
  readonly today: string | null;
  readonly buildingMonths: number;
  readonly printed: readonly PrintedDay[];
  /** Day by which the building permit says that work must have started; empty while there is none. */
  readonly beginBy: string;
  readonly finishBy: string;
  /** Day by which the planning permit says that work must have started; empty while there is none. */
  readonly planningBeginBy: string;
  /** Day on which an issued certificate of consent ends; empty while there is none. */
  readonly consentEnds: string;
  readonly isNewHouse: boolean;
  readonly doubts: readonly ChoiceDoubt[];
  /** Whose council is to be asked; null where the town doesn't say. */
  readonly council: string | null;
}

export interface PlannedStep {
  readonly step: PermitStep;
  readonly isDone: boolean;
  /** The ticked step for which this one counts as done; null where it is done itself, or isn’t. */
  readonly because: string | null;
  /** The day to apply for it, and the days it may be issued: as planned, and if offices are slow. */
  readonly ask: string;
  readonly there: string;
  readonly slow: string;
}

/** A day that a document sets. */
type DocumentDay = 'consent' | 'planning-begin' | 'begin' | 'finish';

export interface PermitResult {
  readonly inputs: PermitInputs;
  readonly planned: readonly PlannedStep[];
  /** What can be done now: not issued yet, and nothing missing before it. */
  readonly next: readonly PermitStep[];
  /** When building can start, and when it may be finished. */
  readonly build: { readonly from: string; readonly slow: string };
  readonly finish: { readonly from: string; readonly slow: string };
  /** When the building itself may be finished. */
  readonly built: string;
  /** Days of documents that have gone while what they are for is still to come. */
  readonly gone: ReadonlySet<DocumentDay>;
  /** Those still to come, but before the plan gets there. */
  readonly late: ReadonlySet<DocumentDay>;
  /** Days of documents that the plan meets, but not if offices are slow; the first one first. */
  readonly tight: readonly { readonly document: DocumentDay; readonly day: string }[];
}

/** The steps that allow a building and let it start, and the one that lasts as long as the work. */
export const buildingPermitId = 'building-permit';
export const planningPermitId = 'planning-permit';
export const buildingId = 'inspections';

/** Every step as early as its requirements allow; issued ones take no time. */
export function calculatePermitPath(inputs: PermitInputs): PermitResult {
  const { steps, done, because, start, buildingMonths, today } = inputs;
  const { consentEnds, planningBeginBy, beginBy, finishBy } = inputs;
  const there = new Map<string, { ask: string; askSlow: string; there: string; slow: string }>();
  const planned = steps.map((step): PlannedStep => {
    const needed = [...step.after, ...(step.notBefore ?? [])].flatMap((id) => there.get(id) ?? []);
    const ask = latest([start, ...needed.map((one) => one.there)]);
    const askSlow = latest([start, ...needed.map((one) => one.slow)]);
    const isDone = done.has(step.id);
    const days = isDone
      ? { there: start, slow: start }
      : step.weeks === null
        ? { there: addMonths(ask, buildingMonths), slow: addMonths(askSlow, buildingMonths) }
        : {
            there: addDays(ask, step.weeks.value * 7),
            slow: addDays(askSlow, step.weeks.high * 7),
          };
    there.set(step.id, { ask, askSlow, ...days });
    return { step, isDone, because: because.get(step.id) ?? null, ask, ...days };
  });
  const open = (id: string) => steps.some((step) => step.id === id) && !done.has(id);
  const never = { ask: start, askSlow: start, there: start, slow: start };
  const permit = there.get(buildingPermitId) ?? never;
  // The work starts with taking down, where that is to be done, and waits for the crossing.
  const first = there.get(open('demolition') ? 'demolition' : buildingId) ?? never;
  const build = done.has(buildingId) ? permit : { there: first.ask, slow: first.askSlow };
  const finish = {
    from: latest(planned.map((one) => one.there)),
    slow: latest(planned.map(({ slow }) => slow)),
  };
  const built = there.get(buildingId) ?? never;
  const isToBuild = !done.has(buildingId);
  return {
    inputs,
    planned,
    next: steps.filter(
      ({ id, after, notBefore = [] }) => open(id) && ![...after, ...notBefore].some(open),
    ),
    build: { from: build.there, slow: build.slow },
    finish,
    built: built.there,
    ...judgeDays(today, [
      { document: 'consent', day: consentEnds, isOpen: open(buildingPermitId), comes: permit },
      { document: 'planning-begin', day: planningBeginBy, isOpen: isToBuild, comes: build },
      { document: 'begin', day: beginBy, isOpen: isToBuild, comes: build },
      { document: 'finish', day: finishBy, isOpen: isToBuild, comes: built },
    ]),
  };
}

interface JudgedDay {
  readonly document: DocumentDay;
  readonly day: string;
  /** Whether what the day is for is still to come. */
  readonly isOpen: boolean;
  readonly comes: { readonly there: string; readonly slow: string };
}

/** Which days of documents have gone, come before the plan gets there, or do so if offices are slow. */
function judgeDays(
  today: string | null,
  days: readonly JudgedDay[],
): Pick<PermitResult, 'gone' | 'late' | 'tight'> {
  const open = days.filter(({ day, isOpen }) => day !== '' && isOpen);
  const gone = open.filter(({ day }) => today !== null && day < today);
  const late = open.filter(({ day, comes }) => comes.there > day);
  const tight = open.filter(({ day, comes }) => comes.there <= day && comes.slow > day);
  const documents = (some: readonly JudgedDay[]) => new Set(some.map(({ document }) => document));
  return {
    gone: documents(gone),
    late: documents(late.filter((one) => !gone.includes(one))),
    tight: tight
      .map(({ document, day }) => ({ document, day }))
      .sort((one, other) => one.day.localeCompare(other.day)),
  };
}

/** The step with what is said of this path, and what is known of its council. */
export function stepAt(
  { local = {}, also = [], ...step }: PermitStep,
  council: Council | null,
  isSo: (part: { readonly onlyIf?: OnlyIf }) => boolean,
): PermitStep {
  const its = council !== null && Object.hasOwn(local, council.id) ? local[council.id] : undefined;
  const here = its && isSo(its) ? its : undefined;
  const texts = [...also.filter(isSo), ...(here ? [here] : [])].flatMap(({ text }) => text ?? []);
  return {
    ...step,
    from: council === null ? step.from : step.from.replace(/^Your council/, council.name),
    text: [step.text, ...texts].join(' '),
    links: [...(here?.links ?? []), ...step.links],
  };
}

/** What is ticked, and everything that it shows to have been there before: by its id, the ticked step that says so. */
export function withEarlier(
  steps: readonly PermitStep[],
  ticked: ReadonlySet<string>,
): ReadonlyMap<string, PermitStep> {
  const tickedBy = new Map<string, PermitStep>();
  // Each step stands after those it needs, so backwards every one is met before what it implies.
  for (const step of [...steps].reverse()) {
    const by = ticked.has(step.id) ? step : tickedBy.get(step.id);
    if (by === undefined) continue;
    for (const id of [step.id, ...step.after]) tickedBy.set(id, by);
  }
  return new Map(
    steps.flatMap(({ id }) => {
      const by = tickedBy.get(id);
      return by === undefined ? [] : [[id, by]];
    }),
  );
}

function latest(days: readonly string[]): string {
  return days.reduce((last, day) => (day > last ? day : last), '');
}
