import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { webManifest } from '#app/web-manifest.ts';
import { renderPage } from '../support/render-page.ts';

const { icons = [], screenshots = [], shortcuts = [], start_url: startUrl = '' } = webManifest;

test('keeps the id by which installed copies are known', () => {
  expect(webManifest.id).toBe('/');
  expect(webManifest.scope).toBe('/');
});

test('has every icon and picture in the size it says, none above 200 kB', async () => {
  expect(screenshots.filter((shot) => shot.form_factor === 'narrow').length).toBeGreaterThan(1);
  expect(screenshots.some((shot) => shot.form_factor === 'wide')).toBe(true);
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const { width, height } = await sharp(await readFile(`public${src}`)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    expect(statSync(`public${src}`).size, src).toBeLessThan(200_000);
  }
});

test('has a start page and shortcuts whose pages and anchors exist', async () => {
  for (const address of [startUrl, ...shortcuts.map(({ url }) => url)]) {
    const { pathname, search, hash } = new URL(address, 'http://site.invalid');
    const page = await renderPage(pathname + search);
    expect(page.status, address).toBe(200);
    if (hash !== '') expect(page.html, address).toContain(`id="${hash.slice(1)}"`);
  }
}, 60_000);
