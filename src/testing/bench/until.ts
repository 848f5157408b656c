import { setTimeout } from 'node:timers/promises';
import { Minute } from '#shared/time.ts';

/**
 * Asks again and again until the answer is yes, for what a page can only say by a promise: `page.waitForFunction` takes
 * any promise for a yes.
 * @throws after five minutes
 */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const lastMs = performance.now() + 5 * Minute.ms;
  while (!(await isTrue())) {
    if (performance.now() > lastMs) throw new Error('waited for five minutes');
    await setTimeout(50);
  }
}
