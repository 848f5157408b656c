import { createHash, randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { listRequests } from '#shared/api/requests.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { Minute } from '#shared/time.ts';
import { ownerCookie, readInbox } from './owner.ts';
import { questionnaireOf } from './fill-questionnaire.ts';
import type { Site } from './site.ts';

/** A file for Playwright's file chooser. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PDF by its first bytes, with unique content. */
export function pdf(name: string, sizeBytes = 20_000): PickedFile {
  const head = Buffer.from('%PDF-1.7\n');
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([head, randomBytes(sizeBytes - head.length)]),
  };
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const asker = { name: 'Rosa Kirk', email: 'rosa@example.org' } as const;

/** Opens a questionnaire with an address and answers what is required. */
export async function startRequest(
  page: Page,
  kind: Exclude<FormKind, 'contact' | 'chat'> = 'propertyAssessment',
): Promise<Locator> {
  await page.goto(formDescriptions[kind].page);
  const dialog = questionnaireOf(page);
  await dialog.getByLabel('Name').fill(asker.name);
  await dialog.getByLabel('Email').fill(asker.email);
  return dialog;
}

/** As `startRequest`, until the device has stored both answers: for stories that write to its storage. */
export async function startSavedRequest(
  page: Page,
  kind?: Parameters<typeof startRequest>[1],
): Promise<Locator> {
  const dialog = await startRequest(page, kind);
  await expect
    .poll(async () => (await readDevice(page)).drafts[0]?.answers)
    .toMatchObject({ ...asker });
  return dialog;
}

/**
 * Advances the page's clock by five minutes, as if a person had filled in the saved form at leisure: a form that a fast
 * machine sends within two seconds counts as spam, and is not in the owner's list.
 */
export async function advanceFiveMinutes(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 5 * Minute.ms);
}

/** Continues with Next, or back to the review after a change, until a step of this title is shown. */
export async function goToStep(dialog: Locator, title: string): Promise<void> {
  const heading = dialog.getByRole('heading', { level: 3 }).first();
  while ((await heading.innerText()).trim() !== title) {
    const before = await heading.innerText();
    await dialog.getByRole('button', { name: /^(?:Next|Return to review)$/ }).click();
    await expect(heading).not.toHaveText(before);
  }
}

export const attachmentsStep = 'Photos and documents';
export const reviewStep = 'Review your answers';

/** Attaches files and waits until the device has all of them. */
export async function attach(dialog: Locator, files: readonly PickedFile[]): Promise<void> {
  await goToStep(dialog, attachmentsStep);
  await dialog.locator('input[name="attachments"]').setInputFiles([...files]);
  for (const { name } of files) {
    await expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await expect(dialog.getByText(`${files.length} of 10 files attached`)).toBeVisible();
}

/** Goes to the review and presses Submit. */
export async function submit(dialog: Locator): Promise<void> {
  await goToStep(dialog, reviewStep);
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
}

/** Opens the page of this device and waits until the one request there has its receipt. */
export async function waitForReceipt(page: Page): Promise<void> {
  await page.goto('/offline');
  await expect(entryOf(page).getByText(/Received: NB-/)).toBeVisible();
}

/** The one request on the page of this device. */
export function entryOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Sent or waiting to send' }).getByRole('listitem');
}

/** What the device has stored, read without the app. Hashes are computed from the stored bytes. */
export interface DeviceContent {
  drafts: {
    id: string;
    form: string;
    position: string | null;
    answers: Record<string, unknown>;
  }[];
  outbox: { id: string; state: string; receipt: string | null; body: Record<string, unknown> }[];
  files: { draftId: string; name: string; sha256: string }[];
}

export async function readDevice(page: Page): Promise<DeviceContent> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('natural-building-design');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    // Rows come untyped; the shapes are those of `src/offline/records.ts`.
    type Row = Record<string, unknown>;
    const rows = (table: string) =>
      new Promise<Row[]>((resolve, reject) => {
        const reading = database.transaction(table).objectStore(table).getAll();
        reading.addEventListener('success', () => resolve(reading.result));
        reading.addEventListener('error', () => reject(reading.error));
      });
    const hex = (bytes: ArrayBuffer) =>
      [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const [drafts, outbox, files, fileBytes] = await Promise.all(
      ['drafts', 'outbox', 'files', 'fileBytes'].map((table) => rows(table)),
    );
    const bytesOf = new Map((fileBytes ?? []).map((row) => [row['fileId'], row['bytes']]));
    const hashed = [];
    for (const file of files ?? []) {
      const bytes = (bytesOf.get(file['id']) ?? new ArrayBuffer(0)) as ArrayBuffer;
      hashed.push({
        draftId: String(file['draftId']),
        name: String(file['name']),
        sha256: hex(await crypto.subtle.digest('SHA-256', bytes)),
      });
    }
    database.close();
    return {
      drafts: (drafts ?? []).map((row) => ({
        id: String(row['id']),
        form: String(row['form']),
        position: row['position'] as string | null,
        answers: row['answers'] as Record<string, unknown>,
      })),
      outbox: (outbox ?? []).map((row) => {
        const state = row['state'] as { kind: string; receipt?: string };
        return {
          id: String(row['id']),
          state: state.kind,
          receipt: state.receipt ?? null,
          body: row['body'] as Record<string, unknown>,
        };
      }),
      files: hashed,
    };
  });
}

