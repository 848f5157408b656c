import { randomFrom } from './rain.ts';

/** The least and the most. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** Years that are drawn together: a dry year brings those that it ran with, and what it left in the tank. */
const blockYears = 5;
const drawnRuns = 200;
/** Drawn runs that are left out on each side. */
const leftOut = 0.02;

/**
 * How much the short days of as many years can differ: the range of the series, and of runs drawn from all of their
 * years. The least and the most of two dozen series alone depend on which two dozen they are, and for some houses held
 * two thirds of other runs. One series has no range.
 * @param counts short days by year, of each series; all of them of the same length
 */
export function spreadOf(counts: readonly (readonly number[])[]): { total: Span; worst: Span } {
  const totals = counts.map((days) => days.reduce((total, one) => total + one, 0));
  const worsts = counts.map((days) => Math.max(...days));
  if (counts.length === 1) return { total: spanOf(totals), worst: spanOf(worsts) };
  const drawn = drawnFrom(counts);
  return {
    total: spanOf([...totals, ...mostOf(drawn.totals)]),
    worst: spanOf([...worsts, ...mostOf(drawn.worsts)]),
  };
}

function spanOf(values: readonly number[]): Span {
  return { low: Math.min(...values), high: Math.max(...values) };
}

/** Those that are neither among the least nor among the most. */
function mostOf(values: Float64Array): readonly number[] {
  const sorted = Float64Array.from(values);
  sorted.sort();
  const out = Math.round(leftOut * sorted.length);
  return [sorted[out] ?? 0, sorted[sorted.length - 1 - out] ?? 0];
}

function drawnFrom(counts: readonly (readonly number[])[]) {
  const years = counts[0]?.length ?? 0;
  const days = Float64Array.from(counts.flat());
  const drawn = yearsDrawn(counts.length, years);
  const totals = new Float64Array(drawnRuns);
  const worsts = new Float64Array(drawnRuns);
  for (let run = 0, at = 0; run < drawnRuns; run += 1) {
    let total = 0;
    let worst = 0;
    for (const end = at + years; at < end; at += 1) {
      const short = days[drawn[at] ?? 0] ?? 0;
      total += short;
      if (short > worst) worst = short;
    }
    totals[run] = total;
    worsts[run] = worst;
  }
  return { totals, worsts };
}

let last: { key: string; drawn: Uint32Array } | null = null;

/** The years of each run: the same for every tank, so that a larger one is never short more often. */
function yearsDrawn(series: number, years: number): Uint32Array {
  const key = `${series} ${years}`;
  if (last?.key === key) return last.drawn;
  const chance = randomFrom('years');
  const drawn = new Uint32Array(drawnRuns * years);
  let start = 0;
  for (const [at] of drawn.entries()) {
    const year = (at % years) % blockYears;
    if (year === 0) start = Math.floor(chance() * series * years);
    // Within its series: after the last year comes the first.
    const inSeries = start % years;
    drawn[at] = start - inSeries + ((inSeries + year) % years);
  }
  last = { key, drawn };
  return drawn;
}
