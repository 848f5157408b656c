import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { logData } from '#content/tools/log-figures.ts';
import { permitData } from '#content/tools/permit-figures.ts';
import { quantitiesData } from '#content/tools/quantities-figures.ts';
import { sunPlaces } from '#content/tools/sun-places.ts';
import { tankData } from '#content/tools/tank-figures.ts';
import { wallClimates, wallMaterials } from '#content/tools/wall-figures.ts';
import { logView } from '#features/tools/log/log-view.tsx';
import { permitView } from '#features/tools/permit-path/permit-view.tsx';
import { quantitiesView } from '#features/tools/quantities/quantities-view.tsx';
import { RecalculatedWork } from '#features/tools/received-work.tsx';
import { sunView } from '#features/tools/sun/sun-view.tsx';
import { tankView } from '#features/tools/tank/tank-view.tsx';
import type { ToolView } from '#features/tools/tool-answer.tsx';
import { workOut } from '#features/tools/use-tool.ts';
import { wallView } from '#features/tools/wall/wall-view.tsx';
import { emptyInputs, initialInputs } from '#shared/tools/input.ts';
import { litres, reliabilitySpan, shortText, spanText } from '#shared/tools/tank/messages.ts';
import { humidLimit } from '#shared/tools/wall/calculate.ts';
import { filmGrams } from '#shared/tools/wall/messages.ts';
import { monthName, percentAgainst } from '#shared/tools/labels.ts';

