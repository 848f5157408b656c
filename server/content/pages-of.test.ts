import { expect, test } from 'vitest';
import { fifteenPrinciples } from '#content/articles/philosophy-process.ts';
import { heritageGalleries } from '#content/heritage-galleries.ts';
import { imageCatalogue } from '#content/image-catalogue.ts';
import type { BodyOf, ContentTypeName } from '#shared/content-types/types.ts';
import type { PageContents } from '#shared/page-content.ts';
import { sectionsOf } from '#shared/sections-of.ts';
import { defaultsOf } from './defaults-of.ts';
import { pagesOf } from './pages-of.ts';
import { findReleasedPage } from './released.ts';
import { usedPicture } from './used-picture.ts';

/** The pages with each body changed. */
function pagesWith(
  change: (body: Record<string, unknown>, name: ContentTypeName) => object,
  findProjectTitle: (id: number) => string | undefined = () => undefined,
): PageContents {
  return pagesOf(
    <Name extends ContentTypeName>(name: Name) =>
      defaultsOf(name).map(({ id, body }) => ({
        id,
        body: { ...body, ...change(body, name) } as BodyOf<Name>,
      })),
    (ref) => usedPicture(ref, () => undefined),
    findProjectTitle,
  );
}

test('a page has its own entry, the only one of a type, or all of them, as its types say', () => {
  const {
    introduction,
    'services-page': words,
    service,
    question,
  } = findReleasedPage('design-services');
  expect(introduction).toEqual(
    defaultsOf('introduction').find(({ id }) => id === 'design-services')?.body,
  );
  expect(words).toEqual(defaultsOf('services-page')[0]?.body);
  expect(service.map(({ id }) => id)).toEqual(defaultsOf('service').map(({ id }) => id));
  expect(question).toEqual(defaultsOf('question').map(({ id, body }) => ({ id, ...body })));
  expect(findReleasedPage('tool-sun').tool.title).toBe(
    defaultsOf('tool').find(({ id }) => id === 'sun')?.body.title,
  );
});

test('a page without an entry that it needs stops the start, and says which', () => {
  expect(() =>
    pagesOf(
      (name) => (name === 'introduction' ? [] : defaultsOf(name)),
      () => undefined,
      () => undefined,
    ),
  ).toThrow('the page projects needs the introduction projects');
});

test('a draft section is rendered only when requested', () => {
  const [heading] = fifteenPrinciples;
  const { page: draft } = findReleasedPage('philosophy-process-draft');
  expect(draft.blocks.slice(-fifteenPrinciples.length)).toEqual(fifteenPrinciples);
  const { page } = findReleasedPage('philosophy-process');
  expect(page.blocks).toEqual(draft.blocks.slice(0, -fifteenPrinciples.length));
  expect(page.blocks).not.toContainEqual(heading);
});

test('galleries keep their printed numbers and captions', () => {
  const { page, posters } = findReleasedPage('heritage-research');
  const shown = page.blocks.flatMap((block) => (block.kind === 'gallery' ? block.pictures : []));
  expect(shown.map(({ number, id, caption }) => [number, id, caption])).toEqual(
    heritageGalleries
      .flatMap(({ items }) => items)
      .map(({ number, picture }) => [number, picture, imageCatalogue.get(picture)?.caption]),
  );
  expect(posters['music-in-the-commons']?.id).toBe('heritage/film-music-in-the-commons');
});

test('a material sheet names no hidden project', () => {
  const { 'natural-building-materials': page } = pagesWith(
    () => ({}),
    (id) => (id === 7 ? 'Glenlyon' : undefined),
  );
  expect(page.projectTitles).toEqual({ 7: 'Glenlyon' });
});

test('a heading that the owner adds gets an anchor from its text, and no anchor occurs twice', () => {
  const { philosophy: shown } = pagesWith((_, name) =>
    name === 'page'
      ? {
          blocks: [
            { kind: 'heading', level: 2, text: 'Lime in winter' },
            { kind: 'heading', level: 3, text: 'Lime in winter' },
            { kind: 'paragraph', text: 'Wait.' },
            { kind: 'heading', level: 2, text: '家' },
          ],
        }
      : {},
  );
  const sections = sectionsOf(shown.page.blocks);
  expect(sections.map(({ id }) => id)).toEqual(['lime-in-winter', 'section']);
  expect(sections[0]?.blocks[0]).toMatchObject({ anchor: 'lime-in-winter-2' });
});

test('a picture that was not uploaded yet breaks no page, as in a preview', () => {
  const missing = (ref: unknown) => ({ ...Object(ref), picture: `uploaded/${'a'.repeat(64)}` });
  const shown = pagesWith((body) => ({
    ...('lead' in body && { lead: missing(body['lead']) }),
    ...('picture' in body && { picture: missing(body['picture']) }),
    ...('photo' in body && { photo: missing(body['photo']) }),
  }));
  expect(shown.about.page.lead).toBeNull();
  expect(shown.about.page.blocks).toEqual(findReleasedPage('about').page.blocks);
  expect(shown['natural-building-materials']['materials-page'].lead).toBeNull();
  expect(
    shown['natural-building-materials'].material.every(({ picture }) => picture === null),
  ).toBe(true);
  expect(shown.landing.hero).toEqual(findReleasedPage('landing').hero);
});

test('the front page has no separate portrait crop once the owner sets a focal point', () => {
  const focus = { x: 0.2, y: 0.8 };
  const { landing } = pagesWith((body, name) =>
    name === 'opening' ? { picture: { ...Object(body['picture']), focus } } : {},
  );
  expect(findReleasedPage('landing').hero.tall).not.toBeNull();
  expect(landing.hero).toMatchObject({ picture: { focus }, tall: null });
});
