import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { permitData } from '#content/tools/permit-figures.ts';
import { addDays, addMonths } from '../days.ts';
import { initialInputs, readInputs } from '../input.ts';
import { permitCalendar } from './calendar.ts';
import type { PermitResult } from './calculate.ts';
import { permitCalculator } from './inputs.ts';

const calculator = permitCalculator(permitData);

function resultOf(changes: Readonly<Record<string, string>>): PermitResult {
  const read = readInputs(calculator.inputs, { ...initialInputs(calculator.inputs), ...changes });
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
  return calculator.calculate(read.values);
}
const stepOf = (place: string, id: string) =>
  resultOf({ place, planning: 'yes', bushfire: 'bmo' }).planned.find(({ step }) => step.id === id)
    ?.step;
const ids = ({ planned }: PermitResult) => planned.map(({ step }) => step.id);

test('every step links to an authority or a page, says who issues it, and comes after those it needs', () => {
  const seen = new Set<string>();
  for (const { id, from, text, links, after } of permitData.steps) {
    expect(links.length, id).toBeGreaterThan(0);
    for (const { href } of links) expect(href, id).toMatch(/^(?:https:\/\/|\/)\w/);
    expect(from.length, id).toBeGreaterThan(5);
    expect(text, id).toMatch(/\.$/);
    for (const needed of after) expect(seen.has(needed), `${id} needs ${needed}`).toBe(true);
    seen.add(id);
  }
});

test('the town says which council to ask, and adds what is known of it', () => {
  for (const { id, council } of permitData.towns) {
    expect(stepOf(id, 'council-talk')?.from).toBe(
      `${council?.name ?? 'Your council'}: planning, wastewater and building`,
    );
    const row = calculator
      .rows(resultOf({ place: id }))
      .find(({ label }) => label.startsWith('Council'));
    expect(row?.value).toMatch(council?.name ?? /property report/);
  }
  const wastewater = (place: string) => stepOf(place, 'wastewater-permit');
  for (const place of ['daylesford', 'trentham', 'mt-franklin']) {
    expect(wastewater(place)?.text).toContain('Hepburn Shire has 42 days');
    expect(wastewater(place)?.links[0]?.href).toContain('hepburn.vic.gov.au');
  }
  for (const place of ['castlemaine', 'kyneton', 'melbourne', 'own-town']) {
    expect(wastewater(place)?.text).not.toContain('Hepburn');
    expect(JSON.stringify(wastewater(place)?.links)).not.toContain('hepburn');
  }
  expect(stepOf('castlemaine', 'council-talk')?.text).toContain('Heritage Overlay');
  expect(stepOf('bendigo', 'council-talk')?.text).toMatch(
    /own permit, for six months.*building and septic permits first\. You must not live in a shed/,
  );
  expect(stepOf('daylesford', 'bushfire-assessment')?.links[0]?.label).toContain('Hepburn');
  // The path and its dates are the same everywhere.
  expect(ids(resultOf({ place: 'kyneton' }))).toEqual(ids(resultOf({ place: 'daylesford' })));
});

test('every council that is known to say something is the council of a town, and no step names another one', () => {
  const known = new Set(permitData.towns.map(({ council }) => council?.id));
  for (const { id, local = {} } of permitData.steps) {
    for (const council of Object.keys(local)) expect(known, id).toContain(council);
  }
  for (const place of ['mildura', 'geelong', 'own-town']) {
    for (const { step } of resultOf({ place }).planned) {
      expect(`${step.from} ${step.text}`, step.id).not.toMatch(
        /Hepburn|Mount Alexander|Bendigo|Ballarat/,
      );
    }
  }
});

