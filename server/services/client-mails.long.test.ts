import { expect, test } from 'vitest';
import { runMailFaults } from '../testing/mail-faults.ts';

test('1,000 faults of a mail server: no reply, visit, report, invoice or notice goes out twice or is lost in silence', async () => {
  expect(await runMailFaults(1_000)).toBe(1_000);
}, 300_000);
