import { expect, test } from 'vitest';
import { wallClimates, wallMaterials } from '#content/tools/wall-figures.ts';
import { initialInputs, readInputs } from '../input.ts';
import type { RawInputs } from '../input.ts';
import { wallCalculator } from './inputs.ts';

const calculator = wallCalculator({ materials: wallMaterials, climates: wallClimates });
const initial = initialInputs(calculator.inputs);
const slots = ['core', 'inside', 'outside', 'inner', 'outer-1', 'outer-2', 'outer-3'];
const offeredFor = (slot: string) => {
  const input = calculator.inputs.find(({ name }) => name === slot);
  return input?.kind === 'choice' ? input.options.map(({ value }) => value) : [];
};
/** The inputs after one choice, with what it brings. */
function choose(before: RawInputs, slot: string, material: string): RawInputs {
  const after = { ...before, [slot]: material };
  return { ...after, ...calculator.bring?.(before, after) };
}
function asked(inputs: RawInputs): Readonly<Record<string, string>> {
  const read = readInputs(calculator.inputs, { ...initial, ...inputs });
  return read.kind === 'refused' ? read.errors : (calculator.refuse?.(read.values) ?? {});
}

test('a material brings the thickness that it comes in, whatever stood there before it', () => {
  expect(choose(initial, 'core', 'strawbale-edge')['core-thickness']).toBe('350');
  expect(choose(initial, 'outer-1', 'membrane')['outer-1-thickness']).toBe('0.5');
  expect(choose(initial, 'outer-1', 'cavity')['outer-1-thickness']).toBe('25');
  expect(choose(initial, 'outside', 'timber')['outside-thickness']).toBe('20');
  for (const slot of slots) {
    for (const first of offeredFor(slot)) {
      for (const second of offeredFor(slot)) {
        const inputs = choose(choose(initial, slot, first), slot, second);
        // Figures of one's own come without a thickness; that of the material before them stays.
        if (first === 'own' && inputs[`${slot}-thickness`] !== initial[`${slot}-thickness`])
          continue;
        expect(asked(inputs), `${slot} ${first} ${second}`).toEqual({});
        if (second === 'own' || second === 'none') continue;
        expect(inputs, `${slot} ${first} ${second}`).toEqual(
          first === 'own' ? inputs : choose(initial, slot, second),
        );
      }
    }
  }
});

test('a thickness that somebody typed stays, and is asked where the material does not come in it', () => {
  const edge = choose({ ...initial, 'core-thickness': '500' }, 'core', 'strawbale-edge');
  expect(edge['core-thickness']).toBe('500');
  expect(asked(edge)).toEqual({
    'core-thickness':
      'Is that right? “Strawbale, on edge” is from 300 to 420 mm thick, usually 350 mm. Enter one of these, or choose “Your own figures”.',
  });
  // As work was saved that was not asked.
  expect(Object.keys(asked({ core: 'strawbale-edge', 'core-thickness': '450' }))).toEqual([
    'core-thickness',
  ]);
  const mudbrick = choose({ ...initial, 'core-thickness': '400' }, 'core', 'mudbrick');
  expect(mudbrick['core-thickness']).toBe('400');
  expect(asked(mudbrick)).toEqual({});
  for (const [material, thickness] of [
    ['membrane', '50'],
    ['cavity', '50'],
    ['rammed-earth', '35'],
    ['strawbale', '50'],
    ['earth-plaster', '300'],
  ] as const) {
    const wrong = asked({ 'outer-2': material, 'outer-2-thickness': thickness });
    expect(wrong['outer-2-thickness'], material).toMatch(/ Enter /);
    expect(asked({ 'outer-2': 'none', 'outer-2-thickness': thickness })).toEqual({});
    expect(asked({ 'outer-2': 'own', 'outer-2-thickness': thickness })).toEqual({});
  }
});

test('a choice and a thickness that arrive together, as from a project, are both taken', () => {
  const after = { ...initial, core: 'strawbale-edge', 'core-thickness': '360' };
  expect(calculator.bring?.(initial, after)).toEqual({});
});

test('every wall to compare with has thicknesses that its materials come in', () => {
  for (const { id, inputs } of calculator.comparisons) expect(asked(inputs), id).toEqual({});
});

test('studs of less than a percent of the wall are asked, as a fraction is meant', () => {
  for (const typed of ['0.1', '0.12', '.9', '0,15']) {
    expect(asked({ uprights: typed })['uprights']).toMatch(
      /^Is that 0\.\d+%\? Most are 10 to 15% of the wall\. Enter 0 if it has none\.$/,
    );
  }
  for (const typed of ['0', '1', '10', '10 %']) expect(asked({ uprights: typed })).toEqual({});
});
