import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { permitData } from '#content/tools/permit-figures.ts';
import { addMonths } from '../days.ts';
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
  project: fc.constantFrom('new-house', 'extension', 'shed'),
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
});

test('the certificate of consent ends twelve months after its day, even from a leap day', () => {
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(resultOf({ 'consent-issued': '2027-03-15' }).inputs.printed).toEqual([
    { label: 'Certificate of consent ends, if there’s no building permit', day: '2028-03-15' },
  ]);
});

test('a plan that is later than the building permit allows says so', () => {
  const late = resultOf({ 'permit-begin': '2027-02-02' });
  expect(late.isBeginLate).toBe(true);
  expect(calculator.answer(late)).toContain('ask your surveyor for an extension');
  expect(resultOf({ 'permit-begin': '2059-01-01' }).isBeginLate).toBe(false);
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
  expect(whole.match(/BEGIN:VEVENT/g)).toHaveLength(result.planned.length - 1 + 1);
  expect(whole).toContain('DTSTAMP:20261123T102030Z');
  expect(whole).toContain('SUMMARY:Building permit: finish by');
  expect(whole).toContain('DTSTART;VALUE=DATE:20290630\r\nDTEND;VALUE=DATE:20290701');
  expect(whole).toContain('https://example.org/tools/log');
  expect(whole).toMatch(/DESCRIPTION:[^\r]*\\,/);
  expect(whole).not.toMatch(/SUMMARY:Start: Planning property report/);
});
