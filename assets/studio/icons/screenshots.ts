/**
 * The pictures of the program that a browser shows when it offers to install it, taken from real pages of the build.
 * `npm run build && node --import tsx assets/studio/icons/screenshots.ts`
 */
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { startSite } from '../../../src/testing/support/site.ts';

const phone = { width: 360, height: 640, scale: 3 };
const desk = { width: 1280, height: 720, scale: 1.5 };

const shots = [
  { name: 'screenshot-site-map', path: '/site-map', screen: phone },
  { name: 'screenshot-materials', path: '/natural-building-materials#mudbrick', screen: phone },
  { name: 'screenshot-projects', path: '/projects', screen: desk },
];

const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, path, screen } of shots) {
    const { width, height, scale } = screen;
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    await page.goto(site.address + path, { waitUntil: 'networkidle' });
    const file = join(process.cwd(), 'public', `${name}.jpg`);
    const { size } = await sharp(await page.screenshot())
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(file);
    console.log(name, width * scale, height * scale, `${Math.round(size / 1024)} KB`);
    await page.close();
  }
} finally {
  await browser.close();
  await site.dispose();
}
