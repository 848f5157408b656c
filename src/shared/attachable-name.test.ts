import { expect, test } from 'vitest';
import { attachableContent, attachableName } from './attachable-name.ts';

test.each([
  ['plan.pdf', 'application/pdf', 'plan.pdf'],
  ['HOUSE.JPG', '', 'HOUSE.JPG'],
  ['', 'image/jpeg', 'photo.jpg'],
  ['image', 'image/heic', 'image.heic'],
  ['1000012345', 'image/png', '1000012345.png'],
  ['north wall.jfif', 'image/jpeg', 'north wall.jfif.jpg'],
  ['notes.md', 'text/markdown', null],
  ['IMG 2026.11.21', 'image/jpeg', 'IMG 2026.11.21.jpg'],
  ['tool.exe', 'text/plain', null],
  ['drawing', '', null],
  ['House plan v1.2 final', 'application/pdf', 'House plan v1.2 final.pdf'],
  ['Plan No. 7', 'application/pdf', 'Plan No. 7.pdf'],
  ['Stage 2.1b', 'application/pdf', 'Stage 2.1b.pdf'],
  ['plan.v12', 'application/pdf', 'plan.v12.pdf'],
  ['R. Hart.drawings', 'application/pdf', 'R. Hart.drawings.pdf'],
  ['Notes of 3.11. for us', 'text/plain; charset=utf-8', 'Notes of 3.11. for us.txt'],
  ['plan.7z', 'application/pdf', null],
  ['slope.jpg.exe', 'image/jpeg', null],
  ['folder', 'inode/directory', null],
])('%s of type %s is attached as %s', (name, type, expected) => {
  expect(attachableName({ name, type })).toBe(expected);
});
/** A file with these first bytes, one per character. */
const bytesOf = (beginning: string) =>
  Uint8Array.from(beginning.padEnd(40), (letter) => letter.charCodeAt(0)).buffer;

const jpeg = '\xff\xd8\xff\xe0';
const webp = 'RIFF\x1a\0\0\0WEBPVP8L';
const heic = '\0\0\0\x18ftypheic';

test.each([
  ['a photo that is what it says', 'slope.JPEG', jpeg, 'slope.JPEG', 'image/jpeg'],
  ['a WebP that was saved as JPEG', 'IMG-WA0003.jpg', webp, 'IMG-WA0003.webp', 'image/webp'],
  ['a JPEG that was sent on as HEIC', 'IMG_1.heic', jpeg, 'IMG_1.jpg', 'image/jpeg'],
  ['a HEIC by its longer name', 'IMG_1.HEIF', heic, 'IMG_1.HEIF', 'image/heic'],
  ['a HEIC of another camera', 'a.jpg', '\0\0\0\x18ftypmif1', 'a.heic', 'image/heic'],
  ['a PNG', 'plan.v2.jpg', '\x89PNG\r\n\x1a\n', 'plan.v2.png', 'image/png'],
  ['a GIF', 'plan.png', 'GIF89a', 'plan.gif', 'image/gif'],
  ['an AVIF', 'plan.webp', '\0\0\0\x1cftypavif', 'plan.avif', 'image/avif'],
  ['a PDF', 'plan.pdf', '%PDF-1.4', 'plan.pdf', 'application/pdf'],
  ['a note', 'note.txt', 'North wall', 'note.txt', 'text/plain'],
  [
    'a Word document',
    'brief.doc',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0',
    'brief.doc',
    'application/msword',
  ],
  ['a PDF after a line break', 'plan.pdf', '\n%PDF-1.4', 'plan.pdf', 'application/pdf'],
  [
    'a PDF after words to a printer',
    'plan.pdf',
    '\x1b%-12345X@PJL\r\n%PDF-1.4',
    'plan.pdf',
    'application/pdf',
  ],
  ['a note that quotes a PDF', 'note.txt', 'It starts with %PDF-1.7', 'note.txt', 'text/plain'],
])('attaches %s', (_what, name, beginning, expectedName, type) => {
  expect(attachableContent(name, bytesOf(beginning))).toEqual({ name: expectedName, type });
});

test.each([
  ['a rich text that is called a Word document', 'plan.doc', '{\\rtf1\\ansi'],
  ['a web page that is called one', 'plan.docx', '<html>'],
  ['words that are called a PDF', 'plan.pdf', 'North wall'],
  ['a program that is called a photo', 'slope.jpg', '\x7fELF'],
  ['a picture that is a PDF too', 'plan.gif', 'GIF89a\x01\0\x01\0%PDF-1.4'],
  ['the same, called a PDF', 'plan.pdf', '\xff\xd8\xff\xe0%PDF-1.4'],
  ['a program with a PDF in it', 'plan.pdf', 'MZ\x90\0%PDF-1.4'],
  ['an archive with a PDF in it', 'plan.pdf', 'PK\x03\x04%PDF-1.4'],
])('does not take %s', (_what, name, beginning) => {
  expect(attachableContent(name, bytesOf(beginning))).toBeNull();
});
