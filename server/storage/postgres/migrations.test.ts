import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { steps } from './migrations.ts';

test('each migration is the one it was released with: changed tables need a new one', () => {
  expect(steps.map((step) => createHash('sha256').update(step).digest('hex'))).toEqual([
    'f212168aed99aaa540369d46b7bd301cf42ac88cc6249a4e1672b97e0c45e848',
  ]);
});