test('a shed brings months of its own, and a house its own back, unless somebody typed others', () => {
  const bring = (project: string, next: string, months: string, typed = months) =>
    calculator.bring?.({ project, months }, { project: next, months: typed });
  expect(bring('new-house', 'shed', '18')).toEqual({ months: '4' });
  for (const next of ['new-house', 'small-second', 'extension']) {
    expect(bring('shed', next, '4')).toEqual({ months: '18' });
  }
  for (const typed of ['3', '12', '']) {
    expect(bring('new-house', 'shed', typed)).toEqual({});
    expect(bring('shed', 'extension', typed)).toEqual({});
  }
  expect(bring('shed', 'new-house', '18')).toEqual({});
  expect(bring('shed', 'shed', '4')).toEqual({});
  expect(bring('new-house', 'shed', '18', '9')).toEqual({});
});

test('work from before the place was asked is of no town, and an unknown town is refused', () => {
  expect(calculator.upgrade?.({ project: 'shed' })).toEqual({ place: 'own-town', project: 'shed' });
  expect(calculator.upgrade?.({ place: 'kyneton' })).toEqual({ place: 'kyneton' });
  for (const place of ['', '__proto__', 'constructor', 'x'.repeat(9000)]) {
    const read = readInputs(calculator.inputs, { ...initialInputs(calculator.inputs), place });
    expect(read.kind).toBe('refused');
  }
});

test('a new owner-built house ends with an occupancy permit, an extension with a final inspection', () => {
  expect(ids(resultOf({}))).toEqual(
    expect.arrayContaining(['consent', 'planning-permit', 'wastewater-permit', 'occupancy']),
  );
  expect(ids(resultOf({})).at(-1)).toBe('occupancy');
  expect(calculator.answer(resultOf({}))).toContain(
    'Nobody may live in the house before its occupancy permit',
  );
  const extension = ids(
    resultOf({ project: 'extension', builder: 'registered', wastewater: 'sewer', planning: 'no' }),
  );
  expect(extension.at(-1)).toBe('final-inspection');
  expect(extension).toContain('contract');
  for (const absent of ['consent', 'occupancy', 'wastewater-permit', 'planning-permit']) {
    expect(extension).not.toContain(absent);
  }
});

test('a path counts a planning permit until the council has said no', () => {
  expect(ids(resultOf({ planning: 'unsure' }))).toContain('planning-permit');
  expect(ids(resultOf({ planning: 'no' }))).not.toContain('planning-permit');
});

const paths = fc.record({
  project: fc.constantFrom('new-house', 'small-second', 'extension', 'shed'),
  builder: fc.constantFrom('owner', 'owner-small', 'registered'),
  planning: fc.constantFrom('unsure', 'yes', 'no'),
  bushfire: fc.constantFrom('prone', 'bmo', 'unsure', 'no'),
  wastewater: fc.constantFrom('onsite', 'sewer', 'none'),
  wall: fc.constantFrom('infill', 'bearing', 'ordinary'),
  months: fc.integer({ min: 1, max: 120 }).map(String),
});

test('on every path no step comes before those it needs, and building waits for its permit', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const { planned, build, finish } = resultOf(path);
      const there = new Map(planned.map((one) => [one.step.id, one.there]));
      for (const { step, ask, there: is, slow } of planned) {
        expect(is >= ask).toBe(true);
        expect(slow >= is).toBe(true);
        for (const needed of step.after) expect(ask >= (there.get(needed) ?? '')).toBe(true);
        if (['inspections', 'plumbing', 'electrical'].includes(step.id)) {
          expect(ask >= build.from).toBe(true);
        }
      }
      expect(finish.from >= build.from).toBe(true);
    }),
  );
});

test('a finished step never makes the path longer', () => {
  fc.assert(
    fc.property(
      paths,
      fc.array(fc.constantFrom(...permitData.steps.map(({ id }) => id))),
      (path, done) => {
        const ticks = Object.fromEntries(done.map((id) => [`done-${id}`, 'yes']));
        expect(resultOf({ ...path, ...ticks }).finish.from <= resultOf(path).finish.from).toBe(
          true,
        );
      },
    ),
  );
});

