import type { Locator, Page } from '@playwright/test';
import { openInbox, ownerCookie } from './owner.ts';
import type { Site } from './site.ts';

export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
export const textbox = (page: Page | Locator, name: string) =>
  page.getByRole('textbox', { name, exact: true });
export const published = (page: Page) => page.getByText('Published. Visitors see it now.');
/** The buttons that add a block at the end. */
export const addBlock = (page: Page) => page.getByRole('group', { name: 'Add', exact: true });

/** Opens the list of entries as the signed-in owner. */
export async function openSite(page: Page): Promise<void> {
  await openInbox(page);
  await page.getByRole('link', { name: 'Your site' }).click();
  await page.getByRole('list', { name: 'Articles' }).waitFor();
}

/** Shows the entries of a kind, as on a phone. */
export async function showKind(page: Page, kind: string): Promise<void> {
  const kinds = page.getByRole('combobox', { name: 'Show' });
  // Its count follows it.
  const option = kinds.getByRole('option', { name: new RegExp(`^${kind} \\(`) });
  await kinds.selectOption((await option.getAttribute('value')) ?? '');
}

/** Opens an entry of the list. */
export async function openEntry(page: Page, kind: string, title: string): Promise<void> {
  await showKind(page, kind);
  await page.getByRole('list', { name: kind }).getByRole('link', { name: title }).click();
  await button(page, 'Publish…').waitFor();
}

export async function publish(page: Page): Promise<void> {
  await button(page, 'Publish…').click();
  await button(page, 'Publish now').click();
}

/** What a visitor reads on a page of the site. */
export async function read(site: Site, path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(site.address + path);
  return { status: response.status, text: await response.text() };
}

/** The response of the owner's endpoints. */
export async function ownerRead(site: Site, path: string): Promise<unknown> {
  const response = await fetch(site.address + path, {
    headers: { Cookie: await ownerCookie(site) },
  });
  return response.json();
}
