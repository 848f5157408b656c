import { describe, expect, test } from 'vitest';
import { emptyInputs, readInputs } from '#shared/tools/input.ts';
import type { RawInputs, ToolInput } from '#shared/tools/input.ts';
import { logCalculator } from '#shared/tools/log/inputs.ts';
import { permitCalculator } from '#shared/tools/permit-path/inputs.ts';
import {
  factRows,
  factsIn,
  filledBy,
  followed,
  projectNotes,
  projectSentence,
  tellFact,
  withFact,
} from '#shared/tools/project.ts';
import { quantitiesCalculator } from '#shared/tools/quantities/inputs.ts';
import { sunCalculator } from '#shared/tools/sun/inputs.ts';
import { tankCalculator } from '#shared/tools/tank/inputs.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import { toolIds } from '#shared/tools/tool.ts';
import { wallCalculator } from '#shared/tools/wall/inputs.ts';
import { logData } from './log-figures.ts';
import { permitData } from './permit-figures.ts';
import { projectNames } from './project-names.ts';
import { quantitiesData } from './quantities-figures.ts';
import { sunPlaces } from './sun-places.ts';
import { tankData } from './tank-figures.ts';
import { wallClimates, wallMaterials } from './wall-figures.ts';

const inputsOf: Readonly<Record<ToolId, readonly ToolInput[]>> = {
  sun: sunCalculator(sunPlaces).inputs,
  wall: wallCalculator({ materials: wallMaterials, climates: wallClimates }).inputs,
  tank: tankCalculator(tankData).inputs,
  quantities: quantitiesCalculator(quantitiesData).inputs,
  log: logCalculator(logData).inputs,
  'permit-path': permitCalculator(permitData).inputs,
};
const fill = (tool: ToolId, facts: RawInputs) => filledBy(tool, inputsOf[tool], facts);
const example = (tool: ToolId, changes: RawInputs = {}) => ({
  ...emptyInputs(inputsOf[tool]),
  ...changes,
});
const notesOf = (tool: ToolId, facts: RawInputs, raw: RawInputs) =>
  projectNotes(tool, inputsOf[tool], facts, raw, (_, value) => value, projectNames.places);
const optionsOf = (tool: ToolId, name: string) => {
  const input = inputsOf[tool].find((one) => one.name === name);
  return input?.kind === 'choice' ? input.options : [];
};

const house: RawInputs = {
  place: 'castlemaine',
  core: 'strawbale-edge',
  'core-thickness': '350',
  inside: 'earth-plaster',
  'inside-thickness': '40',
  outside: 'lime-plaster',
  'outside-thickness': '30',
  roof: '180',
  project: 'extension',
  builder: 'registered',
  start: '2027-09-01',
  months: '9',
};

describe('a project fills', () => {
  test('the town in sun, wall and tank, and the roof in the tank', () => {
    expect(fill('sun', house)).toEqual({ place: 'castlemaine' });
    expect(fill('tank', house)).toEqual({ place: 'castlemaine', roof: '180' });
    expect(fill('wall', house)).toMatchObject({ place: 'castlemaine', core: 'strawbale-edge' });
  });

  test('the wall in quantities: bales on edge by their height, coats and thicknesses', () => {
    expect(fill('quantities', house)).toEqual({
      core: 'strawbale',
      'bale-laid': 'edge',
      'bale-height': '350',
      inside: 'earth',
      'inside-thickness': '40',
      outside: 'lime',
      'outside-thickness': '30',
    });
    expect(fill('quantities', { core: 'light-earth', 'core-thickness': '300' })).toEqual({
      core: 'light-earth',
      'light-thickness': '300',
      'light-density': '600',
    });
  });

  test('what dries in the log, and building, dates and frame on the permit path', () => {
    expect(fill('log', house)).toEqual({ material: 'straw' });
    expect(fill('permit-path', house)).toEqual({
      place: 'castlemaine',
      project: 'extension',
      builder: 'registered',
      start: '2027-09-01',
      months: '9',
      wall: 'infill',
    });
    expect(fill('log', { core: 'mudbrick', 'core-thickness': '300' })).toEqual({
      material: 'mudbrick',
    });
  });

  test('nothing where it says nothing, and no value that a tool refuses', () => {
    for (const tool of toolIds) expect(fill(tool, {})).toEqual({});
    expect(fill('sun', { place: 'maldon' })).toEqual({});
    expect(fill('quantities', { core: 'hempcrete', 'core-thickness': '300' })).toEqual({});
    expect(fill('tank', { roof: '9 million' })).toEqual({});
    const hostile = { place: '__proto__', core: 'constructor', inside: '__proto__', start: '<b>' };
    for (const tool of toolIds) {
      const given = fill(tool, hostile);
      const read = readInputs(
        inputsOf[tool].filter(({ kind }) => kind !== 'rows'),
        example(tool, given),
      );
      expect(read.kind, tool).toBe('read');
    }
  });
});

