import { mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildMedia } from './build-media.ts';
import { buildSharePictures } from './share-pictures.ts';
import type { SharedPage } from './share-pictures.ts';

let rootDir = '';
const house: SharedPage = {
  path: '/projects/1',
  title: 'A house of earth & straw',
  section: 'Projects',
  picture: 'projects/house',
};

beforeEach(async () => {
  rootDir = await mkdtemp(join(tmpdir(), 'nbd-share-'));
  for (const folder of ['assets/images/projects', 'src/content/media']) {
    await mkdir(join(rootDir, folder), { recursive: true });
  }
  await putPicture('house.jpg', '#8c3f28');
});
afterEach(async () => {
  await rm(rootDir, { recursive: true, force: true });
});

async function putPicture(file: string, background: string): Promise<void> {
  await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .toFormat(file.endsWith('png') ? 'png' : 'jpeg')
    .toFile(join(rootDir, 'assets/images/projects', file));
}

async function build(pages: readonly SharedPage[] = [house], isAdopting = false): Promise<number> {
  const { masters, ledger } = await buildMedia({ rootDir, isAdopting });
  return buildSharePictures({
    rootDir,
    pages,
    masters,
    ledger,
    isFramed: () => false,
    practice: 'Natural Building Design',
    fontsDir: resolve('assets/fonts'),
  });
}

const card = () => readFile(join(rootDir, 'assets/encoded/share/projects-1.jpg'));
const versions = () => readFile(join(rootDir, 'src/content/media/share.generated.ts'), 'utf8');

/** Mean colour of a region of the card. */
async function colourAt(left: number): Promise<number[]> {
  const { channels } = await sharp(
    await sharp(await card())
      .extract({ left, top: 400, width: 40, height: 40 })
      .toBuffer(),
  ).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

test('renders the text beside the picture, and nothing the second time', async () => {
  expect(await build([house], true)).toBe(1);
  const { width, height } = await sharp(await card()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect((await stat(join(rootDir, 'assets/encoded/share/projects-1.jpg'))).size).toBeLessThan(
    80 * 1024,
  );
  const [red = 0, green = 0, blue = 0] = await colourAt(1000);
  expect(red - blue).toBeGreaterThan(80);
  expect(green).toBeLessThan(90);
  expect(Math.min(...(await colourAt(5)))).toBeGreaterThan(200);
  expect(await build()).toBe(0);
});

test('the same input gives the same bytes', async () => {
  await build([house], true);
  const first = await card();
  await rm(join(rootDir, 'assets/encoded/share/projects-1.jpg'));
  await build();
  expect((await card()).equals(first)).toBe(true);
});

test('a photograph from the owner and a new title each change the picture and its version', async () => {
  await build([house], true);
  const before = await versions();
  await putPicture('house.png', '#3f4b5c');
  expect(await build()).toBe(1);
  const [red = 0, , blue = 0] = await colourAt(1000);
  expect(blue).toBeGreaterThan(red);
  const photographed = await versions();
  expect(photographed).not.toBe(before);
  expect(await build([{ ...house, title: 'Another name' }])).toBe(1);
  expect(await versions()).not.toBe(photographed);
});

test('a removed page leaves no picture behind', async () => {
  await build([house, { ...house, path: '/projects/2' }], true);
  await build();
  expect(await readdir(join(rootDir, 'assets/encoded/share'))).toEqual([
    'projects-1.jpg',
    'record.json',
  ]);
});

test('reports the page whose picture is missing, and a title too long for a line', async () => {
  await expect(build([{ ...house, picture: 'projects/none' }])).rejects.toThrow(
    '/projects/1 has no master projects/none',
  );
  await expect(build([{ ...house, title: 'X'.repeat(60) }])).rejects.toThrow('too long');
});
