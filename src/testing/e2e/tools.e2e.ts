import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { toolIntroductions } from '#content/tools/tool-introductions.ts';
import { tools } from '#content/tools/tools.ts';
import { delayFiles } from '../support/delay-files.ts';
import { recordButton, openInbox, readInbox } from '../support/owner.ts';
import {
  attachmentsStep,
  startSavedRequest,
  goToStep,
  submit,
  advanceFiveMinutes,
} from '../support/request.ts';
import { expect, quick, story, waitForShell } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 900, height: 700, channels: 3, background: '#8c3f28' },
  })
    .jpeg()
    .toBuffer(),
});

story(
  'An owner-builder calculates an eave, corrects a wrong figure, saves the work and finds it after a reload',
  { tag: quick },
  async ({ page }) => {
    await page.goto('/tools');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Sun and eaves/ })
      .click();
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText('Make the eave about 0.90 m deep. In Daylesford');

    const height = page.getByRole('textbox', { name: 'Height of the glass' });
    await height.fill('two');
    await expect(height).toHaveAccessibleDescription(/Enter digits only/);
    await expect(answer).toContainText('Check “Height of the glass” above to see the answer');
    await height.fill('2.1 m');
    await expect(answer).toContainText('Make the eave about 1.20 m deep');
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('No eave');
    await expect(answer.getByRole('columnheader', { name: 'No eave' })).toBeVisible();

    await page.getByRole('textbox', { name: 'Name' }).fill('Kitchen window');
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await expect(page.getByText(/^Saved on this device at/)).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Open Kitchen window' }).click();
    await expect(height).toHaveValue('2.1 m');
    await expect(answer).toContainText('Make the eave about 1.20 m deep');
    await page.getByRole('button', { name: /^Delete… Kitchen window/ }).click();
    await page.getByRole('button', { name: 'Delete from this device' }).click();
    await expect(page.getByRole('button', { name: 'Open Kitchen window' })).toHaveCount(0);
  },
);

story(
  'Work saved by another version of a tool opens with its old result, and loses no figure',
  async ({ page }) => {
    await page.goto('/tools/sun');
    await whenHydrated(page);
    const height = page.getByRole('textbox', { name: 'Height of the glass' });
    const answer = page.getByRole('region', { name: 'Answer' });
    await height.fill('2.1');
    await page.getByRole('textbox', { name: 'Name' }).fill('Kitchen window');
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await expect(page.getByText(/^Saved on this device at/)).toBeVisible();

    await changeSavedWork(page, { version: 99, answer: 'Make the eave about 0.70 m deep.' }, {});
    await page.reload();
    await page.getByRole('button', { name: 'Open Kitchen window' }).click();
    await expect(answer).toContainText(
      'You saved this with version 99 of the tool. The answer was: “Make the eave about 0.70 m deep.” The answer below is recalculated.',
    );
    await expect(answer).toContainText('Make the eave about 1.20 m deep');

    // A value that was valid in that version and is not in this one stays in the form.
    await changeSavedWork(page, {}, { 'glass-height': '7.5' });
    await page.reload();
    await page.getByRole('button', { name: 'Open Kitchen window' }).click();
    // The tab still has 2.1, which is saved nowhere now.
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(height).toHaveValue('7.5');
    await expect(height).toHaveAccessibleDescription(/Enter a number from 0\.1 to 6 m/);
    await expect(answer).toContainText('Check “Height of the glass” above to see the answer');
    await expect(answer).toContainText('The answer was: “Make the eave about 0.70 m deep.”');
  },
);

/** Changes the one saved piece of work to what another release would have saved. */
async function changeSavedWork(
  page: Page,
  changes: Readonly<Record<string, string | number>>,
  inputs: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate(
    async ([work, entries]) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const opening = indexedDB.open('natural-building-design');
      opening.addEventListener('error', () => reject(opening.error as Error));
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction('toolWork', 'readwrite');
        const store = writing.objectStore('toolWork');
        const all = store.getAll();
        all.addEventListener('success', () => {
          const [saved] = all.result as { inputs: object }[];
          if (saved) store.put({ ...saved, ...work, inputs: { ...saved.inputs, ...entries } });
        });
        writing.addEventListener('complete', () => {
          opening.result.close();
          resolve();
        });
      });
      return promise;
    },
    [changes, inputs] as const,
  );
}

