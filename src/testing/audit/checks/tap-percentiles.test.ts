import { expect, test } from 'vitest';
import type { Verdict } from '../check.ts';
import { tapPercentiles } from './tap-percentiles.ts';
import type { Visit } from './tap-percentiles.ts';

function verdict(group: Visit, inPageMs: readonly number[]): Verdict {
  return {
    check: 'taps',
    subject: `/, ${group}`,
    measured: '',
    isMet: true,
    findings: [],
    samples: { group, values: { acknowledgedMs: [20], inPageMs, elsewhereMs: [300] } },
  };
}

test('a visit meets its targets when 95 % of the taps of all pages do', () => {
  const fast = Array<number>(19).fill(50);
  const visit = 'first visit';
  expect(tapPercentiles([verdict(visit, fast), verdict(visit, [400])])).toMatchObject([
    { subject: '2 pages, first visit', isMet: true },
  ]);
  expect(tapPercentiles([verdict(visit, fast), verdict(visit, [400, 400])])).toMatchObject([
    { isMet: false },
  ]);
  // 300 ms elsewhere are within the target of a first visit, and over that of a visit with the worker.
  expect(tapPercentiles([verdict('with the worker', fast)])).toMatchObject([{ isMet: false }]);
});
