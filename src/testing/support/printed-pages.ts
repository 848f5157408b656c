import type { Page } from '@playwright/test';

/** How many sheets a page prints on, with the size and margins of its own styles. */
export async function printedPages(page: Page): Promise<number> {
  const printed = await page.pdf({ preferCSSPageSize: true });
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
