import { formatAud } from '#shared/format-aud.ts';
import { reportPrices } from '#content/services.ts';
import { questionCounts } from '#shared/questionnaires/definition.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { expect, faultStory, mainStory } from '../support/fault-story.ts';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { startRequest, goToStep, readDevice, reviewStep, submit } from '../support/request.ts';

faultStory(
  'The phone’s Back goes through the sections and closes the form from the first; the draft is listed and continued',
  { tag: mainStory },
  async ({ page }) => {
    await page.goto('/design-services');
    const card = page.locator('#new-house');
    await card.getByRole('button', { name: 'Request Questionnaire' }).click();
    const dialog = questionnaireOf(page);
    const heading = dialog.getByRole('heading', { level: 3 }).first();
    // Before the first question.
    const { priceAud, depositAud } = reportPrices['new-house'];
    for (const words of [
      `${questionCounts.newHouseDesign} questions`,
      formatAud(priceAud),
      formatAud(depositAud),
      'Only your name and email',
      'Photos',
    ]) {
      await expect(dialog).toContainText(words);
    }
    await dialog.getByLabel('Name').fill('Robin Ferris');
    const next = dialog.getByRole('button', { name: 'Next', exact: true });
    const titles: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      titles.push(await heading.innerText());
      await next.click();
      await expect(heading).not.toHaveText(titles.at(-1) ?? '');
    }
    for (const title of titles.toReversed()) {
      await page.goBack();
      await expect(heading).toHaveText(title);
      await expect(page).toHaveURL(/questionnaire=newHouseDesign/);
    }
    // Reload in the middle of the form.
    await next.click();
    await expect(heading).not.toHaveText(titles[0] ?? '');
    await expect.poll(async () => (await readDevice(page)).drafts[0]?.position).not.toBe(null);
    await page.reload();
    await expect(heading).not.toHaveText(titles[0] ?? '');
    await page.goBack();
    await expect(heading).toHaveText(titles[0] ?? '');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/design-services$/);

    const label = new RegExp(
      `Continue · 1 of ${questionCounts.newHouseDesign} answered · saved \\d+ \\w+`,
    );
    await expect(card.getByRole('link', { name: label })).toBeVisible();
    const top = page.getByRole('region', { name: 'Your unfinished questionnaire' });
    await expect(top.getByRole('link', { name: label })).toBeVisible();
    await page.goto('/site-map');
    await page.mouse.move(1, 1);
    await page.getByRole('link', { name: /^1 draft/ }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Robin Ferris');
  },
);

faultStory(
  'The review links to unanswered questions, and a missing name is reported in GOV.UK’s error pattern',
  async ({ page }) => {
    const dialog = await startRequest(page, 'propertyAssessment');
    await dialog.getByLabel('Name').fill('');
    await dialog.locator('summary').click();
    await expect(dialog.getByRole('button', { name: /About you.*Required: Name/ })).toBeVisible();
    await dialog.locator('summary').click();
    await goToStep(dialog, reviewStep);
    const open = dialog.getByRole('region', { name: 'Not answered yet' });
    const { sections } = getQuestionnaire('propertyAssessment');
    await expect(open.getByRole('listitem')).toHaveCount(sections.length);
    await expect(open.getByRole('listitem').first()).toContainText('required: Name');
    const title = await page.title();
    await submit(dialog);
    const summary = dialog.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    expect(await page.title()).toBe(`Error: ${title}`);
    await open.getByRole('button').nth(1).click();
    await expect(dialog.getByRole('heading', { level: 3 }).nth(1)).toBeFocused();
    await dialog.getByRole('button', { name: 'Return to review' }).click();
    // Unanswered questions come first.
    await expect(summary).toBeFocused();
    await summary.getByRole('button', { name: /^Name/ }).click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Name').fill('Robin Ferris');
    await expect.poll(() => page.title()).toBe(title);
  },
);