test('ticking a step counts what it shows to have been there before it', () => {
  const permitted = resultOf({ 'done-building-permit': 'yes' });
  const open = permitted.planned.filter(({ isDone }) => !isDone).map(({ step }) => step.id);
  // An enquiry about cables is the reader’s own, before each digging.
  expect(open).toEqual([
    'before-you-dig',
    'crossing',
    'inspections',
    'plumbing',
    'electrical',
    'wastewater-certificate',
    'occupancy',
  ]);
  expect(permitted.next.map(({ id }) => id)).toEqual(['before-you-dig', 'crossing']);
  fc.assert(
    fc.property(paths, fc.constantFrom(...permitData.steps.map(({ id }) => id)), (path, id) => {
      const { planned } = resultOf({ ...path, [`done-${id}`]: 'yes' });
      const done = new Set(planned.flatMap((one) => (one.isDone ? [one.step.id] : [])));
      const onPath = new Set(planned.map(({ step }) => step.id));
      for (const { step, isDone } of planned) {
        if (!isDone) continue;
        for (const needed of step.after) if (onPath.has(needed)) expect(done).toContain(needed);
      }
    }),
  );
  // What is ticked, or known by its date, is told from what only counts.
  const because = (changes: Readonly<Record<string, string>>) => [
    ...resultOf(changes).inputs.because,
  ];
  const drawn = { 'done-drawings': 'yes', 'done-soil-survey': 'yes' };
  expect(because(drawn)).toEqual([['property-report', 'Soil report and survey']]);
  const planned = because({ 'done-planning-permit': 'yes' }).map(([id]) => id);
  expect(planned).toContain('drawings');
  // One for heritage needed no assessment.
  expect(planned).not.toContain('bushfire-assessment');
  expect(planned).not.toContain('land-capability');
  // Drains and the builder’s power have certificates long before the last inspection.
  for (const early of ['plumbing', 'electrical']) {
    expect(because({ [`done-${early}`]: 'yes' })).toEqual([]);
  }
  const inUse = because({ 'done-wastewater-certificate': 'yes' }).map(([id]) => id);
  expect(inUse).toContain('wastewater-permit');
  expect(inUse).not.toContain('inspections');
  expect(because({ 'done-inspections': 'yes' }).map(([id]) => id)).not.toContain('crossing');
  // Neither a sketch nor the Commission's certificate proves an assessment of the land.
  expect(because({ 'done-consent': 'yes' })).toEqual([]);
  const drained = because({ 'done-wastewater-permit': 'yes' }).map(([id]) => id);
  expect(drained).toContain('land-capability');
  expect(drained).not.toContain('planning-permit');
  expect(because({ 'done-crossing': 'yes' })).toEqual([
    ['drawings', 'Permit for the driveway’s crossing'],
  ]);
  expect(because({ 'permit-begin': '2028-01-01' }).map(([id]) => id)).not.toContain(
    'building-permit',
  );
  const consented = { 'permit-begin': '2028-01-01', 'consent-issued': '2026-11-01' };
  expect(because(consented).map(([id]) => id)).not.toContain('consent');
  // What is only better done before is not taken as done.
  const consent = resultOf({ 'done-consent': 'yes' }).planned;
  expect(consent.find(({ step }) => step.id === 'planning-permit')?.isDone).toBe(false);
});

test('on every path the certificate of consent still lasts when the building permit comes, also from slow offices', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const { planned, build } = resultOf(path);
      const consent = planned.find(({ step }) => step.id === 'consent');
      if (!consent) return;
      expect(addMonths(consent.there, 12) > build.from).toBe(true);
      expect(addMonths(consent.slow, 12) > build.slow).toBe(true);
      // No more than four months before the permit.
      expect(addMonths(consent.there, 4) >= build.from).toBe(true);
    }),
  );
});

test('engineering and rating follow the planning decision', () => {
  const { planned } = resultOf({});
  const at = new Map(planned.map((one) => [one.step.id, one]));
  const decided = at.get('planning-permit')?.there ?? '';
  expect((at.get('drawings')?.there ?? '') < decided).toBe(true);
  for (const id of ['engineering', 'energy-rating']) {
    expect((at.get(id)?.ask ?? '') >= decided).toBe(true);
  }
  const order = planned.map(({ step }) => step.id);
  for (const id of ['discharge-point', 'report-consent', 'crossing']) expect(order).toContain(id);
});

