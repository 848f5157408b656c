import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { permitData } from '#content/tools/permit-figures.ts';
import { formatShortDay } from '#shared/tools/labels.ts';
import { initialInputs, readInputs } from '#shared/tools/input.ts';
import { permitView } from './permit-view.tsx';

const { calculator, Details } = permitView(permitData);

function shown(changes: Readonly<Record<string, string>>) {
  const read = readInputs(calculator.inputs, { ...initialInputs(calculator.inputs), ...changes });
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
  const result = calculator.calculate(read.values);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Details result={result} />
    </MemoryRouter>,
  );
  const [list = '', table = ''] = html.split('</ol>');
  const item = (title: string) =>
    list.split('<li').find((one) => one.includes(`<strong>${title}</strong>`)) ?? '';
  const row = (title: string) => table.split('<tr>').find((one) => one.includes(title)) ?? '';
  return { result, item, row };
}

test('a step that nobody ticked is never called done, in the list, the table or print', () => {
  const { item, row } = shown({ 'done-soil-survey': 'yes' });
  const [implied, ticked] = [item('Planning property report'), item('Soil report and survey')];
  expect(implied).toContain('Counted as done</span>');
  expect(implied).toContain(
    'Counted as done, because “Soil report and survey” is done: is this done too?',
  );
  expect(implied).not.toMatch(/> Done<|<svg[^>]*lucide-check/);
  expect(ticked).toMatch(/> Done</);
  expect(ticked).not.toContain('Counted as done');
  expect(row('Planning property report')).toContain('<td>counted as done</td>');
  expect(row('Soil report and survey')).toContain('<td>done</td>');
});

test('in print each step has a box, ticked where it is done, from whom, and all three days', () => {
  const { result, item } = shown({ 'done-property-report': 'yes' });
  const box = /<span class="[^"]*box[^"]*" aria-hidden="true">(.*?)<\/span>/;
  const text = (html: string) =>
    (/<summary>.*<\/summary>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/g, '');
  for (const { step, isDone, ask, there, slow } of result.planned) {
    const html = item(step.title);
    expect(box.exec(html)?.[1] !== '', step.id).toBe(isDone);
    expect(text(html), step.id).toBe(
      isDone
        ? `${step.title} ${step.from}. Done`
        : `${step.title} ${step.from}.Start from ${formatShortDay(ask)}, done around ${formatShortDay(there)}, if slow ${formatShortDay(slow)}`,
    );
  }
});
