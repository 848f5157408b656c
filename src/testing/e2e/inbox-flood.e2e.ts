import { join } from 'node:path';
import { listRequests } from '#shared/api/requests.ts';
import { postFloodErasure } from '#shared/api/inbox-flood.ts';
import { Minute } from '#shared/time.ts';
import { openJournalLog } from '#server/storage/journal/journal-log.ts';
import { createRecordStore } from '#server/storage/record-store.ts';
import { floodLimits } from '#server/services/flood-limits.ts';
import { sampleSubmission } from '#server/testing/samples.ts';
import { openInbox, ownerCookie, readInbox } from '../support/owner.ts';
import { asker, startRequest, submit, waitForReceipt } from '../support/request.ts';
import type { Site } from '../support/site.ts';
import { expect, story } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';

/** Fills all the room there is for unopened messages. */
async function flood(site: Site): Promise<void> {
  await site.stop();
  const log = await openJournalLog({
    folder: join(site.dataFolder, 'records'),
    clock: () => new Date(),
  });
  const store = createRecordStore(log);
  const message = 'x'.repeat(1_000_000);
  for (let number = 0; number * message.length <= floodLimits.bytes; number += 1) {
    await store.receive(
      sampleSubmission(number, {
        network: number.toString(16).padStart(16, '0'),
        body: { name: 'Cheap Loans', email: 'loans@example.org', projectType: 'other', message },
      }),
    );
  }
  await store.close();
  await site.start();
}

story(
  'Beyond the room for unopened messages a visitor’s device keeps the request, and sends it once the owner has made room',
  async ({ page, site }) => {
    await flood(site);
    const dialog = await startRequest(page);
    await submit(dialog);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    expect((await readInbox(site)).requests).toEqual([]);

    const erased = await fetch(site.address + postFloodErasure.path, {
      method: 'POST',
      headers: {
        Cookie: await ownerCookie(site),
        Origin: site.address,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        choice: {
          by: 'time',
          since: '2020-01-01T00:00:00.000Z',
          until: '2099-01-01T00:00:00.000Z',
        },
        isDryRun: false,
      }),
    });
    expect(erased.status).toBe(200);
    await page.clock.setFixedTime(Date.now() + 16 * Minute.ms);
    await waitForReceipt(page);
    const { requests } = await readInbox(site);
    expect(requests, listRequests.path).toMatchObject([{ name: asker.name, status: 'new' }]);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  story(
    `The notice of a flood passes axe on a phone and a desk, ${colorScheme}`,
    async ({ page, site }) => {
      await flood(site);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 780 });
      const main = await openInbox(page);
      await expect(main.getByRole('heading', { name: 'Your inbox is filling up' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await main.getByRole('button', { name: /^Delete all unopened in Spam/ }).click();
      await expect(main.getByRole('group', { name: 'Delete these messages?' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await violationsOf(page)).toEqual([]);
    },
  );
}