story('What is typed before hydration is calculated after it', async ({ page }) => {
  const { release } = await delayFiles(page, '**/assets/*.js');
  await page.goto('/tools/sun', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Height of the glass' }).fill('2.1');
  release();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(
    'Make the eave about 1.20 m deep',
  );
});

story(
  'Figures that nobody saved are there after a reload and after another page',
  async ({ page }) => {
    const town = page.getByRole('combobox', { name: 'Nearest town' });
    const roof = page.getByRole('textbox', { name: 'Roof that drains to the tank' });
    const answer = page.getByRole('region', { name: 'Answer' });
    await page.goto('/tools/tank');
    await whenHydrated(page);
    await town.selectOption('Castlemaine');
    await roof.fill('173');
    await expect(answer).toContainText('under 173 m² of roof');
    await page.reload();
    await expect(answer).toContainText('under 173 m² of roof');
    await expect(town.locator('option:checked')).toHaveText('Castlemaine');
    await page.getByRole('link', { name: 'Back to the tools' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${toolIntroductions.tank.title}`) })
      .click();
    await expect(roof).toHaveValue('173');
    await expect(answer).toContainText('under 173 m² of roof');
    // What was saved and changed since is still that work, not a second one.
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await expect(page.getByRole('button', { name: 'Save the changes' })).toBeVisible();
    await roof.fill('180');
    await expect(answer).toContainText('under 180 m² of roof');
    await page.reload();
    await expect(answer).toContainText('under 180 m² of roof');
    // Opening the saved work would lose it.
    const open = page.getByRole('button', { name: /^Open / });
    await open.click();
    await expect(page.getByText(/^What you’ve entered isn’t saved\. Opening “/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(open).toBeFocused();
    await expect(roof).toHaveValue('180');
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(1);
  },
);

story.describe(() => {
  // A worker would answer with the code that is held back here.
  story.use({ serviceWorkers: 'block' });

  story('A reading typed before hydration is not replaced by the saved log', async ({ page }) => {
    const reading = page.getByRole('textbox', { name: 'Reading', exact: true });
    const drying = page.getByRole('combobox', { name: 'What’s drying' });
    await page.goto('/tools/log');
    await whenHydrated(page);
    await page.getByRole('textbox', { name: 'Wall or stack' }).fill('West wall');
    await reading.fill('24');
    await page.getByRole('button', { name: 'Add this reading' }).click();
    await expect(page.getByText(/^Saved on this device at/)).toBeVisible();

    const { release } = await delayFiles(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    await reading.fill('19.5');
    await drying.selectOption('Strawbale, at three depths');
    release();
    await whenHydrated(page);
    // The typed reading is a log of its own.
    await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(2);
    await expect(reading).toHaveValue('19.5');
    await expect(drying.locator('option:checked')).toHaveText(/three depths/);
  });
});

story(
  'An owner-builder logs two readings with a photo, is told that the wall is not dry, and finds a half-typed third reading after a reload',
  async ({ page }) => {
    await page.goto('/tools/log');
    await whenHydrated(page);
    const answer = page.getByRole('region', { name: 'Answer' });
    const form = page.getByRole('form', { name: 'Add a reading' });
    await expect(answer).toContainText('Not yet: South wall (low) read 25.0%');
    await page
      .getByRole('combobox', { name: 'What’s drying' })
      .selectOption('Strawbale, at three depths');
    await expect(answer).toContainText('No readings yet');

    const add = async (day: string, percent: string) => {
      await form.getByLabel('Date').fill(day);
      await form.getByRole('textbox', { name: 'Wall or stack' }).fill('West wall');
      await form.getByRole('textbox', { name: 'Place or brick' }).fill('Under the sill');
      await form.getByRole('textbox', { name: 'Reading', exact: true }).fill(percent);
      await form.getByRole('button', { name: 'Add this reading' }).click();
    };
    await add('2026-03-01', '140');
    await expect(form.getByRole('textbox', { name: 'Reading', exact: true })).toBeFocused();
    await expect(
      form.getByRole('textbox', { name: 'Reading', exact: true }),
    ).toHaveAccessibleDescription(/from 1 to 95%/);
    await add('2099-03-01', '24');
    await expect(form.getByLabel('Date')).toHaveAccessibleDescription(/in the future/);
    await form.getByLabel('Add a photo').setInputFiles(await picture('meter.jpg'));
    await expect(form.getByRole('img', { name: 'Photo 1 of this reading' })).toBeVisible();
    await add('2026-03-01', '24');
    await expect(page.getByText('Reading added.')).toBeVisible();
    await add('2026-03-15', '21');
    await expect(answer).toContainText(
      'Not yet: West wall (under the sill, middle) read 21.0% on 15 March 2026',
    );
    await expect(answer).toContainText('too old to go by');

    await form.getByRole('textbox', { name: 'Place or brick' }).fill('By the door');
    await form.getByRole('textbox', { name: 'Reading', exact: true }).fill('19.5');
    await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { promise, resolve } = Promise.withResolvers<string>();
          const opening = indexedDB.open('natural-building-design');
          opening.addEventListener('success', () => {
            const all = opening.result.transaction('toolWork').objectStore('toolWork').getAll();
            all.addEventListener('success', () => {
              opening.result.close();
              resolve(JSON.stringify(all.result));
            });
          });
          return promise;
        }),
      )
      .toContain('19.5');

    await page.reload();
    await expect(answer).toContainText('Not yet: West wall (under the sill, middle) read 21.0%');
    await expect(form.getByRole('textbox', { name: 'Reading', exact: true })).toHaveValue('19.5');
    await expect(form.getByRole('textbox', { name: 'Place or brick' })).toHaveValue('By the door');
    const readings = page.getByRole('region', { name: 'Readings so far' });
    await expect(readings.getByRole('img', { name: 'Photo 1 of this reading' })).toBeVisible();
    await readings.getByRole('button', { name: /^Delete… the reading of 1 March/ }).click();
    await readings.getByRole('button', { name: 'Delete the reading', exact: true }).click();
    await expect(readings.getByRole('listitem')).toHaveCount(1);
    await expect(answer).toContainText('read 21.0%');
  },
);

story(
  'Steps of a permit path are marked as done, restored and exported to a calendar',
  async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('link', { name: 'Building Codes & Compliance' }).click();
    await expect(page.getByRole('heading', { name: 'Permit path', level: 1 })).toBeVisible();
    await whenHydrated(page);
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText('23 steps to go');
    // Only the next step to do is expanded.
    const open = answer.getByRole('listitem').filter({ has: page.locator('details[open]') });
    await expect(open).toHaveText(/^Planning property report/);
    const report = page.getByRole('checkbox', { name: 'Planning property report' });
    await report.check();
    await expect(answer).toContainText('22 steps to go');
    await expect(open).toHaveCount(1);
    await expect(open).not.toContainText('Planning property report');
    await report.uncheck();
    await expect(answer).toContainText('23 steps to go');
    await report.check();
    await page
      .getByRole('combobox', { name: 'Planning permit' })
      .selectOption('Not needed, council has told me');
    await expect(answer).toContainText('21 steps to go');
    await page.getByLabel('Building permit: start by').fill('2027-02-03');
    await expect(answer).toContainText('ask your surveyor for an extension');
    // A permit with a date has been issued: what it needed counts as done.
    await expect(answer).toContainText('7 steps to go');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the calendar file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('permit-path.ics');
    const text = await readFile(await file.path(), 'utf8');
    // The steps, and the permit’s own day.
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(8);
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Open Permit path' }).click();
    await expect(report).toBeChecked();
    await expect(answer).toContainText('7 steps to go');
  },
);

story.describe('without a network', () => {
  story(
    'All six tools open and answer in airplane mode after one visit to another page',
    async ({ page, site }) => {
      await page.goto('/tools');
      await waitForShell(page);
      await site.stop();
      expect(tools).toHaveLength(6);
      for (const { id, path } of tools) {
        const { title } = toolIntroductions[id];
        await page.goto(path);
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
        await whenHydrated(page);
        const answer = page.getByRole('region', { name: 'Answer' });
        await expect(answer.getByRole('table').first()).toBeVisible();
        await expect(answer.getByRole('img').first()).toBeVisible();
        const field = page.getByRole('main').locator('form select').first();
        const before = (await answer.textContent()) ?? '';
        await field.selectOption({ index: 1 });
        await expect(answer).not.toHaveText(before);
      }
    },
  );
});

story(
  'Saved work is sent with a request, once, and the owner sees its result and drawing',
  async ({ page, site, browser }) => {
    await page.goto('/tools/sun');
    await whenHydrated(page);
    await page.getByRole('textbox', { name: 'Height of the glass' }).fill('2.1');
    await page.getByRole('textbox', { name: 'Name' }).fill('Kitchen window');
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await expect(page.getByRole('link', { name: 'Send with a request' })).toBeVisible();

    const dialog = await startSavedRequest(page);
    await advanceFiveMinutes(page);
    await goToStep(dialog, attachmentsStep);
    await dialog.getByRole('checkbox', { name: /^Kitchen window/ }).check();
    await submit(dialog);
    await expect.poll(async () => (await readInbox(site)).requests.length).toBe(1);
    const [request] = (await readInbox(site)).requests;
    expect(request?.toolWork).toHaveLength(1);
    expect(request?.toolWork[0]).toMatchObject({ tool: 'sun', title: 'Kitchen window' });
    expect(request?.answers).not.toHaveProperty('toolWork');
    expect(request?.folder).toBe('inbox');

    const owner = await browser.newPage({ baseURL: site.address });
    await openInbox(owner);
    await recordButton(owner, /Rosa Kirk/).click();
    const work = owner.getByRole('region', { name: 'Kitchen window' });
    await expect(work).toContainText('Make the eave about 1.20 m deep');
    await expect(work.getByRole('img').first()).toBeVisible();
    await expect(work.getByText('When this was saved')).toHaveCount(0);
    await owner.close();
  },
);
