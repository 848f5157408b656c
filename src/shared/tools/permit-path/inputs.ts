import { addMonths, daysBetween } from '../days.ts';
import { isAsked } from '../input.ts';
import type { DateInput, InputValues, RawInputs, ToolInput } from '../input.ts';
import type { Calculator, Comparison } from '../tool.ts';
import {
  buildingPermitId,
  calculatePermitPath,
  planningPermitId,
  stepAt,
  withEarlier,
} from './calculate.ts';
import type {
  ChoiceDoubt,
  PermitInputs,
  PermitResult,
  PermitStep,
  PermitTown,
  PrintedDay,
} from './calculate.ts';
import type { Figure } from '../figure.ts';
import { permitAnswer, permitRows } from './messages.ts';

export interface PermitData {
  /** Each after those it needs. */
  readonly steps: readonly PermitStep[];
  readonly towns: readonly PermitTown[];
  /** How long a certificate of consent lasts without a building permit. */
  readonly consentMonths: Figure;
}

/** A town that is not in the list. */
const ownTown = 'own-town';
const days = { min: '2020-01-01', max: '2060-12-31' };
/** A start further away than this is after the next changes of law. */
const farDays = 5 * 365;

function inputsOf({ steps, towns, consentMonths }: PermitData): readonly ToolInput[] {
  const project = 'The project';
  const time = 'Time';
  const papers = 'Dates on documents you already have';
  const choice = (
    name: string,
    label: string,
    options: readonly (readonly [string, string])[],
    help?: string,
  ): ToolInput => ({
    kind: 'choice',
    name,
    label,
    group: project,
    initial: options[0]?.[0] ?? '',
    options: options.map(([value, text]) => ({ value, label: text })),
    ...(help === undefined ? {} : { help }),
  });
  const printed = (name: string, label: string, help?: string): DateInput => ({
    kind: 'date',
    name,
    label,
    ...(help === undefined ? {} : { help }),
    group: papers,
    initial: '',
    isOptional: true,
    ...days,
  });
  return [
    choice('project', 'What you’re building', [
      ['new-house', 'A new house'],
      ['small-second', 'A small second home, up to 60 m²'],
      ['extension', 'An extension or alteration'],
      ['shed', 'A shed or studio that nobody lives in'],
    ]),
    {
      kind: 'choice',
      name: 'place',
      label: 'Nearest town',
      help: 'Your block may lie in the next shire: the property report names your council. If it differs, choose “Another place”.',
      group: project,
      initial: 'daylesford',
      options: [
        ...towns.map(({ id, name }) => ({ value: id, label: name })),
        { value: ownTown, label: 'Another place' },
      ],
    },
    choice(
      'builder',
      'Who’s building',
      [
        ['owner', 'Me, as owner-builder (work over $20,000)'],
        ['owner-small', 'Me, with work up to $20,000'],
        ['registered', 'A registered builder'],
      ],
      'Count materials and labour as a registered builder would charge for them, your own work included.',
    ),
    choice('wall', 'Walls', [
      ['infill', 'Earth or straw in a frame'],
      ['bearing', 'Earth or straw that carries the roof'],
      ['ordinary', 'Frame, brick or block'],
    ]),
    choice('wastewater', 'Wastewater', [
      ['onsite', 'Treated on the block'],
      ['sewer', 'Goes to the sewer'],
      ['none', 'There’s no wastewater'],
    ]),
    choice('bushfire', 'Bushfire', [
      ['prone', 'Designated bushfire prone area'],
      ['bmo', 'Bushfire Management Overlay'],
      ['unsure', 'I don’t know yet'],
      ['no', 'Neither, according to the property report'],
    ]),
    choice(
      'planning',
      'Planning permit',
      [
        ['unsure', 'I don’t know yet'],
        ['yes', 'Needed, council has told me'],
        ['no', 'Not needed, council has told me'],
      ],
      'It depends on zone and overlays. Until council says that you don’t need one, the path includes it. Some zones need none for a small second home on 300 m² or more.',
    ),
    {
      kind: 'date',
      name: 'start',
      label: 'When you can start',
      group: time,
      initial: '2027-02-01',
      ...days,
    },
    {
      kind: 'number',
      name: 'months',
      label: 'Time to build',
      group: time,
      unit: 'months',
      initial: usualMonths('new-house'),
      min: 1,
      max: 120,
    },
    // Ticked more often than anything else is entered.
    ...steps.map(({ id, title, onlyIf }): ToolInput => ({
      kind: 'check',
      name: doneName(id),
      label: title,
      group: 'Already done, with the steps each depends on',
      initial: '',
      ...(onlyIf === undefined ? {} : { onlyIf }),
    })),
    {
      ...printed(
        'consent-issued',
        'Certificate of consent: issued on',
        `It lasts ${consentMonths.value} months unless a building permit is issued in that time.`,
      ),
      onlyIf: { input: 'builder', is: ['owner'] },
      isPast: true,
    },
    printed('planning-begin', 'Planning permit: start by'),
    printed('permit-begin', 'Building permit: start by'),
    printed('permit-finish', 'Building permit: finish by'),
  ];
}

const doneName = (id: string) => `done-${id}`;

/** Months to build before any are typed. */
const usualMonths = (project: string) => (project === 'shed' ? '4' : '18');

