import { expect, test } from 'vitest';
import { asvs } from '#server/http/security/asvs.ts';
import { wcag } from '../accessibility/wcag.ts';
import { findUnlisted, listTimeoutMs } from '../support/listed-tests.ts';
import { faultMatrix } from './fault-matrix.ts';

// All at once, because the test runners take most of a minute to list.
test(
  'the tables of security, accessibility and faults name tests that their script runs',
  async () => {
    const proofs = [...asvs, ...wcag].flatMap(({ status }) =>
      status.kind === 'proved' ? status.tests : [],
    );
    expect(proofs.length).toBeGreaterThan(100);
    const stories = faultMatrix.flatMap((fault) => fault.stories);
    expect(await findUnlisted([...proofs, ...stories])).toEqual([]);
  },
  listTimeoutMs,
);
