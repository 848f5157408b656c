import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { seedContent } from '#testing/support/render-page.ts';
import { drawShareCard } from '../../build/media/share-card.ts';
import { createEntryCards } from './entry-cards.ts';
import { publicPages } from './public-pages.ts';

test('a page keeps the card that came with it until its title or its picture is another', () => {
  const cards = createEntryCards(seedContent);
  const page = publicPages(seedContent).find(({ kind }) => kind === 'post');
  if (!page) throw new Error('no article');
  expect(cards.addressOf(page)).toContain('/attached_assets_compressed/share/');
  const changed = cards.addressOf({ ...page, title: 'Another title' });
  expect(changed).toMatch(/^\/share-cards\/[0-9a-f]{32}\.jpg$/);
  expect(cards.addressOf({ ...page, title: 'A third one' })).not.toBe(changed);
});

test('a card of a page is found by what is on it, and no other', () => {
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
  'draws whatever title the owner gives: %j',
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
    const drawn = await drawShareCard({ title, ...rest }, resolve('assets/studio/fonts'));
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
  },
);
