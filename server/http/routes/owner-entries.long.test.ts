import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  EntrySummary,
  RevisionMoved,
  listEntryRevisions,
  listNewestRevisions,
} from '#shared/api/owner-entries.ts';
import { Practice, unpublishedSeller } from '#shared/api/practice.ts';
import { Problem } from '#shared/errors.ts';
import { SearchChanges } from '#shared/api/search-changes.ts';
import { sectionsOf } from '#shared/sections-of.ts';
import { materialIds } from '#shared/content-types/material.ts';
import { BlogPost } from '#shared/schemas/content.ts';
import { Day, Hour } from '#shared/time.ts';
import { publicPages } from '../../pages/seo/public-pages.ts';
import { compressPage } from '../../pages/page-cache.ts';
import { createMemoryLog } from '../../storage/memory/memory-log.ts';
import { StorageUnavailableError } from '../../storage/ports.ts';
import { createRecordStore } from '../../storage/record-store.ts';
import { uuid } from '../../testing/samples.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServerOptions } from '../../testing/test-server.ts';

const picture = {
  picture: 'blog/reading-a-block-before-you-draw',
  alt: 'A stake and its shadow',
  isDecorative: false,
  caption: '',
  isStandIn: false,
};
const article = {
  title: 'Lime in winter',
  excerpt: 'Short.',
  category: 'Materials',
  cover: picture,
  blocks: [{ kind: 'paragraph', text: 'Wait **long**. See [projects](/projects/1).' }],
};

