import { parseArgs } from 'node:util';
import { publicAddresses } from '../support/public-addresses.ts';
import { checkNames, throttlings } from './check.ts';
import type { CheckName, Scope, Throttling } from './check.ts';

export interface AuditOptions {
  checks: readonly CheckName[];
  /** Lighthouse runs of each address, whose median counts, and repetitions of each tap. */
  runs: number;
  throttling: Throttling;
  scope: Scope;
  /** Only tasks whose name contains this text. */
  task: string;
  /** Measures again what an earlier audit of the same build has measured. */
  isFresh: boolean;
}

/** Checks that take long. */
const onlyWhenNamed: ReadonlySet<CheckName> = new Set(['taps', 'filmstrips']);

const unlistedAddresses = ['/messages', '/no/such/page', '/projects/abc', '/blog/no-such-article'];

/** @throws Error with one line for the caller */
export function readOptions(words: readonly string[]): AuditOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: {
        type: 'string',
        default: checkNames.filter((name) => !onlyWhenNamed.has(name)).join(','),
      },
      runs: { type: 'string', default: '5' },
      throttling: { type: 'string', default: throttlings[0] },
      route: { type: 'string', multiple: true },
      task: { type: 'string', default: '' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1 on');
  return {
    checks: values.only.split(',').map((name) => oneOf(checkNames, name, '--only')),
    runs,
    throttling: oneOf(throttlings, values.throttling, '--throttling'),
    scope: values.route
      ? { addresses: values.route, unlistedAddresses: [], isWhole: false }
      : { addresses: publicAddresses, unlistedAddresses, isWhole: true },
    task: values.task,
    isFresh: values.fresh,
  };
}

/** @throws Error with one line for the caller */
function oneOf<Name extends string>(names: readonly Name[], name: string, option: string): Name {
  const known = names.find((one) => one === name);
  if (!known) throw new Error(`${option}: there is no ${name}; there are ${names.join(', ')}`);
  return known;
}
