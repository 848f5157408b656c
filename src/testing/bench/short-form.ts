import process from 'node:process';

/**
 * Whether CI runs the bench in its short form (`-- --short`): few repetitions, to see that it still measures. Its times
 * say nothing, so a missed target is no failure then.
 */
export const isShort = process.argv.includes('--short');

/** A number of repetitions, seconds or records: the usual one, or that of the short form. */
export function sized(usual: number, short: number): number {
  return isShort ? short : usual;
}
