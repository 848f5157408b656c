import type { Locator, Page } from '@playwright/test';
import { openInbox, readInbox, recordButton } from '../support/owner.ts';
import { printedPages } from '../support/printed-pages.ts';
import {
  advanceFiveMinutes,
  attachmentsStep,
  goToStep,
  startSavedRequest,
  submit,
} from '../support/request.ts';
import { expect, story, waitForShell } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

story.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const named = 'Our block at Glenlyon';
const saved = (page: Page) => page.getByText(/^Saved on this device at/);

/** The line at the form; another one is only for paper. */
const projectLine = (main: Locator, title: string) =>
  main.getByText(`Project: ${title}`).filter({ visible: true });

async function openTool(page: Page, tool: string): Promise<Locator> {
  await page.goto(`/tools/${tool}`);
  await whenHydrated(page);
  return page.getByRole('main');
}

/** How far down the first control of a tool ends, in pixels. */
async function firstControlEnds(main: Locator): Promise<number> {
  const first = await main
    .getByRole('form', { name: 'Your figures' })
    .locator(':is(input, select):visible')
    .first()
    .boundingBox();
  return (first?.y ?? 0) + (first?.height ?? 0);
}

async function startProject(page: Page, title: string, town = 'Not chosen yet'): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Start a project' }).click();
  const form = main.getByRole('form', { name: 'Start the project' });
  await form.getByRole('textbox', { name: 'Name of the project' }).fill(title);
  await form.getByRole('combobox', { name: 'Nearest town' }).selectOption(town);
  await form.getByRole('button', { name: 'Start the project' }).click();
  await expect(projectLine(main, title.trim())).toBeVisible();
}

async function addReading(main: Locator): Promise<void> {
  const form = main.getByRole('form', { name: 'Add a reading' });
  await form.getByRole('textbox', { name: 'Wall or stack' }).fill('South wall');
  await form.getByRole('textbox', { name: 'Place or brick' }).fill('Low');
  await form.getByRole('textbox', { name: 'Reading', exact: true }).fill('21');
  await form.getByRole('button', { name: 'Add this reading' }).click();
}

/** A strawbale wall on edge in the wall tool, which becomes the project's. */
async function projectWithWall(page: Page): Promise<void> {
  const main = await openTool(page, 'wall');
  await main.getByRole('combobox', { name: 'Core of the wall' }).selectOption('Strawbale, on edge');
  await main.getByRole('textbox', { name: 'Thickness of the core' }).fill('350');
  await startProject(page, named, 'Castlemaine');
  await expect(saved(page)).toBeVisible();
}

story(
  'A project named once carries town, wall, roof and dates from tool to tool, in airplane mode and after a killed tab',
  async ({ page, context, site }) => {
    await page.goto('/tools');
    await waitForShell(page);
    await site.stop();
    await projectWithWall(page);
    // The tab is gone, with nothing but what the device has stored.
    await page.close();
    const next = await context.newPage();

    let main = await openTool(next, 'wall');
    await expect(main.getByRole('textbox', { name: 'Thickness of the core' })).toHaveValue('350');
    const core = main.getByRole('combobox', { name: 'Core of the wall' });
    await expect(core).toHaveAccessibleDescription(/^From your project\./);
    expect(await firstControlEnds(main)).toBeLessThanOrEqual(780);

    main = await openTool(next, 'sun');
    await expect(main.getByRole('combobox', { name: 'Nearest town' })).toHaveValue('castlemaine');
    await main.getByRole('button', { name: 'Save in the project' }).click();
    await expect(saved(next)).toBeVisible();

    main = await openTool(next, 'tank');
    await expect(main.getByRole('combobox', { name: 'Nearest town' })).toHaveValue('castlemaine');
    const roof = main.getByRole('textbox', { name: 'Roof that drains to the tank' });
    await roof.fill('240');
    const take = main.getByRole('button', { name: 'Use this roof for the project' });
    await expect(take).toBeVisible();
    // Where the bar with the answer covers nothing: scrolled, it half covers whatever is beneath it.
    await next.evaluate(() => scrollTo(0, 0));
    expect(await violationsOf(next)).toEqual([]);
    await take.click();
    await expect(roof).toHaveAccessibleDescription(/^From your project\./);
    await expect(saved(next)).toBeVisible();

    main = await openTool(next, 'quantities');
    await expect(main.getByRole('combobox', { name: 'Bales are laid' })).toHaveValue('edge');
    const height = main.getByRole('textbox', { name: 'Height of a bale lying flat' });
    await expect(height).toHaveValue('350');
    // Another value for this tool alone, and back to what the project has.
    await height.fill('360');
    await expect(height).toHaveAccessibleDescription(/^Your project: 350 mm\./);
    await height.fill('35 cm');
    await expect(height).toHaveAccessibleDescription(/^From your project\./);
    await expect(saved(next)).toBeVisible();

    main = await openTool(next, 'log');
    await expect(main.getByRole('combobox', { name: 'What’s drying' })).toHaveValue('straw');
    // Nothing of the visitor's yet: a log begins with its first reading.
    await expect(saved(next)).toHaveCount(0);
    await addReading(main);
    await expect(saved(next)).toBeVisible();

    main = await openTool(next, 'permit-path');
    await expect(main.getByRole('combobox', { name: 'Walls' })).toHaveValue('infill');
    const evidence = main.getByRole('region', { name: /^From your other tools/ });
    await expect(evidence).toContainText('This wall is about R');
    const start = main.getByLabel('When you can start');
    await start.fill('2027-09-01');
    await main.getByRole('button', { name: 'Use these dates for the project' }).click();
    await expect(start).toHaveAccessibleDescription(/^From your project\./);

    await next.goto('/tools');
    const project = next.getByRole('region', { name: named });
    await expect(project).toContainText('Castlemaine');
    await expect(project).toContainText('Strawbale, on edge, 350 mm');
    await expect(project).toContainText('240 m²');
    await expect(project).toContainText('from 1 September 2027');
    const works = project.getByRole('article');
    await expect(works).toHaveCount(6);
    await expect(project.getByRole('article', { name: 'Walls: heat and moisture' })).toContainText(
      'This wall is about R',
    );
    // The sheet is printed once the view of each tool has loaded.
    await expect(works.locator('svg')).toHaveCount(6);
    expect(await printedPages(next)).toBe(1);
    expect(await violationsOf(next)).toEqual([]);
  },
);

