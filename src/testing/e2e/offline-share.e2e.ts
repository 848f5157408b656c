import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, faultStory, waitForShell } from '../support/fault-story.ts';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { attachmentsStep, startRequest, goToStep } from '../support/request.ts';

/** Like the phone's share sheet: a navigation that posts files. */
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
  'Photos shared from the phone are added offline to the draft that the builder chooses',
  async ({ network, page }) => {
    const dialog = await startRequest(page);
    await expect(dialog.getByText(/Saved on this device/)).toBeVisible();
    await page.goto('/about');
    await waitForShell(page);
    network.isCut = true;

    await share(page, ['slope-from-the-gate.txt', 'soil-jar.txt', 'walk-round.mov']);
    const shared = page.getByRole('region', { name: 'Shared files' });
    await expect(shared.getByRole('listitem')).toHaveText([
      /^slope-from-the-gate\.txt, /,
      /^soil-jar\.txt, /,
      /^walk-round\.mov, /,
    ]);
    await expect(shared).toBeInViewport({ ratio: 0.9 });
    await shared.getByRole('button', { name: 'Yes, use them' }).click();
    await expect(shared.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(shared.getByRole('heading', { level: 3 })).toHaveText([
      'slope-from-the-gate.txt',
      'soil-jar.txt',
      'walk-round.mov',
    ]);
    await expect(
      shared.getByText('walk-round.mov isn’t a picture, PDF, Word or text file.'),
    ).toBeVisible();
    await page.reload();
    // Every form that accepts files, and no other.
    await expect(shared.getByRole('button', { name: /^New:/ })).toHaveText([
      /Natural building consultation/,
      /Permit pathway report/,
      /New house design report/,
      /House extension report/,
    ]);
    await shared.getByRole('button', { name: /^Permit pathway report, started/ }).click();

    const form = questionnaireOf(page);
    await expect(form.getByLabel('Name')).toHaveValue('Rosa Kirk');
    await goToStep(form, attachmentsStep);
    await expect(form.getByText('2 of 10 files attached')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Remove soil-jar.txt' })).toBeVisible();

    await page.goto('/offline');
    await expect(shared.getByRole('heading', { level: 3 })).toHaveText(['walk-round.mov']);
    await shared.getByRole('button', { name: 'Remove…' }).click();
    await shared.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(shared.getByText('Copies removed.')).toBeVisible();
    await expect(shared.getByRole('heading', { level: 2 })).toBeFocused();
    expect(network.posts('/share-target')).toEqual([]);
  },
);

faultStory(
  'Another website posts files to the share target: nothing is stored or replaced unless the visitor agrees',
  async ({ browserName, network, page }) => {
    faultStory.skip(browserName !== 'chromium', 'only Chromium shares with websites');
    await page.goto('/about');
    await waitForShell(page);
    await page.evaluate(async () => (await caches.open('pack-v1')).put('/kept', new Response('x')));
    const kept = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => /pack|shared/.test(name)));
    const shared = page.getByRole('region', { name: 'Shared files' });
    const evil = createServer((request, response) => {
      const isHidden = request.url === '/hidden';
      response.setHeader('Content-Type', 'text/html');
      response.end(postingPage(`${network.address}/share-target`, isHidden));
    });
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(evil.address() as AddressInfo).port}`;

    // It sends its Origin, as most sites would.
    await page.goto(`${address}/open`);
    await page.waitForURL('**/offline#shared');
    await expect(shared.getByText(/No files arrived/)).toBeVisible();
    expect(await kept()).toEqual(['pack-v1']);

    // It hides its Origin, like the share sheet.
    for (let visit = 0; visit < 3; visit += 1) {
      await page.goto(`${address}/hidden`);
      await page.waitForURL('**/offline#shared');
      await expect(
        shared.getByText('Did you just share these files with this site?'),
      ).toBeVisible();
      await expect(shared.getByRole('listitem')).toHaveCount(10);
      await expect(shared.getByText(/30 more files were left out/).first()).toBeVisible();
    }
    await expect(shared.getByRole('button', { name: /^New:/ })).toHaveCount(0);
    expect(await kept()).toEqual(['pack-v1']);
    await shared.getByRole('button', { name: 'No, ignore them' }).click();
    await expect(shared.getByText('Ignored. Nothing was saved.')).toBeVisible();
    await page.reload();
    await expect(shared.getByText(/No files arrived/)).toBeVisible();
    expect(await kept()).toEqual(['pack-v1']);
    expect(network.posts('/share-target')).toEqual([]);
    await new Promise((resolve) => evil.close(resolve));
  },
);

/** Another site's page that posts forty files as soon as it opens. */
function postingPage(target: string, isHidden: boolean): string {
  return `<!doctype html>${isHidden ? '<meta name="referrer" content="no-referrer">' : ''}
    <form method="post" enctype="multipart/form-data" action="${target}"><input type="file" name="files"></form>
    <script>
      const transfer = new DataTransfer();
      for (let count = 0; count < 40; count += 1) {
        transfer.items.add(new File([new Uint8Array(50 * 1024)], count + '.jpg', { type: 'image/jpeg' }));
      }
      document.querySelector('input').files = transfer.files;
      document.forms[0].submit();
    </script>`;
}

faultStory(
  'A share before the service worker is installed says that nothing was received',
  async ({ browser, network }) => {
    const context = await browser.newContext({
      baseURL: network.address,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto('/about');
    await share(page, ['slope.txt']);
    await expect(page.getByText(/No files arrived\. .* share them again/)).toBeVisible();
    expect(network.posts('/share-target')).toHaveLength(1);
    await context.close();
  },
);