/** The months that come with another project, while nobody has typed their own. */
function broughtMonths(before: RawInputs, after: RawInputs): RawInputs {
  const [was = '', is = ''] = [before['project'], after['project']];
  const isOwn = before['months'] !== usualMonths(was) || after['months'] !== before['months'];
  return was === is || isOwn ? {} : { months: usualMonths(is) };
}

const comparisons: readonly Comparison[] = [
  { id: 'no-planning', label: 'No planning permit needed', inputs: { planning: 'no' } },
  { id: 'registered', label: 'A registered builder', inputs: { builder: 'registered' } },
  {
    id: 'sewer',
    label: 'A sewer in the street',
    inputs: { wastewater: 'sewer' },
    unless: { wastewater: 'none' },
  },
  { id: 'shed', label: 'A shed instead', inputs: { project: 'shed', wastewater: 'none' } },
];

/** Which papers a building in Victoria needs, in which order and about when. */
export function permitCalculator(data: PermitData): Calculator<PermitResult> {
  return {
    id: 'permit-path',
    version: 5,
    changes: {
      5: 'Since then choices that rarely hold for a house are doubted.',
      4: 'Since then every date that doesn’t fit is said, not only the first, and a step that you didn’t tick yourself is called “counted as done”.',
      3: 'Since then a tick counts what comes before it, steps stand in another order, a permit whose dates you enter is issued, and dates that have gone are asked about.',
    },
    // The first versions did not ask for the place.
    upgrade: (inputs) => ({ place: ownTown, ...inputs }),
    inputs: inputsOf(data),
    comparisons,
    bring: broughtMonths,
    refuse: refuseDates,
    calculate: (values) => calculatePermitPath(permitInputs(values, data)),
    answer: permitAnswer,
    rows: permitRows,
  };
}

/** A permit that ends before it begins was misread. */
function refuseDates(values: InputValues): Readonly<Record<string, string>> {
  const [begin, finish] = [values.text('permit-begin'), values.text('permit-finish')];
  return begin !== '' && finish !== '' && finish < begin
    ? { 'permit-finish': 'That’s before the day to start by. Check both dates on the permit.' }
    : {};
}

function doubtsOf(given: Readonly<Record<string, string>>): ChoiceDoubt[] {
  const { project, builder, bushfire, planning } = given;
  const isHouse = project === 'new-house' || project === 'small-second';
  const isExempt = bushfire === 'bmo' && planning === 'no';
  return [
    ...(isHouse && builder === 'owner-small' ? (['small-house'] as const) : []),
    ...(isExempt && isHouse ? (['overlay-house'] as const) : []),
    ...(isExempt && project === 'extension' ? (['overlay-extension'] as const) : []),
  ];
}

function permitInputs(
  values: InputValues,
  { steps, towns, consentMonths }: PermitData,
): PermitInputs {
  const council = towns.find(({ id }) => id === values.text('place'))?.council ?? null;
  const given = Object.fromEntries(
    ['project', 'builder', 'planning', 'bushfire', 'wastewater', 'wall'].map((name) => [
      name,
      values.text(name),
    ]),
  );
  const path = steps.flatMap((step) =>
    isAsked(step, given) ? [stepAt(step, council, (part) => isAsked(part, given))] : [],
  );
  const consent = values.text('consent-issued');
  const consentEnds = consent === '' ? '' : addMonths(consent, consentMonths.value);
  // One that has ended is to be had again.
  const holdsConsent = consent !== '' && (values.today === null || consentEnds >= values.today);
  const start = values.text('start');
  const isGone = values.today !== null && start < values.today;
  const printed: PrintedDay[] = [
    {
      label: 'Certificate of consent ends, if there’s no building permit',
      day: consentEnds,
    },
    { label: 'Planning permit: start by', day: values.text('planning-begin') },
    { label: 'Building permit: start by', day: values.text('permit-begin') },
    { label: 'Building permit: finish by', day: values.text('permit-finish') },
  ].filter(({ day }) => day !== '');
  /** Whether there is a permit: its dates were entered. */
  const isIssued: Readonly<Record<string, boolean>> = {
    [planningPermitId]: values.text('planning-begin') !== '',
    [buildingPermitId]: values.text('permit-begin') !== '' || values.text('permit-finish') !== '',
  };
  const ticked = new Set(
    path.flatMap(({ id }) => (isIssued[id] === true || values.isChecked(doneName(id)) ? [id] : [])),
  );
  const counted = withEarlier(path, ticked);
  // Somebody may have got the certificate early: it says nothing of what comes before it.
  const own = new Set([...ticked, ...(holdsConsent ? ['consent'] : [])]);
  return {
    steps: path,
    done: new Set(path.flatMap(({ id }) => (own.has(id) || counted.has(id) ? [id] : []))),
    because: new Map([...counted].flatMap(([id, by]) => (own.has(id) ? [] : [[id, by.title]]))),
    consentEnds,
    // Nobody starts in the past: what is left to do begins today at the earliest.
    start: isGone && values.today !== null ? values.today : start,
    goneStart: isGone ? start : '',
    isStartFar: values.today !== null && daysBetween(values.today, start) > farDays,
    today: values.today,
    // A part of a month counts as one.
    buildingMonths: Math.ceil(values.number('months')),
    printed,
    beginBy: values.text('permit-begin'),
    finishBy: values.text('permit-finish'),
    planningBeginBy: values.text('planning-begin'),
    council: council?.name ?? null,
    isNewHouse: ['new-house', 'small-second'].includes(values.text('project')),
    doubts: doubtsOf(given),
  };
}