/** A server with its owner signed in. */
async function open(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const cookie = await server.signIn();
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await server.fetch(path, {
      method,
      headers: {
        cookie,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    return { status: response.status, answer };
  };
  const at = (kind: string, id: string) => `/api/owner/entries/${kind}/${id}`;
  return {
    server,
    send,
    save: (
      kind: string,
      id: string,
      number: number,
      body: unknown,
      { base = null, slug = '' }: { base?: string | null; slug?: string } = {},
    ) =>
      send('PUT', `${at(kind, id)}/revisions/${uuid(number)}`, {
        baseRevisionId: base,
        slug,
        body,
      }),
    publish: (kind: string, id: string, number: number, publishAt?: string) =>
      send('POST', `${at(kind, id)}/publish`, { revisionId: uuid(number), publishAt }),
    move: (kind: string, id: string, how: 'hide' | 'show') =>
      send('POST', `${at(kind, id)}/${how}`),
    async revisions(kind: string, id: string) {
      const { answer } = await send('GET', `${at(kind, id)}/revisions`);
      return v.parse(listEntryRevisions.response, answer);
    },
    async list() {
      const { answer } = await send('GET', '/api/owner/entries');
      return v.parse(v.object({ entries: v.array(EntrySummary) }), answer).entries;
    },
    async posts() {
      const response = await server.fetch('/api/blog');
      return v.parse(v.array(BlogPost), await response.json());
    },
  };
}

const fieldsOf = ({ status, answer }: { status: number; answer: unknown }) => ({
  status,
  fields: v.parse(Problem, answer).fields ?? {},
});

test('nobody but the owner reads or changes anything', async () => {
  const server = await startTestServer();
  const entry = '/api/owner/entries/article/1';
  const calls: [string, string][] = [
    ['GET', '/api/owner/entries'],
    ['GET', `${entry}/revisions`],
    ['PUT', `${entry}/revisions/${uuid(1)}`],
    ['POST', `${entry}/publish`],
    ['POST', `${entry}/hide`],
    ['POST', `${entry}/show`],
    ['POST', '/api/owner/blocks'],
  ];
  for (const [method, path] of calls) {
    const response = await server.fetch(path, { method });
    expect([method, path, response.status]).toEqual([method, path, 401]);
  }
});

test('lists all shipped content as live while the store is empty', async () => {
  const { list, server } = await open();
  const entries = await list();
  expect(entries.filter(({ kind }) => kind === 'article')).toMatchObject([
    { id: '1', slug: 'post-1', title: 'Post 1', state: 'live', path: '/blog/post-1' },
    { id: '2', slug: 'post-2', state: 'live', updatedAt: null, hasDraft: false },
  ]);
  expect(entries.filter(({ kind }) => kind === 'report').length).toBeGreaterThan(3);
  expect(entries.find(({ kind }) => kind === 'practice')).toMatchObject({ state: 'live' });
  expect(entries.find(({ kind, id }) => kind === 'project' && id === '2')).toMatchObject({
    slug: '2',
    path: '/projects/2',
  });
  expect(await server.store.content.listEntries()).toEqual([]);
});

test('a new article is visible to nobody until it is published, then to everybody', async () => {
  const { save, publish, posts, server, list } = await open();
  const id = uuid(500);
  expect(await save('article', id, 1, article, { slug: 'lime-in-winter' })).toMatchObject({
    status: 201,
    answer: { entry: { state: 'draft', path: null }, revision: { state: 'draft' } },
  });
  expect((await server.fetch('/api/blog/lime-in-winter')).status).toBe(404);
  const { version } = server.services.content;
  expect(await publish('article', id, 1)).toMatchObject({
    status: 200,
    answer: { entry: { state: 'live', path: '/blog/lime-in-winter', hasDraft: false } },
  });
  expect(server.services.content.version).not.toBe(version);
  const [first] = await posts();
  expect(first).toMatchObject({
    id: 3,
    slug: 'lime-in-winter',
    title: 'Lime in winter',
    content: '<p>Wait <strong>long</strong>. See <a href="/projects/1">projects</a>.</p>',
    publishedAt: server.time.now.toISOString(),
    imageUrl: '/attached_assets_compressed/blog/reading-a-block-before-you-draw-1600.avif',
    pictures: [{ alt: 'A stake and its shadow' }],
  });
  expect((await list())[0]).toMatchObject({ id, state: 'live' });
});

test('the same revision sent again gets the same response, and is stored once', async () => {
  const { save, revisions } = await open();
  const id = uuid(500);
  const again = () => save('article', id, 1, article, { slug: 'lime' });
  expect((await again()).status).toBe(201);
  expect((await again()).status).toBe(200);
  expect((await save('article', id, 1, { ...article, title: 'B' }, { slug: 'lime' })).status).toBe(
    422,
  );
  expect((await revisions('article', id)).revisions).toHaveLength(1);
});

test('a change of shipped content keeps the original, and a change with an older base returns both versions', async () => {
  const { save, publish, revisions, posts } = await open();
  const [first] = (await revisions('article', '1')).revisions;
  expect(first).toMatchObject({ savedAt: null, state: 'live', slug: 'post-1' });
  const base = first?.revisionId ?? '';
  const one = await save('article', '1', 1, { ...article, title: 'One' }, { base, slug: 'post-1' });
  expect(one.status).toBe(201);
  const two = await save('article', '1', 2, { ...article, title: 'Two' }, { base, slug: 'post-1' });
  expect(two.status).toBe(409);
  const moved = v.parse(RevisionMoved, two.answer);
  expect(moved).toMatchObject({
    code: 'revision-moved',
    current: { revisionId: uuid(1), body: { title: 'One' } },
    base: { revisionId: base, savedAt: null },
  });
  await publish('article', '1', 1);
  const changed = (await posts()).find(({ id }) => id === 1);
  expect(changed).toMatchObject({ title: 'One', publishedAt: '2025-01-01T00:00:00.000Z' });
  // Undo is a new revision equal to an old one.
  await save('article', '1', 3, moved.base?.body, { base: uuid(1), slug: 'post-1' });
  await publish('article', '1', 3);
  expect((await posts()).find(({ id }) => id === 1)?.title).toBe('Post 1');
  expect((await revisions('article', '1')).revisions.map(({ state }) => state)).toEqual([
    'live',
    'former',
    'former',
  ]);
});

describe('refuses with a message at the field', () => {
  test.each([
    ['an empty title', { title: ' ' }, 'x', 'title'],
    ['no address', {}, '', 'slug'],
    ['the address of another article', {}, 'post-2', 'slug'],
    [
      'a link to nowhere',
      { blocks: [{ kind: 'paragraph', text: '[a](/nowhere)' }] },
      'x',
      'blocks.0.text',
    ],
    [
      'an unknown source',
      { blocks: [{ kind: 'paragraph', text: '[a](source:no)' }] },
      'x',
      'blocks.0.text',
    ],
    ['a picture without words', { cover: { ...picture, alt: '' } }, 'x', 'cover.alt'],
    [
      'HTML typed into text',
      { blocks: [{ kind: 'paragraph', text: '<b>a</b>' }] },
      'x',
      'blocks.0.text',
    ],
    ['201 blocks', { blocks: Array.from({ length: 201 }, () => article.blocks[0]) }, 'x', 'blocks'],
  ])('%s', async (_, change, slug, field) => {
    const { save } = await open();
    const { status, fields } = fieldsOf(
      await save('article', uuid(500), 1, { ...article, ...change }, { slug }),
    );
    expect([status, Object.keys(fields)]).toEqual([422, [field]]);
    expect(fields[field]).toMatch(/[A-Z].*\w/);
  });

  test('a time in the past, a photo that was not uploaded, a report to be hidden', async () => {
    const { save, publish, move } = await open();
    await save('article', uuid(500), 1, article, { slug: 'x' });
    expect(
      fieldsOf(await publish('article', uuid(500), 1, '2026-02-01T00:00:00.000Z')).fields,
    ).toHaveProperty('publishAt');
    const photo = { ...picture, picture: `uploaded/${'a'.repeat(64)}` };
    await save('article', uuid(500), 2, { ...article, cover: photo }, { base: uuid(1), slug: 'x' });
    expect(fieldsOf(await publish('article', uuid(500), 2)).fields).toEqual({
      'cover.picture': 'This photo hasn’t arrived yet. Send it first, or remove it.',
    });
    expect((await move('report', 'new-house', 'hide')).status).toBe(422);
  });

  test('what there is not', async () => {
    const { save, publish, move, send } = await open();
    expect((await save('article', 'short-name', 1, article, { slug: 'x' })).status).toBe(404);
    expect((await save('report', uuid(500), 1, {})).status).toBe(404);
    expect((await save('bank', uuid(500), 1, {})).status).toBe(404);
    expect((await publish('article', uuid(500), 1)).status).toBe(404);
    expect((await move('article', uuid(500), 'hide')).status).toBe(404);
    expect((await send('GET', '/api/owner/entries/article/99/revisions')).status).toBe(404);
  });
});

test('every former address redirects to the current one', async () => {
  const { save, publish, revisions, server } = await open();
  const base = (await revisions('article', '1')).revisions[0]?.revisionId ?? '';
  await save('article', '1', 1, article, { base, slug: 'second' });
  await publish('article', '1', 1);
  await save('article', '1', 2, article, { base: uuid(1), slug: 'third' });
  await publish('article', '1', 2);
  const { content } = server.services;
  expect(content.movedTo('/blog/post-1')).toBe('/blog/third');
  expect(content.movedTo('/blog/second')).toBe('/blog/third');
  expect(content.movedTo('/blog/third')).toBeUndefined();
  const read = await server.fetch('/api/blog/post-1', { redirect: 'manual' });
  expect([read.status, read.headers.get('Location')]).toEqual([301, '/api/blog/third']);
});

test('a hidden entry is listed nowhere, and returns with its number', async () => {
  const { move, server, list } = await open();
  await move('project', '1', 'hide');
  const gone = await server.fetch('/api/projects/1');
  expect([gone.status, v.parse(Problem, await gone.json()).code]).toEqual([404, 'taken-down']);
  const never = await server.fetch('/api/projects/99');
  expect(v.parse(Problem, await never.json()).code).toBe('not-found');
  expect(await (await server.fetch('/api/projects')).json()).toHaveLength(1);
  expect(server.services.content.isTakenDown('/projects/1')).toBe(true);
  expect((await list()).find(({ kind, id }) => kind === 'project' && id === '1')).toMatchObject({
    state: 'hidden',
    path: null,
  });
  const before = await server.store.content.findEntry('project', '1');
  await move('project', '1', 'hide');
  expect(await server.store.content.findEntry('project', '1')).toEqual(before);
  await move('project', '1', 'show');
  expect((await server.fetch('/api/projects/1')).status).toBe(200);
});

test('new projects are numbered after the shipped ones', async () => {
  const { save, publish, server } = await open();
  const project = {
    title: 'A house in Yandoit',
    category: 'residential',
    status: 'built',
    description: 'Short.',
    details: 'Long.',
    cover: picture,
    gallery: [picture],
    groups: [],
    features: [],
  };
  const saved = await save('project', uuid(7), 1, project);
  expect(saved).toMatchObject({ status: 201, answer: { entry: { slug: '3' } } });
  await publish('project', uuid(7), 1);
  const read = await server.fetch('/api/projects/3');
  expect(await read.json()).toMatchObject({ id: 3, title: project.title, status: 'built' });
});

test('a scheduled revision waits for its time and for a trusted clock', async () => {
  const { save, publish, posts, server } = await open();
  await save('article', uuid(7), 1, article, { slug: 'lime' });
  const publishAt = new Date(server.time.now.getTime() + Hour.ms).toISOString();
  expect(await publish('article', uuid(7), 1, publishAt)).toMatchObject({
    answer: { entry: { state: 'scheduled', publishAt } },
  });
  const { publishing } = server.services;
  const later = (ms: number) => {
    server.time.now = new Date(server.time.now.getTime() + ms);
  };
  later(2 * Hour.ms);
  expect(await publishing.publishDue()).toBe(0);
  for (let hours = 0; hours < 6; hours += 1) {
    later(Hour.ms);
    await publishing.publishDue();
  }
  await publishing.refresh();
  expect((await posts())[0]).toMatchObject({ slug: 'lime' });
  expect((await posts()).find(({ slug }) => slug === 'lime')?.publishedAt).toBe(publishAt);
});

test('a revision scheduled from a phone whose clock agrees goes live on time; from another phone it waits', async () => {
  const { save, posts, server, send } = await open();
  await save('article', uuid(7), 1, article, { slug: 'lime' });
  const { publishing } = server.services;
  const inMs = (ms: number) => new Date(server.time.now.getTime() + ms).toISOString();
  const schedule = (deviceTime: string) =>
    send('POST', `/api/owner/entries/article/${uuid(7)}/publish`, {
      revisionId: uuid(1),
      publishAt: inMs(Hour.ms),
      deviceTime,
    });
  await schedule(inMs(20 * Hour.ms));
  server.time.now = new Date(inMs(Hour.ms));
  expect(await publishing.publishDue()).toBe(0);
  await schedule(inMs(0));
  server.time.now = new Date(inMs(Hour.ms - 1));
  expect(await publishing.publishDue()).toBe(0);
  server.time.now = new Date(inMs(1));
  expect(await publishing.publishDue()).toBe(1);
  await publishing.refresh();
  expect((await posts())[0]).toMatchObject({ slug: 'lime' });
});

test('a focal point applies for visitors, even of a shipped picture', async () => {
  const { save, publish, posts } = await open();
  const cover = { ...picture, focus: { x: 0.8, y: 0.1 } };
  await save('article', uuid(7), 1, { ...article, cover }, { slug: 'lime' });
  await publish('article', uuid(7), 1);
  expect((await posts())[0]?.pictures).toMatchObject([{ id: picture.picture, focus: cover.focus }]);
});

test('the practice changes its phone number, and never its bank account', async () => {
  const { save, publish, revisions, server } = await open();
  const [shipped] = (await revisions('practice', 'practice')).revisions;
  const body = { ...shipped?.body, phone: '0400 000 000', hours: 'Mondays', bsb: '111-111' };
  await save('practice', 'practice', 1, body, { base: shipped?.revisionId ?? '' });
  await publish('practice', 'practice', 1);
  expect(await (await server.fetch('/api/practice')).json()).toEqual({
    email: 'studio@example.org',
    phone: '0400 000 000',
    bank: null,
    seller: unpublishedSeller,
    hours: 'Mondays',
  });
});

test('a notice is shown on its days in the practice’s time zone', async () => {
  const { save, publish, server } = await open();
  const days = { from: '2026-03-02', until: '2026-03-03' };
  const body = { text: 'Away until 3 March', means: 'away', ...days };
  await save('notice', uuid(7), 1, body);
  const since = server.time.now.toISOString();
  await publish('notice', uuid(7), 1);
  const practice = async () =>
    v.parse(Practice, await (await server.fetch('/api/practice')).json());
  const notices = async () => (await practice()).notices;
  expect((await practice()).away).toEqual([{ ...days, since }]);
  await server.post(
    '/api/consultation',
    {
      serviceType: 'house-extension',
      name: 'Ruth Hale',
      email: 'ruth@example.org',
      phone: '',
      location: 'Yandoit',
      timeline: '',
      projectDescription: 'A north room',
      attachments: [],
    },
    { 'Idempotency-Key': uuid(8) },
  );
  const link = await server.post('/api/client-links', { request: uuid(8) });
  const { path } = v.parse(v.object({ path: v.string() }), await link.json());
  const { version } = server.services.content;
  expect(await notices()).toBeUndefined();
  server.time.now = new Date('2026-03-01T13:00:01.000Z');
  expect(await notices()).toEqual(['Away until 3 March']);
  expect(await (await server.fetch(path)).text()).toContain('Away until 3 March');
  expect(server.services.content.version).not.toBe(version);
  server.time.now = new Date(server.time.now.getTime() + 2 * Day.ms);
  expect(await notices()).toBeUndefined();
});

test('a full disk is answered with 507, and the live content stays', async () => {
  const log = createMemoryLog();
  let isFull = false;
  const store = createRecordStore({
    ...log,
    append: (event) =>
      isFull
        ? Promise.reject(
            new StorageUnavailableError('no', {
              cause: Object.assign(new Error('full'), { code: 'ENOSPC' }),
            }),
          )
        : log.append(event),
  });
  const { save, posts } = await open({ store });
  isFull = true;
  const { status, answer } = await save('article', uuid(7), 1, article, { slug: 'x' });
  expect([status, v.parse(Problem, answer).code]).toEqual([507, 'storage-full']);
  expect(await posts()).toHaveLength(2);
});

test('cleans what is pasted', async () => {
  const { send } = await open();
  expect(
    await send('POST', '/api/owner/blocks', { html: '<h1>A</h1><p>b<script>x</script>' }),
  ).toEqual({
    status: 200,
    answer: {
      blocks: [
        { kind: 'heading', level: 2, text: 'A' },
        { kind: 'paragraph', text: 'b' },
      ],
      leftOut: [],
    },
  });
});

test.each(['<h1>a', '<td>a', 'a<br>', '<p><b>a</b>', '<img>', '<li>'])(
  'refuses a paste of 60,000 times %s at once, and takes 4 MB of words',
  async (part) => {
    const { send } = await open();
    const paste = (html: string) => send('POST', '/api/owner/blocks', { html });
    const { status, answer } = await paste(`<table><tr>${part.repeat(60_000)}`);
    expect([status, v.parse(Problem, answer).code]).toEqual([413, 'body-too-large']);
    const words = 'lime and sand '.repeat(1_000);
    expect(await paste(`<p>${words}`.repeat(280))).toMatchObject({ status: 200 });
  },
);

test('the search and the content pack follow what is published and what is hidden', async () => {
  const { save, publish, move, server } = await open();
  const changes = async () =>
    v.parse(SearchChanges, await (await server.fetch('/api/search-changes')).json());
  expect(await changes()).toEqual({ replaced: [], documents: [] });
  await save('article', uuid(7), 1, article, { slug: 'lime' });
  expect((await changes()).documents).toEqual([]);
  await publish('article', uuid(7), 1);
  await move('article', '1', 'hide');
  expect(await changes()).toEqual({
    replaced: ['/blog/post-1'],
    documents: [
      {
        url: '/blog/lime',
        heading: 'Lime in winter',
        page: expect.any(String),
        text: expect.stringContaining('Wait long'),
      },
    ],
  });
});

test.each([
  [
    'design-services',
    'question',
    { question: 'Can I keep bees?', answer: 'Yes.\n\nAsk [council](/contact) first.' },
    { question: 'Can I keep bees?', answer: 'Yes.\n\nAsk [council](/contact) first.' },
    (id: string) => `/design-services#question-${id}`,
  ],
  [
    'library',
    'library-work',
    {
      title: 'Straw',
      author: 'A. Baler',
      year: '2001',
      category: 'natural-building',
      type: 'book',
      description: 'Bales.',
      significance: 'Plain.',
      tags: ['Straw'],
      availability: 'Print',
      isbn: '978-0-7148-4202-8',
      publisher: '',
      amazonUrl: '',
      downloadUrl: '',
      projectFeature: '',
      doi: '',
      affiliation: '',
    },
    { title: 'Straw', isbn: '9780714842028', publisher: '', tags: ['straw'] },
    (id: string) => `/library#work-${id}`,
  ],
  [
    'photos',
    'photo',
    { title: 'A stake', photo: { ...picture, caption: 'At noon.' } },
    { title: 'A stake', photo: { alt: picture.alt, caption: 'At noon.' } },
    () => '/photos',
  ],
] as const)(
  'on %s, a new %s is shown last, found, and gone when it is hidden',
  async (page, kind, body, shown, place) => {
    const { save, publish, move, server } = await open();
    const read = async () => {
      const answer: unknown = await (await server.fetch(`/api/pages/${page}`)).json();
      const List = v.object({ content: v.looseObject({ [kind]: v.array(v.unknown()) }) });
      return v.parse(List, answer).content[kind] ?? [];
    };
    const before = await read();
    const versionBefore = server.services.content.version;
    expect((await save(kind, uuid(7), 1, body)).status).toBe(201);
    expect(await read()).toEqual(before);
    await publish(kind, uuid(7), 1);
    const after = await read();
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ id: uuid(7), ...shown });
    expect(server.services.content.version).not.toBe(versionBefore);
    expect(server.services.content.searchChanges().documents.map(({ url }) => url)).toContain(
      place(uuid(7)),
    );
    await move(kind, uuid(7), 'hide');
    expect(await read()).toEqual(before);
    expect(server.services.content.searchChanges()).toEqual({ replaced: [], documents: [] });
  },
);

