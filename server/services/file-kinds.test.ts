import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachableContent } from '#shared/attachable-name.ts';
import { acceptedExtensions } from '#shared/limits.ts';
import { seed } from '#testing/support/seeded-random.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { fileKindOf } from './file-kinds.ts';

test.each([
  ['jpeg', 'Slope.JPG', 'image/jpeg', 'jpg'],
  ['jpeg', 'slope.jpeg', 'image/jpg', 'jpg'],
  ['png', 'plan.png', 'image/png', 'png'],
  ['gif', 'plan.gif', 'image/gif', 'gif'],
  ['webp', 'plan.webp', 'image/webp', 'webp'],
  ['avif', 'plan.avif', 'image/avif', 'avif'],
  ['heic', 'IMG_1.heic', 'image/heic', 'heic'],
  ['heic', 'IMG_1.HEIF', '', 'heic'],
  ['pdf', 'title.v2.pdf', 'application/pdf', 'pdf'],
  ['doc', 'brief.doc', 'application/msword', 'doc'],
  ['docx', 'brief.docx', 'application/octet-stream', 'docx'],
  ['txt', 'notes.txt', 'text/plain; charset=utf-8', 'txt'],
  ['oldText', 'notes.txt', 'text/plain', 'txt'],
  ['utf16Text', 'notes.txt', 'text/plain', 'txt'],
] as const)(
  'accepts a %s named %s declared as "%s"',
  async (sample, name, declaredType, extension) => {
    const kind = await fileKindOf({ bytes: sampleFiles[sample], name, declaredType });
    expect(kind?.extension).toBe(extension);
  },
);

test.each([
  ['jpeg', 'slope.png', 'image/png'],
  ['jpeg', 'slope.jpg', 'image/png'],
  ['jpeg', 'slope', 'image/jpeg'],
  ['jpeg', 'slope.jpg.exe', 'image/jpeg'],
  ['program', 'slope.jpg', 'image/jpeg'],
  ['program', 'notes.txt', 'text/plain'],
  ['html', 'page.html', 'text/html'],
  ['svg', 'plan.svg', 'image/svg+xml'],
  ['svg', 'plan.png', 'image/png'],
  ['xlsx', 'costs.docx', ''],
  ['otherOle', 'costs.doc', 'application/msword'],
  ['txt', 'notes.pdf', 'application/pdf'],
] as const)('refuses a %s named %s declared as "%s"', async (sample, name, declaredType) => {
  expect(await fileKindOf({ bytes: sampleFiles[sample], name, declaredType })).toBeUndefined();
});

test.each(Object.entries(sampleFiles))(
  'takes a %s as the form attaches it, or not at all',
  async (_, sample) => {
    for (const extension of acceptedExtensions) {
      const bytes = new Uint8Array(sample).buffer;
      const attached = attachableContent(`plan.${extension}`, bytes);
      if (attached === null || /^(?:docx?|txt)$/.test(extension)) continue;
      const { name, type } = attached;
      expect(await fileKindOf({ bytes: sample, name, declaredType: type }), name).toMatchObject({
        mediaType: type,
      });
    }
  },
);

test.each([
  'BMO and BAL notes for the north boundary.',
  'MZ, the neighbour, has agreed.',
  'PK and JM, two households',
  '<?xml is what the council sent',
  '%!PS the driveway is steep',
])('accepts a text file that starts “%s”', async (words) => {
  const note = { bytes: Buffer.from(words), name: 'overlays.txt', declaredType: 'text/plain' };
  expect((await fileKindOf(note))?.extension).toBe('txt');
});

test('refuses an empty file', async () => {
  const empty = { bytes: new Uint8Array(), name: 'a.txt', declaredType: 'text/plain' };
  expect(await fileKindOf(empty)).toBeUndefined();
});

test('never throws, whatever the bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 4_000 }),
      fc.constantFrom(...Object.values(sampleFiles)),
      async (bytes, head) => {
        const mixed = Buffer.concat([head.subarray(0, 40), bytes]);
        const kind = await fileKindOf({ bytes: mixed, name: 'a.pdf', declaredType: '' });
        expect([undefined, 'pdf']).toContain(kind?.extension);
      },
    ),
    { numRuns: 60, seed },
  );
});
