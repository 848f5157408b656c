import { expect, test } from 'vitest';
import { runMailFaults } from '../testing/mail-faults.ts';

test('1,000 faults of a mail server: none of the replies goes out twice, and none is lost in silence', async () => {
  expect(await runMailFaults(1_000)).toBe(1_000);
}, 300_000);