test('an extension and a small second home have paths of their own', () => {
  const extension = ids(resultOf({ project: 'extension' }));
  for (const id of ['old-part', 'demolition', 'bushfire-assessment', 'final-inspection']) {
    expect(extension).toContain(id);
  }
  for (const id of ['old-part', 'demolition']) expect(ids(resultOf({}))).not.toContain(id);
  const second = ids(resultOf({ project: 'small-second', planning: 'no' }));
  for (const id of ['building-permit', 'energy-rating', 'occupancy']) expect(second).toContain(id);
  expect(second).not.toContain('planning-permit');
});

test('nothing starts in the past', () => {
  const read = readInputs(
    calculator.inputs,
    { ...initialInputs(calculator.inputs), start: '2020-01-01' },
    '2026-11-26',
  );
  if (read.kind === 'refused') throw new Error('refused');
  const result = calculator.calculate(read.values);
  expect(result.inputs.start).toBe('2026-11-26');
  for (const { ask } of result.planned) expect(ask >= '2026-11-26').toBe(true);
});

test('a start that is years away says that rules change until then', () => {
  const answerOf = (start: string) => {
    const inputs = { ...initialInputs(calculator.inputs), start };
    const read = readInputs(calculator.inputs, inputs, '2026-11-26');
    if (read.kind === 'refused') throw new Error('refused');
    return calculator.answer(calculator.calculate(read.values));
  };
  expect(answerOf('2040-01-01')).toContain('Your start is in 2040: rules, fees and waiting times');
  expect(answerOf('2029-01-01')).not.toContain('will have changed');
});

