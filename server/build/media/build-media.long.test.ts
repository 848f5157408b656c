import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildMedia } from './build-media.ts';

let rootDir = '';

beforeEach(async () => {
  rootDir = await mkdtemp(join(tmpdir(), 'nbd-media-'));
  for (const folder of ['assets/images/projects', 'src/content/media']) {
    await mkdir(join(rootDir, folder), { recursive: true });
  }
  await writeFile(join(rootDir, 'assets/images/projects/house.jpg'), await picture('#8c3f28'));
});
afterEach(async () => {
  await rm(rootDir, { recursive: true, force: true });
});

/** Small, because encoding is what takes the time of these tests. */
function picture(colour: string, width = 480, height = 320): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

const build = (isAdopting = false) => buildMedia({ rootDir, isAdopting });
const catalogue = () => readFile(join(rootDir, 'src/content/media/projects.generated.ts'), 'utf8');

test('makes every small copy and a catalogue, and nothing more the second time', async () => {
  await writeFile(
    join(rootDir, 'assets/images/projects/house.jpg'),
    await picture('#8c3f28', 1600, 1067),
  );
  expect(await build(true)).toMatchObject({ pictures: 1, encoded: 1, replaced: 0 });
  for (const name of ['house-480.avif', 'house-800.avif', 'house-1600.avif', 'house-800.webp']) {
    const { width } = await sharp(join(rootDir, 'assets/encoded/projects', name)).metadata();
    expect(`house-${width}`).toBe(name.split('.')[0]);
  }
  expect(await catalogue()).toContain("'projects/house': { width: 1600, height: 1067");
  expect(await build()).toMatchObject({ encoded: 0, replaced: 0 });
});

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif'] as const)(
  'a photograph added as .%s replaces the placeholder and removes its label',
  async (ending) => {
    await build(true);
    const photograph = sharp(await picture('#3f4b5c', 300, 225));
    const target = join(rootDir, `assets/images/projects/house.${ending}`);
    await photograph.toFormat(ending === 'jpg' ? 'jpeg' : ending).toFile(target);
    await utimes(target, new Date(), new Date());

    expect(await build()).toMatchObject({ pictures: 1, encoded: 1, replaced: 1 });
    const text = await catalogue();
    expect(text).toContain("'projects/house': { width: 300, height: 225");
    expect(text).toContain('isReplaced: true');
    expect(text.match(/projects\/house/g)).toHaveLength(1);
  },
);

test('rotates a photograph upright and omits its EXIF from the small copies', async () => {
  const sideways = await sharp(await picture('#3f4b5c', 600, 450))
    .withExif({ IFD0: { Artist: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await writeFile(join(rootDir, 'assets/images/projects/house.jpg'), sideways);
  await build();
  expect(await catalogue()).toContain('width: 450, height: 600');
  const small = await sharp(join(rootDir, 'assets/encoded/projects/house-480.avif')).metadata();
  expect(small.height).toBeGreaterThan(small.width);
  expect(small.exif).toBeUndefined();
});

test('continues after an interruption and removes copies without a master', async () => {
  await build(true);
  await rm(join(rootDir, 'assets/encoded/projects/house-480.avif'));
  expect(await build()).toMatchObject({ encoded: 1 });
  await cp(
    join(rootDir, 'assets/encoded/projects/house-480.avif'),
    join(rootDir, 'assets/encoded/projects/shed-480.avif'),
  );
  expect(await build()).toMatchObject({ encoded: 0, removed: 1 });
});

test('crops the portrait version of a hero from a photograph, unless the owner supplies one', async () => {
  const heroes = join(rootDir, 'assets/images/heroes');
  await mkdir(heroes, { recursive: true });
  await mkdir(join(rootDir, 'src/content/media'), { recursive: true });
  await writeFile(join(heroes, 'landing.jpg'), await picture('#8c3f28', 480, 320));
  await writeFile(join(heroes, 'landing-tall.jpg'), await picture('#8c3f28', 270, 480));
  await build(true);
  const listed = () => readFile(join(rootDir, 'src/content/media/heroes.generated.ts'), 'utf8');
  expect(await listed()).not.toContain('isReplaced');

  await writeFile(join(heroes, 'landing.png'), await picture('#3f4b5c', 640, 480));
  expect(await build()).toMatchObject({ encoded: 2, replaced: 2 });
  expect(await listed()).toMatch(
    /'heroes\/landing-tall': \{ width: 270, height: 480, .*isReplaced/,
  );
  const phone = sharp(join(rootDir, 'assets/encoded/heroes/landing-tall-480.avif'));
  expect(await phone.metadata()).toMatchObject({ width: 270, height: 480 });
  const [red, , blue] = (await phone.stats()).channels;
  expect(blue?.mean).toBeGreaterThan(red?.mean ?? 255);
  expect(await build()).toMatchObject({ encoded: 0, removed: 0 });

  await writeFile(join(heroes, 'landing-tall.png'), await picture('#28603f', 300, 500));
  expect(await build()).toMatchObject({ encoded: 1, replaced: 2 });
  expect(await listed()).toMatch(/'heroes\/landing-tall': \{ width: 300, height: 500/);
});