story('A wall that changes in the project changes where it was passed on', async ({ page }) => {
  await projectWithWall(page);
  let main = await openTool(page, 'quantities');
  await main.getByRole('button', { name: 'Save in the project' }).click();
  await expect(saved(page)).toBeVisible();

  main = await openTool(page, 'wall');
  const thickness = main.getByRole('textbox', { name: 'Thickness of the core' });
  await thickness.fill('400');
  await expect(thickness).toHaveAccessibleDescription(/^Your project: 350 mm\./);
  await main.getByRole('button', { name: 'Use this wall for the project' }).click();
  await expect(thickness).toHaveAccessibleDescription(/^From your project\./);
  await expect(saved(page)).toBeVisible();

  main = await openTool(page, 'quantities');
  await expect(main.getByRole('textbox', { name: 'Height of a bale lying flat' })).toHaveValue(
    '400',
  );
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(
    'Your project has changed since you saved this.',
  );
});

story(
  'A project without a place asks for it in each tool, and takes it from one',
  async ({ page }) => {
    let main = await openTool(page, 'sun');
    // What nobody has changed is an example, and no fact of the project.
    await startProject(page, `  ${'Long name '.repeat(30)}`.slice(0, 80));
    const town = main.getByRole('combobox', { name: 'Nearest town' });
    await expect(town).not.toHaveAccessibleDescription(/project/);
    await town.selectOption('Bendigo');
    await main.getByRole('button', { name: 'Use this place for the project' }).click();
    await expect(town).toHaveAccessibleDescription(/^From your project\./);
    main = await openTool(page, 'tank');
    await expect(main.getByRole('combobox', { name: 'Nearest town' })).toHaveValue('bendigo');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  },
);

story(
  'A project is asked for a name, and shows a hostile one as it was typed',
  async ({ page }) => {
    const main = await openTool(page, 'tank');
    await main.getByRole('button', { name: 'Start a project' }).click();
    const form = main.getByRole('form', { name: 'Start the project' });
    const name = form.getByRole('textbox', { name: 'Name of the project' });
    await name.fill('   ');
    await form.getByRole('button', { name: 'Start the project' }).click();
    await expect(name).toHaveAccessibleDescription(/Give the project a name/);
    await expect(name).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await name.fill('<img src=x onerror=alert(1)>\u202e');
    await form.getByRole('button', { name: 'Start the project' }).click();
    await expect(projectLine(main, '<img src=x onerror=alert(1)>')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  },
);

story(
  'A project that is renamed in another tab is renamed here, and one that is deleted there leaves its work',
  async ({ page, context }) => {
    await projectWithWall(page);
    const other = await context.newPage();
    await other.goto('/tools');
    const bar = other.getByRole('main');
    await bar.getByRole('button', { name: 'Change the project' }).click();
    const form = bar.getByRole('form', { name: 'Save the project' });
    await form.getByRole('textbox', { name: 'Name of the project' }).fill('Straw studio');
    await form.getByRole('button', { name: 'Save the project' }).click();
    await expect(projectLine(page.getByRole('main'), 'Straw studio')).toBeVisible();

    await bar.getByRole('button', { name: 'Delete the project…' }).click();
    await bar.getByRole('button', { name: 'Delete from this device' }).click();
    await expect(bar.getByText(/^The project is deleted\./)).toBeVisible();
    await expect(page.getByText(/^The project was deleted in another tab\./)).toBeVisible();
    const thickness = page.getByRole('textbox', { name: 'Thickness of the core' });
    await expect(thickness).toHaveValue('350');
    await page.reload();
    await page.getByRole('button', { name: 'Open Walls: heat and moisture' }).click();
    await expect(thickness).toHaveValue('350');
  },
);

story('On a full device a project is not started, and its name stays typed', async ({ page }) => {
  const main = await openTool(page, 'wall');
  await main.getByRole('button', { name: 'Start a project' }).click();
  const name = main.getByRole('textbox', { name: 'Name of the project' });
  await name.fill(named);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The device is full', 'QuotaExceededError');
    };
  });
  await main.getByRole('button', { name: 'Start the project' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'couldn’t save this' })).toBeVisible();
  await expect(name).toHaveValue(named);
});

