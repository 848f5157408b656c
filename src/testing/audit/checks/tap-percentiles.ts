import type { Verdict } from '../check.ts';
import { tapTargets } from '../targets.ts';
import { percentile } from './percentile.ts';

export const visits = ['first visit', 'with the worker'] as const;
export type Visit = (typeof visits)[number];

/** Milliseconds of each tap. */
export type TapSamples = Readonly<
  Record<'acknowledgedMs' | 'inPageMs' | 'elsewhereMs', readonly number[]>
>;

export function elsewhereTargetMs(visit: Visit): number {
  return visit === 'first visit' ? tapTargets.elsewhereFirstMs : tapTargets.elsewhereMs;
}

/** The 95th percentiles over the taps of all pages, for each kind of visit. */
export function tapPercentiles(verdicts: readonly Verdict[]): Verdict[] {
  return visits.flatMap((visit) => {
    const samples = verdicts.flatMap(({ check, samples: own }) =>
      check === 'taps' && own?.group === visit ? [own.values] : [],
    );
    if (samples.length === 0) return [];
    const taken = (name: keyof TapSamples) => samples.flatMap((values) => values[name] ?? []);
    const parts = [
      { name: 'seen', values: taken('acknowledgedMs'), targetMs: tapTargets.acknowledgedMs },
      { name: 'in the page', values: taken('inPageMs'), targetMs: tapTargets.inPageMs },
      { name: 'elsewhere', values: taken('elsewhereMs'), targetMs: elsewhereTargetMs(visit) },
    ];
    return {
      check: 'taps',
      subject: `${samples.length} pages, ${visit}`,
      measured: parts
        .map(({ name, values }) => {
          const [median, most] = [50, 95].map((share) => percentile(values, share));
          return `${name}: ${values.length} taps, median ${median} ms, 95 % within ${most} ms`;
        })
        .join(' · '),
      isMet: parts.every(({ values, targetMs }) => percentile(values, 95) <= targetMs),
      findings: [],
    };
  });
}