describe('dates that cannot be', () => {
  const today = '2026-11-26';
  const read = (changes: Readonly<Record<string, string>>) =>
    readInputs(calculator.inputs, { ...initialInputs(calculator.inputs), ...changes }, today);
  const answerOf = (changes: Readonly<Record<string, string>>) => {
    const found = read(changes);
    if (found.kind === 'refused') throw new Error(JSON.stringify(found.errors));
    const result = calculator.calculate(found.values);
    const answer = calculator.answer(result);
    if (answer.includes(' Next: ')) expect(answer.length).toBeLessThanOrEqual(420);
    expect(answer.length).toBeLessThan(700);
    return { answer, rows: new Map(calculator.rows(result).map((row) => [row.label, row.value])) };
  };

  test('a certificate that is issued tomorrow is refused', () => {
    for (const day of ['2026-11-27', '2027-06-01', '2060-01-01']) {
      expect(read({ 'consent-issued': day })).toEqual({
        kind: 'refused',
        errors: { 'consent-issued': 'That date is in the future. Enter the day it was done.' },
      });
    }
    expect(read({ 'consent-issued': today }).kind).toBe('read');
  });

  test('a start that has gone is said, and asked where nothing is done yet', () => {
    const { answer, rows } = answerOf({ start: '2020-01-01' });
    expect(answer).toContain(
      'Your start, 1 January 2020, has gone, so this counts from today: when can you start?',
    );
    expect(rows.get('Counted from')).toBe('26 November 2026');
    const started = answerOf({ start: '2026-02-01', 'done-property-report': 'yes' }).answer;
    expect(started).toContain('Your start, 1 February 2026, has gone, so this counts from today.');
    expect(answerOf({ start: today }).answer).not.toContain('has gone');
  });

  test('a day to start or finish by that has gone is asked', () => {
    const planning = answerOf({ 'planning-begin': '2026-01-01' });
    expect(planning.answer).toContain(
      'Your planning permit says start by 1 January 2026, which has gone: has work started? If not, ask your council whether it still holds.',
    );
    expect(planning.rows.get('Planning permit: start by')).toBe('1 January 2026, has gone');
    expect(answerOf({ 'permit-begin': '2026-10-01' }).answer).toContain(
      'Your building permit says start by 1 October 2026, which has gone: has work started?',
    );
    expect(answerOf({ 'permit-finish': '2026-10-01' }).answer).toContain(
      'Your building permit says finish by 1 October 2026, which has gone: was it extended?',
    );
    expect(answerOf({ 'consent-issued': '2024-01-01' }).answer).toContain(
      'Your certificate of consent ended on 1 January 2025: was a building permit issued before',
    );
    // Whoever has built is not asked.
    expect(
      answerOf({ 'planning-begin': '2026-01-01', 'done-inspections': 'yes' }).answer,
    ).not.toContain('has gone');
  });

  test('building after the planning permit’s day to start by is said', () => {
    expect(answerOf({ 'planning-begin': '2027-03-01' }).answer).toContain(
      'Your planning permit says start by 1 March 2027; this plan starts about 23 August 2027: ask your council for an extension before the permit’s date.',
    );
    expect(answerOf({ 'planning-begin': '2059-01-01' }).answer).not.toContain('planning permit');
  });

  test('every date that doesn’t fit is said with its document, and none hides another', () => {
    const both = answerOf({
      start: '2027-03-01',
      months: '36',
      'permit-begin': '2027-02-01',
      'permit-finish': '2028-06-01',
      'planning-begin': '2027-02-15',
    }).answer;
    expect(both).toContain(
      'Your building permit says start by 1 February 2027 and finish by 1 June 2028; this plan starts about 15 March 2027 and finishes about 15 March 2030: ask your surveyor for an extension before the permit’s dates.',
    );
    expect(both).toContain(
      'Your planning permit says start by 15 February 2027; this plan starts about 15 March 2027: ask your council for an extension before the permit’s date.',
    );
    // A day that has gone beside one that is still to come.
    const gone = answerOf({
      start: '2027-03-01',
      months: '36',
      'planning-begin': '2026-06-01',
      'permit-begin': '2026-09-01',
      'permit-finish': '2028-06-01',
    }).answer;
    expect(gone).toContain('Your planning permit says start by 1 June 2026, which has gone:');
    expect(gone).toContain(
      'Your building permit says start by 1 September 2026, which has gone: has work started?',
    );
    expect(gone).toContain(
      'Your building permit says finish by 1 June 2028; this plan finishes about 15 March 2030: ask your surveyor for an extension before the permit’s date.',
    );
    expect(
      answerOf({ 'permit-begin': '2026-09-01', 'permit-finish': '2026-10-01' }).answer,
    ).toContain(
      'Your building permit says start by 1 September 2026 and finish by 1 October 2026, which have gone: was it extended?',
    );
    // Papers of the time before the building permit.
    const early = answerOf({ 'planning-begin': '2027-03-01', 'consent-issued': '2026-03-01' });
    expect(early.answer).toContain('Your certificate of consent ends on 1 March 2027, before');
    expect(early.answer).toContain('Your planning permit says start by 1 March 2027; this plan');
    expect(
      answerOf({ 'planning-begin': '2026-03-01', 'consent-issued': '2024-03-01' }).answer,
    ).toMatch(/planning permit says start by 1 March 2026.*consent ended on 1 March 2025/);
  });

  test('a day that only slow offices miss is said beside one that every plan misses', () => {
    const held = { start: '2027-03-01', 'permit-begin': '2027-02-01' };
    const found = read({ ...held, 'permit-finish': '2050-01-01' });
    if (found.kind === 'refused') throw new Error('refused');
    const { built } = calculator.calculate(found.values);
    const finish = addDays(built, 7);
    expect(answerOf({ ...held, 'permit-finish': finish }).answer).toMatch(
      /Your building permit says start by 1 February 2027; .* If offices are slow, this plan misses \d+ \w+ 20\d\d, your building permit’s day to finish by: /,
    );
  });

  test('building could start, but not can, where a document forbids that day', () => {
    for (const forbidding of [
      { 'consent-issued': '2026-03-01' },
      { 'consent-issued': '2024-03-01' },
      { 'planning-begin': '2027-03-01' },
      { 'planning-begin': '2026-03-01' },
    ]) {
      expect(answerOf(forbidding).answer).toContain('building could start about');
    }
    expect(answerOf({}).answer).toContain('building can start about');
    expect(answerOf({ 'planning-begin': '2050-03-01' }).answer).toContain('can start about');
  });

  test('a day to finish by before the day to start by is asked', () => {
    const found = read({ 'permit-begin': '2028-02-01', 'permit-finish': '2027-02-01' });
    if (found.kind === 'refused') throw new Error('refused');
    expect(calculator.refuse?.(found.values)).toEqual({
      'permit-finish': 'That’s before the day to start by. Check both dates on the permit.',
    });
  });

  test('with every date gone, on every path, the sentence keeps its length', () => {
    for (const project of ['new-house', 'small-second', 'extension', 'shed']) {
      for (const ticked of ['', 'property-report', 'drawings', 'building-permit']) {
        for (const gone of [
          {},
          { 'planning-begin': '2026-01-01' },
          { 'permit-begin': '2026-09-30', 'permit-finish': '2026-09-30' },
          { 'consent-issued': '2024-09-30' },
          { 'planning-begin': '2026-12-30' },
          { 'planning-begin': '2026-01-01', 'consent-issued': '2024-09-30' },
          {
            'planning-begin': '2026-09-30',
            'permit-begin': '2026-09-30',
            'permit-finish': '2026-09-30',
          },
        ]) {
          const { answer } = answerOf({
            project,
            start: '2020-09-30',
            [`done-${ticked}`]: 'yes',
            ...gone,
          });
          expect(answer).toContain('Your start, 30 September 2020, has gone');
        }
      }
    }
  });
});

