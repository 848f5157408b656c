import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { everyMedia as media, everyPicture as catalogue } from '#content/all-pictures.ts';
import { shareVersions } from '#content/media/share.generated.ts';
import { tallCrop } from '#content/image-catalogue-of.ts';
import { shareStem } from '#server/pages/seo/share-picture.ts';
import { pictureWidths } from '#shared/media.ts';

const MB = 1_000_000;

test('every picture of the catalogue has a master, and every master has an entry', () => {
  const masters = readdirSync('assets/images', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:jpe?g|png|webp|avif)$/i.test(file))
    .map((file) => file.slice(0, -parse(file).ext.length).replaceAll('\\', '/'));
  const named = new Set(Object.keys(catalogue));
  const isNamed = (id: string) =>
    named.has(id) || (id.endsWith(tallCrop) && named.has(id.slice(0, -tallCrop.length)));
  expect(
    masters.filter((id) => !isNamed(id)),
    'masters that nothing names',
  ).toEqual([]);
  expect(
    [...named].filter((id) => !masters.includes(id)),
    'pictures without a master',
  ).toEqual([]);
});

test('every picture has alternative text that does not say how it was made', () => {
  for (const [id, { alt }] of Object.entries(catalogue)) {
    expect(alt.length, id).toBeGreaterThan(15);
    expect(alt, id).not.toMatch(
      /^(?:linocut|(?:study|computer) model|illustration|drawing|picture of|image of)/i,
    );
  }
});

test('the media catalogue matches the masters and their small copies', () => {
  for (const [id, { width, height }] of Object.entries(media)) {
    expect(width, id).toBeGreaterThan(0);
    expect(height, id).toBeGreaterThan(0);
    for (const size of pictureWidths) {
      expect(existsSync(`assets/encoded/${id}-${size}.avif`), `${id}-${size}.avif`).toBe(true);
    }
    expect(existsSync(`assets/encoded/${id}-800.webp`), `${id}-800.webp`).toBe(true);
  }
  expect(Object.keys(media).length).toBe(
    Object.keys(JSON.parse(readFileSync('assets/encoded/record.json', 'utf8')) as object).length,
  );
});

test('every small copy belongs to a picture, and every share picture to a page', () => {
  const files = readdirSync('assets/encoded', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:avif|webp|jpg|part)$/.test(file))
    .map((file) => file.replaceAll('\\', '/'));
  const isKnown = (file: string) => {
    const id = /^(.+)-(?:480|800|1600)\.avif$|^(.+)-800\.webp$/.exec(file);
    const path = /^share\/(.+)\.jpg$/.exec(file)?.[1];
    return path === undefined ? media[id?.[1] ?? id?.[2] ?? ''] !== undefined : shared.has(path);
  };
  const shared = new Set(Object.keys(shareVersions).map(shareStem));
  expect(files.filter((file) => !isKnown(file))).toEqual([]);
  expect(files.filter((file) => file.startsWith('share/'))).toHaveLength(shared.size);
});

test('each picture is small enough for the content pack', () => {
  const heavy = Object.keys(media)
    .map((id) => [id, statSync(`assets/encoded/${id}-800.avif`).size] as const)
    .filter(([, bytes]) => bytes > 120_000);
  expect(heavy).toEqual([]);
});

test('masters and small copies keep the repository below 200 MB', () => {
  const bytesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => statSync(join(folder, file)))
      .filter((stat) => stat.isFile())
      .reduce((sum, stat) => sum + stat.size, 0);
  expect(bytesOf('assets/images') + bytesOf('assets/encoded')).toBeLessThanOrEqual(200 * MB);
});
