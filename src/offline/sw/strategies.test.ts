import { expect, test } from 'vitest';
import { strategyFor, sizesOfPictureAt } from './strategies.ts';
import type { Strategy } from './strategies.ts';

const origin = 'https://site.test';
const answering = (path: string, mode: RequestMode = 'cors') =>
  strategyFor({ url: new URL(path, origin).href, mode }, origin);

test.each<[string, Strategy]>([
  ['/', 'navigation'],
  ['/projects/3', 'navigation'],
  ['/no-such-page', 'navigation'],
  ['/design-services?questionnaire=newHouseDesign', 'navigation'],
  ['/messages', 'navigation'],
  ['/api', 'network'],
  ['/api/session', 'network'],
  ['/api/contact', 'network'],
  ['/uploads/0123.pdf', 'network'],
  ['/healthz', 'network'],
  ['/readyz', 'network'],
  ['/robots.txt', 'network'],
  ['/sitemap.xml', 'network'],
  ['/attached_assets/documents/plan.pdf', 'downloaded-file'],
])('opens %s by %s', (path, expected) => {
  expect(answering(path, 'navigate')).toBe(expected);
});

test.each<[string, Strategy]>([
  ['/api/projects', 'content-read'],
  ['/api/projects?category=community', 'content-read'],
  ['/api/projects/3', 'content-read'],
  ['/api/community-projects/1', 'content-read'],
  ['/api/blog/lime-is-a-patient-material', 'content-read'],
  ['/api/projectsandmore', 'network'],
  ['/api/contact-messages', 'network'],
  ['/api/requests', 'network'],
  ['/api/session', 'network'],
  ['/api/practice', 'network'],
  ['/api/ping?nonce=1', 'network'],
  ['/assets/app-1234.js', 'shell-asset'],
  ['/icon-192.png', 'shell-asset'],
  ['/attached_assets_compressed/heritage/01-ploughing-800.avif', 'picture'],
  ['/attached_assets/videos/sheep.mp4', 'downloaded-file'],
  ['/attached_assets_compressed/heritage/01-ploughing-800.avif?pack=abc', 'network'],
  ['https://elsewhere.test/api/projects', 'network'],
])('reads %s by %s', (path, expected) => {
  expect(answering(path)).toBe(expected);
});

test('lists the other sizes of a picture, the downloaded one first', () => {
  const id = '/attached_assets_compressed/heritage/01-ploughing-with-oxen';
  const sizes = [`${id}-800.avif`, `${id}-480.avif`, `${id}-1600.avif`, `${id}-800.webp`];
  for (const asked of sizes) {
    expect(sizesOfPictureAt(asked)).toEqual(sizes.filter((size) => size !== asked));
  }
  expect(sizesOfPictureAt('/about')).toEqual([]);
});
