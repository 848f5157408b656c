import {
  entryOf,
  attach,
  expectOneRecord,
  pdf,
  readDevice,
  sha256,
  startRequest,
  submit,
} from '../support/request.ts';
import { expect, faultStory } from '../support/fault-story.ts';
import { openInbox, readInbox } from '../support/owner.ts';
import type { Fault } from '../support/proxy.ts';

/** nginx's answer to a body above its limit. */
const nginxRefusal: Fault = {
  kind: 'answer',
  status: 413,
  headers: { 'Content-Type': 'text/html', Server: 'nginx/1.26.3' },
  body: '<html>\r\n<head><title>413 Request Entity Too Large</title></head>\r\n<body>\r\n<center><h1>413 Request Entity Too Large</h1></center>\r\n<hr><center>nginx/1.26.3</center>\r\n</body>\r\n</html>\r\n',
};

faultStory(
  'A proxy refuses a file as too large: the device keeps it, the inbox says so, and it is sent once the proxy accepts it',
  async ({ browser, network, page, site }) => {
    const plan = pdf('plan.pdf', 1_200_000);
    const dialog = await startRequest(page);
    await attach(dialog, [plan]);
    network.next('/api/upload', nginxRefusal, nginxRefusal);
    await submit(dialog);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();

    await page.goto('/offline');
    const entry = entryOf(page);
    await expect(entry).toContainText('Too large to get through');
    // Neither opening a page nor waiting a moment sends megabytes that would be refused again.
    expect(network.posts('/api/upload')).toHaveLength(1);
    const [file] = (await readDevice(page)).files;
    expect(file).toMatchObject({ name: 'plan.pdf', sha256: sha256(plan.buffer) });
    expect((await readInbox(site)).requests).toEqual([]);

    const office = await browser.newContext({ baseURL: network.address });
    const inbox = await openInbox(await office.newPage());
    await expect(
      inbox.getByRole('heading', { name: 'Some files are not getting through' }),
    ).toBeVisible();
    const notice = inbox.getByText(/in front of this server/);
    await expect(notice).toContainText('1.1 MB');
    await expect(notice).toContainText('client_max_body_size 12m;');
    await office.close();

    // The visitor presses Send now before the proxy is fixed, then after.
    await entry.getByRole('button', { name: 'Send now' }).click();
    await expect
      .poll(() => network.posts('/api/upload').map(({ status }) => status))
      .toEqual([413, 413]);
    await expect(entry).toContainText('Too large to get through');
    await entry.getByRole('button', { name: 'Send now' }).click();
    await expect(entry.getByText(/Received: NB-/)).toBeVisible();
    await expectOneRecord(page, site, [plan]);
  },
);