test('a long text is edited in place, keeps its parts and anchors, and cannot be hidden', async () => {
  const { save, publish, move, revisions, server } = await open();
  const { content } = server.services;
  const { entry, revisions: shipped } = await revisions('page', 'heritage-research');
  expect(entry).toMatchObject({ path: '/heritage-research', state: 'live' });
  const [first] = shipped;
  if (!first) throw new Error('a page starts with a revision');
  const body = v.parse(
    v.looseObject({ blocks: v.array(v.looseObject({ kind: v.string() })) }),
    first.body,
  );
  const changed = {
    ...body,
    blocks: body.blocks.map((block, at) =>
      at === 1 ? { kind: 'paragraph', text: 'Written on the block.' } : block,
    ),
  };
  const base = { base: first.revisionId };
  expect((await save('page', 'heritage-research', 1, changed, base)).status).toBe(201);
  const sectionsNow = () => sectionsOf(content.findPage('heritage-research').page.blocks);
  const sectionsBefore = sectionsNow();
  await publish('page', 'heritage-research', 1);
  const sections = sectionsNow();
  expect(sections[0]?.blocks[0]).toEqual({ kind: 'paragraph', text: 'Written on the block.' });
  expect(sections.map(({ id }) => id)).toEqual(sectionsBefore.map(({ id }) => id));
  const { replaced, documents } = content.searchChanges();
  expect(replaced).toEqual(['/heritage-research']);
  expect(JSON.stringify(documents)).toContain('Written on the block.');

  const withoutPart = { ...body, blocks: body.blocks.filter(({ kind }) => kind !== 'part') };
  const next = { base: uuid(1) };
  expect(fieldsOf(await save('page', 'heritage-research', 2, withoutPart, next))).toMatchObject({
    status: 422,
    fields: { blocks: expect.stringMatching(/missing/) },
  });
  const headless = { ...body, blocks: body.blocks.slice(1) };
  expect(fieldsOf(await save('page', 'heritage-research', 3, headless, next))).toMatchObject({
    status: 422,
    fields: { blocks: expect.stringMatching(/to start with a heading/) },
  });
  expect((await move('page', 'heritage-research', 'hide')).status).toBe(422);
  expect((await save('page', uuid(9), 4, body)).status).toBe(404);
});

