import type { Page } from '@playwright/test';
import { expect, faultStory, waitForShell } from '../support/fault-story.ts';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { attachmentsStep, beginRequest, goToStep } from '../support/request.ts';

faultStory.use({ serviceWorkers: 'allow' });

/** What the phone's share sheet does: a navigation that posts files. */
async function share(page: Page, names: readonly string[]): Promise<void> {
  const arrived = page.waitForURL('/offline#shared');
  await page.evaluate((files) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    form.action = '/share-target';
    const input = document.createElement('input');
    input.type = 'file';
    input.name = 'files';
    const transfer = new DataTransfer();
    for (const name of files) transfer.items.add(new File([name], name, { type: 'text/plain' }));
    input.files = transfer.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, names);
  await arrived;
}

faultStory(
  'Site photographs shared from the phone go into the draft that the builder chooses, without reception',
  async ({ network, page }) => {
    const dialog = await beginRequest(page);
    await expect(dialog.getByText(/Saved on this device/)).toBeVisible();
    await page.goto('/about');
    await waitForShell(page);
    network.isCut = true;

    await share(page, ['slope-from-the-gate.txt', 'soil-jar.txt', 'walk-round.mov']);
    const shared = page.getByRole('region', { name: 'Shared with the site' });
    await expect(shared.getByRole('heading', { level: 3 })).toHaveText([
      'slope-from-the-gate.txt',
      'soil-jar.txt',
      'walk-round.mov',
    ]);
    await expect(
      shared.getByText('walk-round.mov is not a picture, PDF, Word or text file.'),
    ).toBeVisible();
    await page.reload();
    // Every form that takes files, and no other.
    await expect(shared.getByRole('button', { name: /^Begin/ })).toHaveText([
      /Natural building consultation/,
      /Permit pathway report/,
      /New house design report/,
      /House extension report/,
    ]);
    await shared.getByRole('button', { name: /^Permit pathway report, begun/ }).click();

    const form = questionnaireOf(page);
    await expect(form.getByLabel('Name')).toHaveValue('Rosa Kirk');
    await goToStep(form, attachmentsStep);
    await expect(form.getByText('2 of 10 files attached')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Remove soil-jar.txt' })).toBeVisible();

    await page.goto('/offline');
    await expect(shared.getByRole('heading', { level: 3 })).toHaveText(['walk-round.mov']);
    await shared.getByRole('button', { name: 'Let them go…' }).click();
    await shared.getByRole('button', { name: 'Let them go', exact: true }).click();
    await expect(shared.getByText('The site has let go of its copies.')).toBeVisible();
    await expect(shared.getByRole('heading', { level: 2 })).toBeFocused();
    expect(network.posts('/share-target')).toEqual([]);
  },
);

faultStory(
  'Somebody who shares before the site is on the phone learns that nothing has come',
  async ({ browser, network }) => {
    const context = await browser.newContext({
      baseURL: network.address,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto('/about');
    await share(page, ['slope.txt']);
    await expect(page.getByText(/Nothing has come\. .* share them again/)).toBeVisible();
    expect(network.posts('/share-target')).toHaveLength(1);
    await context.close();
  },
);
