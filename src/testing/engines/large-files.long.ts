import { writeFile } from 'node:fs/promises';
import { expect, faultStory } from '../support/fault-story.ts';
import {
  attachmentsStep,
  startRequest,
  expectOneRecord,
  goToStep,
  pdf,
  submit,
} from '../support/request.ts';

const mb = 1024 * 1024;

faultStory(
  'Ten files of 10 MB are sent over a slow link that is cut twice',
  async ({ network, page, site }, info) => {
    faultStory.setTimeout(400_000);
    const files = Array.from({ length: 10 }, (_, index) => pdf(`survey-${index}.pdf`, 10 * mb));
    const paths: string[] = [];
    for (const { name, buffer } of files) {
      const path = info.outputPath(name);
      await writeFile(path, buffer);
      paths.push(path);
    }
    const dialog = await startRequest(page);
    await goToStep(dialog, attachmentsStep);
    await dialog.locator('input[name="attachments"]').setInputFiles(paths);
    await expect(dialog.getByText('10 of 10 files attached')).toBeVisible({ timeout: 60_000 });

    network.bytesPerSecond = 2 * mb;
    const pass = { kind: 'pass' } as const;
    network.next(
      '/api/upload',
      pass,
      pass,
      { kind: 'cut-after', bytes: 5 * mb },
      pass,
      pass,
      pass,
      {
        kind: 'cut-after',
        bytes: 1 * mb,
      },
    );
    await submit(dialog);
    // After the first failure the form closes and the page continues to send; leaving it would abort one more try.
    await expect(page.getByText(/Received: NB-/).first()).toBeVisible({ timeout: 300_000 });
    expect(network.posts('/api/upload').map(({ status }) => status ?? 'cut')).toHaveLength(12);
    await expectOneRecord(page, site, files);
  },
);