test('climate figures reach the page and the search, and cannot be hidden', async () => {
  const { save, publish, move, revisions, server } = await open();
  const { entry, revisions: shipped } = await revisions('climate-figures', 'climate-figures');
  expect(entry).toMatchObject({ path: '/climate-responsive', state: 'live' });
  const body = v.parse(v.looseObject({ trentham: v.looseObject({}) }), shipped[0]?.body);
  const changed = {
    ...body,
    note: 'Read at the post office.',
    trentham: { ...body.trentham, sunshine: { summer: 6.3, winter: 2.7, annual: 4.8 } },
  };
  const base = shipped[0]?.revisionId ?? null;
  expect((await save('climate-figures', 'climate-figures', 1, changed, { base })).status).toBe(201);
  await publish('climate-figures', 'climate-figures', 1);
  const { content } = server.services;
  const figures = content.findPage('climate-responsive')['climate-figures'];
  expect(figures.note).toBe('Read at the post office.');
  expect(figures.trentham.sunshine.summer).toBe(6.3);
  const { replaced, documents } = content.searchChanges();
  expect(replaced).toEqual(['/climate-responsive']);
  expect(JSON.stringify(documents)).toContain('Trentham: 4.8 hours of sunshine a day');
  expect((await move('climate-figures', 'climate-figures', 'hide')).status).toBe(422);
});

