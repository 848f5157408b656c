import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Waits until no tab has a form open: the browser releases the lock of a closed one a moment later. */
export async function whenFormsReleased(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await navigator.locks.query()).held?.filter(({ name }) => name === 'form-open'),
      ),
    )
    .toEqual([]);
}
