import { expect, test } from 'vitest';
import { archiveNames } from './request-archive.ts';

const named = (...names: string[]) =>
  archiveNames(names.map((name) => ({ name, url: `/uploads/${'0'.repeat(32)}.jpg` })));

test('no name leads out of its folder or names a device', () => {
  expect(named('../../etc/passwd', 'C:\\boot.ini', '/a/b.jpg', '...', 'con.jpg', 'NUL')).toEqual([
    '_.._etc_passwd.jpg',
    'C__boot.ini.jpg',
    '_a_b.jpg',
    'file.jpg',
    '_con.jpg',
    '_NUL.jpg',
  ]);
});

test('a name cannot fake another type, reverse its direction or contain control characters', () => {
  expect(named('plan.exe', 'photo\u202egpj.exe', 'a\r\nb\x00.JPG')).toEqual([
    'plan.exe.jpg',
    'photo_gpj.exe.jpg',
    'a__b_.JPG',
  ]);
});

test('files with equal names are all in the archive, even where case does not count', () => {
  expect(named('Wall.jpg', 'wall.JPG', 'wall.jpg', 'Missing files.txt')).toEqual([
    'Wall.jpg',
    'wall (2).JPG',
    'wall (3).jpg',
    'Missing files (2).txt',
  ]);
});

test('a long name is cut and keeps its extension, without half of a surrogate pair', () => {
  const [name = ''] = named(`${'x'.repeat(119)}🧱.jpg`);
  expect(name).toBe(`${'x'.repeat(119)}\ufffd.jpg`);
  expect(named('Зид — север.png')).toEqual(['Зид — север.png']);
});