test('the text of a video reaches the page and the search, and the video file stays', async () => {
  const { save, publish, move, revisions, server } = await open();
  const { entry, revisions: shipped } = await revisions('video', 'sheep-on-the-promenade');
  expect(entry).toMatchObject({ path: '/heritage-research', state: 'live' });
  const body = {
    title: 'Sheep at six',
    caption: 'One street.',
    description: 'A flock walks.\n\nA shepherd follows.',
  };
  const base = shipped[0]?.revisionId ?? null;
  expect((await save('video', 'sheep-on-the-promenade', 1, body, { base })).status).toBe(201);
  await publish('video', 'sheep-on-the-promenade', 1);
  const { content } = server.services;
  const { video } = content.findPage('heritage-research');
  expect(video.map(({ id }) => id)).toEqual(['music-in-the-commons', 'sheep-on-the-promenade']);
  expect(video[1]).toEqual({
    id: 'sheep-on-the-promenade',
    ...body,
  });
  const { replaced, documents } = content.searchChanges();
  expect(replaced).toEqual(['/heritage-research']);
  expect(documents.find(({ heading }) => heading === 'Sheep at six')?.text).toBe(
    'One street. A flock walks. A shepherd follows.',
  );
  expect((await move('video', 'sheep-on-the-promenade', 'hide')).status).toBe(422);
});

test('a service and the parts of its page reach visitors and the search, and none can be hidden', async () => {
  const { save, publish, move, revisions, server } = await open();
  const services = await revisions('service', 'site-and-brief');
  expect(services.entry).toMatchObject({ path: '/design-services', state: 'live' });
  const service = { title: 'Walk the land', description: 'We walk.', includes: ['Boots'] };
  const first = services.revisions[0]?.revisionId ?? null;
  expect((await save('service', 'site-and-brief', 1, service, { base: first })).status).toBe(201);
  await publish('service', 'site-and-brief', 1);
  const [shipped] = (await revisions('services-page', 'services-page')).revisions;
  const body = {
    ...shipped?.body,
    pricing: {
      title: 'What else costs',
      text: 'By the hour.',
      items: [{ title: 'Travel', text: 'See [contact](/contact).' }],
    },
    process: { title: 'How', text: 'Two steps.', steps: [{ title: 'Ask', text: 'Write.' }] },
  };
  const base = shipped?.revisionId ?? null;
  const broken = {
    ...body,
    pricing: { ...body.pricing, items: [{ title: 'a', text: '[b](/no)' }] },
  };
  expect(
    fieldsOf(await save('services-page', 'services-page', 2, broken, { base })).fields,
  ).toHaveProperty(['pricing.items.0.text']);
  expect((await save('services-page', 'services-page', 3, body, { base })).status).toBe(201);
  await publish('services-page', 'services-page', 3);
  const { content } = server.services;
  const page = content.findPage('design-services');
  expect(page.service[0]).toEqual({ id: 'site-and-brief', ...service });
  expect(page['services-page']).toMatchObject({ pricing: body.pricing, process: body.process });
  const found = new Map(content.searchChanges().documents.map((one) => [one.url, one]));
  expect(found.get('/design-services#site-and-brief')).toMatchObject({
    heading: 'Walk the land',
    text: 'We walk. Boots.',
  });
  expect(found.get('/design-services#pricing')?.text).toBe('By the hour. Travel: See contact.');
  expect(found.has('/design-services#new-house')).toBe(true);
  for (const [kind, id] of [
    ['service', 'site-and-brief'],
    ['services-page', 'services-page'],
  ] as const) {
    expect((await move(kind, id, 'hide')).status).toBe(422);
  }
});

test('one field sets the reply time on Contact and on the services page, and cards are found by their new text', async () => {
  const { save, publish, move, revisions, server } = await open();
  const { content } = server.services;
  const change = async (kind: string, number: number, part: string, words: object) => {
    const { entry, revisions: shipped } = await revisions(kind, kind);
    const body = { ...shipped[0]?.body, [part]: words };
    const base = shipped[0]?.revisionId ?? null;
    expect((await save(kind, kind, number, body, { base })).status).toBe(201);
    await publish(kind, kind, number);
    expect((await move(kind, kind, 'hide')).status).toBe(422);
    return entry;
  };
  const response = { title: 'When we write back', text: 'By Friday.', items: ['We read it.'] };
  expect(await change('contact-page', 1, 'response', response)).toMatchObject({
    path: '/contact',
    state: 'live',
  });
  expect(content.findPage('contact')['contact-page'].response).toEqual(response);
  const { title, text } = response;
  expect(content.findPage('design-services').response).toEqual({ title, text });
  const tools = { title: 'Hand tools', line: 'Soon.', window: 'A list.\n\nAnd a test.' };
  expect(await change('resources-page', 2, 'tools', tools)).toMatchObject({ path: '/resources' });
  expect(content.findPage('resources')['resources-page'].tools).toEqual(tools);
  const about = { title: 'Who we are', line: 'Two people.' };
  expect(await change('site-map', 3, 'about', about)).toMatchObject({ path: '/site-map' });
  expect(content.findPage('site-map')['site-map'].about).toEqual(about);
  const found = new Map(content.searchChanges().documents.map((one) => [one.url, one.text]));
  expect(found.get('/design-services#response')).toBe('By Friday.');
  expect(found.get('/contact')).toContain('When we write back: By Friday.');
  expect(found.get('/resources')).toContain('Hand tools: Soon. A list. And a test.');
});

