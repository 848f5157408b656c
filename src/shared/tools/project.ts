import { isRealDay } from '#lib/real-moment.ts';
import { numberIn } from './number-text.ts';
import { emptyInputs, isAsked, numberOf, readInputs } from './input.ts';
import type { FieldInput, RawInputs, ToolInput } from './input.ts';
import type { ToolId } from './tool.ts';
import type { WorkKind } from './saved-work.ts';
import { formatFullDay, rounded } from './labels.ts';

/**
 * A project: what the tools hand on to each other. It is saved as work of its own kind (`saved-work.ts`), its facts as
 * inputs, by the names that the tools have for them.
 */

/** What a project can say, in the order in which it is shown. */
export const factIds = ['place', 'wall', 'roof', 'building', 'dates'] as const;
export type FactId = (typeof factIds)[number];

/** Names of a fact's values among the inputs of a project. */
const valuesOf: Readonly<Record<FactId, readonly string[]>> = {
  place: ['place'],
  wall: ['core', 'core-thickness', 'inside', 'inside-thickness', 'outside', 'outside-thickness'],
  roof: ['roof'],
  building: ['project', 'builder'],
  dates: ['start', 'months'],
};

/** What a fact is called in a sentence. */
const factNames: Readonly<Record<FactId, string>> = {
  place: 'place',
  wall: 'wall',
  roof: 'roof',
  building: 'building',
  dates: 'dates',
};

/** Labels of the choices that a fact can have, by value. */
export interface ProjectNames {
  readonly places: Readonly<Record<string, string>>;
  readonly materials: Readonly<Record<string, string>>;
  readonly buildings: Readonly<Record<string, string>>;
  readonly builders: Readonly<Record<string, string>>;
}

export const projectVersion = 1;
/** The longest name, in characters. */
export const longestProjectName = 80;

/** How a tool asks for a fact. */
interface Link {
  readonly fact: FactId;
  /** The inputs that it fills. */
  readonly inputs: readonly string[];
  /** The fact as inputs of the tool; null where the tool has none like it. */
  readonly fill: (facts: RawInputs) => RawInputs | null;
  /** The fact as it was entered in the tool; null where a project cannot say it. */
  readonly tell: (inputs: RawInputs) => RawInputs | null;
  /** Said where the tool has none like it. */
  readonly unlike: string;
}

/** Said where a tool has nothing like what the project has. */
const unlike: Readonly<Record<FactId, string>> = {
  place: 'Your project’s town isn’t in this list: choose the nearest.',
  wall: 'Your project’s wall isn’t in this list.',
  roof: 'Your project’s roof is too small or too large for this tool.',
  building: 'Your project’s building isn’t in this list.',
  dates: 'Your project’s dates are out of range here.',
};

