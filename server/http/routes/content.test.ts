import { expect, test } from 'vitest';
import { InvalidDefaultError, readDefaults } from '../../content/defaults-of.ts';
import { createContent } from '../../services/content.ts';
import { sampleContent, sampleDefaultsOf, sampleProject } from '../../testing/sample-content.ts';
import { startTestServer } from '../../testing/test-server.ts';

/** The second sample project, as the API answers it. */
const second = {
  id: 2,
  title: 'Project 2',
  category: 'community',
  status: 'design-study',
  description: 'A house of mud brick.',
  details: 'First paragraph.\n\nSecond paragraph.',
  imageUrl: '/attached_assets_compressed/projects/cover-1600.avif',
  createdAt: '2024-05-01T00:00:00.000Z',
  gallery: [],
  galleryWithCaptions: [],
};

test('lists all projects or those of one category', async () => {
  const server = await startTestServer();
  const all = await (await server.fetch('/api/projects')).json();
  expect(all).toMatchObject([{ id: 1, title: 'Project 1' }, second]);
  const some = await (await server.fetch('/api/projects?category=community')).json();
  expect(some).toEqual([second]);
  expect(await (await server.fetch('/api/projects?category=castle')).json()).toEqual([]);
  expect(await (await server.fetch('/api/projects?category=')).json()).toHaveLength(2);
});

test('answers single items, and 404 for anything else', async () => {
  const server = await startTestServer();
  expect(await (await server.fetch('/api/projects/2')).json()).toEqual(second);
  expect(await (await server.fetch('/api/community-projects/1')).json()).toMatchObject({ id: 1 });
  expect(await (await server.fetch('/api/blog/post-1')).json()).toMatchObject({ slug: 'post-1' });
  const missing = [
    'projects/3',
    'projects/02',
    'projects/1e0',
    'projects/-1',
    'projects/a',
    'projects/1%00',
  ];
  missing.push(
    'projects/99999999999999999999',
    'community-projects/9',
    'blog/nope',
    'blog/__proto__',
  );
  for (const path of missing) {
    const response = await server.fetch(`/api/${path}`);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.json()).toMatchObject({ code: 'not-found', status: 404 });
  }
});

test('lists articles newest first, with clean HTML', async () => {
  const server = await startTestServer();
  const [first] = await (await server.fetch('/api/blog')).json();
  expect(first.id).toBe(2);
  expect(first.content).toBe(
    '<p>Safe &amp; "sound", 1 &lt; 2, <a href="https://example.org" rel="noopener noreferrer">b</a></p>',
  );
});

test('answers 304 to a client that has it, per content encoding', async () => {
  const server = await startTestServer();
  const plain = await server.fetch('/api/projects', { headers: { 'Accept-Encoding': 'identity' } });
  const etag = plain.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(plain.headers.get('Cache-Control')).toBe('no-cache');
  const again = await server.fetch('/api/projects', {
    headers: { 'Accept-Encoding': 'identity', 'If-None-Match': etag },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('ETag')).toBe(etag);
  const compressed = await server.fetch('/api/projects', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag },
  });
  expect(compressed.status).toBe(200);
  expect(compressed.headers.get('ETag')).not.toBe(etag);
});

test('gives content a version that changes with every change', () => {
  const versionWith = (changes: object) =>
    createContent({ defaultsOf: readDefaults({ ...sampleContent, ...changes }) }).version;
  const { version } = createContent({ defaultsOf: sampleDefaultsOf });
  expect(versionWith({})).toBe(version);
  expect(versionWith({ project: [sampleProject('2')] })).not.toBe(version);
});

test.each([
  [
    'a field that is empty',
    { project: [sampleProject('1', { title: '' })] },
    /project 1 .*: title/,
  ],
  ['an id that is there twice', { project: [sampleProject('1'), sampleProject('1')] }, /1 .*twice/],
  ['a number that is none', { project: [sampleProject('one')] }, /one .*number/],
  [
    'an address that is there twice',
    { article: sampleContent.article.map((one) => ({ ...one, slug: 'post' })) },
    /article post .*twice/,
  ],
])('refuses a release with %s, naming it', (_, changes, message) => {
  expect(() => readDefaults(changes)).toThrow(InvalidDefaultError);
  expect(() => readDefaults(changes)).toThrow(message);
});