test('the terms keep their computed values, however their text changes', async () => {
  const { save, publish, move, revisions, server } = await open();
  const { entry, revisions: shipped } = await revisions('page', 'terms');
  expect(entry).toMatchObject({ path: '/terms', state: 'live' });
  const base = shipped[0]?.revisionId ?? null;
  const blocks = [
    { kind: 'heading', level: 2, text: 'Who sells' },
    { kind: 'paragraph', text: 'We do.' },
    { kind: 'part', name: 'seller' },
  ];
  const without = await save('page', 'terms', 1, { ...shipped[0]?.body, blocks }, { base });
  expect(fieldsOf(without).fields).toHaveProperty('blocks');
  const body = { ...shipped[0]?.body, blocks: [...blocks, { kind: 'part', name: 'refunds' }] };
  expect((await save('page', 'terms', 2, body, { base })).status).toBe(201);
  await publish('page', 'terms', 2);
  const { replaced, documents } = server.services.content.searchChanges();
  expect(replaced).toEqual(['/terms']);
  expect(documents.find(({ url }) => url === '/terms#who-sells')?.text).toBe('We do.');
  expect((await move('page', 'privacy', 'hide')).status).toBe(422);
});

test('a changed and a new term of the glossary are found', async () => {
  const { save, publish, revisions, server } = await open();
  const { entry, revisions: shipped } = await revisions('page', 'glossary');
  expect(entry).toMatchObject({ path: '/glossary', state: 'live' });
  const items = [
    { term: 'Cob', text: 'Earth and straw, heaped.' },
    { term: 'adobe', text: 'Mudbrick.', anchor: 'adobe' },
  ];
  const blocks = [
    { kind: 'heading', level: 2, text: 'Materials', anchor: 'materials-and-craft' },
    { kind: 'paragraph', text: 'The short list.' },
    { kind: 'definitions', items },
  ];
  const base = shipped[0]?.revisionId ?? null;
  expect(
    (await save('page', 'glossary', 1, { ...shipped[0]?.body, blocks }, { base })).status,
  ).toBe(201);
  await publish('page', 'glossary', 1);
  const { content } = server.services;
  expect(sectionsOf(content.findPage('glossary').page.blocks)).toHaveLength(1);
  const { replaced, documents } = content.searchChanges();
  expect(replaced).toEqual(['/glossary']);
  expect(documents.map(({ url, heading, text }) => [url, heading, text])).toEqual([
    ['/glossary', 'Glossary', expect.any(String)],
    ['/glossary#materials-and-craft', 'Materials', 'The short list.'],
    ['/glossary#adobe', 'adobe', 'Mudbrick.'],
    ['/glossary#materials-and-craft', 'Cob', 'Earth and straw, heaped.'],
  ]);
  expect(publicPages(content).find(({ path }) => path === '/glossary')?.picture).toBe(
    'materials/lime',
  );
});

describe('a material sheet', () => {
  const Sheet = v.looseObject({
    costs: v.looseObject({ today: v.string() }),
    cautions: v.array(v.string()),
    projects: v.array(v.object({ id: v.number(), note: v.string() })),
  });
  /** Its first revision, with the projects that the test server has. */
  async function openSheet(id: string) {
    const opened = await open();
    const [first] = (await opened.revisions('material', id)).revisions;
    if (!first) throw new Error('a sheet starts with a revision');
    const body = { ...v.parse(Sheet, first.body), projects: [{ id: 1, note: 'The yard wall' }] };
    const { content } = opened.server.services;
    const sheet = () =>
      content.findPage('natural-building-materials').material.find((one) => one.id === id);
    const projectTitles = () => content.findPage('natural-building-materials').projectTitles;
    return { ...opened, body, base: { base: first.revisionId }, content, sheet, projectTitles };
  }

  test('shows a new price, caution and picture on its page, in the search and in the pack', async () => {
    const { save, publish, body, base, content, sheet, list, projectTitles } =
      await openSheet('lime');
    const before = { sheet: sheet(), version: content.version };
    const changed = {
      ...body,
      title: 'Building lime',
      costs: { ...body.costs, today: '$31 per 20 kg bag' },
      cautions: [...body.cautions, 'Keep a bucket of clean water within reach.'],
      picture,
    };
    expect((await save('material', 'lime', 1, changed, base)).status).toBe(201);
    expect(sheet()).toEqual(before.sheet);
    await publish('material', 'lime', 1);
    expect(content.version).not.toBe(before.version);
    expect(sheet()).toMatchObject({
      title: 'Building lime',
      costs: { today: '$31 per 20 kg bag' },
      picture: { id: picture.picture, alt: picture.alt },
      projects: [{ id: 1, note: 'The yard wall' }],
    });
    expect(projectTitles()[1]).toBe('Project 1');
    const { replaced, documents } = content.searchChanges();
    expect(replaced).toEqual(['/natural-building-materials']);
    const found = documents.find(({ url }) => url.endsWith('#lime-cautions'));
    expect(found).toMatchObject({ heading: 'Building lime: cautions' });
    expect(found?.text).toContain('bucket of clean water');
    const sheets = (await list()).filter(({ kind }) => kind === 'material');
    expect(sheets.map(({ id }) => id)).toEqual(materialIds);
    expect(sheets.find(({ id }) => id === 'lime')).toMatchObject({
      title: 'Building lime',
      path: '/natural-building-materials',
      state: 'live',
    });
  });

  test('names an existing project, and omits a hidden one', async () => {
    const { save, publish, move, body, base, projectTitles } = await openSheet('mudbrick');
    const unknown = { ...body, projects: [{ id: 999, note: 'A wall' }] };
    expect(fieldsOf(await save('material', 'mudbrick', 1, unknown, base))).toEqual({
      status: 422,
      fields: { 'projects.0.id': expect.stringMatching(/no project 999/) },
    });
    expect((await save('material', 'mudbrick', 2, body, base)).status).toBe(201);
    await publish('material', 'mudbrick', 2);
    expect(projectTitles()[1]).toBe('Project 1');
    await move('project', '1', 'hide');
    expect(projectTitles()[1]).toBeUndefined();
    // It can still be changed.
    expect((await save('material', 'mudbrick', 3, body, { base: uuid(2) })).status).toBe(201);
    await move('project', '1', 'show');
    expect(projectTitles()[1]).toBe('Project 1');
  });

  test('is one of seven: none is added and none is hidden', async () => {
    const { save, move, body } = await openSheet('stone');
    expect((await save('material', uuid(9), 1, body)).status).toBe(404);
    expect((await save('material', 'hempcrete', 2, body)).status).toBe(404);
    expect((await move('material', 'stone', 'hide')).status).toBe(422);
    expect((await move('materials-page', 'materials-page', 'hide')).status).toBe(422);
  });
});

