import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { InferOutput } from 'valibot';
import { listContactMessages } from '#shared/api/contact-messages.ts';
import { listRequests } from '#shared/api/requests.ts';
import { ownerPassphrase } from './site.ts';
import type { Site } from './site.ts';

/** Everything the owner can read. */
export interface InboxContent {
  requests: InferOutput<(typeof listRequests)['response']>;
  messages: InferOutput<(typeof listContactMessages)['response']>;
}

/** Signs the owner in through the API. Returns the `Cookie` header of the session. */
export async function ownerCookie(site: Site): Promise<string> {
  const session = await fetch(`${site.address}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.address },
    body: JSON.stringify({ passphrase: ownerPassphrase }),
  });
  const cookie = session.headers.get('Set-Cookie')?.split(';')[0];
  if (session.status !== 204 || cookie === undefined) throw new Error(`sign-in: ${session.status}`);
  return cookie;
}

/** Reads the inbox through the API as the signed-in owner. */
export async function readInbox(site: Site): Promise<InboxContent> {
  const cookie = await ownerCookie(site);
  const read = async (path: string) => {
    const response = await fetch(site.address + path, { headers: { Cookie: cookie } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  return {
    requests: await read(listRequests.path),
    messages: await read(listContactMessages.path),
  } as InboxContent;
}

/** Sends a message or a request as a visitor's browser would, and waits until it is stored. */
export async function sendAsVisitor(
  site: Site,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await fetch(site.address + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      Origin: site.address,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

/** The dialog that asks who reads `/messages`. */
export const signInDialog = (page: Page): Locator => page.getByRole('dialog', { name: /sign in/i });

/** Opens the inbox in this browser as the owner, and waits until it is there. */
export async function openInbox(page: Page): Promise<Locator> {
  await page.goto('/messages');
  await signIn(page);
  await showInbox(page);
  return page.getByRole('main');
}

/** Shows everything in the inbox, where there is anything, instead of what there is to do today. */
export async function showInbox(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const tab = main.getByRole('button', { name: /^Inbox/ });
  await expect(tab.or(main.getByText('No Messages Yet'))).toBeVisible();
  if (await tab.isVisible()) await tab.click();
}

/** Fills the passphrase in. */
export async function signIn(page: Page): Promise<void> {
  const dialog = signInDialog(page);
  await dialog.getByLabel('Passphrase', { exact: true }).fill(ownerPassphrase);
  await expect(dialog.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
}

/** The records of the list, each with the button that opens it. */
export const recordButton = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('list', { name: 'Messages and requests' }).getByRole('button', { name });

/** Opens a record of the list. */
export async function openRecord(page: Page, name: string | RegExp): Promise<Locator> {
  const today = page.getByRole('button', { name: 'Today', pressed: true });
  const record = recordButton(page, name);
  await expect(today.or(record).first()).toBeVisible();
  if (await today.isVisible()) await showInbox(page);
  await record.click();
  return page.getByRole('main').getByRole('article');
}
