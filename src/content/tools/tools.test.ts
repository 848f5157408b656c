import { describe, expect, test } from 'vitest';
import { emptyInputs, initialInputs, readInputs } from '#shared/tools/input.ts';
import { agedAfterMonths, monthsSince } from '#shared/tools/figure.ts';
import type { ToolInput } from '#shared/tools/input.ts';
import type { Calculator } from '#shared/tools/tool.ts';
import { toolIds } from '#shared/tools/tool.ts';
import { sunCalculator } from '#shared/tools/sun/inputs.ts';
import { wallCalculator } from '#shared/tools/wall/inputs.ts';
import { tankCalculator } from '#shared/tools/tank/inputs.ts';
import { logCalculator } from '#shared/tools/log/inputs.ts';
import { permitCalculator } from '#shared/tools/permit-path/inputs.ts';
import { quantitiesCalculator } from '#shared/tools/quantities/inputs.ts';
import { figure } from './figure.ts';
import { refuseOldFigures, toolFigures } from './figures.ts';
import { logData } from './log-figures.ts';
import { permitData } from './permit-figures.ts';
import { permitSources } from './permit-sources.ts';
import { quantitiesData } from './quantities-figures.ts';
import { sourceEditions } from './source-editions.ts';
import { toolSources } from './sources.ts';
import type { ToolSource } from './sources.ts';
import { sunPlaces } from './sun-places.ts';
import { tankData } from './tank-figures.ts';
import { toolCopies, toolNotes } from './tool-copies.ts';
import { toolIntroductions } from './tool-introductions.ts';
import { toolsIntroduction, toolsPage } from './tools-page.ts';
import { tools } from './tools.ts';
import { wallClimates, wallMaterials } from './wall-figures.ts';

const calculators = [
  answering(sunCalculator(sunPlaces)),
  answering(wallCalculator({ materials: wallMaterials, climates: wallClimates })),
  answering(tankCalculator(tankData)),
  answering(quantitiesCalculator(quantitiesData)),
  answering(logCalculator(logData)),
  answering(permitCalculator(permitData)),
];

/** What an answer may not promise. */
const promises =
  /\b(?:compl(?:y|ies|iant|iance)|safe|safely|guarantee[ds]?|certif(?:y|ied|ies))\b/i;

/** A calculator whose result type is hidden, so that all can be in one list. */
function answering<Result>(calculator: Calculator<Result>) {
  const { id, inputs, comparisons } = calculator;
  return {
    id,
    inputs,
    comparisons,
    worked: (changes: Readonly<Record<string, string>>, start = initialInputs(inputs)) => {
      const read = readInputs(inputs, { ...start, ...changes });
      if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
      const result = calculator.calculate(read.values);
      return { answer: calculator.answer(result), rows: calculator.rows(result) };
    },
  };
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(stringsIn);
}

test('no text of a tool promises what a tool cannot', () => {
  const texts = stringsIn([
    tools,
    toolsIntroduction,
    toolsPage,
    toolCopies,
    toolNotes,
    toolIntroductions,
    calculators.map(({ inputs, comparisons }) => [inputs, comparisons]),
  ]);
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => promises.test(text))).toEqual([]);
});

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
  '%s',
  (_, calculator) => {
    test('answers its example and every comparison in one or two sentences that promise nothing', () => {
      for (const inputs of [{}, ...calculator.comparisons.map((one) => one.inputs)]) {
        const { answer, rows } = calculator.worked(inputs);
        expect(answer).toMatch(/^[A-Z\d].*\.$/);
        expect(answer).not.toMatch(/NaN|undefined|null|Infinity/);
        expect(answer).not.toMatch(promises);
        expect(answer.length).toBeLessThan(420);
        for (const { label, value } of rows) {
          expect(`${label} ${value}`).not.toMatch(/NaN|undefined|null|Infinity/);
          expect(`${label} ${value}`).not.toMatch(promises);
        }
      }
    });

    test('answers every choice, and shows a sentence at every input that is empty, absurd or hostile', () => {
      for (const input of calculator.inputs) {
        if (input.kind === 'choice') {
          for (const { value } of input.options) {
            // The rows of the example are valid only with its own choices.
            const start = emptyInputs(calculator.inputs);
            expect(calculator.worked({ [input.name]: value }, start).answer).not.toMatch(
              /NaN|undefined/,
            );
          }
        }
        if (input.kind === 'check') {
          expect(calculator.worked({ [input.name]: 'yes' }).answer).not.toMatch(/NaN|undefined/);
        }
        if (input.kind === 'number') {
          for (const extreme of [input.min, input.max]) {
            const on = input.onlyIf ? { [input.onlyIf.input]: input.onlyIf.is[0] ?? '' } : {};
            expect(calculator.worked({ ...on, [input.name]: String(extreme) }).answer).not.toMatch(
              /NaN|undefined|Infinity/,
            );
          }
        }
        if (input.kind === 'rows' || input.kind === 'text') continue;
        const on = input.onlyIf ? { [input.onlyIf.input]: input.onlyIf.is[0] ?? '' } : {};
        const absurd = ['x', '1e9', '-1e3', '999999999', '<b>', '９', '0x10', '1,0,0', 'NaN'];
        if (input.kind === 'number') {
          absurd.push(String(input.min - 0.01), String(input.max + 1));
          if (input.isOptional !== true) absurd.push('');
        }
        for (const text of absurd) {
          const read = readInputs(calculator.inputs, {
            ...initialInputs(calculator.inputs),
            ...on,
            [input.name]: text,
          });
          expect(read.kind, `${input.name}: ${text}`).toBe('refused');
          if (read.kind === 'refused') expect(read.errors[input.name]).toMatch(/^[A-Z].*\.$/);
        }
      }
    });
  },
);

