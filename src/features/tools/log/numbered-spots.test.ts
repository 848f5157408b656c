import { expect, test } from 'vitest';
import type { Spot } from '#shared/tools/log/calculate.ts';
import { numberedSpots } from './numbered-spots.ts';

test('bricks are numbered by their names, not by how wet they are', () => {
  const spots = ['3', '10', '1'].map((spot) => ({ wall: 'Stack', spot })) as Spot[];
  expect(numberedSpots(spots).map(({ number, spot }) => `${number}: ${spot.spot}`)).toEqual([
    '1: 1',
    '2: 3',
    '3: 10',
  ]);
});
