import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What was entered, by field name. */
export type Entered = Record<string, string>;

/** The open questionnaire. */
export function questionnaireOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /questionnaire|report/i });
}

/**
 * Answers every question of the open questionnaire from its present section up to the review, as a person on a phone
 * would: section by section, with Next.
 */
export async function fillToReview(page: Page): Promise<Entered> {
  const dialog = questionnaireOf(page);
  const entered: Entered = {};
  // The dialog opens before its draft has been loaded.
  await dialog.getByRole('heading', { level: 3 }).first().waitFor();
  const review = dialog.getByRole('heading', { name: 'Review your answers', level: 3 });
  while (!(await review.isVisible())) {
    Object.assign(entered, await fillSection(dialog));
    const title = await headingOf(dialog);
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => headingOf(dialog)).not.toBe(title);
  }
  return entered;
}

/** Answers the questions of the section that is open. */
export async function fillSection(dialog: Locator): Promise<Entered> {
  const entered: Entered = {};
  const controls = await dialog.locator('[name]').evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLElement && element.offsetParent !== null)
      .map((element) => ({
        name: element.getAttribute('name') ?? '',
        type: element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
      })),
  );
  for (const { name, type } of controls) {
    if (name in entered || name.endsWith('-other')) continue;
    const control = dialog.locator(`[name="${name}"]`).first();
    switch (type) {
      case 'file':
        break;
      case 'radio':
      case 'checkbox':
        await control.check({ force: true });
        entered[name] = '';
        break;
      case 'select': {
        const [value = ''] = await control.selectOption({ index: 1 });
        entered[name] = value;
        break;
      }
      case 'email':
        await control.fill('builder@example.org');
        entered[name] = 'builder@example.org';
        break;
      default:
        await control.fill(`About ${name}: “quotes”, <tags> & ümlauts`);
        entered[name] = `About ${name}: “quotes”, <tags> & ümlauts`;
    }
  }
  return entered;
}

async function headingOf(dialog: Locator): Promise<string> {
  return (await dialog.getByRole('heading', { level: 3 }).first().innerText()).trim();
}