test('what a tool tells comes back to it as it was', () => {
  for (const core of ['strawbale', 'strawbale-edge', 'mudbrick', 'light-earth-300']) {
    const facts = { ...house, core, 'core-thickness': '320' };
    const told = factsIn(
      'quantities',
      inputsOf.quantities,
      example('quantities', fill('quantities', facts)),
    );
    expect(fill('quantities', told), core).toEqual(fill('quantities', facts));
    expect(told['core'], core).toBe(core);
    const ofWall = factsIn('wall', inputsOf.wall, example('wall', fill('wall', facts)));
    expect(fill('wall', ofWall), core).toEqual(fill('wall', facts));
  }
  const permit = factsIn(
    'permit-path',
    inputsOf['permit-path'],
    example('permit-path', fill('permit-path', house)),
  );
  expect(fill('permit-path', permit)).toMatchObject({ project: 'extension', months: '9' });
});

test('a tool cannot tell what it cannot read, nor a material of the reader’s own', () => {
  const tell = (tool: ToolId, fact: 'roof' | 'wall' | 'place', changes: RawInputs) =>
    tellFact(tool, inputsOf[tool], fact, example(tool, changes));
  expect(tell('tank', 'roof', { roof: '240' })).toEqual({ roof: '240' });
  expect(tell('tank', 'roof', { roof: 'large' })).toBeNull();
  expect(tell('wall', 'wall', { core: 'own' })).toBeNull();
  expect(tell('tank', 'place', { place: 'own-year' })).toBeNull();
  expect(tell('log' as ToolId, 'wall', {})).toBeNull();
});

describe('a tool says', () => {
  test('which inputs are the project’s, and offers nothing', () => {
    const notes = notesOf('tank', house, example('tank', fill('tank', house)));
    expect(notes.help).toEqual({ place: 'From your project.', roof: 'From your project.' });
    expect(notes.offers).toEqual([]);
    // Written in another way, it is the same.
    const written = notesOf(
      'tank',
      house,
      example('tank', { place: 'castlemaine', roof: '180 m²' }),
    );
    expect(written.help['roof']).toBe('From your project.');
  });

  test('what the project has where the tool differs, and offers to take it over', () => {
    const notes = notesOf('tank', house, example('tank', { place: 'castlemaine', roof: '240' }));
    expect(notes.help['roof']).toBe('Your project: 180.');
    expect(notes.offers).toEqual([
      { fact: 'roof', after: 'roof', label: 'Use this roof for the project' },
    ]);
  });

  test('that a project without a place takes it from here', () => {
    const notes = notesOf('sun', { roof: '180' }, example('sun'));
    expect(notes.help).toEqual({});
    expect(notes.offers).toEqual([
      { fact: 'place', after: 'place', label: 'Use this place for the project' },
    ]);
  });

  test('the permit path the town, unless it is another place', () => {
    const at = (place: string) =>
      notesOf('permit-path', { place: 'maldon' }, example('permit-path', { place })).offers.filter(
        ({ fact }) => fact === 'place',
      );
    expect(at('maldon')).toEqual([]);
    expect(at('kyneton')).toContainEqual({
      fact: 'place',
      after: 'place',
      label: 'Use this place for the project',
    });
    expect(at('own-town')).toEqual([]);
  });

  test('that a town or wall of the project is not in its list', () => {
    expect(notesOf('sun', { place: 'maldon' }, example('sun')).help['place']).toMatch(/nearest/);
    expect(notesOf('log', { core: 'stone' }, example('log')).help['material']).toMatch(/list/);
    // A mudbrick wall may carry the roof or not: nothing is wrong, it is asked.
    expect(notesOf('permit-path', { core: 'mudbrick' }, example('permit-path')).help).toEqual({});
  });
});