test('a certificate of consent that ends before the planned permit is said', () => {
  const short = resultOf({ 'consent-issued': '2026-03-01', 'done-consent': 'yes' });
  expect(calculator.answer(short)).toContain('Your certificate of consent ends on 1 March 2027');
  expect([...short.late]).toEqual(['consent']);
  expect(resultOf({ 'consent-issued': '2027-10-01' }).late.size).toBe(0);
});

test('sentence, numbers and steps agree over a grid of paths', () => {
  for (const project of ['new-house', 'small-second', 'extension', 'shed']) {
    for (const builder of ['owner', 'registered']) {
      for (const planning of ['yes', 'no']) {
        for (const ticked of ['', 'drawings', 'building-permit', 'inspections']) {
          const result = resultOf({ project, builder, planning, [`done-${ticked}`]: 'yes' });
          const answer = calculator.answer(result);
          const rows = new Map(calculator.rows(result).map(({ label, value }) => [label, value]));
          const open = result.planned.filter(({ isDone }) => !isDone).length;
          expect(answer).toMatch(
            open === 1 ? /^One step to go/ : new RegExp(`^${open} steps to go`),
          );
          expect(Number(rows.get('Steps on this path'))).toBe(result.planned.length);
          expect(Number(rows.get('Done, or counted as done'))).toBe(result.planned.length - open);
          const events = permitCalendar(result, new Date(0), 'https://example.org');
          expect(events.match(/BEGIN:VEVENT/g) ?? []).toHaveLength(open);
          const month = rows.get('Last certificate around')?.split(' ').slice(1).join(' ');
          expect(answer).toContain(`about ${month}`);
        }
      }
    }
  }
});

test('the next steps need nothing that is missing, and a finished path says so', () => {
  expect(resultOf({}).next.map(({ id }) => id)).toEqual(['property-report']);
  expect(resultOf({ 'done-property-report': 'yes' }).next.map(({ id }) => id)).toEqual([
    'council-talk',
    'before-you-dig',
    'bushfire-assessment',
    'surveyor',
    'discharge-point',
  ]);
  const all = Object.fromEntries(permitData.steps.map(({ id }) => [`done-${id}`, 'yes']));
  expect(calculator.answer(resultOf(all))).toMatch(/ticked every step on this path/);
  // What is left then, the driveway's crossing, has no certificate.
  const occupied = resultOf({ 'done-occupancy': 'yes' });
  expect(calculator.answer(occupied)).toMatch(/^One step to go\. Next: /);
  expect(calculator.rows(occupied).filter(({ value }) => value === '–')).toHaveLength(2);
  const last = calculator.answer(resultOf({ 'done-occupancy': 'yes', 'done-crossing': 'yes' }));
  expect(last).toMatch(/done or counted as done\. Check those that you didn’t tick/);
});