/** Writes answers into the one stored draft, without the app: what would take long to type. */
export async function changeDraft(page: Page, answers: Record<string, string>): Promise<void> {
  await page.evaluate(async (more) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('natural-building-design');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    const transaction = database.transaction('drafts', 'readwrite');
    const reading = transaction.objectStore('drafts').getAll();
    reading.addEventListener('success', () => {
      const [draft] = reading.result;
      transaction.objectStore('drafts').put({ ...draft, answers: { ...draft.answers, ...more } });
    });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  }, answers);
}

/**
 * Writes into the one request of the outbox, without the app, as another tab does: a state that would take minutes to
 * reach.
 */
export async function changeQueued(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.evaluate(async (more) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('natural-building-design');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    const transaction = database.transaction('outbox', 'readwrite');
    const reading = transaction.objectStore('outbox').getAll();
    reading.addEventListener('success', () => {
      const [item] = reading.result;
      transaction.objectStore('outbox').put({ ...item, ...more });
    });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
    const channel = new BroadcastChannel('natural-building-design');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage({ type: 'outbox-changed' });
    channel.close();
  }, change);
}

/** Hashes of the attachments on the server, in the order sent, as the owner downloads them. */
export async function attachedHashes(site: Site, addresses: readonly string[]): Promise<string[]> {
  const cookie = await ownerCookie(site);
  const hashes: string[] = [];
  for (const address of addresses) {
    const response = await fetch(site.address + address, { headers: { Cookie: cookie } });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    hashes.push(sha256(new Uint8Array(await response.arrayBuffer())));
  }
  return hashes;
}

/**
 * The oracle of every fault: the server has exactly one record with these bytes, the device shows the same receipt, and
 * nothing else was deleted.
 */
export async function expectOneRecord(
  page: Page,
  site: Site,
  files: readonly PickedFile[] = [],
  path: string = listRequests.path,
): Promise<void> {
  const inbox = await readInbox(site);
  const records = path === listRequests.path ? inbox.requests : inbox.messages;
  expect(records, 'records at the server').toHaveLength(1);
  const [record] = records;
  const hashes = files.map(({ buffer }) => sha256(buffer));
  if (path === listRequests.path) {
    const [request] = inbox.requests;
    const addresses = request?.attachments.map(({ url }) => url) ?? [];
    expect(await attachedHashes(site, addresses), 'bytes at the server').toEqual(hashes);
  }
  const device = await readDevice(page);
  expect(
    device.outbox.map(({ id, state, receipt }) => ({ id, state, receipt })),
    'requests on the device',
  ).toEqual([{ id: record?.id, state: 'delivered', receipt: record?.receipt }]);
  expect(device.files.map((file) => file.sha256).toSorted(), 'bytes on the device').toEqual(
    hashes.toSorted(),
  );
  expect(device.drafts, 'drafts left over').toEqual([]);
}

/** The file that a button saves; captured in the page, because not every driver reports downloads. */
export async function saveCopy(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  await page.evaluate(() => {
    // Of an earlier call.
    Reflect.deleteProperty(window, 'savedCopy');
    const { createObjectURL } = URL;
    let blob = new Blob();
    URL.createObjectURL = (source: Blob) => {
      blob = source;
      return createObjectURL(source);
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      if (this.download === '') click.call(this);
      else Object.assign(window, { savedCopy: { name: this.download, blob } });
    };
  });
  await press();
  // Not an asynchronous function: its promise would count as an answer.
  await page.waitForFunction(() => 'savedCopy' in window);
  return page.evaluate(async () => {
    const { savedCopy } = window as Window & { savedCopy?: { name: string; blob: Blob } };
    return { name: savedCopy?.name ?? '', text: (await savedCopy?.blob.text()) ?? '' };
  });
}