test('the text around the material sheets reaches the page and its head', async () => {
  const { save, publish, revisions, server } = await open();
  const [first] = (await revisions('materials-page', 'materials-page')).revisions;
  const body = {
    ...first?.body,
    title: 'What we build with',
    lead: picture,
    introduction: 'Touch them first.\n\nThen compare.',
    priceLabels: { material: 'Price in 2024', today: 'Price now' },
  };
  const base = first?.revisionId ?? null;
  expect((await save('materials-page', 'materials-page', 1, body, { base })).status).toBe(201);
  await publish('materials-page', 'materials-page', 1);
  const { content } = server.services;
  expect(content.findPage('natural-building-materials')['materials-page']).toMatchObject({
    introduction: body.introduction,
    priceLabels: body.priceLabels,
  });
  const shown = publicPages(content).find(({ path }) => path === '/natural-building-materials');
  expect(shown).toMatchObject({ title: 'What we build with', picture: picture.picture });
  expect(shown?.images[0]).toContain(picture.picture);
  expect(content.searchChanges().documents[0]).toMatchObject({
    url: '/natural-building-materials',
    heading: 'What we build with',
    text: 'Touch them first. Then compare.',
  });
});

test('a page of works gets a new introduction, and its works are still found', async () => {
  const { save, publish, move, revisions, server } = await open();
  const { entry, revisions: shipped } = await revisions('introduction', 'library');
  expect(entry).toMatchObject({ path: '/library', state: 'live' });
  const body = {
    title: 'Books',
    text: 'Read these.\n\nThen build.',
    description: 'Books on building with earth.',
  };
  const base = shipped[0]?.revisionId ?? null;
  expect((await save('introduction', 'library', 1, body, { base })).status).toBe(201);
  await publish('introduction', 'library', 1);
  const { content } = server.services;
  const { introduction, 'library-work': works } = content.findPage('library');
  expect(introduction).toEqual(body);
  expect(publicPages(content).find(({ path }) => path === '/library')?.title).toBe('Books');
  const { replaced, documents } = content.searchChanges();
  expect(replaced).toContain('/library');
  expect(documents.map(({ url }) => url)).toEqual([
    '/library',
    ...works.map(({ id }) => `/library#work-${id}`),
  ]);
  expect((await move('introduction', 'photos', 'hide')).status).toBe(422);
});

test('the search finds every work of the library when only its introduction has changed', async () => {
  const { save, publish, revisions, server } = await open();
  const [first] = (await revisions('introduction', 'library')).revisions;
  const body = { ...first?.body, text: 'Read these.' };
  await save('introduction', 'library', 1, body, { base: first?.revisionId ?? null });
  await publish('introduction', 'library', 1);
  const { content } = server.services;
  expect(content.searchChanges().replaced).toEqual(['/library']);
  expect(content.searchChanges().documents).toHaveLength(
    1 + content.findPage('library')['library-work'].length,
  );
});

test.each([
  ['projects', ['/projects/1', '/projects/2']],
  ['community-projects', ['/community-projects/1']],
  ['blog', ['/blog/post-1', '/blog/post-2']],
  ['resources', []],
  ['tools', ['/tools/sun', '/tools/permit-path']],
  ['design-services', ['/design-services#pricing', '/design-services#new-house']],
  ['contact', []],
] as const)(
  'the owner’s introduction of %s is on its page, in the search and where it is linked',
  async (name, below) => {
    const { save, publish, move, revisions, server } = await open();
    const { entry, revisions: shipped } = await revisions('introduction', name);
    const path = `/${name}`;
    expect(entry).toMatchObject({ path, state: 'live' });
    const { content } = server.services;
    const { version } = content;
    const body = { title: 'Come in', text: 'Wipe your boots.\n\nSit down.', description: 'D.' };
    const base = shipped[0]?.revisionId ?? null;
    expect((await save('introduction', name, 1, body, { base })).status).toBe(201);
    expect(content.version).toBe(version);
    await publish('introduction', name, 1);
    expect(content.version).not.toBe(version);
    const read: unknown = await (await server.fetch(`/api/pages/${name}`)).json();
    expect(read).toMatchObject({ page: name, content: { introduction: body } });
    expect(publicPages(content).find((one) => one.path === path)?.title).toBe('Come in');
    const { replaced, documents } = content.searchChanges();
    expect(replaced).toContain(path);
    const found = new Map(documents.map((document) => [document.url, document]));
    expect(found.get(path)).toMatchObject({
      heading: 'Come in',
      text: expect.stringContaining('Wipe your boots. Sit down.'),
    });
    for (const one of below) expect(found.get(one)?.page).toBe('Come in');
    expect((await move('introduction', name, 'hide')).status).toBe(422);
  },
);

test('a page in preparation gets new text about what is coming and what to read until then', async () => {
  const { save, publish, move, revisions, server } = await open();
  const { entry, revisions: shipped } = await revisions('coming-soon', 'sustainability');
  expect(entry).toMatchObject({ path: '/sustainability', state: 'live' });
  const body = {
    title: 'Energy',
    text: 'Next winter.',
    description: 'D.',
    planned: ['Meters.'],
    alternatives: ['[Materials](/natural-building-materials) Meanwhile.'],
  };
  const base = shipped[0]?.revisionId ?? null;
  const broken = { ...body, alternatives: ['[Materials](/nowhere)'] };
  expect(
    fieldsOf(await save('coming-soon', 'sustainability', 1, broken, { base })).fields,
  ).toHaveProperty(['alternatives.0']);
  expect((await save('coming-soon', 'sustainability', 2, body, { base })).status).toBe(201);
  await publish('coming-soon', 'sustainability', 2);
  const { content } = server.services;
  expect(content.findPage('sustainability')).toEqual({ 'coming-soon': body });
  const { replaced, documents } = content.searchChanges();
  expect(replaced).toEqual(['/sustainability']);
  expect(documents[0]).toMatchObject({ heading: 'Energy', text: 'Next winter. Meters.' });
  expect((await move('coming-soon', 'sustainability', 'hide')).status).toBe(422);
});

