import { expect, test } from 'vitest';
import { attachableName } from './attachable-name.ts';

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
  ['folder', 'inode/directory', null],
])('%s of type %s is attached as %s', (name, type, expected) => {
  expect(attachableName({ name, type })).toBe(expected);
});
