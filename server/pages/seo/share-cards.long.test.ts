import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PageName } from '#shared/page-content.ts';
import { siteName } from '#shared/paths.ts';
import { seedContent } from '#testing/support/render-page.ts';
import { cutOf, renderShareCard } from './render-share-card.ts';
import { createEntryCards } from './entry-cards.ts';
import { publicPages } from './public-pages.ts';

test('a page keeps its shipped card until its title or its picture changes', () => {
  const cards = createEntryCards(seedContent);
  const page = publicPages(seedContent).find(({ kind }) => kind === 'post');
  if (!page) throw new Error('no article');
  expect(cards.addressOf(page)).toContain('/attached_assets_compressed/share/');
  const changed = cards.addressOf({ ...page, title: 'Another title' });
  expect(changed).toMatch(/^\/share-cards\/[0-9a-f]{32}\.jpg$/);
  expect(cards.addressOf({ ...page, title: 'A third one' })).not.toBe(changed);
});

test('a shipped picture gets a new card once the owner sets its focal point', () => {
  const { post, shown } = focusedArticle();
  const cards = createEntryCards({
    ...seedContent,
    version: 'changed',
    listBlogPosts: () => [{ ...post, pictures: [shown] }],
  });
  const page = publicPages(seedContent).find((one) => one.picture === shown.id);
  expect(page && cards.addressOf(page)).toMatch(/^\/share-cards\//);
});

test.each([
  ['another picture', { id: 'photos/photo-01' }, {}],
  ['another line above the headline', {}, { tagline: 'Walls that breathe' }],
])(
  'the front page with %s has a card that does not say the practice’s name twice',
  (_, part, words) => {
    const before = seedContent.findPage('landing');
    const landing = {
      opening: { ...before.opening, ...words },
      hero: { ...before.hero, picture: { ...before.hero.picture, ...part } },
    };
    const changed = {
      ...seedContent,
      version: 'changed',
      findPage: <Name extends PageName>(name: Name) => ({
        ...seedContent.findPage(name),
        ...(name === 'landing' && landing),
      }),
    };
    const cards = createEntryCards(changed);
    const front = publicPages(changed).find(({ kind }) => kind === 'front');
    const address = front && cards.addressOf(front);
    expect(address).toMatch(/^\/share-cards\//);
    const card = cards.find(address ?? '');
    expect(card?.title).toBe(landing.opening.tagline);
    expect(card?.title).not.toContain(siteName);
  },
);

test('an article gets a new card once the title of its parent page changes', () => {
  const { introduction } = seedContent.findPage('blog');
  const changed = {
    ...seedContent,
    version: 'changed',
    findPage: <Name extends PageName>(name: Name) => ({
      ...seedContent.findPage(name),
      ...(name === 'blog' && { introduction: { ...introduction, title: 'Notes' } }),
    }),
  };
  const page = publicPages(changed).find(({ kind }) => kind === 'post');
  const cards = createEntryCards(changed);
  const address = page && cards.addressOf(page);
  expect(cards.find(address ?? '')?.section).toBe('Notes');
});

function focusedArticle() {
  const post = seedContent.listBlogPosts()[0];
  const page = publicPages(seedContent).find(({ title }) => title === post?.title);
  if (!post || !page) throw new Error('no article');
  const facts = {
    width: 1600,
    height: 1067,
    colour: '#8a6f52',
    version: '0',
    alt: '',
    caption: '',
  };
  const shown = { id: page.picture, label: '', ...facts, focus: { x: 0, y: 1 } } as const;
  return { post, shown };
}

test('a card is addressed by its content, and no other card is served', () => {
  const post = seedContent.listBlogPosts()[0];
  if (!post) throw new Error('no article');
  const changed = {
    ...seedContent,
    version: 'changed',
    listBlogPosts: () => [{ ...post, title: 'Lime & light' }],
  };
  const cards = createEntryCards(changed);
  const page = publicPages(changed).find(({ title }) => title === 'Lime & light');
  const address = page && cards.addressOf(page);
  expect(cards.find(address ?? '')).toMatchObject({ title: 'Lime & light' });
  expect(cards.find(`/share-cards/${'0'.repeat(32)}.jpg`)).toBeUndefined();
  expect(createEntryCards(seedContent).find(address ?? '')).toBeUndefined();
});

test.each(['Lime & <light>', 'A wall '.repeat(40), 'x'.repeat(150)])(
  'renders any title that the owner gives: %j',
  async (title) => {
    const create = { width: 1200, height: 900, channels: 3, background: '#8a6f52' } as const;
    const source = await sharp({ create }).jpeg().toBuffer();
    const rest = {
      section: 'Articles',
      practice: 'Practice',
      source,
      inset: 0,
      focus: 0.8,
      mayShorten: true,
    } as const;
    const rendered = await renderShareCard({ title, ...rest }, resolve('assets/fonts'));
    expect(await sharp(rendered).metadata()).toMatchObject({ width: 1200, height: 630 });
  },
);

test.each(['\uFFFE', '\uFFFF', '\uD800', '\u0000', '\u000B', '\u{1FFFE}', '\u001B'])(
  'draws a card whose words have %j in them',
  async (odd) => {
    const source = await sharp({
      create: { width: 600, height: 630, channels: 3, background: '#3f4b5c' },
    })
      .jpeg()
      .toBuffer();
    const words = `Lime${odd} and clay`;
    const card = { title: words, section: words, practice: words, source, inset: 0, focus: 0.5 };
    const rendered = await renderShareCard(card, resolve('assets/fonts'));
    expect(await sharp(rendered).metadata()).toMatchObject({ width: 1200, height: 630 });
  },
);

test('a tall picture is cropped at its focal point, not where it has the most detail', async () => {
  const wall = await sharp({
    create: { width: 600, height: 1800, channels: 3, background: '#3f4b5c' },
  })
    .composite([
      { input: detail(), left: 0, top: 60 },
      {
        input: { create: { width: 600, height: 200, channels: 3, background: '#8c3f28' } },
        left: 0,
        top: 1500,
      },
    ])
    .jpeg()
    .toBuffer();
  const rest = { title: 'A wall', section: '', practice: '', source: wall, inset: 0 };
  const rendered = await renderShareCard(
    { ...rest, focus: 0.5, focusDown: 0.89 },
    resolve('assets/fonts'),
  );
  const { channels } = await sharp(
    await sharp(rendered).extract({ left: 800, top: 300, width: 40, height: 40 }).toBuffer(),
  ).stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(blue + 40);
});

/** A chequerboard, which attracts a crop by detail. */
function detail(): Buffer {
  const squares = Array.from(
    { length: 60 },
    (_, at) =>
      `<path fill="${at % 2 === 0 ? '#fff' : '#c00'}" d="M${(at % 15) * 40} ${Math.floor(at / 15) * 40}h40v40h-40z"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="160">${squares.join('')}</svg>`,
  );
}

/** Pixels of the enlarged picture from which the place on the card is cut. */
function enlargedPixels(whole: { width: number; height: number }, focus?: number): number {
  const { width, height } = cutOf({ inset: 0, focus, focusDown: focus }, whole, 730);
  const scale = Math.max(730 / width, 630 / height);
  return width * scale * height * scale;
}

test.each([
  [1, 12_000],
  [12_000, 1],
  [40, 12_000],
  [400, 12_000],
  [12_000, 400],
  [1, 1],
  [3, 2],
])('enlarges little more than the card of a picture of %i × %i', (width, height) => {
  // The narrowest are whole pixels wide.
  expect(enlargedPixels({ width, height })).toBeLessThanOrEqual(4 * 730 * 630);
  expect(enlargedPixels({ width, height }, 0.1)).toBeLessThanOrEqual(4 * 730 * 630);
});

test('looks for the best part in all of an ordinary picture', () => {
  const whole = { width: 1600, height: 900 };
  const all = { left: 0, top: 0, ...whole };
  expect(cutOf({ inset: 0, focus: undefined }, whole, 730)).toEqual(all);
});

test.each([
  [1, 12_000],
  [12_000, 1],
])(
  'draws the card of a picture of %i × %i that was stored before such were refused',
  async (width, height) => {
    const source = await sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    const card = {
      title: 'A strip',
      section: 'Projects',
      practice: siteName,
      source,
      inset: 0,
      focus: undefined,
    };
    const drawn = await renderShareCard(card, resolve('assets/studio/fonts'));
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
  },
);