test('the owner’s text of a tool is on its page, in the search and where it is linked', async () => {
  const { save, publish, move, revisions, server } = await open();
  const { entry, revisions: shipped } = await revisions('tool', 'log');
  expect(entry).toMatchObject({ path: '/tools/log', state: 'live' });
  const [section] = v.parse(
    v.looseObject({ sections: v.array(v.looseObject({})) }),
    shipped[0]?.body,
  ).sections;
  const body = {
    title: 'Dry walls',
    text: 'Read it weekly.',
    description: 'D.',
    sections: [
      { title: 'Before you start', text: 'One.\n\nTwo.', items: [] },
      { title: 'Before you start', text: '', items: ['A [scale](source:wood-handbook).'] },
      // Its links may lead to what this server does not have.
      { ...section, items: ['Write it down.'] },
    ],
    limits: ['Mould.'],
  };
  const base = shipped[0]?.revisionId ?? null;
  const broken = { ...body, limits: ['See [this](source:vicplan2).'] };
  expect(fieldsOf(await save('tool', 'log', 1, broken, { base })).fields).toHaveProperty([
    'limits.0',
  ]);
  expect((await save('tool', 'log', 2, body, { base })).status).toBe(201);
  await publish('tool', 'log', 2);
  const { content } = server.services;
  const { sections, limits, ...words } = content.findPage('tool-log').tool;
  expect(words).toEqual({ title: 'Dry walls', text: 'Read it weekly.', description: 'D.' });
  expect(limits).toEqual(['Mould.']);
  expect(sections.map(({ anchor }) => anchor)).toEqual([
    'before-you-start',
    'before-you-start-2',
    'how-to-read',
  ]);
  expect(sections[0]).toMatchObject({ text: 'One.\n\nTwo.', items: [] });
  expect(content.findPage('tools').titles.log).toBe('Dry walls');
  expect(publicPages(content).find(({ path }) => path === '/tools/log')?.title).toBe('Dry walls');
  const found = new Map(content.searchChanges().documents.map((one) => [one.url, one]));
  expect(found.get('/tools/log#limits')?.text).toBe('Mould.');
  expect(found.get('/tools/log#before-you-start-2')?.text).toBe('A scale.');
  expect((await move('tool', 'log', 'hide')).status).toBe(422);
});

test('the headline and its picture reach the front page', async () => {
  const { save, publish, revisions, server } = await open();
  const [first] = (await revisions('opening', 'opening')).revisions;
  const body = { ...first?.body, headline: 'Walls that breathe', picture };
  const base = first?.revisionId ?? null;
  expect((await save('opening', 'opening', 1, body, { base })).status).toBe(201);
  await publish('opening', 'opening', 1);
  const landing = server.services.content.findPage('landing');
  expect(landing.opening).toMatchObject({ headline: 'Walls that breathe' });
  // The portrait crop was of the other picture.
  expect(landing.hero).toMatchObject({
    picture: { id: picture.picture, alt: picture.alt },
    tall: null,
  });
});

test('page contents have a strong ETag, and an unknown page is not found', async () => {
  const { server } = await open();
  const all = await server.fetch('/api/pages');
  const tag = all.headers.get('ETag') ?? '';
  expect([all.headers.get('Cache-Control'), tag.startsWith('"')]).toEqual(['no-cache', true]);
  const again = await server.fetch('/api/pages', { headers: { 'If-None-Match': tag } });
  expect(again.status).toBe(304);
  const names = v.parse(v.array(v.looseObject({ page: v.string() })), await all.json());
  for (const { page } of names) {
    const one = await server.fetch(`/api/pages/${page}`);
    expect(await one.json()).toMatchObject({ page });
  }
  expect((await server.fetch('/api/pages/none')).status).toBe(404);
  expect((await server.fetch('/api/pages/__proto__')).status).toBe(404);
});

describe('a preview', () => {
  const form = (entry: unknown) => new URLSearchParams({ entry: JSON.stringify(entry) });
  const draft = { kind: 'article', id: uuid(7), slug: 'lime', body: article };

  async function ask(body: URLSearchParams, isOwner = true) {
    const rendered: { path: string; posts: readonly BlogPost[] }[] = [];
    const server = await startTestServer({
      preview: async (path, content) => {
        rendered.push({ path, posts: content.listBlogPosts() });
        return compressPage(200, '<!doctype html><title>Draft</title>');
      },
    });
    const cookie = isOwner ? await server.signIn() : '';
    const response = await server.fetch('/api/owner/preview', {
      method: 'POST',
      headers: { cookie },
      body,
    });
    return { response, rendered, server };
  }

  test('is the page with the draft, for the owner alone, and stores nothing', async () => {
    const { response, rendered, server } = await ask(form(draft));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.text()).toContain('Draft');
    expect(rendered).toMatchObject([
      { path: '/blog/lime', posts: [{ title: 'Lime in winter' }, {}, {}] },
    ]);
    expect(await server.store.content.listEntries()).toEqual([]);
    expect(server.services.content.listBlogPosts()).toHaveLength(2);
    expect((await ask(form(draft), false)).response.status).toBe(401);
  });

  test('says what is missing', async () => {
    const { response } = await ask(form({ ...draft, body: { ...article, title: '' } }));
    expect(response.status).toBe(422);
    expect((await ask(new URLSearchParams({ entry: '{' }))).response.status).toBe(400);
  });
});

test('one read has every entry with its newest revision, as the list and each entry have them', async () => {
  const { server, send, save, publish, revisions, list } = await open();
  await save('article', uuid(1), 11, article, { slug: 'lime' });
  await save('article', uuid(2), 12, article, { slug: 'clay' });
  await publish('article', uuid(2), 12);
  const newer = { ...article, title: 'Clay in winter' };
  await save('article', uuid(2), 13, newer, { base: uuid(12), slug: 'clay' });
  await publish('article', uuid(2), 13, new Date(server.time.now.getTime() + Day.ms).toISOString());
  const { answer } = await send('GET', listNewestRevisions.path);
  const { entries } = v.parse(listNewestRevisions.response, answer);
  expect(entries.map(({ entry }) => entry)).toEqual(await list());
  expect(entries.length).toBeGreaterThan(100);
  const own = entries.filter(({ entry }) => entry.id === uuid(1) || entry.id === uuid(2));
  const shipped = entries.filter(({ entry }) => entry.kind === 'project').slice(0, 1);
  for (const { entry, revision } of [...own, ...shipped]) {
    expect(revision).toEqual((await revisions(entry.kind, entry.id)).revisions[0]);
  }
  expect((await server.fetch(listNewestRevisions.path)).status).toBe(401);
});