test('the certificate of consent ends twelve months after its day, even from a leap day', () => {
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(resultOf({ 'consent-issued': '2027-03-15' }).inputs.printed).toEqual([
    { label: 'Certificate of consent ends, if there’s no building permit', day: '2028-03-15' },
  ]);
});

test('a permit whose dates were entered is issued, with all that comes before it', () => {
  const doneOf = (changes: Readonly<Record<string, string>>) => [...resultOf(changes).inputs.done];
  for (const day of ['permit-begin', 'permit-finish']) {
    expect(doneOf({ [day]: '2028-01-01' })).toEqual(doneOf({ 'done-building-permit': 'yes' }));
  }
  expect(doneOf({ 'planning-begin': '2028-01-01' })).toEqual(
    doneOf({ 'done-planning-permit': 'yes' }),
  );
  expect(doneOf({ planning: 'no', 'planning-begin': '2028-01-01' })).toEqual([]);
  const result = resultOf({ 'permit-begin': '2028-01-01' });
  expect(calculator.answer(result)).not.toContain('building can start');
});

test('a plan that is later than the building permit allows says so', () => {
  const late = resultOf({ 'permit-begin': '2027-02-02' });
  expect([...late.late]).toEqual(['begin']);
  expect(calculator.answer(late)).toContain('ask your surveyor for an extension');
  expect(resultOf({ 'permit-begin': '2059-01-01' }).late.size).toBe(0);
});

test('the calendar file is valid iCalendar: lines, folds, escapes, a timestamp and whole days', () => {
  const result = resultOf({ 'permit-finish': '2029-06-30', 'done-property-report': 'yes' });
  const text = permitCalendar(result, new Date('2026-11-23T10:20:30.456Z'), 'https://example.org');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\n');
  }
  const whole = text.replaceAll('\r\n ', '');
  const open = result.planned.filter(({ isDone }) => !isDone);
  expect(whole.match(/BEGIN:VEVENT/g)).toHaveLength(open.length + 1);
  expect(whole).toContain('DTSTAMP:20261123T102030Z');
  expect(whole).toContain('SUMMARY:Building permit: finish by');
  expect(whole).toContain('DTSTART;VALUE=DATE:20290630\r\nDTEND;VALUE=DATE:20290701');
  expect(whole).toContain('https://example.org/tools/log');
  expect(whole).toMatch(/DESCRIPTION:[^\r]*\\,/);
  expect(whole).not.toMatch(/SUMMARY:Start: Planning property report/);
});

test('a certificate of consent that was issued is done, and only its owner-builder has its end', () => {
  const held = { 'consent-issued': '2026-11-01' };
  const consent = (result: PermitResult) =>
    result.planned.find(({ step }) => step.id === 'consent')?.isDone;
  expect(consent(resultOf({}))).toBe(false);
  const result = resultOf(held);
  expect(consent(result)).toBe(true);
  // It says nothing of what comes before it.
  expect(result.planned.filter(({ isDone }) => isDone)).toHaveLength(1);
  expect(resultOf({ ...held, builder: 'registered' }).inputs.printed).toEqual([]);
  const read = readInputs(
    calculator.inputs,
    { ...initialInputs(calculator.inputs), 'consent-issued': '2025-01-01' },
    '2026-11-27',
  );
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
  expect(consent(calculator.calculate(read.values))).toBe(false);
});

