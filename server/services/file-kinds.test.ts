import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachableContent, attachableName, attachedFile } from '#shared/attachable-name.ts';
import { acceptedExtensions } from '#shared/limits.ts';
import { seed } from '#testing/support/seeded-random.ts';
import { sampleFiles } from '../testing/sample-files.ts';

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
    const kind = attachedFile({ bytes: sampleFiles[sample], name, declaredType });
    expect(kind?.extension).toBe(extension);
  },
);

test.each([
  ['jpeg', 'slope.png', 'image/png'],
  ['jpeg', 'slope.jpg', 'image/png'],
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
  expect(attachedFile({ bytes: sampleFiles[sample], name, declaredType })).toBeNull();
});

const sampleFolder = join(import.meta.dirname, '../testing/files');

test.each(['line-break-before-header.pdf', 'printer-lines-before-header.pdf'])(
  'accepts a PDF that every reader opens: %s',
  async (name) => {
    const bytes = await readFile(join(sampleFolder, name));
    const attached = attachedFile({ bytes, name, declaredType: 'application/pdf' });
    expect(attached).toEqual({ name, extension: 'pdf', mediaType: 'application/pdf' });
  },
);

test('accepts a PDF that starts within 1,024 bytes, and none that starts later', () => {
  const after = (length: number) => ({
    bytes: Buffer.concat([Buffer.alloc(length, '\x01'), sampleFiles.pdf]),
    name: 'plan.pdf',
    declaredType: '',
  });
  expect(attachedFile(after(1_023))?.extension).toBe('pdf');
  expect(attachedFile(after(1_024))).toBeNull();
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test.each<[string, Buffer]>([
  ['that ends in Ctrl-Z', Buffer.from('North wall\r\n\x1a')],
  ['that ends in Ctrl-Z and a filled block', Buffer.from('North wall\r\n\x1a\x1a\0\0\0\r\n')],
  ['with the mark of UTF-8', Buffer.from('\ufeffNorth wall – 450 mm')],
  ['in Windows-1252', Buffer.from('Caf\xe9 \x96 \x93wall\x94 \x85\r\n', 'latin1')],
  ['in an old Mac’s encoding', Buffer.from('Caf\x8e\rwall', 'latin1')],
  ['in UTF-16', utf16('North wall – 家\r\n')],
  ['in UTF-16, highest byte first', Buffer.from(utf16('North wall')).swap16()],
  ['in UTF-16 with Ctrl-Z', utf16('North wall\r\n\x1a')],
  ['in UTF-16 with one byte too many', Buffer.concat([utf16('North wall'), Buffer.from('\n')])],
  ['with form feeds and tabs', Buffer.from('Page 1\f\tPage 2\v')],
  ['of one letter', Buffer.from('x')],
  ['of line breaks', Buffer.from('\r\n\r\n')],
])('accepts a text %s', (_what, bytes) => {
  expect(attachedFile({ bytes, name: 'notes.txt', declaredType: 'text/plain' })).toMatchObject({
    mediaType: 'text/plain',
  });
});

test.each<[string, Buffer]>([
  ['Ctrl-Z in its middle', Buffer.from('North\x1awall')],
  ['zeros at its end', Buffer.from('North wall\0\0')],
  ['nothing but Ctrl-Z', Buffer.from('\x1a')],
  ['zeros in UTF-16', utf16('North\0wall')],
])('refuses a text with %s', (_what, bytes) => {
  expect(attachedFile({ bytes, name: 'notes.txt', declaredType: 'text/plain' })).toBeNull();
});

test('names a file whose name has dots but no ending by its declared type', () => {
  const plan = { bytes: sampleFiles.pdf, name: 'House plan v1.2 final' };
  expect(attachedFile({ ...plan, declaredType: 'application/pdf' })?.name).toBe(
    'House plan v1.2 final.pdf',
  );
  expect(attachedFile({ ...plan, declaredType: '' })).toBeNull();
  expect(attachedFile({ ...plan, declaredType: 'image/png' })).toBeNull();
});

/** What the form sends for a picked file, or null where it does not take it. */
function formTakes(name: string, type: string, bytes: Uint8Array) {
  const called = attachableName({ name, type });
  return called === null ? null : attachableContent(called, bytes);
}

test('the server takes every file that the form takes, under the same name', () => {
  const beginnings = [...Object.values(sampleFiles), Buffer.from('\n%PDF-1.4'), utf16('Wall\x1a')];
  fc.assert(
    fc.property(
      fc.constantFrom(...beginnings),
      fc.uint8Array({ maxLength: 60 }),
      fc.constantFrom('', 'plan', 'plan v1.2 final', ...acceptedExtensions.map((e) => `a.b.${e}`)),
      fc.constantFrom('', 'image/jpeg', 'application/pdf', 'text/plain', 'application/msword'),
      (head, tail, name, type) => {
        const bytes = Buffer.concat([head, tail]);
        const sent = formTakes(name, type, bytes);
        if (sent === null) return;
        const taken = attachedFile({ bytes, name: sent.name, declaredType: sent.type });
        expect(taken).toMatchObject({ name: sent.name, mediaType: sent.type });
      },
    ),
    { numRuns: 3_000, seed },
  );
});

test.each([
  'BMO and BAL notes for the north boundary.',
  'MZ, the neighbour, has agreed.',
  'PK and JM, two households',
  '<?xml is what the council sent',
  '%!PS the driveway is steep',
])('accepts a text file that starts “%s”', async (words) => {
  const note = { bytes: Buffer.from(words), name: 'overlays.txt', declaredType: 'text/plain' };
  expect(attachedFile(note)?.extension).toBe('txt');
});

test('refuses an empty file', async () => {
  const empty = { bytes: new Uint8Array(), name: 'a.txt', declaredType: 'text/plain' };
  expect(attachedFile(empty)).toBeNull();
});

test('never throws, whatever the bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 4_000 }),
      fc.constantFrom(...Object.values(sampleFiles)),
      async (bytes, head) => {
        const mixed = Buffer.concat([head.subarray(0, 40), bytes]);
        const kind = attachedFile({ bytes: mixed, name: 'a.pdf', declaredType: '' });
        expect([undefined, 'pdf']).toContain(kind?.extension);
      },
    ),
    { numRuns: 60, seed },
  );
});