story(
  'A project is sent with a request, and the owner reads it as one',
  async ({ page, site, browser }) => {
    await projectWithWall(page);
    const main = await openTool(page, 'tank');
    await main.getByRole('textbox', { name: 'Roof that drains to the tank' }).fill('240');
    await expect(saved(page)).toBeVisible();

    const dialog = await startSavedRequest(page);
    await advanceFiveMinutes(page);
    await goToStep(dialog, attachmentsStep);
    await dialog.getByRole('checkbox', { name: new RegExp(`^${named}`) }).check();
    await expect(dialog.getByRole('checkbox', { name: /^Walls: heat/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^Rainwater tank/ })).toBeChecked();
    await submit(dialog);
    await expect.poll(async () => (await readInbox(site)).requests.length).toBe(1);
    const works = (await readInbox(site)).requests[0]?.toolWork ?? [];
    const project = works.find(({ tool }) => tool === 'project');
    expect(works.filter((work) => work.project === project?.id)).toHaveLength(2);

    const owner = await browser.newPage({ baseURL: site.address });
    await openInbox(owner);
    await recordButton(owner, /Rosa Kirk/).click();
    const section = owner.getByRole('region', { name: named });
    await expect(section).toContainText('Strawbale, on edge, 350 mm');
    await section.getByRole('heading', { name: 'Walls: heat and moisture' }).click();
    const wall = section.getByRole('region', { name: 'Walls: heat and moisture' });
    await expect(wall.getByRole('img').first()).toBeVisible();
    await expect(wall).toContainText('This wall is about R');
    await expect(section.getByRole('region', { name: 'Rainwater tank' })).toContainText('240 m²');
    await owner.close();
  },
);

story('A log that was started before the project opens in it', async ({ page }) => {
  const main = await openTool(page, 'log');
  await addReading(main);
  await expect(saved(page)).toBeVisible();
  await startProject(page, named);
  await page.goto('/tools');
  const project = page.getByRole('region', { name: named });
  await expect(project.getByRole('article', { name: 'Drying log' })).toContainText('South wall');
});

/** From now on the device is too slow to save anything before this page is gone. */
const stopSaving = (page: Page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The page is closing', 'UnknownError');
    };
  });

story(
  'Figures and readings that are typed just before the page is left are there again',
  async ({ page }) => {
    await projectWithWall(page);
    let main = page.getByRole('main');
    await stopSaving(page);
    await main.getByRole('textbox', { name: 'Thickness of the core' }).fill('420');
    // Whoever opens the project next finds it, in whichever page.
    await page.goto('/tools');
    await page.getByRole('article').getByRole('link', { name: 'Walls: heat and moisture' }).click();
    await expect(main.getByRole('textbox', { name: 'Thickness of the core' })).toHaveValue('420');

    main = await openTool(page, 'log');
    await stopSaving(page);
    await addReading(main);
    await page.reload();
    await expect(
      main.getByRole('listitem').filter({ hasText: 'South wall' }).first(),
    ).toBeVisible();
  },
);

story(
  'Figures that are typed just before another wall is started or another project is opened stay',
  async ({ page }) => {
    await projectWithWall(page);
    const main = page.getByRole('main');
    const thickness = main.getByRole('textbox', { name: 'Thickness of the core' });
    // In one task, with a pause for React alone: no delay is over before the button is pressed.
    const typeAndPress = (value: string, button: Locator) =>
      button.evaluate(async (element, text) => {
        const field = document.querySelector<HTMLInputElement>('[name="core-thickness"]');
        if (field === null) throw new Error('no field');
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await Promise.resolve();
        if (element instanceof HTMLElement) element.click();
      }, value);
    await typeAndPress('420', main.getByRole('button', { name: 'Start a new one' }));
    await expect(thickness).toHaveValue('350');
    await main.getByRole('button', { name: 'Open Walls: heat and moisture' }).click();
    await expect(thickness).toHaveValue('420');

    // What is typed in another project is work of its own.
    await main.getByRole('button', { name: 'Change the project' }).click();
    await main.getByRole('button', { name: 'Start another project' }).click();
    const form = main.getByRole('form', { name: 'Start the project' });
    await form.getByRole('textbox', { name: 'Name of the project' }).fill('Shed');
    await form.getByRole('button', { name: 'Start the project' }).click();
    await expect(projectLine(main, 'Shed')).toBeVisible();
    await thickness.fill('300');
    await expect(saved(page)).toBeVisible();
    await page.goto('/tools');
    await expect(page.getByRole('article', { name: 'Walls: heat and moisture' })).toHaveCount(1);
  },
);
