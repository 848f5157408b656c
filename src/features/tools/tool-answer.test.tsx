import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { permitData } from '#content/tools/permit-figures.ts';
import { quantitiesData } from '#content/tools/quantities-figures.ts';
import { initialInputs } from '#shared/tools/input.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import { permitView } from './permit-path/permit-view.tsx';
import { quantitiesView } from './quantities/quantities-view.tsx';
import { BelowAnswer } from './tool-answer.tsx';
import type { ToolView } from './tool-answer.tsx';
import { workOut } from './use-tool.ts';

test('the rules that decide the sketch of an extension stand above its path, until they are settled', () => {
  const view = permitView(permitData);
  const htmlOf = (changes: Readonly<Record<string, string>>) => {
    const raw = { ...initialInputs(view.calculator.inputs), ...changes };
    return renderToStaticMarkup(
      <MemoryRouter>
        <BelowAnswer view={view} raw={raw} worked={workOut(view.calculator, raw, null)} />
      </MemoryRouter>,
    );
  };
  const extension = htmlOf({ project: 'extension' });
  const [above = ''] = extension.split('<ol');
  expect(above).toMatch(
    /Before you sketch\..*half the original volume.*a quarter of the existing/s,
  );
  expect(extension.match(/half the original volume/g)).toHaveLength(1);
  expect(htmlOf({ project: 'extension', 'done-old-part': 'yes' })).not.toContain(
    'Before you sketch',
  );
  expect(htmlOf({ project: 'new-house' })).not.toContain('Before you sketch');
  expect(htmlOf({ project: 'new-house', wall: 'bearing' })).toMatch(
    /Before you sketch\..*harder to prove.*<ol/s,
  );
});

test('a sewer is compared only where wastewater is asked about', () => {
  const view = permitView(permitData);
  const compared = (wastewater: string) =>
    numbersOf(
      view,
      { ...initialInputs(view.calculator.inputs), project: 'shed', wastewater },
      { chosen: 'sewer', today: null },
    );
  expect(compared('onsite')).toContain('A sewer in the street');
  expect(compared('none')).not.toContain('A sewer in the street');
});

test('what is compared starts no earlier than today either', () => {
  const view = permitView(permitData);
  const raw = { ...initialInputs(view.calculator.inputs), start: '2020-01-01' };
  const today = '2026-11-26';
  const numbers = numbersOf(view, raw, { chosen: 'no-planning', today });
  expect(numbers).toContain('No planning permit needed');
  expect(numbers).toContain('2027');
  expect(numbers).not.toMatch(/20(?:1\d|2[0-5])\b/);
});

test('a row that has no value is left out, unless what is compared has one', () => {
  const view = quantitiesView(quantitiesData);
  const raw = initialInputs(view.calculator.inputs);
  const labelsIn = (chosen: string) =>
    [...numbersOf(view, raw, { chosen, today: null }).matchAll(/<th scope="row">([^<]*)/g)].map(
      ([, label]) => label,
    );
  expect(labelsIn('')).toContain('Bricks, with spare');
  expect(labelsIn('')).not.toContain('Bales, with spare');
  expect(labelsIn('strawbale')).toEqual(
    expect.arrayContaining(['Bricks, with spare', 'Bales, with spare']),
  );
});

test('a comparison by an input that does not count is not offered', () => {
  const view = quantitiesView(quantitiesData);
  const raw = initialInputs(view.calculator.inputs);
  const offered = (core: string) =>
    numbersOf(view, { ...raw, core }, { chosen: 'rich', today: null });
  expect(offered('mudbrick')).toContain('Earth with 60% clay');
  expect(offered('strawbale')).not.toContain('Earth with 60% clay');
});

/** The table “In numbers”, as HTML. */
function numbersOf<Result>(
  view: ToolView<Result>,
  raw: RawInputs,
  { chosen, today }: { chosen: string; today: string | null },
): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <BelowAnswer
        view={view}
        raw={raw}
        worked={workOut(view.calculator, raw, today)}
        comparison={{ chosen, onChoose: () => {}, today }}
      />
    </MemoryRouter>,
  );
  return /In numbers(.*?)<\/table>/s.exec(html)?.[1] ?? '';
}
