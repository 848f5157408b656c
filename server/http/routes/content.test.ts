import { expect, test } from 'vitest';
import { InvalidSeedError, createContent } from '../../services/content.ts';
import { sampleSeed } from '../../testing/sample-seed.ts';
import { startTestServer } from '../../testing/test-server.ts';

test('lists all projects or those of one category', async () => {
  const server = await startTestServer();
  const all = await (await server.fetch('/api/projects')).json();
  expect(all).toEqual(sampleSeed.projects);
  const some = await (await server.fetch('/api/projects?category=community')).json();
  expect(some).toEqual([sampleSeed.projects[1]]);
  expect(await (await server.fetch('/api/projects?category=castle')).json()).toEqual([]);
  expect(await (await server.fetch('/api/projects?category=')).json()).toHaveLength(2);
});

test('answers single items, and 404 for anything else', async () => {
  const server = await startTestServer();
  expect(await (await server.fetch('/api/projects/2')).json()).toEqual(sampleSeed.projects[1]);
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
    '<p>Safe</p><a>a</a><a href="https://example.org" rel="noopener noreferrer">b</a>',
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
  const { version } = createContent(sampleSeed);
  expect(createContent(sampleSeed).version).toBe(version);
  const changed = { ...sampleSeed, projects: sampleSeed.projects.slice(1) };
  expect(createContent(changed).version).not.toBe(version);
});

test('refuses to start with a broken or repeated seed entry, naming it', () => {
  const broken = { ...sampleSeed, projects: [{ ...sampleSeed.projects[0], title: '' }] };
  expect(() => createContent(broken)).toThrow(/seed project number 1: title/);
  const twice = { ...sampleSeed, projects: [...sampleSeed.projects, ...sampleSeed.projects] };
  expect(() => createContent(twice)).toThrow(InvalidSeedError);
});
