import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { seed } from '../support/seeded-random.ts';
import { fuzz } from './fuzz.ts';
import { apiRoutes } from './requests.ts';

test(
  'answers every route, method, header and range without an error',
  { timeout: 5 * Minute.ms },
  async () => {
    const { sent, statuses, faults } = await fuzz({ requests: 800, seed });
    expect(faults).toEqual([]);
    expect(sent).toBe(800);
    // Requests were both handled and refused.
    for (const status of ['200', '201', '304', '400', '401', '404', '405', '415']) {
      expect(statuses).toHaveProperty(status);
    }
  },
);

test('covers every endpoint of the contract', async () => {
  const known = (await apiRoutes()).map(({ method, path }) => `${method} ${path}`);
  expect(known).toContain('POST /api/upload');
  expect(known).toContain('PATCH /api/requests/:id');
  expect(known.length).toBeGreaterThan(25);
});