const get = (inputs: RawInputs, name: string) => inputs[name] ?? '';
/** An entry of a list by what somebody sent: `__proto__` is none. */
const entryOf = <Value>(list: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(list, key) ? list[key] : undefined;

/** A fact that the tool asks for under the project's own names. */
function same(fact: FactId, canTell: (inputs: RawInputs) => boolean = () => true): Link {
  const names = valuesOf[fact];
  const taken = (inputs: RawInputs) =>
    Object.fromEntries(names.map((name) => [name, get(inputs, name)]));
  return {
    fact,
    inputs: names,
    fill: taken,
    tell: (inputs) => (canTell(inputs) ? taken(inputs) : null),
    unlike: unlike[fact],
  };
}

const coats: Readonly<Record<string, string>> = {
  'earth-plaster': 'earth',
  'lime-plaster': 'lime',
  none: 'none',
};
const coatOf = (kind: string) => Object.keys(coats).find((id) => coats[id] === kind) ?? '';
/** Dry density of light earth by the id of its material in the wall tool. */
const densities: Readonly<Record<string, string>> = {
  'light-earth-300': '300',
  'light-earth-400': '400',
  'light-earth': '600',
  'light-earth-800': '800',
};

function quantitiesCore(facts: RawInputs): RawInputs | null {
  const core = get(facts, 'core');
  const thickness = get(facts, 'core-thickness');
  const density = entryOf(densities, core);
  if (core === 'strawbale') {
    return { core: 'strawbale', 'bale-laid': 'flat', 'bale-thickness': thickness };
  }
  if (core === 'strawbale-edge') {
    return { core: 'strawbale', 'bale-laid': 'edge', 'bale-height': thickness };
  }
  if (core === 'mudbrick') return { core, 'brick-thickness': thickness };
  return density === undefined
    ? null
    : { core: 'light-earth', 'light-thickness': thickness, 'light-density': density };
}

function wallCore(inputs: RawInputs): RawInputs | null {
  switch (get(inputs, 'core')) {
    case 'strawbale':
      return get(inputs, 'bale-laid') === 'edge'
        ? { core: 'strawbale-edge', 'core-thickness': get(inputs, 'bale-height') }
        : { core: 'strawbale', 'core-thickness': get(inputs, 'bale-thickness') };
    case 'mudbrick':
      return { core: 'mudbrick', 'core-thickness': get(inputs, 'brick-thickness') };
    case 'light-earth': {
      const density = get(inputs, 'light-density');
      const core = Object.keys(densities).find((id) => densities[id] === density);
      return core === undefined ? null : { core, 'core-thickness': get(inputs, 'light-thickness') };
    }
    default:
      return null;
  }
}

const quantitiesWall: Link = {
  fact: 'wall',
  unlike: unlike.wall,
  inputs: [
    'core',
    'brick-thickness',
    'bale-laid',
    'bale-height',
    'bale-thickness',
    'light-thickness',
    'light-density',
    'inside',
    'inside-thickness',
    'outside',
    'outside-thickness',
  ],
  fill: (facts) => {
    const core = quantitiesCore(facts);
    if (core === null) return null;
    const sides = (['inside', 'outside'] as const).flatMap((side) => {
      const kind = entryOf(coats, get(facts, side));
      if (kind === undefined) return [];
      const thickness: [string, string][] =
        kind === 'none' ? [] : [[`${side}-thickness`, get(facts, `${side}-thickness`)]];
      return [[side, kind] as [string, string], ...thickness];
    });
    return { ...core, ...Object.fromEntries(sides) };
  },
  tell: (inputs) => {
    const core = wallCore(inputs);
    return core === null
      ? null
      : {
          ...core,
          inside: coatOf(get(inputs, 'inside')),
          'inside-thickness': get(inputs, 'inside-thickness'),
          outside: coatOf(get(inputs, 'outside')),
          'outside-thickness': get(inputs, 'outside-thickness'),
        };
  },
};

/** What dries in the log, and what carries the roof on the permit path, by the core of the wall. */
const ofCore: Readonly<Record<string, { dries?: string; carries?: string }>> = {
  strawbale: { dries: 'straw', carries: 'infill' },
  'strawbale-edge': { dries: 'straw', carries: 'infill' },
  'light-earth-300': { dries: 'light-earth', carries: 'infill' },
  'light-earth-400': { dries: 'light-earth', carries: 'infill' },
  'light-earth': { dries: 'light-earth', carries: 'infill' },
  'light-earth-800': { dries: 'light-earth', carries: 'infill' },
  // A mudbrick wall may carry the roof or not: that is asked.
  mudbrick: { dries: 'mudbrick' },
  'rammed-earth': { carries: 'bearing' },
  timber: { dries: 'timber', carries: 'ordinary' },
  'wood-fibre': { carries: 'ordinary' },
  timbercrete: { carries: 'ordinary' },
};

/** A choice that follows from the core of the wall, and tells nothing of it. */
function fromCore(input: string, key: 'dries' | 'carries'): Link {
  return {
    fact: 'wall',
    unlike: key === 'dries' ? unlike.wall : '',
    inputs: [input],
    fill: (facts) => {
      const value = entryOf(ofCore, get(facts, 'core'))?.[key];
      return value === undefined ? null : { [input]: value };
    },
    tell: () => null,
  };
}

const hasNoOwn = (inputs: RawInputs) =>
  !['core', 'inside', 'outside'].some((name) => get(inputs, name) === 'own');
const isTown = (inputs: RawInputs) => !get(inputs, 'place').startsWith('own-');

const links: Readonly<Record<ToolId, readonly Link[]>> = {
  sun: [same('place')],
  wall: [same('wall', hasNoOwn), same('place')],
  tank: [same('place', isTown), same('roof')],
  quantities: [quantitiesWall],
  log: [fromCore('material', 'dries')],
  'permit-path': [
    same('building'),
    same('place', isTown),
    fromCore('wall', 'carries'),
    same('dates'),
  ],
};

const isField = (input: ToolInput): input is FieldInput =>
  input.kind !== 'rows' && input.kind !== 'check';
const says = (facts: RawInputs, fact: FactId) =>
  valuesOf[fact].some((name) => get(facts, name) !== '');

/** What a project says to a tool, whatever the tool makes of it. */
function toldTo(tool: ToolId, facts: RawInputs): RawInputs {
  return Object.fromEntries(
    links[tool]
      .filter(({ fact }) => says(facts, fact))
      .flatMap(({ fill }) => Object.entries(fill(facts) ?? {}))
      .filter(([, value]) => value !== ''),
  );
}

/** What a project fills in a tool: no value that the tool refuses. */
export function filledBy(tool: ToolId, inputs: readonly ToolInput[], facts: RawInputs): RawInputs {
  const given = toldTo(tool, facts);
  const fields = inputs.filter(({ kind }) => kind !== 'rows');
  const read = readInputs(fields, { ...emptyInputs(fields), ...given });
  const refused = read.kind === 'refused' ? read.errors : {};
  return Object.fromEntries(Object.entries(given).filter(([name]) => refused[name] === undefined));
}

/** Whether two texts of an input mean the same: `450`, `450 mm` and `45 cm`. */
export function isSameText(input: ToolInput, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  if (input.kind !== 'number') return false;
  const [first, second] = [one, other].map((text) => numberOf(input, text));
  return first?.kind === 'number' && second?.kind === 'number' && first.value === second.value;
}

/** What a tool says about its inputs and those of the project. */
export interface ProjectNotes {
  /** A sentence for an input, by its name. */
  readonly help: Readonly<Record<string, string>>;
  /** Facts that the project can take over from the tool, under the last of the inputs that they are made of. */
  readonly offers: readonly {
    readonly fact: FactId;
    readonly after: string;
    readonly label: string;
  }[];
}

/**
 * Says which inputs are the project's, which differ, and what the project could take over.
 * @param shown the text of an input's value, as a reader sees it
 * @param places names of the project's towns
 */
export function projectNotes(
  tool: ToolId,
  inputs: readonly ToolInput[],
  facts: RawInputs,
  raw: RawInputs,
  shown: (input: FieldInput, value: string) => string,
  places: ProjectNames['places'],
): ProjectNotes {
  const filled = filledBy(tool, inputs, facts);
  const help: Record<string, string> = {};
  const offers: ProjectNotes['offers'][number][] = [];
  for (const link of links[tool]) {
    const asked = inputs
      .filter(isField)
      .filter((input) => link.inputs.includes(input.name) && isAsked(input, raw));
    const isSaid = says(facts, link.fact);
    let differs = !isSaid;
    for (const input of asked) {
      const value = filled[input.name];
      if (value === undefined) {
        const isFirst = input.name === link.inputs[0];
        const town = link.fact === 'place' ? entryOf(places, get(facts, 'place')) : undefined;
        const unlikeHere =
          town === undefined
            ? link.unlike
            : `${town}, your project’s town, isn’t in this list: choose the nearest.`;
        if (isSaid && isFirst && unlikeHere !== '') help[input.name] = unlikeHere;
        differs ||= isSaid && isFirst;
      } else if (isSameText(input, value, get(raw, input.name))) {
        help[input.name] = 'From your project.';
      } else {
        differs = true;
        help[input.name] = `Your project: ${shown(input, value)}.`;
      }
    }
    const last = asked.at(-1);
    if (last !== undefined && differs && tellFact(tool, inputs, link.fact, raw) !== null) {
      const these = link.fact === 'dates' ? 'these' : 'this';
      const label = `Use ${these} ${factNames[link.fact]} for the project`;
      offers.push({ fact: link.fact, after: last.name, label });
    }
  }
  return { help, offers };
}

export function isFactId(text: string): text is FactId {
  return factIds.some((fact) => fact === text);
}

/** The facts with one of them told anew. */
export function withFact(facts: RawInputs, fact: FactId, told: RawInputs): RawInputs {
  const kept = Object.entries(facts).filter(([name]) => !valuesOf[fact].includes(name));
  const said = Object.entries(told).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(kept), ...Object.fromEntries(said) };
}