/** Text of a rendered page: what stands on the screen and on its print, with what a drawing says to who cannot see it. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll(/[\u{ad}\u{200b}\u{2060}]/gu, '')
    .replaceAll(/[\s\u{a0}]+/gu, ' ');
}

const flat = (text: string) => text.replaceAll(/[\s\u{a0}]+/gu, ' ');

function answersOf<Result>(
  view: ToolView<Result>,
  grid: readonly Readonly<Record<string, string>>[],
) {
  const { calculator } = view;
  return grid.map((changes) => {
    const start = initialInputs(calculator.inputs);
    const raw = { ...emptyInputs(calculator.inputs), ...start, ...changes };
    const worked = workOut(calculator, raw, '2026-11-27');
    if (worked.kind === 'refused') throw new Error(JSON.stringify(worked.errors));
    const { result } = worked;
    const answer = calculator.answer(result);
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <RecalculatedWork
          view={view}
          work={{
            id: '7f0c0f5e-0000-4000-8000-000000000000',
            tool: calculator.id,
            version: calculator.version,
            title: 'Mine',
            inputs: raw,
            answer,
            savedAt: '2026-11-26T00:00:00.000Z',
          }}
        />
      </MemoryRouter>,
    );
    const text = textOf(html);
    return { result, text, answer, rows: calculator.rows(result) };
  });
}

/** Every combination of the values. */
function gridOf(values: Readonly<Record<string, readonly string[]>>): Record<string, string>[] {
  return Object.entries(values).reduce<Record<string, string>[]>(
    (grid, [name, all]) => grid.flatMap((one) => all.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

const tankResults = answersOf(
  tankView(tankData),
  gridOf({
    place: ['maldon', 'trentham'],
    roof: ['80', '300'],
    people: ['1', '5'],
    tank: ['22500', '90000'],
  }),
);
const wallResults = answersOf(
  wallView({ materials: wallMaterials, climates: wallClimates }),
  gridOf({
    core: ['strawbale', 'stone', 'hempcrete'],
    outside: ['timber', 'cement-render'],
    warmth: ['16', '20'],
  }),
);
const sunResults = answersOf(
  sunView(sunPlaces),
  gridOf({ direction: ['n', 'ne', 's'], eave: ['', '0.6'], shade: ['four-months', 'midsummer'] }),
);
const all = [
  ...tankResults,
  ...wallResults,
  ...sunResults,
  ...answersOf(
    quantitiesView(quantitiesData),
    gridOf({ core: ['mudbrick', 'strawbale', 'light-earth', 'none'], height: ['2.1', '2.7'] }),
  ),
  ...answersOf(logView(logData), [{}]),
  ...answersOf(permitView(permitData), gridOf({ project: ['new-house', 'extension'] })),
];

test('every tool shows, and prints, the sentence and the numbers of one result', () => {
  expect(all.length).toBeGreaterThan(45);
  let left = 0;
  for (const { text, answer, rows } of all) {
    expect(text).toContain(flat(answer));
    const [, numbers = ''] = / In numbers Figure Result (.*)/.exec(text) ?? [];
    // Every row with a value, one after the other, and none without.
    const shown = rows.filter(({ value }) => value !== '–');
    const table = shown.map(({ label, value }) => flat(`${label} ${value}`)).join(' ');
    expect(shown.length).toBeGreaterThan(3);
    expect(numbers.slice(0, table.length)).toBe(table);
    for (const { label } of rows) expect(text).not.toContain(flat(`${label} – `));
    left += rows.length - shown.length;
  }
  expect(left).toBeGreaterThan(20);
});

test('the drawing of an eave says as much of the glass in the noon sun as the numbers', () => {
  const drawn = sunResults.filter(({ text }) =>
    text.includes('At noon on 21 June the sun reaches'),
  );
  expect(drawn.length).toBeGreaterThan(6);
  for (const { text, rows } of drawn) {
    const share = rows.find(({ label }) => label === 'Glass in the sun at noon, 21 June')?.value;
    expect(text).toContain(`At noon on 21 June the sun reaches ${share} of the glass`);
  }
});

test('the noon sun that a tree takes is not drawn, nor spoken of as drawn', () => {
  const view = sunView(sunPlaces);
  const [taken] = answersOf(view, [{ obstacle: 'yes', 'obstacle-height': '12' }]);
  expect(taken?.result.isWinterNoonCovered).toBe(true);
  expect(taken?.text).toContain(
    'At noon on 21 June what’s in front takes the sun, so it isn’t drawn.',
  );
  expect(taken?.text).toContain('with the noon sun of 22 December.');
  expect(taken?.text).not.toMatch(/At noon on 21 June the sun reaches| 21 June, \d+° 22/);
  const [beside] = answersOf(view, [{ obstacle: 'yes', 'obstacle-bearing': '120' }]);
  expect(beside?.text).toContain('What’s in front isn’t shown in this drawing.');
});

test('the tank’s curve is drawn from 0 to 100%, however few days the smallest tank is short', () => {
  const unreserved = answersOf(tankView(tankData), [
    { place: 'castlemaine', roof: '80', people: '2', each: '120', tank: '22500', reserve: '0' },
  ]);
  for (const { text } of [...tankResults, ...unreserved]) {
    expect(text).toContain(' 0% 50% 100% ');
  }
  for (const { result } of unreserved) {
    for (const { share } of result.curve) expect(share.low).toBeGreaterThan(0.2);
  }
});

test('the tank’s curve and table say the same of each size, and of the size in the sentence', () => {
  for (const { result, text, answer } of tankResults) {
    const { tankLitres, reserveLitres } = result.inputs;
    const own = `${litres(tankLitres)} (yours)${tankLitres <= reserveLitres ? ', all for fire' : ''}`;
    // A size that nobody sells has a row of its own.
    expect(text).toContain(
      [own, reliabilitySpan(result.share), shortText(result), spanText(result.worst)].join(' '),
    );
    for (const one of result.curve) {
      const { litres: size, share, worst } = one;
      expect(text).toContain(`${reliabilitySpan(share)} with ${litres(size)}`);
      const isReserve = size <= result.inputs.reserveLitres;
      const row = [
        `${litres(size)}${size === result.inputs.tankLitres ? ' (yours)' : ''}${isReserve ? ', all for fire' : ''}`,
        reliabilitySpan(share),
        shortText(one),
        spanText(worst),
      ];
      expect(text).toContain(row.join(' '));
      if (size === result.inputs.tankLitres && worst.high > 0) {
        expect(answer).toContain(`up to ${Math.ceil(worst.high)} day`);
      }
    }
  }
});

test('the wall’s table of months has the humidities that its sentence speaks of', () => {
  for (const { result, text, answer } of wallResults) {
    // A wall that stays dry has no column of water.
    const water = result.moisture.most < filmGrams ? '' : '(?:none|[\\d,]+ g/m²) ';
    for (const { month, coreHumidity } of result.moisture.months) {
      const surface = percentAgainst(
        humidLimit,
        Math.min(1, result.surfaceHumidity[month - 1] ?? 0),
      );
      expect(text).toMatch(
        new RegExp(
          `${monthName(month)} [−\\d.]+ °C ${water}${percentAgainst(humidLimit, coreHumidity)} ${surface}`,
        ),
      );
    }
    const most = Math.max(...result.moisture.months.map(({ coreHumidity }) => coreHumidity));
    expect(answer.includes(`(up to ${percentAgainst(humidLimit, most)})`)).toBe(most > 0.8);
  }
});

test('the drawing of a wall has the courses of its numbers', () => {
  const walls = answersOf(
    quantitiesView(quantitiesData),
    gridOf({ core: ['mudbrick', 'strawbale'], height: ['2.1', '2.4', '2.7'] }),
  );
  for (const { result, text } of walls) {
    expect(text).toContain(`in ${result.courses?.count} courses`);
  }
});