test('saved work follows its project, and keeps what was changed in it', () => {
  const after = { ...house, 'core-thickness': '360', roof: '200' };
  const saved = example('quantities', fill('quantities', house));
  expect(followed('quantities', saved, house, after)).toEqual({ 'bale-height': '360' });
  const own = { ...saved, 'bale-height': '400' };
  expect(followed('quantities', own, house, after)).toBeNull();
  expect(followed('project', house, house, after)).toBeNull();
  expect(followed('tank', example('tank', fill('tank', house)), house, after)).toEqual({
    roof: '200',
  });
});

test('a project reads as lines and as a sentence, also with values that nobody offers', () => {
  expect(factRows(house, projectNames)).toEqual([
    { fact: 'place', label: 'Nearest town', value: 'Castlemaine' },
    {
      fact: 'wall',
      label: 'Wall',
      value: 'Strawbale, on edge, 350 mm; inside earth plaster, 40 mm; outside lime plaster, 30 mm',
    },
    { fact: 'roof', label: 'Roof', value: '180 m²' },
    {
      fact: 'building',
      label: 'Building',
      value: 'An extension or alteration; Registered builder',
    },
    { fact: 'dates', label: 'Dates', value: 'from 1 September 2027; 9 months to build' },
  ]);
  expect(projectSentence({}, projectNames)).toBe('Nothing entered for it yet.');
  expect(projectSentence(withFact(house, 'place', { place: '' }), projectNames)).toMatch(/^Wall: /);
  const hostile = { place: '__proto__', core: 'toString', roof: 'NaN', start: '2027-99-99' };
  expect(projectSentence(hostile, projectNames)).not.toMatch(/object|function|undefined|NaN/);
});

test('a project has a name for every town, wall, coat, building and builder of the tools', () => {
  const townsOf = (tool: ToolId) =>
    optionsOf(tool, 'place').filter(({ value }) => !value.startsWith('own-'));
  const towns = (['sun', 'wall', 'tank'] as const).flatMap(townsOf);
  const everyTown = townsOf('permit-path').map(({ value }) => value);
  expect(everyTown).toEqual(Object.keys(projectNames.places));
  expect(projectNames.places).toEqual(
    Object.fromEntries(towns.map(({ value, label }) => [value, label])),
  );
  const walls = ['core', 'inside', 'outside']
    .flatMap((name) => optionsOf('wall', name))
    .filter(({ value }) => !['own', 'none'].includes(value));
  expect(projectNames.materials).toEqual(
    Object.fromEntries(walls.map(({ value, label }) => [value, label])),
  );
  expect(projectNames.buildings).toEqual(
    Object.fromEntries(
      optionsOf('permit-path', 'project').map(({ value, label }) => [value, label]),
    ),
  );
  expect(Object.keys(projectNames.builders)).toEqual(
    optionsOf('permit-path', 'builder').map(({ value }) => value),
  );
});

test('a project’s town that a tool has no climate for is named at its place', () => {
  const notes = projectNotes(
    'wall',
    inputsOf.wall,
    { place: 'bendigo' },
    emptyInputs(inputsOf.wall),
    (_, value) => value,
    projectNames.places,
  );
  expect(notes.help['place']).toBe(
    'Bendigo, your project’s town, isn’t in this list: choose the nearest.',
  );
});