test('a step says nothing of what this path does not have', () => {
  const textOf = (changes: Readonly<Record<string, string>>) =>
    resultOf(changes)
      .planned.map(({ step }) => step.text)
      .join(' ');
  expect(textOf({ bushfire: 'prone' })).not.toContain('the overlay');
  for (const bushfire of ['bmo', 'unsure']) {
    expect(textOf({ bushfire })).toMatch(
      /Under the overlay.*In parts of Hepburn Shire the overlay/,
    );
  }
  expect(textOf({ planning: 'no' })).not.toMatch(/planning decision|council decides on them/);
  expect(textOf({ planning: 'yes' })).toMatch(/council decides on them.*planning decision/);
  expect(textOf({ wall: 'ordinary' })).not.toContain('earth or straw');
  expect(textOf({ wastewater: 'sewer' })).not.toContain('wastewater');
  expect(textOf({ project: 'new-house' })).not.toContain('what an extension needs');
});

test('a day on a document that only slow offices miss is said, and building waits for the crossing', () => {
  const answerOf = (changes: Readonly<Record<string, string>>) =>
    calculator.answer(resultOf({ start: '2027-02-01', ...changes }));
  const tight = /If offices are slow, this plan misses \d+ \w+ 20\d\d, /;
  const held = (changes: Readonly<Record<string, string>>) =>
    resultOf({ start: '2027-02-01', ...changes });
  const planned = held({ 'planning-begin': '2040-01-01' });
  const permitted = held({ 'permit-finish': '2040-01-01' });
  // A day between the usual and the slow case, of each document.
  const between = (from: string) => addDays(from, 7);
  expect(answerOf({ 'consent-issued': addMonths(between(permitOf(held({})).there), -12) })).toMatch(
    /If offices are slow, .* the end of your certificate of consent: /,
  );
  expect(answerOf({ 'planning-begin': between(planned.build.from) })).toMatch(
    /If offices are slow, .* your planning permit’s day to start by: /,
  );
  expect(answerOf({ 'permit-begin': between(permitted.build.from) })).toMatch(tight);
  expect(answerOf({ 'permit-finish': between(buildingOf(permitted).there) })).toMatch(tight);
  for (const name of ['planning-begin', 'permit-begin', 'permit-finish']) {
    expect(answerOf({ [name]: '2040-01-01' })).not.toMatch(tight);
  }
  expect(permitted.build.from).toBe(buildingOf(permitted).ask);
  expect(permitted.build.from > '2027-02-01').toBe(true);
  const late = { 'permit-begin': '2027-02-10' };
  expect(answerOf(late)).toContain(
    'Your building permit says start by 10 February 2027; this plan',
  );
});

function plannedOf(result: PermitResult, id: string) {
  const found = result.planned.find(({ step }) => step.id === id);
  if (!found) throw new Error(id);
  return found;
}
const permitOf = (result: PermitResult) => plannedOf(result, 'building-permit');
const buildingOf = (result: PermitResult) => plannedOf(result, 'inspections');

test('a choice that rarely holds for a house is answered with what the law asks', () => {
  const said = (changes: Readonly<Record<string, string>>) =>
    calculator.answer(resultOf({ project: 'new-house', ...changes }));
  for (const project of ['new-house', 'small-second']) {
    expect(said({ project, builder: 'owner-small' })).toContain(
      'A house costs more than $20,000, so its owner-builder needs a certificate of consent: choose “Me, as owner-builder”.',
    );
  }
  expect(said({ project: 'extension', bushfire: 'bmo', planning: 'no' })).toContain(
    'an extension needs a planning permit, unless it’s exempt: get the exemption in writing.',
  );
  expect(said({ bushfire: 'bmo', planning: 'no' })).toContain(
    'Under the Bushfire Management Overlay a new house needs a planning permit, unless the overlay or its schedule exempts it: get the exemption in writing.',
  );
  for (const likely of [
    {},
    { bushfire: 'bmo', planning: 'unsure' },
    { bushfire: 'prone', planning: 'no' },
    { project: 'shed', builder: 'owner-small', bushfire: 'bmo', planning: 'no' },
  ]) {
    expect(said(likely)).not.toMatch(/in writing\.|A house costs/);
  }
});