test('no number field of any tool takes one of two possible readings without asking', () => {
  const fields = calculators.flatMap(({ inputs }) =>
    inputs.flatMap((input): readonly ToolInput[] =>
      input.kind === 'rows' ? input.fields : [input],
    ),
  );
  const numbers = fields.filter((field) => field.kind === 'number');
  expect(numbers.length).toBeGreaterThan(80);
  let asked = 0;
  for (const { onlyIf: _, ...field } of numbers) {
    const isPossible = (value: number) => value >= field.min && value <= field.max;
    for (const [text, large, small] of [
      ['0,500', 500, 0.5],
      ['0,100', 100, 0.1],
      ['0,020', 20, 0.02],
      ['5.000', 5000, 5],
      ['10.000', 10_000, 10],
      ['1.250', 1250, 1.25],
    ] as const) {
      const read = readInputs([field], { [field.name]: text });
      const error = read.kind === 'refused' ? read.errors[field.name] : '';
      if (isPossible(large) && isPossible(small)) {
        asked += 1;
        expect(error, `${field.name}: ${text}`).toMatch(/^Is that .* or .*\? Enter .*\.$/);
      } else if (read.kind === 'read') {
        // Never another one than the one that can be.
        expect(read.values.number(field.name)).toBe(isPossible(small) ? small : large);
      }
    }
  }
  expect(asked).toBeGreaterThan(20);
});

test('every figure has a range around its value, and the source, licence and month of its source', () => {
  expect(toolFigures.length).toBeGreaterThan(30);
  const sources: Readonly<Record<string, ToolSource>> = { ...permitSources, ...toolSources };
  for (const { value, low, high, unit, source, licence, checked } of toolFigures) {
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    expect(unit).toEqual(expect.any(String));
    expect(sources[source]?.licence, source).toBe(licence);
    expect(sources[source]?.checked, source).toBe(checked);
  }
});

test('every source has edition, licence, https address and no future month, and is used', () => {
  const cited = new Set<string>(Object.values(toolCopies).flatMap(({ sources }) => sources));
  for (const edition of Object.values(sourceEditions)) expect(edition).not.toBe('');
  for (const [id, source] of Object.entries<ToolSource>({ ...permitSources, ...toolSources })) {
    expect(source.licence, id).not.toBe('');
    expect(source.url, id).toMatch(/^(?:https:\/)?\/\w/);
    expect(source.checked, id).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
    expect(monthsSince(source.checked, new Date()), id).toBeGreaterThanOrEqual(0);
    expect(cited.has(id), `${id} is cited by a tool`).toBe(true);
  }
  for (const { source } of toolFigures) expect(cited.has(source), source).toBe(true);
});

test('a page links only to sources that it lists', () => {
  for (const id of toolIds) {
    const copy = toolCopies[id];
    const linked = stringsIn([copy, toolNotes[id]]).flatMap((text) =>
      [...text.matchAll(/\(source:([\w-]+)\)/g)].map(([, source = '']) => source),
    );
    expect(copy.sources, id).toEqual(expect.arrayContaining(linked));
  }
});

test('the build refuses a figure that was not checked for two years', () => {
  const checked = toolFigures[0]?.checked ?? '';
  const later = (months: number) => {
    const [year = 0, month = 0] = checked.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + months, 15));
  };
  expect(() => refuseOldFigures(toolFigures, later(23))).not.toThrow();
  expect(() => refuseOldFigures(toolFigures, later(24))).toThrow(/look at .*gazetteer/);
  expect(monthsSince(checked, later(agedAfterMonths + 1))).toBeGreaterThan(agedAfterMonths);
  expect(figure(1, [0, 2], 'm', 'wmm').licence).toBe('Public domain');
});

test('every description suits a search engine', () => {
  for (const { description } of [toolsIntroduction, ...Object.values(toolIntroductions)]) {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
