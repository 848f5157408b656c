import { expect, test } from 'vitest';
import { laterFiles } from './later-files.ts';
import type { WorkEntry } from './work-entries.ts';

test('names each file that was sent or added once, and no PDF that was not sent', () => {
  const common = { submissionId: 'r', at: '2026-11-26T00:00:00.000Z', by: 'owner' } as const;
  const report = (id: string): WorkEntry => ({
    ...common,
    kind: 'report',
    id,
    upload: `${id}.pdf`,
    fileName: 'Report.pdf',
    sizeBytes: 5,
    sha256: 's',
  });
  const mail = { to: 'a@example.org', subject: 'Your report', text: 'Here it is.' };
  const added = { ...common, by: 'client', kind: 'client-words', text: '' } as const;
  expect(
    laterFiles([
      report('wrong'),
      report('right'),
      { ...common, ...mail, kind: 'report-sent', id: 's', report: 'right' },
      { ...common, ...mail, kind: 'reply', id: 'm', files: ['plan.pdf'] },
      { ...added, id: 'w', files: ['title.jpg', 'plan.pdf'] },
    ]),
  ).toEqual([
    { name: 'right.pdf', from: 'report' },
    { name: 'plan.pdf', from: 'reply' },
    { name: 'title.jpg', from: 'client' },
  ]);
});