/** Everything that a project can take over from a tool. */
export function factsIn(tool: ToolId, inputs: readonly ToolInput[], raw: RawInputs): RawInputs {
  return factIds.reduce<RawInputs>((facts, fact) => {
    const told = tellFact(tool, inputs, fact, raw);
    return told === null ? facts : withFact(facts, fact, told);
  }, {});
}

/** A fact as it stands in a tool; null where it cannot be read there, or a project cannot say it. */
export function tellFact(
  tool: ToolId,
  inputs: readonly ToolInput[],
  fact: FactId,
  raw: RawInputs,
): RawInputs | null {
  const link = links[tool].find((one) => one.fact === fact);
  const fromTool = link?.tell(raw) ?? null;
  if (link === undefined || fromTool === null) return null;
  const read = readInputs(
    inputs.filter(({ kind }) => kind !== 'rows'),
    raw,
  );
  return read.kind === 'refused' && link.inputs.some((name) => read.errors[name] !== undefined)
    ? null
    : fromTool;
}

/** What of saved work follows its project from these facts to those; null where nothing does. */
export function followed(
  tool: WorkKind,
  inputs: RawInputs,
  before: RawInputs,
  after: RawInputs,
): RawInputs | null {
  if (tool === 'project') return null;
  const [was, is] = [toldTo(tool, before), toldTo(tool, after)];
  const changed = Object.entries(is).filter(
    ([name, value]) => value !== was[name] && inputs[name] === was[name],
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** The facts of a project as lines; none that it does not say. */
export function factRows(
  facts: RawInputs,
  names: ProjectNames,
): readonly { readonly fact: FactId; readonly label: string; readonly value: string }[] {
  const named = (list: Readonly<Record<string, string>>, name: string) =>
    entryOf(list, get(facts, name)) ?? get(facts, name);
  const amount = (name: string, unit: string) => {
    // Thicknesses in mm, the roof in m², months: none is more.
    const read = numberIn(get(facts, name), unit, (value) => value <= 5000);
    return read.kind === 'number' ? `${rounded(read.value, decimalsOf(read.value))} ${unit}` : '';
  };
  const coat = (side: 'inside' | 'outside') =>
    get(facts, side) === 'none' || get(facts, side) === ''
      ? ''
      : `${side} ${lower(named(names.materials, side))}, ${amount(`${side}-thickness`, 'mm')}`;
  const start = get(facts, 'start');
  const months = amount('months', 'months');
  const values: Readonly<Record<FactId, readonly string[]>> = {
    place: [named(names.places, 'place')],
    wall: [
      [named(names.materials, 'core'), amount('core-thickness', 'mm')].filter(Boolean).join(', '),
      coat('inside'),
      coat('outside'),
    ],
    roof: [get(facts, 'roof') === '' ? '' : amount('roof', 'm²')],
    building: [named(names.buildings, 'project'), named(names.builders, 'builder')],
    dates: [
      isRealDay(start) ? `from ${formatFullDay(start)}` : '',
      months === '' ? '' : `${months} to build`,
    ],
  };
  return factIds.flatMap((fact) => {
    const value = values[fact].filter(Boolean).join('; ');
    return value === '' ? [] : [{ fact, label: factLabels[fact], value }];
  });
}

const factLabels: Readonly<Record<FactId, string>> = {
  place: 'Nearest town',
  wall: 'Wall',
  roof: 'Roof',
  building: 'Building',
  dates: 'Dates',
};

/** The facts in a line, for lists and for the request. */
export function projectSentence(facts: RawInputs, names: ProjectNames): string {
  const text = factRows(facts, names)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('. ');
  return text === '' ? 'Nothing entered for it yet.' : `${text}.`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const decimalsOf = (value: number) => (Number.isInteger(value) ? 0 : 1);
